import type { Parts } from '../skeletons/adversarial.ts';
import { FOR_ALL } from '../skeletons/algorithms.ts';
import { bestActions } from '../skeletons/conventions.ts';
import { cutoffCompared } from './cutoffCompared.ts';
import { type Form, only, type SearchMistake } from './searchMistake.ts';

type Change = Form['change'];
type Found = Parameters<Parts['answer']>[0];

/** The same answer with other actions. */
const answering =
  (actions: (found: Found) => unknown): Change =>
  (correct) => ({ answer: (found) => ({ ...correct.answer(found), actions: actions(found) }) });

/** Mistakes about the set of best actions. */
export const SET_MISTAKES: readonly SearchMistake[] = [
  cutoffCompared,
  {
    id: 'one-best-action',
    title: 'Only one of the best actions',
    words: 'Where several actions are best, your search returns one of them. All of them are asked for.',
    hint: 'What should happen when a later child is exactly as good as the best one so far?',
    algorithms: FOR_ALL,
    replaces: [
      {
        label: 'the first',
        change: answering((found) => bestActions(found).slice(0, 1)),
      },
      {
        label: 'the last',
        change: answering((found) => bestActions(found).slice(-1)),
      },
      {
        label: 'the first, in no list',
        change: answering((found) => bestActions(found)[0] ?? null),
      },
      {
        label: 'the last, in no list',
        change: answering((found) => bestActions(found).at(-1) ?? null),
      },
    ],
  },
  {
    id: 'former-best-kept',
    title: 'What was best for a while stays in the set',
    words:
      'When your search finds a better child, those that were best before stay in the set. They are worth ' +
      'less.',
    hint: 'A new best value begins a new set. What is in it?',
    algorithms: FOR_ALL,
    replaces: only((correct) => {
      const kept: string[] = [];
      return {
        better(mover, value, best, at, action) {
          const isBetter = correct.better(mover, value, best, at, action);
          if (at.ply === 0 && (isBetter || value === best)) kept.push(action);
          return isBetter;
        },
        answer: (found) => ({ ...correct.answer(found), actions: [...kept] }),
      };
    }),
  },
  {
    id: 'set-of-another-node',
    title: 'One set for all nodes',
    words:
      'All nodes of your search share one set of best actions, so that those of the root are lost when ' +
      'another node finds its own.',
    hint: 'Whose best children does the set hold when the root is done?',
    algorithms: FOR_ALL,
    replaces: only((correct) => {
      let kept: string[] = [];
      return {
        better(mover, value, best, at, action) {
          const isBetter = correct.better(mover, value, best, at, action);
          if (isBetter) kept = [action];
          else if (value === best) kept.push(action);
          return isBetter;
        },
        answer: (found) => ({ ...correct.answer(found), actions: [...kept] }),
      };
    }),
  },
  {
    id: 'children-for-actions',
    title: 'Best children in place of best actions',
    words:
      'Your search returns what the best actions lead to, or where they stand in the list, not the actions.',
    hint: 'The last step makes moves of the set of best children. What are they here?',
    algorithms: FOR_ALL,
    replaces: [
      {
        label: 'states',
        change: answering(({ children, value: best }) =>
          children.filter(({ value }) => value === best).map(({ state }) => state),
        ),
      },
      {
        label: 'positions',
        change: answering(({ children, value: best }) =>
          children.flatMap(({ value }, at) => (value === best ? [at] : [])),
        ),
      },
    ],
  },
  {
    id: 'set-as-text',
    title: 'The best actions as one text',
    words: 'Your search joins the best actions into one text. A list of them is asked for.',
    hint: 'Each item of the list should be exactly one of those that actions(state) gave.',
    algorithms: FOR_ALL,
    replaces: [',', ', ', ' '].map((between) => ({
      label: `joined by "${between}"`,
      change: answering((found) => bestActions(found).join(between)),
    })),
  },
  {
    id: 'no-set-at-end',
    title: 'A set with something in it where the game is over',
    words: 'Your search returns a list that holds something where there is no action to take.',
    hint: 'What is in the set of best children of a node that has none?',
    algorithms: FOR_ALL,
    replaces: [null, '', 'none', 'None'].map((item) => ({
      label: item === null ? 'nothing, in a list' : item === '' ? 'empty text' : item,
      change: answering((found) => (found.children.length === 0 ? [item] : bestActions(found))),
    })),
  },
];
