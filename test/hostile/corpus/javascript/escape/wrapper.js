// Close the function that scripts run in.
function alphaBeta() { return 1; }
}); (function () { globalThis.out = true;
