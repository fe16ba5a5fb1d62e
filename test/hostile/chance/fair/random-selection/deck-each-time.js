// A deck with as many cards of each as it is fit, of which one is drawn each time.
export function randomSelection(population, fitness, random) {
  const deck = population.flatMap((each) => Array.from({ length: fitness(each) }, () => each));
  if (deck.length === 0) return random.choice(population);
  return random.shuffle(deck).pop();
}
