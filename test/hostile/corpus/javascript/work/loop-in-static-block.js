// Loop while a class is defined.
class Search { static { for (;;); } }
function alphaBeta() {}
