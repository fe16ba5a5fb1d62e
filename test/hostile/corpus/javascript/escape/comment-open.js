// Leave a comment open at the end.
function alphaBeta() { return 1; }
/*
