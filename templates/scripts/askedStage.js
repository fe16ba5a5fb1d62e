// The student's search beside a correct one: where it is when the other has looked at as much, the line that
// asked, and what was printed by then. Gives null where a page knows nothing of it.
globalThis.askedStage = (stepper, steps, partsAt) => {
  const source = stepper.querySelector('.beside script[type="application/json"]');
  if (source === null) return null;
  const { steps: own, partsAt: ownPartsAt, printed: atEnd } = JSON.parse(source.textContent);
  const [NODE, LINE, LOOK, PRINTED] = [0, 1, 2, 4];
  const all = (selector, from = stepper) => [...from.querySelectorAll(selector)];
  const lines = all('[data-asked]');
  const now = stepper.querySelector('.yours-now');
  const printed = stepper.querySelector('.printed');
  const view = stepper.querySelector('[data-view]');
  const [box, theirs] = all('.pair .scroll');
  let parts = null;
  let shown = -1;

  // After each step of the correct search: as many looks, and what is opened that it has opened, too.
  const placeAt = (() => {
    const entered = new Set();
    let [at, looks, ownLooks] = [-1, 0, 0];
    return steps.map(({ kind, node }) => {
      entered.add(Number(node));
      if (kind === 'evaluate') looks += 1;
      for (let next = own[at + 1]; next !== undefined; next = own[at + 1]) {
        if (next[LOOK] === 1 ? ownLooks >= looks : !entered.has(next[NODE])) break;
        ownLooks += next[LOOK];
        at += 1;
      }
      return Math.max(0, at);
    });
  })();
  const ownAt = (at) =>
    at === steps.length - 1 ? own.length - 1 : at === partsAt && ownPartsAt >= 0 ? ownPartsAt : placeAt[at];

  // The same drawing once more, made when it is first looked at.
  const drawing = () => {
    if (parts !== null) return parts;
    const svg = box.querySelector('svg').cloneNode(true);
    for (const text of all('[data-v], [data-w]', svg)) text.textContent = '';
    for (const strike of all('[data-s]', svg)) strike.setAttribute('class', 'pic-strike st-off');
    theirs.append(svg);
    const by = (name) =>
      new Map(all(`[data-${name}]`, svg).map((part) => [Number(part.dataset[name]), part]));
    parts = { nodes: by('n'), edges: by('e') };
    return parts;
  };
  const draw = (at) => {
    const { nodes, edges } = drawing();
    const [now_] = own[at];
    const done = new Set(own.slice(0, at + 1).map(([node]) => node));
    const path = new Set();
    for (let node = now_; node !== undefined;) {
      path.add(node);
      const above = edges.get(node)?.dataset.p;
      node = above === undefined ? undefined : Number(above);
    }
    const isEnd = at === own.length - 1;
    for (const [node, part] of nodes) {
      const look = !done.has(node) ? 'st-unseen' : path.has(node) && !isEnd ? 'st-open' : 'st-done';
      part.setAttribute('class', `${look}${node === now_ ? ' st-now' : ''}`);
      const isPath = path.has(node) && !isEnd;
      edges.get(node)?.setAttribute('class', `pic-edge ${look}${isPath ? ' pic-path' : ''}`);
    }
    return nodes.get(now_);
  };

  const words = (at) => {
    const [, line, look, id] = own[at];
    const where = lines[line] === undefined ? '' : `, in line ${lines[line].querySelector('b').textContent}`;
    return `Yours ${look === 1 ? 'looks at' : 'opens'} ${id === '' ? 'the root' : `node ${id}`}${where}.`;
  };
  const isBeside = () => view.value === 'beside';
  /** Gives the part of its drawing that it is at, where that is looked at. */
  const show = (at) => {
    shown = ownAt(at);
    now.textContent = `${shown + 1} of ${own.length}. ${words(shown)}`;
    lines.forEach((line, place) => line.classList.toggle('lit', place === own[shown][LINE]));
    if (printed !== null) {
      const text = [own[shown][PRINTED], shown === own.length - 1 ? atEnd : ''].filter(Boolean).join('\n');
      printed.hidden = text === '';
      printed.querySelector('pre').textContent = text;
    }
    return isBeside() ? draw(shown) : undefined;
  };
  return { show, view, theirs, isBeside };
};
