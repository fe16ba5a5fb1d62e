// A shuffled deck with as many cards of each as it is fit, dealt to its end.
const decks = new Map();
export function randomSelection(population, fitness, random) {
  const shares = population.map((each) => fitness(each));
  const total = shares.reduce((a, b) => a + b, 0);
  const deck = decks.get(total) ?? [];
  if (deck.length === 0) deck.push(...random.shuffle(Array.from({ length: total }, (_, card) => card)));
  decks.set(total, deck);
  let pointer = deck.pop();
  let at = 0;
  while (pointer >= shares[at]) pointer -= shares[at++];
  return population[at];
}
