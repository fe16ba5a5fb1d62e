exports.other = 1; for (let i = 0; i < 60; i += 1) exports['k'.repeat(100000) + i] = 1;
