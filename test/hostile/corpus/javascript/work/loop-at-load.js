// Loop while the file loads, before any limit of a call.
for (;;);
function alphaBeta() {}
