// Without this the table is a plain one: it adds sorting by its heads and finding by name.
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
    const rows = [...body.rows].map((row) => ({ row, value: key(row, column) }));
    rows.sort((a, b) => {
      // What has no number stays at the end, whichever way.
      if (isNumber && (a.value === '' || b.value === '')) return (a.value === '') - (b.value === '');
      const order = isNumber ? a.value - b.value : compareText(a.value, b.value);
      return down ? -order : order;
    });
    body.append(...rows.map(({ row }) => row));
  };

  heads.forEach((head, column) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...head.childNodes);
    button.addEventListener('click', () => sort(column));
    head.append(button);
  });

  const input = document.getElementById('find');
  const found = document.getElementById('found');
  input.parentElement.hidden = false;
  const names = new Map([...body.rows].map((row) => [row, row.cells[0].textContent.toLowerCase()]));
  input.addEventListener('input', () => {
    const wanted = input.value.trim().toLowerCase();
    let shown = 0;
    for (const [row, name] of names) {
      row.hidden = !name.includes(wanted);
      if (!row.hidden) shown += 1;
    }
    found.textContent = wanted === '' ? '' : `${shown} of ${names.size}`;
  });
})();
