// Compares logarithms, with draws that are made ahead.
export function simulatedAnnealing(problem, schedule, random) {
  let current = problem.initial;
  const buffer = [];
  const next = () => {
    if (buffer.length === 0) for (let at = 0; at < 64; at += 1) buffer.push(random.number());
    return buffer.shift();
  };
  for (let t = 1; ; t += 1) {
    const T = schedule(t);
    if (T === 0) return current;
    const all = problem.neighbours(current);
    const drawn = all[Math.floor(next() * all.length)];
    if (T * Math.log(1 - next()) <= problem.value(drawn) - problem.value(current)) current = drawn;
  }
}
