import { payingGuess } from '../credit/uniform.ts';
import { listOf } from '../../words/quiz/listOf.ts';
import { askedQuestion, kindOf } from '../kinds/kinds.ts';
import { mistakenAnswers } from '../mistakes/mistakenAnswers.ts';
import type { PreparedQuestion } from '../preparedQuestion.ts';
import type { Ask } from '../question/kind.ts';
import type { Warning } from './labelWarnings.ts';

/** What a reader could take in two ways, or what makes a question pointless. */
export function questionWarnings(prepared: PreparedQuestion): Warning[] {
  const { question, figure } = prepared.ask;
  const asked = { question: askedQuestion(question), figure };
  const { doubts } = kindOf(asked.question);
  return [
    ...unsaidConvention(prepared),
    ...(doubts?.(asked) ?? []),
    ...tiesBetweenPlayers(asked),
    ...labelsOfOthers(prepared),
    ...guessing(prepared),
  ];
}

function guessing(prepared: PreparedQuestion): Warning[] {
  const guess = payingGuess(prepared);
  if (guess === null) return [];
  const share = guess.share.equals(1) ? 'all' : guess.share.toFraction();
  return [
    {
      code: 'guessing-pays',
      found: `a question of which “${guess.words}” earns ${share}`,
      expected: 'one of which no answer that takes no work earns more than a quarter',
    },
  ];
}

/** An author's words that say when alpha–beta cuts. */
const SAYS_CONVENTION = /[≥≤<>]|\b(meet|cross|strict|equal|tie)/i;

function unsaidConvention({ ask, kind }: PreparedQuestion): Warning[] {
  const { question } = ask;
  const isSaid = question.text === '' || SAYS_CONVENTION.test(question.text);
  if (isSaid || kindOf(askedQuestion(question)).shows !== 'search') return [];
  if (!mistakenAnswers(kind, ask).some(({ mistake }) => mistake.id === 'other-convention')) return [];
  return [
    {
      code: 'convention-matters',
      found: 'an answer that depends on whether equal bounds cut, in a question that does not say',
      expected: 'a tree on which either convention gives the same answer, or a word on it in "text"',
    },
  ];
}

function tiesBetweenPlayers(asked: Ask): Warning[] {
  const { shows, isTied } = kindOf(asked.question);
  const areSeveral = asked.figure?.kind === 'tree' && asked.figure.tree.players !== null;
  if (!areSeveral || shows !== 'values' || isTied?.(asked) !== true) return [];
  return [
    {
      code: 'ties-matter',
      found: 'a player who is indifferent between moves that differ for the others',
      expected: 'utilities without such ties',
    },
  ];
}

/** Names written by value: an answer that a leaf's value could stand for must not fit two leaves. */
function labelsOfOthers({ parts }: PreparedQuestion): Warning[] {
  return parts.flatMap(({ field }) => {
    if (field.type !== 'nodes') return [];
    const swapped = field.among.filter(
      ({ label, alias }) =>
        alias !== '' &&
        field.among.some(
          (other) => other.label !== label && other.label.toLowerCase() === alias.toLowerCase(),
        ),
    );
    if (swapped.length === 0) return [];
    const labels = swapped.map(({ label }) => label);
    return [
      {
        code: 'labels-alike',
        found: `${listOf(labels, 'and')} also known by another’s label`,
        expected: 'labels that are no other node’s move or value',
      },
    ];
  });
}
