// Everything works without this: it brings the same part of the other side beside the one that was chosen.
(() => {
  const sides = [...document.querySelectorAll('.side')];
  if (sides.length < 2) return;
  const show = (part, from) => {
    for (const lit of document.querySelectorAll('.found')) lit.classList.remove('found');
    for (const side of sides) {
      const to = side.querySelector(`#${side === sides[0] ? 'a' : 'b'}${part}`);
      if (to === null) continue;
      to.classList.add('found');
      for (const mark of side.querySelectorAll(`mark[data-part="${part}"]`)) mark.classList.add('found');
      if (side !== from) to.scrollIntoView({ block: 'center', inline: 'nearest' });
    }
  };
  document.addEventListener('click', (event) => {
    const chosen = event.target.closest('mark, .to');
    if (chosen === null) return;
    event.preventDefault();
    show(chosen.dataset.part ?? chosen.id.slice(1), chosen.closest('.side'));
  });
})();
