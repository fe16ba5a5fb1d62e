export function alphaBeta(game: any, state: any): any { return <div onClick={game}>{state}</div>; }
