// Sort with a comparison that never agrees with itself.
function alphaBeta(game, state) {
  const xs = Array.from({ length: 20000 }, (_, i) => i);
  for (let flip = 1; ; flip = -flip) xs.sort(() => (flip = -flip));
}
