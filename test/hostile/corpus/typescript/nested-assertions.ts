export function alphaBeta(game: any, state: any): any { return <A>(<B>(<A>(<B>(<A>(<B>(<A>(<B>(<A>(<B>(<A>(<B>(<A>(<B>(<A>(<B>(<A>(<B>(<A>(<B>(<A>(<B>(<A>(<B>(1)))))))))))))))))))))))); }
