import type { Wish } from '../../words/misuses.ts';

/** Names under which programs ask for something, without `get` and `is`, in small letters. */
const NAMES: Readonly<Record<Wish, string>> = {
  moves:
    'children child successors successor neighbours neighbors moves move legalmoves legalactions ' +
    'availablemoves availableactions possiblemoves possibleactions validmoves actions action result ' +
    'next nextstate nextstates nextmoves expand apply applymove makemove play branches kids nodes ' +
    'generatesuccessor generatesuccessors haschildren left right legalpacmanactions moveset neighborhood',
  end:
    'terminal terminaltest terminalstate leaf leafnode over gameover done end endstate goal goaltest ' +
    'goalstate win lose finished final won lost winner checkwin checkwinner',
  worth:
    'value utility score evaluate evaluation eval heuristic h payoff objective cost fitness conflicts ' +
    'evaluationfunction evaluationfn heuristicvalue reward energy numconflicts attackingpairs attacks',
  turn:
    'player tomove turn currentplayer max maximizing maximizingplayer min maxnode minnode whoseturn ' +
    'nextplayer activeplayer maxplayer',
  limit: 'depthlimit maxdepth depth limit cutoff cutofftest',
  start: 'initial initialstate start startstate root state',
  'random-state': 'randomstate random randominitial randominitialstate randomstart randomize restart reset',
  number: 'random float nextdouble uniform rand number',
  integer: 'randint randrange nextint int integer randominteger randomint',
  choice: 'choices sample pick choose choice randomchoice element',
  shuffle: 'shuffle shuffled permutation permute',
};

const BY_NAME: ReadonlyMap<string, readonly Wish[]> = (() => {
  const found = new Map<string, Wish[]>();
  for (const [wish, names] of Object.entries(NAMES) as [Wish, string][])
    for (const name of names.split(' ')) found.set(name, [...(found.get(name) ?? []), wish]);
  return found;
})();

const SHORT = /^(?:get|is|has|list|generate|all|compute|calculate|calc)(?=.{3})/;

/** What somebody is after who asks for `getChildren` or `is_leaf`, of what there is to be after. */
export function wishFor(member: string, possible: readonly Wish[]): Wish | null {
  const plain = member.replaceAll('_', '').toLowerCase();
  for (const name of [plain, plain.replace(SHORT, '')]) {
    const found = BY_NAME.get(name)?.find((wish) => possible.includes(wish));
    if (found !== undefined) return found;
  }
  return null;
}
