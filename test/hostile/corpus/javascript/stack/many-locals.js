// More names in one function than an engine counts.
export function alphaBeta(game, state) {
  let names = '';
  for (let i = 0; i < 70_000; i += 1) names += `v${i},`;
  return Function(`let ${names}w; return () => w;`)();
}
