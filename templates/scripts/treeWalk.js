// Lets a tree be walked by keyboard: one node at a time, said with its place in the tree and what the search
// knows of it at the step that is shown. Null where a page has no place for it.
//
// The tree has a `root`, and knows of each node its parent (null at the root), its children, its name, and how it
// stands: who moves, `look`, `value` and `window`.
globalThis.treeWalk = (stepper, { root, parentOf, childrenOf, nameOf, standingOf, partOf }) => {
  const line = stepper.querySelector('.walk');
  const widget = line?.querySelector('[role="tree"]') ?? null;
  if (widget === null) return null;
  const LOOKS = {
    'st-open': 'being searched',
    'st-done': 'done',
    'st-cut': 'cut off',
    'st-unseen': 'not looked at yet',
  };
  widget.id ||= `walk-${[...document.querySelectorAll('.walk')].indexOf(line) + 1}`;
  let node = root;
  let item = null;
  let count = 0;

  const siblingsOf = (at) => (parentOf(at) === null ? [at] : childrenOf(parentOf(at)));
  const levelOf = (at) => {
    let level = 1;
    for (let above = parentOf(at); above !== null; above = parentOf(above)) level += 1;
    return level;
  };
  const words = () => {
    const { mover, look, value, window } = standingOf(node);
    const children = childrenOf(node).length;
    const below = children === 0 ? [] : [children === 1 ? '1 child' : `${children} children`];
    const known = [value, window].filter((text) => text !== '').join(' ');
    const name = node === root ? 'The root' : `Node ${nameOf(node)}`;
    return `${[name, mover, ...below].join(', ')}: ${known === '' ? '' : `${known}, `}${LOOKS[look] ?? look}`;
  };

  // A new item each time, so that what is said is said again.
  const show = () => {
    const siblings = siblingsOf(node);
    item?.remove();
    item = document.createElement('span');
    item.setAttribute('role', 'treeitem');
    item.setAttribute('aria-level', String(levelOf(node)));
    item.setAttribute('aria-setsize', String(siblings.length));
    item.setAttribute('aria-posinset', String(siblings.indexOf(node) + 1));
    item.id = `${widget.id}-${(count += 1)}`;
    item.textContent = words();
    widget.append(item);
    widget.setAttribute('aria-activedescendant', item.id);
    mark();
  };
  const mark = () => {
    for (const part of stepper.querySelectorAll('.st-walk')) part.classList.remove('st-walk');
    if (widget === document.activeElement) partOf(node)?.classList.add('st-walk');
  };
  const go = {
    ArrowLeft: () => parentOf(node),
    ArrowRight: () => childrenOf(node)[0],
    ArrowUp: () => siblingsOf(node)[siblingsOf(node).indexOf(node) - 1],
    ArrowDown: () => siblingsOf(node)[siblingsOf(node).indexOf(node) + 1],
    Home: () => root,
  };
  widget.addEventListener('keydown', (event) => {
    const to = go[event.key];
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    // These keys step through the search elsewhere.
    event.preventDefault();
    event.stopPropagation();
    const next = to();
    if (next === undefined || next === null || next === node) return;
    node = next;
    show();
  });
  widget.addEventListener('focus', mark);
  widget.addEventListener('blur', mark);
  line.hidden = false;

  return {
    /** After a step: what is known of the node, and its mark in the new drawing. */
    refresh() {
      if (item === null) return show();
      const text = words();
      if (text !== item.textContent) item.textContent = text;
      mark();
    },
  };
};
