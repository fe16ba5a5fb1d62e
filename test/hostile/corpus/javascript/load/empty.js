// Hand in an empty file.
// nothing about alphaBeta
