// Print without end while the file loads.
for (;;) console.log('x'.repeat(1000));
function alphaBeta() {}
