export function alphaBeta(game, state) { const deep = () => { try { return deep(); } catch { console.log([[[[game]]]]); return 1; } }; return deep(); }
