// Without this the table is a plain one: it adds sorting by its heads and finding by name, and lays a long
// table out as far as it is looked at, since a browser takes a second for a thousand rows.
(() => {
  const table = document.querySelector('[data-sortable]');
  if (table === null) return;
  const body = table.tBodies[0];
  const heads = [...table.tHead.rows[0].cells];
  const compareText = new Intl.Collator('en', { numeric: true }).compare;
  const key = (row, column) => row.cells[column].dataset.key ?? row.cells[column].textContent.trim();

  const sort = (column) => {
    const head = heads[column];
    const isNumber = head.dataset.sort === 'number';
    // Numbers start with the lowest, since that is whom a teacher looks for.
    const down = head.getAttribute('aria-sort') === 'ascending';
    for (const other of heads) other.removeAttribute('aria-sort');
    head.setAttribute('aria-sort', down ? 'descending' : 'ascending');
    for (const each of rows) each.value = key(each.row, column);
    rows.sort((a, b) => {
      // What has no number stays at the end, whichever way.
      if (isNumber && (a.value === '' || b.value === '')) return (a.value === '') - (b.value === '');
      const order = isNumber ? a.value - b.value : compareText(a.value, b.value);
      return down ? -order : order;
    });
    body.append(...rows.map(({ row }) => row));
    show();
  };

  heads.forEach((head, column) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...head.childNodes);
    button.addEventListener('click', () => sort(column));
    head.append(button);
  });

  const form = document.querySelector('.find');
  const found = document.getElementById('found');
  const input = form.elements.namedItem('find');
  const rows = [...body.rows].map((row) => ({
    row,
    text: row.cells[0].textContent.toLowerCase(),
    score: row.cells[1].dataset.key,
  }));
  const wantedOf = (name) => form.elements.namedItem(name)?.value.trim() ?? '';
  const firstCheck =
    heads.length - rows.reduce((n, { row }) => Math.max(n, row.querySelectorAll('[data-state]').length), 0);

  // How many of the rows that fit are laid out: more where somebody comes near their end.
  const STEP = 60;
  let most = STEP;
  const more = document.querySelector('.more');
  const box = more.parentElement;
  const all = more.querySelector('button');
  const show = () => {
    const wanted = ['find', 'status', 'mistake', 'section', 'check', 'from', 'to'].map(wantedOf);
    const [text, status, mistake, section, check, from, to] = wanted;
    const words = text.toLowerCase();
    let shown = 0;
    for (const { row, text: name, score } of rows) {
      const state = check === '' ? '' : row.cells[firstCheck + Number(check)].dataset.state;
      row.hidden = !(
        name.includes(words) &&
        (status === '' || row.dataset.status === status) &&
        (mistake === '' || row.dataset.mistakes.split(' ').includes(mistake)) &&
        (section === '' || row.dataset.section === section) &&
        (check === '' || state === 'failed' || state === 'not-checked') &&
        (from === '' || (score !== '' && Number(score) >= Number(from))) &&
        (to === '' || (score !== '' && Number(score) <= Number(to)))
      );
      if (!row.hidden) shown += 1;
      row.classList.toggle('late', !row.hidden && shown > most);
    }
    table.dataset.ready = '';
    more.hidden = shown <= most;
    all.textContent = `Show all ${shown}`;
    const isNarrowed = wanted.some((each) => each !== '');
    found.textContent = isNarrowed ? `${shown} of ${rows.length}` : '';
  };

  const showFirst = () => {
    most = STEP;
    box.scrollTop = 0;
    show();
  };
  const showMore = (by) => {
    most += by;
    show();
  };
  show();
  all.addEventListener('click', () => {
    const first = body.querySelector('.late a');
    showMore(rows.length);
    first?.focus();
  });
  // What was seen may be over when it is told: the table may have been narrowed since.
  const AHEAD = 600;
  const isNear = () => more.getBoundingClientRect().top < box.getBoundingClientRect().bottom + AHEAD;
  new IntersectionObserver(() => !more.hidden && isNear() && showMore(STEP), {
    root: box,
    rootMargin: `0px 0px ${AHEAD}px`,
  }).observe(more);

  form.hidden = false;
  form.addEventListener('input', showFirst);
  form.addEventListener('reset', () => setTimeout(showFirst));
  form.addEventListener('submit', (event) => event.preventDefault());

  // From the keyboard: / to find, then down and up through the students, and Enter opens one.
  const step = (by) => {
    const links = [...body.rows].flatMap((row) => (row.hidden ? [] : [...row.querySelectorAll('th a')]));
    const at = links.indexOf(document.activeElement);
    const link = links[at + by] ?? (at < 0 ? links[0] : undefined);
    if (link?.closest('.late')) showMore(STEP);
    link?.focus();
  };
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isTyping = document.activeElement.matches('input, select, textarea');
    const isInTable = document.activeElement === input || body.contains(document.activeElement);
    if (event.key === '/' && !isTyping) input.focus();
    else if (event.key === 'ArrowDown' && isInTable) step(1);
    else if (event.key === 'ArrowUp' && body.contains(document.activeElement)) step(-1);
    else return;
    event.preventDefault();
  });
})();
