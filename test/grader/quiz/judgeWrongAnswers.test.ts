import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FULL_WINDOW } from '../../../reference/game.ts';
import { randomTreeSpec } from '../../../reference/games/randomTree.ts';
import { buildTree } from '../../../reference/games/tree.ts';
import { Random } from '../../../reference/random.ts';
import { leafProof } from '../../../grader/quiz/tree/leafProof.ts';
import { minimaxWith } from '../../../grader/quiz/tree/minimaxWithLeaves.ts';
import { searchByHand } from '../../../grader/quiz/tree/search.ts';
import { labelTree } from '../../../grader/quiz/tree/labels.ts';
import { plainGiven } from '../../../grader/quiz/question/formatAnswer.ts';
import { mistakenAnswers } from '../../../grader/quiz/mistakes/mistakenAnswers.ts';
import { prepareQuestion } from '../../../grader/quiz/preparedQuestion.ts';
import type { Field, Given, SearchSettings } from '../../../grader/quiz/types.ts';
import { grade, stateOf, quiz, RIGHT, bundled } from './judged.ts';

/** The answer to a question as somebody types it: by its only field, or by the keys of several. */
function written(parts: readonly { readonly field: Field; readonly given: Given }[]): unknown {
  const typed = parts.map(({ field, given }) => {
    const plain = plainGiven(field, given);
    const events = plain as { node: string; by?: string; kind?: string }[];
    return [
      field.key,
      field.type === 'events' ? events.map(({ node, by = '', kind = '' }) => `${node} ${by} ${kind}`) : plain,
    ] as const;
  });
  return typed.length === 1 ? typed[0]![1] : Object.fromEntries(typed);
}

test('every kind of question accepts its own answer, and prints and reads it back', () => {
  const kinds = new Set<string>();
  const all = [
    'figure-5-2',
    'deep-cutoffs',
    'chance-pruning',
    'three-players',
    'landscape-features',
    'queens-figure-4-3',
    'genetic-figure-4-6',
    'annealing',
    'random-restarts',
    'notes-alpha-beta',
    'choose-leaves',
    'utilities',
    'shallow-cutoffs',
    'notes-minimax',
    'two-ghosts',
  ];
  for (const name of all) {
    const loaded = bundled(name);
    const answers = Object.fromEntries(
      loaded.questions.map((question) => {
        kinds.add(question.kind);
        const prepared = prepareQuestion(loaded, question);
        return [question.id, written(prepared.parts.map(({ field, right }) => ({ field, given: right! })))];
      }),
    );
    const report = grade(loaded, answers);
    expect(
      report.verdicts
        .filter(({ state }) => state !== 'passed')
        .map(({ check, rationale }) => `${name} ${check}: ${rationale}`),
    ).toEqual([]);
  }
  expect(kinds.size).toBe(23);
});

describe('a wrong answer names its mistake', () => {
  test('what a known mistake answers is explained by it, or by one that answers alike', () => {
    let named = 0;
    for (const name of [
      'figure-5-2',
      'deep-cutoffs',
      'shallow-cutoffs',
      'chance-pruning',
      'three-players',
      'genetic-figure-4-6',
      'annealing',
      'expectimax-by-hand',
    ]) {
      const loaded = bundled(name);
      for (const question of loaded.questions) {
        const prepared = prepareQuestion(loaded, question);
        for (const { mistake, answers } of mistakenAnswers(prepared.kind, prepared.ask)) {
          if (answers.some((answer) => answer === null)) continue;
          const given = prepared.parts.map(({ field, at }) => ({ field, given: answers[at]! }));
          const report = grade(loaded, { [question.id]: written(given) });
          const told = report.diagnoses.map((each) => `${each.mistake} ${each.evidence}`).join(' ');
          expect(
            told.includes(mistake.id) || told.includes(mistake.title),
            `${name} ${question.id} ${mistake.id}: ${told}`,
          ).toBe(true);
          named += 1;
        }
      }
    }
    expect(named).toBeGreaterThan(100);
  });

  test('right answers are not diagnosed, and nor is nonsense', () => {
    expect(grade(quiz, RIGHT).diagnoses).toEqual([]);
    expect(grade(quiz, { pruned: 'L1, L6' }).diagnoses).toEqual([]);
  });
});

describe('proofs', () => {
  const hows: readonly SearchSettings[] = [
    { algorithm: 'alpha-beta', cut: 'non-strict', window: FULL_WINDOW },
    { algorithm: 'alpha-beta', cut: 'strict', window: FULL_WINDOW },
  ];
  const trees = fc.integer({ min: 0, max: 0x7fffffff }).map((seed) =>
    labelTree(
      buildTree(
        randomTreeSpec(Random.seeded(seed), {
          depth: [2, 4],
          branching: [2, 3],
          values: 'small',
          maxNodes: 60,
        }),
      ),
      'auto',
    ),
  );

  test('every leaf that is looked at has one, and what it says is so', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const how = hows[0]!;
        const { evaluated } = searchByHand(tree, how);
        const now = minimaxWith(tree, new Map())!;
        for (const leaf of evaluated) {
          const proof = leafProof(tree, how, leaf)!;
          expect(proof, tree.nodes[leaf]!.id).not.toBeNull();
          if (proof.code !== 'changes-root') continue;
          expect(tree.nodes[leaf]!.id).toBe(proof.leaf);
          expect(minimaxWith(tree, new Map([[leaf, proof.value]]))).toBe(proof.root);
          expect(now).toBe(proof.now);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('every leaf that is left out has one, and cannot change the root', () => {
    fc.assert(
      fc.property(trees, fc.constantFrom(...hows), fc.integer({ min: -30, max: 30 }), (tree, how, value) => {
        const { evaluated } = searchByHand(tree, how);
        const now = minimaxWith(tree, new Map());
        for (const { index, children, id } of tree.nodes) {
          if (children.length > 0 || evaluated.includes(index)) continue;
          expect(leafProof(tree, how, index), id).toMatchObject({ code: 'cut-off', leaf: id });
          expect(minimaxWith(tree, new Map([[index, value]]))).toBe(now);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('in words', () => {
    const report = grade(quiz, { pruned: 'L3, L4, L7, L8' });
    expect(stateOf(report, 'pruned')).toMatchObject({
      rationale: expect.stringContaining(
        'Before the leaves after L3 are known, the root can still be 3 if L3 is 5 and 2 if it is 2, ' +
          'so L3 has to be looked at.',
      ) as string,
    });
    expect(stateOf(grade(quiz, { pruned: 'L4, L7' }), 'pruned')).toMatchObject({
      rationale: expect.stringMatching(
        /Whatever L8 is, C is at most 1, and MAX is sure of at least 3 elsewhere \(α\), so L8 cannot matter/,
      ) as string,
    });
  });
});
