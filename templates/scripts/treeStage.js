// A tree on which the list of steps is played: what the drawing looks like after each of them, and how far it
// is zoomed in.
globalThis.treeStage = (() => {
  const all = (selector, from) => [...from.querySelectorAll(selector)];

  return (stepper) => {
    const items = all('.step-list li', stepper);
    const steps = items.map(({ dataset, textContent }) => ({
      ...dataset,
      text: textContent,
    }));
    // A tree that is too large to be drawn whole has all its steps in its data, and not in the list.
    const folded = globalThis.foldedTree?.(stepper) ?? null;
    const count = folded?.count ?? steps.length;
    const kindAt = (step) => folded?.kindAt(step) ?? steps[step].kind;
    const textAt = (step) => folded?.textAt(step) ?? steps[step].text;
    const linesAt = (step) => folded?.linesAt(step) ?? steps[step].lines;
    const by = (name) =>
      new Map(all(`[data-${name}]`, stepper.querySelector('svg')).map((part) => [part.dataset[name], part]));
    const [nodes, edges, strikes, values, windows] = ['n', 'e', 's', 'v', 'w'].map(by);
    const lines = all('[data-line]', stepper);
    const box = stepper.querySelector('.scroll');
    // What the student's search evaluated, in order, and the step at which it parts from this one.
    const yours = (stepper.dataset.yours ?? '').split(' ').filter((node) => node !== '');

    const partsAt = Number(stepper.dataset.parts ?? -1);
    const asked = globalThis.askedStage?.(stepper, steps, partsAt) ?? null;

    // What the drawing looks like after each step: worked out from the first one on, as steps are few.
    const frameAt = (last) => {
      const frame = {
        looks: new Map(),
        values: new Map(),
        windows: new Map(),
        cut: new Set(),
        open: [],
      };
      for (const step of steps.slice(0, last + 1)) {
        const { kind, node, from, value, own, window } = step;
        if (kind === 'enter') frame.open.push(node);
        if (kind === 'update') {
          if (frame.open.at(-1) === from) frame.open.pop();
          frame.looks.set(from, 'st-done');
          frame.values.set(from, own);
          frame.windows.delete(from);
        }
        if (kind === 'cut') frame.cut.add(node);
        if (kind === 'finish') frame.open = [];
        frame.looks.set(node, kind === 'finish' || kind === 'evaluate' ? 'st-done' : 'st-open');
        if (value !== undefined) frame.values.set(node, value);
        if (window !== undefined && kind !== 'evaluate' && kind !== 'finish') frame.windows.set(node, window);
        if (kind === 'finish') frame.windows.delete(node);
      }
      return frame;
    };

    // A node that a cutoff left out: its parent was cut, and it was never come to.
    const parentOf = new Map([...edges].map(([node, edge]) => [node, edge.dataset.p]));
    const isCut = (node, { cut, looks }) => {
      for (let child = node; child !== undefined; child = parentOf.get(child))
        if (!looks.has(child) && cut.has(parentOf.get(child))) return true;
      return false;
    };

    // The whole tree, each part as it looks at the step; gives the part that the step is at.
    const drawWhole = (at) => {
      const frame = frameAt(at);
      const step = steps[at];
      const looks = steps.slice(0, at + 1).filter(({ kind }) => kind === 'evaluate').length;
      // At its end, all that it evaluated.
      const isOver = asked === null || !asked.isBeside();
      const ringed = new Set(!isOver ? [] : at === steps.length - 1 ? yours : yours.slice(0, looks));
      for (const [node, part] of nodes) {
        const isOut = isCut(node, frame);
        const look = frame.looks.get(node) ?? (isOut ? 'st-cut' : 'st-unseen');
        part.setAttribute(
          'class',
          `${look}${step.node === node ? ' st-now' : ''}${ringed.has(node) ? ' st-yours' : ''}`,
        );
        edges
          .get(node)
          ?.setAttribute('class', `pic-edge ${look}${frame.open.includes(node) ? ' pic-path' : ''}`);
        const isTop = isOut && frame.cut.has(parentOf.get(node));
        strikes.get(node)?.setAttribute('class', isTop ? 'pic-strike' : 'pic-strike st-off');
      }
      for (const [node, text] of values) text.textContent = frame.values.get(node) ?? '';
      for (const [node, text] of windows) text.textContent = frame.windows.get(node) ?? '';
      return nodes.get(step.node);
    };

    // The same tree for whoever walks it by keyboard.
    const childrenOf = new Map();
    for (const [node, above] of parentOf) childrenOf.set(above, [...(childrenOf.get(above) ?? []), node]);
    const moverOf = (part) =>
      part.querySelector('.pic-box') !== null
        ? 'a leaf'
        : part.querySelector('.pic-max') !== null
          ? 'MAX'
          : part.querySelector('.pic-min') !== null
            ? 'MIN'
            : part.querySelector('.pic-chance') !== null
              ? 'chance'
              : `player ${part.querySelector('.pic-other + .pic-value')?.textContent ?? ''}`.trim();
    const whole = {
      root: [...nodes.keys()].find((node) => !parentOf.has(node)),
      parentOf: (node) => parentOf.get(node) ?? null,
      childrenOf: (node) => childrenOf.get(node) ?? [],
      nameOf: (node) => nodes.get(node).dataset.id,
      partOf: (node) => nodes.get(node),
      standingOf(node) {
        const part = nodes.get(node);
        const own = part.querySelector('.pic-box + .pic-value')?.textContent ?? values.get(node)?.textContent;
        const look = [...part.classList].find((name) => name.startsWith('st-')) ?? 'st-unseen';
        return { mover: moverOf(part), look, value: own ?? '', window: windows.get(node)?.textContent ?? '' };
      },
    };
    const walk = globalThis.treeWalk?.(stepper, folded?.tree ?? whole) ?? null;

    const draw = (at) => {
      const part = folded === null ? drawWhole(at) : folded.draw(at);
      walk?.refresh();
      const lit = new Set(linesAt(at).split(' '));
      for (const line of lines) line.classList.toggle('lit', lit.has(line.dataset.line));
      shown = at;
      const own = asked?.show(at);
      size();
      bringIntoView(box, part);
      if (asked !== null) bringIntoView(asked.theirs, own);
    };
    let shown = 0;
    asked?.view.addEventListener('change', () => {
      stepper.classList.toggle('beside-yours', asked.isBeside());
      asked.theirs.hidden = !asked.isBeside();
      draw(shown);
    });

    const bringIntoView = (box, part) => {
      if (part === undefined || (box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight))
        return;
      const [outer, inner] = [box.getBoundingClientRect(), part.getBoundingClientRect()];
      const margin = 24;
      if (inner.left < outer.left + margin || inner.right > outer.right - margin)
        box.scrollLeft += inner.left + inner.width / 2 - outer.left - box.clientWidth / 2;
      if (inner.top < outer.top + margin || inner.bottom > outer.bottom - margin)
        box.scrollTop += inner.top + inner.height / 2 - outer.top - box.clientHeight / 2;
    };

    // The drawing's own size times how far it is zoomed in; the box around it scrolls, by touch as well.
    let zoom = 1;
    const size = () => {
      for (const svg of all('.scroll > svg', stepper)) {
        const { width, height } = svg.viewBox.baseVal;
        svg.setAttribute('width', Math.round(width * zoom));
        svg.setAttribute('height', Math.round(height * zoom));
      }
    };
    const zoomTo = (wanted, x = box.clientWidth / 2, y = box.clientHeight / 2) => {
      const next = Math.max(0.25, Math.min(4, wanted));
      const [left, top] = [(box.scrollLeft + x) / zoom, (box.scrollTop + y) / zoom];
      zoom = next;
      size();
      [box.scrollLeft, box.scrollTop] = [left * zoom - x, top * zoom - y];
    };
    const fit = () => {
      const { width } = box.querySelector('svg').viewBox.baseVal;
      zoomTo(Math.min(1, (box.clientWidth - 26) / width));
    };
    box.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        const { left, top } = box.getBoundingClientRect();
        zoomTo(zoom * Math.exp(-event.deltaY / 300), event.clientX - left, event.clientY - top);
      },
      { passive: false },
    );
    // Two fingers zoom; one scrolls, as the browser does by itself.
    let pinch = null;
    const apart = ({ touches: [a, b] }) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    box.addEventListener('touchstart', (event) => {
      if (event.touches.length === 2) pinch = { apart: apart(event), zoom };
    });
    box.addEventListener(
      'touchmove',
      (event) => {
        if (pinch === null || event.touches.length !== 2) return;
        event.preventDefault();
        zoomTo((pinch.zoom * apart(event)) / pinch.apart);
      },
      { passive: false },
    );
    box.addEventListener('touchend', ({ touches }) => {
      if (touches.length < 2) pinch = null;
    });

    return {
      first: 1,
      count,
      partsAt,
      textAt,
      isMarked: (step) => kindAt(step) === 'cut',
      draw,
      go: { in: () => zoomTo(zoom * 1.25), out: () => zoomTo(zoom / 1.25), fit },
      beforePrint() {
        zoom = 1;
        size();
      },
    };
  };
})();
