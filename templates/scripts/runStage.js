// A local search that is played: what its page holds becomes pictures, step by step, and the chart grows with
// them. Without this, the pictures show the steps that matter, and the steps are a table.
globalThis.runStage = (() => {
  const make = (name, className, ...content) => {
    const made = document.createElement(name);
    if (className !== '') made.className = className;
    made.append(...content);
    return made;
  };

  return (figure) => {
    const run = cutoffRuns.playRun(JSON.parse(figure.querySelector('[data-run]').textContent));
    const { count, first, partsAt, keys } = run;
    const chart = figure.querySelector('[data-play]');
    const rows = [make('div', 'pictures'), make('div', 'pictures')];
    const facts = make('dl', 'readings');
    const now = make('p', 'now');
    now.setAttribute('role', 'status');
    now.setAttribute('aria-live', 'polite');
    const section = make('div', 'stepper plays', now);
    section.setAttribute('role', 'group');
    section.setAttribute('aria-label', 'The run, step by step');
    section.append(document.querySelector('#run-controls').content.cloneNode(true), facts, ...rows);
    figure.classList.add('played');
    figure.querySelector(':scope > .plot, :scope > figcaption').before(section);

    let isAll = keys.length === count;
    const every = section.querySelector('[data-go="all"]');
    every.hidden = isAll;
    every.textContent = `All ${count} steps`;
    const parts = section.querySelector('[data-go="parts"]');
    parts.hidden = partsAt < 0;
    if (run.isCompared) parts.textContent = 'Where they part';

    // One box a picture, kept from step to step, so that what has the focus keeps it.
    const boxes = [[], []];
    const boxAt = (row, at) =>
      (boxes[row][at] ??= (() => {
        const scroll = make('div', 'scroll');
        scroll.tabIndex = 0;
        scroll.setAttribute('role', 'group');
        const words = make('figcaption', '');
        const whole = make('figure', '', scroll, words);
        rows[row].append(whole);
        return { scroll, words, whole };
      })());
    const drawFigures = (all) => {
      for (const row of [0, 1]) {
        const own = all.filter(({ isBelow }) => (isBelow === true) === (row === 1));
        for (const [at, { svg, caption }] of own.entries()) {
          const { scroll, words, whole } = boxAt(row, at);
          whole.hidden = false;
          scroll.innerHTML = svg;
          scroll.setAttribute('aria-label', caption === '' ? 'The step, drawn' : caption);
          words.textContent = caption;
        }
        for (const { whole } of boxes[row].slice(own.length)) whole.hidden = true;
        rows[row].hidden = own.length === 0;
      }
    };

    const drawChart = (place) => {
      if (chart === null) return;
      const [left, right, last] = chart.dataset.play.split(' ').map(Number);
      const x = left + ((right - left) * Math.min(place, last)) / last;
      const [veil, line] = chart.children;
      veil.setAttribute('x', x);
      veil.setAttribute('width', right - x);
      line.setAttribute('x1', x);
      line.setAttribute('x2', x);
      chart.classList.remove('st-off');
    };

    return {
      count,
      first,
      partsAt,
      startAt: partsAt < 0 ? count - 1 : partsAt,
      textAt: run.textAt,
      isMarked: () => false,
      next: (from) => (isAll ? from + 1 : (keys.find((key) => key > from) ?? count - 1)),
      previous: (from) => (isAll ? from - 1 : (keys.findLast((key) => key < from) ?? 0)),
      draw(step) {
        drawFigures(run.figuresAt(step));
        drawChart(run.placeAt(step));
        facts.replaceChildren(
          ...run
            .factsAt(step)
            .map(({ label, value }) => make('div', '', make('dt', '', label), make('dd', '', value))),
        );
      },
      go: {
        all() {
          isAll = !isAll;
          every.setAttribute('aria-pressed', String(isAll));
        },
      },
    };
  };
})();
