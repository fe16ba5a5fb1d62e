const LONGEST = 60;

/**
 * A student's or an author's text in double quotes, cut when long, with nothing in it that could disturb a
 * terminal or a page.
 */
export function quote(text: string, longest: number = LONGEST): string {
  const characters = [...text];
  const cut = characters.length > longest ? `${characters.slice(0, longest).join('')}…` : text;
  // JSON leaves some control and direction characters, and lone surrogates, as they are.
  return JSON.stringify(cut).replace(
    /\p{C}/gu,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}
