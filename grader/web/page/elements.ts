/** An element of a page that its template holds. Throws where it does not. */
export function element<E extends HTMLElement>(id: string, type: new () => E): E {
  const found = document.querySelector(`#${id}`);
  if (!(found instanceof type)) throw new Error(`the page has no ${id}`);
  return found;
}
