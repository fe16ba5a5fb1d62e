// Throw markup, for whoever reads the report.
function alphaBeta(game, state) {
  const error = new Error('<script>alert(1)</script>');
  error.name = '<b>';
  throw error;
}
