// Everything works without this: it only opens and closes all at once, opens all for paper where a style
// sheet cannot, shows the part of a wide tree that matters first, and keeps whose page it is in sight where
// the head is not.
(() => {
  const all = () => [...document.querySelectorAll('details')];
  for (const button of document.querySelectorAll('[data-all]')) {
    button.addEventListener('click', () => {
      for (const details of all()) details.open = button.dataset.all === 'open';
    });
    button.parentElement.hidden = false;
  }
  let closed = [];
  addEventListener('beforeprint', () => {
    closed = all().filter((details) => !details.open);
    for (const details of closed) details.open = true;
  });
  addEventListener('afterprint', () => {
    for (const details of closed) details.open = false;
  });
  const bar = document.querySelector('.bar');
  const score = document.querySelector('.score .big');
  if (bar !== null && score !== null)
    new IntersectionObserver(([{ isIntersecting }]) => bar.classList.toggle('quiet', isIntersecting), {
      rootMargin: '-45px 0px 0px',
    }).observe(score);
  const centre = (box) => {
    if (box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight) return;
    // The root comes first where no node is ringed.
    const target = box.querySelector('.pic-halo') ?? box.querySelector('.pic-shape');
    if (target === null) return;
    const [outer, inner] = [box.getBoundingClientRect(), target.getBoundingClientRect()];
    box.scrollLeft += inner.left + inner.width / 2 - outer.left - box.clientWidth / 2;
    box.scrollTop += target.matches('.pic-halo')
      ? inner.top + inner.height / 2 - outer.top - box.clientHeight / 2
      : 0;
  };
  for (const box of document.querySelectorAll('.tree > .scroll')) {
    const folded = box.closest('details:not([open])');
    if (folded === null) centre(box);
    else folded.addEventListener('toggle', () => centre(box), { once: true });
  }
})();
