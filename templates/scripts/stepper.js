// Plays the steps of a stage: a drawn tree, or a local search. Without this, the drawing shows how the search
// ends, and the steps are a list.
//
// A stage has `count` steps, the first of which is called `first`; it draws a step, says it, and knows which
// are marked. What it can be asked for besides is in `go`; `next` and `previous` leave out steps that are not
// shown.
(() => {
  const all = (selector, from) => [...from.querySelectorAll(selector)];

  const start = (stepper) => {
    const isRun = stepper.dataset.stepper === 'run';
    const items = all(isRun ? '[data-at]' : '.step-list li', stepper);
    if (items.length === 0 && !isRun) return;
    const stage = isRun ? globalThis.runStage(stepper) : globalThis.treeStage(stepper);
    const { count, first, partsAt, textAt, isMarked } = stage;
    const find = (isWanted, from = 0) => {
      for (let step = from; step < count; step += 1) if (isWanted(step)) return step;
      return -1;
    };
    const now = stepper.querySelector('.now');
    const slider = stepper.querySelector('input[type="range"]');
    const play = stepper.querySelector('[data-sign]');
    const speed = stepper.querySelector('[data-speed]');
    const isStill = matchMedia('(prefers-reduced-motion: reduce)');
    let at = -1;
    let timer = null;

    const stepOf = new Map(items.map((item, index) => [item, Number(item.dataset.at ?? index)]));
    const next = (from) => stage.next?.(from) ?? from + 1;
    const previous = (from) => stage.previous?.(from) ?? from - 1;

    const show = (to, isQuiet = false) => {
      const wanted = Math.max(0, Math.min(count - 1, to));
      if (wanted === at) return;
      at = wanted;
      stage.draw(at);
      const where = `${at + first} of ${count - 1 + first}`;
      for (const [item, step] of stepOf) item.classList.toggle('lit', step === at);
      slider.value = String(at);
      slider.setAttribute('aria-valuetext', `Step ${where}: ${textAt(at)}`);
      if (!isQuiet) now.textContent = `${where}. ${textAt(at)}`;
    };

    const pause = () => {
      clearInterval(timer);
      timer = null;
      play.textContent = '▶︎ Play';
    };
    const toggle = () => {
      if (timer !== null) return pause();
      if (at === count - 1) show(0);
      play.textContent = '⏸︎ Pause';
      timer = setInterval(
        () => {
          show(next(at));
          if (at === count - 1) pause();
        },
        Number(speed.value) * (isStill.matches ? 2 : 1),
      );
    };
    const nextMarked = () => {
      const after = find(isMarked, at + 1);
      return after < 0 ? find(isMarked) : after;
    };
    const go = {
      first: () => show(0),
      back: () => show(previous(at)),
      on: () => show(next(at)),
      last: () => show(count - 1),
      cut: () => show(nextMarked()),
      parts: () => show(partsAt),
    };
    const act = (name) => {
      if (name === 'play') return toggle();
      if (go[name] === undefined) return stage.go[name]?.();
      pause();
      go[name]();
    };

    for (const button of all('[data-go]', stepper)) {
      button.addEventListener('click', () => act(button.dataset.go));
      if (button.dataset.go === 'cut') button.hidden = find(isMarked) < 0;
    }
    speed.addEventListener('change', () => {
      if (timer === null) return;
      pause();
      toggle();
    });
    slider.max = String(count - 1);
    slider.addEventListener('input', () => {
      pause();
      show(Number(slider.value));
    });
    const marks = stepper.querySelector('.marks');
    // Marks nearer to each other than a pixel or so would be a bar.
    let marked = -Infinity;
    for (let index = 0; index < count; index += 1) {
      if (index !== partsAt && (!isMarked(index) || index - marked < count / 300)) continue;
      marked = index;
      const mark = document.createElement('i');
      if (index === partsAt) mark.className = 'parts';
      mark.style.setProperty('left', `${(100 * index) / Math.max(1, count - 1)}%`);
      marks.append(mark);
    }
    const KEYS = {
      '+': 'in',
      '=': 'in',
      '-': 'out',
      0: 'fit',
      ArrowLeft: 'back',
      ArrowRight: 'on',
      Home: 'first',
      End: 'last',
      ' ': 'play',
    };
    stepper.addEventListener('keydown', (event) => {
      const name = KEYS[event.key];
      if (name === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      // A button, a list and a fold have these keys for themselves.
      if (event.key === ' ' && event.target.matches('button, select, summary')) return;
      if (event.target.matches('select')) return;
      event.preventDefault();
      act(name);
    });
    for (const [item, step] of stepOf)
      item.addEventListener('click', () => {
        pause();
        show(step);
      });
    stepper.querySelector('.controls').hidden = false;
    addEventListener('beforeprint', () => {
      if (stage.beforePrint === undefined) return;
      show(count - 1, true);
      stage.beforePrint();
    });
    show(stage.startAt ?? Math.max(0, partsAt));
  };

  for (const stepper of document.querySelectorAll('[data-stepper]')) start(stepper);
})();
