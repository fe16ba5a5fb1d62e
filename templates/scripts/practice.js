// Checks answers on the page, part by part, with hints one by one. What is right is worked out by the program
// that marks a class (`cutoffPractice`), from the quiz as data.
(() => {
  const form = document.getElementById('quiz');
  const { check } = cutoffPractice.practise(document.getElementById('practice').textContent);
  const make = (tag, props = {}, ...inside) => {
    const made = Object.assign(document.createElement(tag), props);
    made.append(...inside);
    return made;
  };
  const button = (text, label, onclick) => {
    const made = make('button', { type: 'button', onclick }, text);
    made.setAttribute('aria-label', label);
    return made;
  };
  const marks = new WeakMap();

  // What is said of a field is read with it.
  const spokenFor = (field) =>
    field.matches('fieldset') ? field : field.querySelector('[role="tree"], input');
  const describe = (field, id, isOn) => {
    const at = spokenFor(field);
    const others = (at.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter((each) => each && each !== id);
    const all = isOn ? [...others, id] : others;
    if (all.length > 0) at.setAttribute('aria-describedby', all.join(' '));
    else at.removeAttribute('aria-describedby');
  };
  const unmark = (field) => {
    const mark = marks.get(field);
    if (mark === undefined) return;
    describe(field, mark.firstElementChild.id, false);
    mark.remove();
    marks.delete(field);
  };

  const hintButton = (hints, answer, name, told) => {
    let at = 0;
    const next = button('Hint', `Hint for ${name}`, () => {
      told.append(make('span', { className: 'tip' }, at < hints.length ? hints[at] : answer));
      at += 1;
      if (at > hints.length || (at === hints.length && answer === '')) {
        told.tabIndex = -1;
        told.focus();
        next.remove();
        return;
      }
      const isLast = at === hints.length;
      next.textContent = isLast ? 'Show the answer' : 'Next hint';
      next.setAttribute('aria-label', `${next.textContent} for ${name}`);
    });
    return next;
  };

  let marked = 0;
  const show = (field, { state, words, hints, answer }, name) => {
    const told = make('span', { className: 'told' });
    told.setAttribute('aria-live', 'polite');
    marked += 1;
    const standing = make('span', { className: 'standing', id: `mark-${marked}` }, words);
    const mark = make('span', { className: 'mark screen' }, standing);
    mark.dataset.state = state;
    if (hints.length > 0 || answer !== '') mark.append(' ', hintButton(hints, answer, name, told));
    mark.append(told);
    field.append(mark);
    marks.set(field, mark);
    describe(field, standing.id, true);
  };

  const nameOf = (field) => field.querySelector('legend, .name, label').textContent.trim();
  const summary = (found) => {
    const count = (...states) => found.filter(({ state }) => states.includes(state)).length;
    const [right, open] = [count('right', 'carried'), count('blank')];
    if (right === found.length) return found.length === 1 ? 'Right.' : 'All parts are right.';
    if (found.length === 1) return `${found[0].words}${/[.!?]$/.test(found[0].words) ? '' : '.'}`;
    return `${right} of ${found.length} parts are right${open === 0 ? '' : `, ${open} still open`}.`;
  };

  for (const group of form.querySelectorAll('[data-question]')) {
    const fields = [...group.querySelectorAll('[data-part]')];
    const heading = document.getElementById(group.getAttribute('aria-labelledby')).textContent;
    const status = make('span', { className: 'summary' });
    status.setAttribute('role', 'status');
    const run = () => {
      const found = check(group.dataset.question, form.answers());
      for (const [at, field] of fields.entries()) {
        unmark(field);
        show(field, found[at], fields.length === 1 ? heading : nameOf(field));
      }
      // Said again, though it may be the same as before.
      status.textContent = '';
      setTimeout(() => (status.textContent = summary(found)), 50);
    };
    group.append(
      make('p', { className: 'practise screen' }, button('Check', `Check ${heading}`, run), ' ', status),
    );
    // What has changed is not what was marked.
    for (const type of ['input', 'change'])
      group.addEventListener(type, ({ target }) => {
        // Text changes as it is typed; when it is left is no matter.
        if (type === 'change' && target.matches('input[type="text"]')) return;
        unmark(target.closest('[data-part]'));
        status.textContent = '';
      });
    group.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || !event.target.matches('input[type="text"]')) return;
      event.preventDefault();
      run();
    });
  }
  form.addEventListener('reset', () => {
    for (const field of form.querySelectorAll('[data-part]')) unmark(field);
    for (const status of form.querySelectorAll('.summary')) status.textContent = '';
  });
  form.before(
    make(
      'p',
      { className: 'hint screen' },
      'This quiz is for practice: check a question when you have answered it, and ask for hints one by ' +
        'one. Nothing leaves this page.',
    ),
  );
})();
