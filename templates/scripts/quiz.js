// The form keeps what is filled in, marks branches in the drawing and in the list of nodes alike, and saves
// answers.json.
(() => {
  const form = document.getElementById('quiz');
  const status = document.getElementById('status');
  const place = `cutoff-quiz ${form.dataset.quiz} ${form.dataset.hash}`;
  const say = (text) => {
    status.textContent = text;
  };
  const all = (selector, from = form) => [...from.querySelectorAll(selector)];

  // A tree view: `marked` holds the topmost pruned nodes.
  const trees = new Map();
  for (const field of all('[data-kind="tree"]')) {
    const items = all('[role="treeitem"]', field);
    const none = field.querySelector('[data-none]');
    const drawn = all('.quiz-branch', field.closest('.body'));
    const root = items[0];
    const parentOf = (item) => item.parentElement.closest('[role="treeitem"]');
    const marked = new Set();
    const cover = (item) => {
      for (let at = item; at !== null; at = parentOf(at)) if (marked.has(at)) return at;
      return null;
    };
    const show = () => {
      for (const item of items) item.setAttribute('aria-checked', String(cover(item) !== null));
      const struck = new Set([...marked].map((item) => item.dataset.node));
      for (const branch of drawn) branch.classList.toggle('marked', struck.has(branch.dataset.node));
    };
    const toggle = (item) => {
      if (item === root) return say('The root itself cannot be pruned.');
      const over = cover(item);
      if (over !== null) marked.delete(over);
      else {
        for (const other of marked) if (item.contains(other)) marked.delete(other);
        marked.add(item);
      }
      none.checked = false;
      show();
      say(`${item.dataset.node} ${cover(item) === null ? 'is no longer marked' : 'is marked as pruned'}.`);
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
    const focus = (item) => {
      if (item === null || item === undefined) return;
      for (const other of items) other.tabIndex = other === item ? 0 : -1;
      item.focus();
    };
    root.tabIndex = 0;
    const keys = {
      ArrowDown: (at) => items[at + 1],
      ArrowUp: (at) => items[at - 1],
      Home: () => items[0],
      End: () => items.at(-1),
      ArrowLeft: (at) => parentOf(items[at]),
      ArrowRight: (at) => items[at].querySelector('[role="treeitem"]'),
    };
    field.querySelector('[role="tree"]').addEventListener('keydown', (event) => {
      const item = event.target.closest('[role="treeitem"]');
      if (item === null || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === ' ' || event.key === 'Enter') toggle(item);
      else if (event.key in keys) focus(keys[event.key](items.indexOf(item)));
      else return;
      event.preventDefault();
    });
    field.querySelector('[role="tree"]').addEventListener('click', (event) => {
      const item = event.target.closest('[role="treeitem"]');
      if (item === null) return;
      focus(item);
      toggle(item);
    });
    for (const branch of drawn)
      branch.addEventListener('click', () =>
        toggle(items.find((item) => item.dataset.node === branch.dataset.node)),
      );
    none.addEventListener('change', () => {
      if (none.checked) marked.clear();
      show();
    });
    trees.set(field, {
      read: () =>
        marked.size > 0
          ? items.filter((item) => marked.has(item)).map((item) => item.dataset.node)
          : none.checked
            ? []
            : null,
      write: (value) => {
        marked.clear();
        for (const item of items)
          if (Array.isArray(value) && value.includes(item.dataset.node)) marked.add(item);
        none.checked = Array.isArray(value) && value.length === 0;
        show();
      },
    });
  }

  const texts = {
    read: (field) => field.querySelector('input').value.trim() || null,
    write: (field, value) => {
      field.querySelector('input').value = value ?? '';
    },
  };
  const kinds = {
    text: texts,
    radio: {
      read: (field) => field.querySelector(':checked')?.value ?? null,
      write: (field, value) => {
        for (const input of all('input', field)) input.checked = input.value === value;
      },
    },
    many: {
      read: (field) => {
        const chosen = all(':checked', field).map((input) => input.value);
        return chosen.length === 0 ? null : chosen;
      },
      write: (field, value) => {
        for (const input of all('input', field))
          input.checked = Array.isArray(value) && value.includes(input.value);
      },
    },
    events: {
      read: (field) => {
        const rows = all('select', field)
          .filter((select) => select.value !== '')
          .map((select) => `${select.dataset.node} ${select.value}`);
        return rows.length > 0 ? rows : field.querySelector('[data-none]').checked ? [] : null;
      },
      write: (field, value) => {
        const rows = Array.isArray(value) ? value : [];
        for (const select of all('select', field)) {
          const row = rows.find((text) => text.startsWith(`${select.dataset.node} `));
          select.value = row === undefined ? '' : row.slice(select.dataset.node.length + 1);
        }
        field.querySelector('[data-none]').checked = Array.isArray(value) && value.length === 0;
      },
    },
    tree: {
      read: (field) => trees.get(field).read(),
      write: (field, value) => trees.get(field).write(value),
    },
  };

  const eachField = (visit) => {
    for (const group of all('[data-question]')) {
      const fields = all('[data-part]', group);
      for (const field of fields)
        visit(
          group.dataset.question,
          fields.length === 1 ? null : field.dataset.part,
          field,
          kinds[field.dataset.kind],
        );
    }
  };
  const collect = () => {
    const answers = {};
    eachField((question, part, field, kind) => {
      const value = kind.read(field);
      if (value === null) return;
      if (part === null) answers[question] = value;
      else (answers[question] ??= {})[part] = value;
    });
    const [id, name] = ['student-id', 'student-name'].map((at) => document.getElementById(at).value.trim());
    return { quiz: form.dataset.quiz, hash: form.dataset.hash, student: { id, name }, answers };
  };
  const fill = ({ student, answers }) => {
    if (student?.id) document.getElementById('student-id').value = student.id;
    if (student?.name) document.getElementById('student-name').value = student.name;
    eachField((question, part, field, kind) =>
      kind.write(field, part === null ? answers?.[question] : answers?.[question]?.[part]),
    );
  };

  // For whatever else on the page wants to know.
  form.answers = () => collect().answers;

  // A browser may keep nothing for pages opened from disk; saving still works then.
  function keep() {
    try {
      localStorage.setItem(place, JSON.stringify(collect()));
    } catch {
      say('This browser keeps no answers. Save them before you close the page.');
    }
  }
  form.addEventListener('input', keep);
  form.addEventListener('change', keep);
  form.addEventListener('submit', (event) => event.preventDefault());
  try {
    const kept = localStorage.getItem(place);
    if (kept !== null) fill(JSON.parse(kept));
  } catch {
    /* nothing was kept */
  }

  document.getElementById('save').addEventListener('click', () => {
    const answered = collect();
    const address = URL.createObjectURL(
      new Blob([`${JSON.stringify(answered, null, 2)}\n`], { type: 'application/json' }),
    );
    const link = Object.assign(document.createElement('a'), { href: address, download: 'answers.json' });
    link.click();
    URL.revokeObjectURL(address);
    const open = all('[data-question]').filter(
      (group) => !(group.dataset.question in answered.answers),
    ).length;
    say(
      `answers.json is saved among your downloads. ${
        open === 0
          ? 'Hand it in where your course asks for it.'
          : `${open === 1 ? 'One question is' : `${open} questions are`} still open: go on, save again, and hand in the last file.`
      }`,
    );
  });
  document.getElementById('clear').addEventListener('click', () => {
    if (!confirm('Clear all answers on this page?')) return;
    fill({ answers: {} });
    form.dispatchEvent(new Event('reset'));
    keep();
    say('All answers are cleared.');
  });
})();
