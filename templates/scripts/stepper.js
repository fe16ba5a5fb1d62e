// Plays the list of steps on the drawing. Without this, the drawing shows how the search ends, and the steps
// are a list.
(() => {
  const all = (selector, from) => [...from.querySelectorAll(selector)];

  const start = (stepper) => {
    const items = all('.step-list li', stepper);
    if (items.length === 0) return;
    const steps = items.map(({ dataset, textContent }) => ({ ...dataset, text: textContent }));
    const by = (name) =>
      new Map(all(`[data-${name}]`, stepper.querySelector('svg')).map((part) => [part.dataset[name], part]));
    const [nodes, edges, strikes, values, windows] = ['n', 'e', 's', 'v', 'w'].map(by);
    const lines = all('[data-line]', stepper);
    const now = stepper.querySelector('.now');
    const box = stepper.querySelector('.scroll');
    const slider = stepper.querySelector('input[type="range"]');
    const play = stepper.querySelector('[data-sign]');
    const speed = stepper.querySelector('[data-speed]');
    // What the student's search evaluated, in order, and the step at which it parts from this one.
    const yours = (stepper.dataset.yours ?? '').split(' ').filter((node) => node !== '');
    const partsAt = Number(stepper.dataset.parts ?? -1);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)');
    let at = -1;
    let timer = null;

    // What the drawing looks like after each step: worked out from the first one on, as steps are few.
    const frameAt = (last) => {
      const frame = { looks: new Map(), values: new Map(), windows: new Map(), cut: new Set(), open: [] };
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

    const show = (to, isQuiet = false) => {
      const next = Math.max(0, Math.min(steps.length - 1, to));
      if (next === at) return;
      at = next;
      const frame = frameAt(at);
      const step = steps[at];
      const looks = steps.slice(0, at + 1).filter(({ kind }) => kind === 'evaluate').length;
      // At its end, all that it evaluated.
      const ringed = new Set(at === steps.length - 1 ? yours : yours.slice(0, looks));
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
      const lit = new Set(step.lines.split(' '));
      for (const line of lines) line.classList.toggle('lit', lit.has(line.dataset.line));
      for (const [index, item] of items.entries()) item.classList.toggle('lit', index === at);
      slider.value = String(at);
      slider.setAttribute('aria-valuetext', `Step ${at + 1} of ${steps.length}: ${step.text}`);
      if (!isQuiet) now.textContent = `${at + 1} of ${steps.length}. ${step.text}`;
      bringIntoView(nodes.get(step.node));
    };

    const bringIntoView = (part) => {
      if (part === undefined || (box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight))
        return;
      const [outer, inner] = [box.getBoundingClientRect(), part.getBoundingClientRect()];
      const margin = 24;
      if (inner.left < outer.left + margin || inner.right > outer.right - margin)
        box.scrollLeft += inner.left + inner.width / 2 - outer.left - box.clientWidth / 2;
      if (inner.top < outer.top + margin || inner.bottom > outer.bottom - margin)
        box.scrollTop += inner.top + inner.height / 2 - outer.top - box.clientHeight / 2;
    };

    const pause = () => {
      clearInterval(timer);
      timer = null;
      play.textContent = '▶︎ Play';
    };
    const toggle = () => {
      if (timer !== null) return pause();
      if (at === steps.length - 1) show(0);
      play.textContent = '⏸︎ Pause';
      timer = setInterval(
        () => {
          show(at + 1);
          if (at === steps.length - 1) pause();
        },
        Number(speed.value) * (isStill.matches ? 2 : 1),
      );
    };
    const nextCut = () => {
      const after = steps.findIndex(({ kind }, index) => index > at && kind === 'cut');
      return after < 0 ? steps.findIndex(({ kind }) => kind === 'cut') : after;
    };
    const go = {
      first: () => show(0),
      back: () => show(at - 1),
      on: () => show(at + 1),
      last: () => show(steps.length - 1),
      cut: () => show(nextCut()),
      parts: () => show(partsAt),
    };
    const act = (name) => {
      if (name === 'play') return toggle();
      pause();
      go[name]();
    };

    for (const button of all('[data-go]', stepper)) {
      button.addEventListener('click', () => act(button.dataset.go));
      if (button.dataset.go === 'cut') button.hidden = !steps.some(({ kind }) => kind === 'cut');
    }
    speed.addEventListener('change', () => {
      if (timer === null) return;
      pause();
      toggle();
    });
    slider.max = String(steps.length - 1);
    slider.addEventListener('input', () => {
      pause();
      show(Number(slider.value));
    });
    const marks = stepper.querySelector('.marks');
    for (const [index, { kind }] of steps.entries()) {
      if (kind !== 'cut' && index !== partsAt) continue;
      const mark = document.createElement('i');
      if (index === partsAt) mark.className = 'parts';
      mark.style.setProperty('left', `${(100 * index) / Math.max(1, steps.length - 1)}%`);
      marks.append(mark);
    }
    const KEYS = { ArrowLeft: 'back', ArrowRight: 'on', Home: 'first', End: 'last', ' ': 'play' };
    stepper.addEventListener('keydown', (event) => {
      const name = KEYS[event.key];
      if (name === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      // A button, a list and a fold have these keys for themselves.
      if (event.key === ' ' && event.target.matches('button, select, summary')) return;
      if (event.target.matches('select')) return;
      event.preventDefault();
      act(name);
    });
    for (const [index, item] of items.entries())
      item.addEventListener('click', () => {
        pause();
        show(index);
      });
    stepper.querySelector('.controls').hidden = false;
    addEventListener('beforeprint', () => show(steps.length - 1, true));
    show(Math.max(0, partsAt));
  };

  for (const stepper of document.querySelectorAll('[data-stepper]')) start(stepper);
})();
