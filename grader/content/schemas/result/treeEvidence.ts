import Type from 'typebox';
import { CUTS, RETURNS } from '../../../../reference/game.ts';
import { SOLVE_ALGORITHMS } from '../../../../reference/adversarial/searchTree.ts';
import { oneOf, optional, ref } from '../define.ts';
import { number } from './shared.ts';

export const treeEvidence = Type.Object(
  {
    kind: Type.Unsafe<'tree'>({ const: 'tree' }),
    tree: Type.Unsafe<string | { game: 'tic-tac-toe' }>({
      title: 'the tree, by its name in trees, or the game',
      if: { type: 'object', required: ['game'] },
      then: {
        title: 'a game',
        type: 'object',
        properties: { game: { enum: ['tic-tac-toe'] } },
        required: ['game'],
        additionalProperties: false,
      },
      else: { $ref: '#/$defs/treeName' },
    }),
    depthLimit: optional(
      Type.Unsafe<number | 'inf'>({
        title: 'plies searched; "inf" or absent when there is no limit',
        anyOf: [{ type: 'integer', minimum: 0 }, { const: 'inf' }],
      }),
    ),
    evaluated: Type.Array(Type.String(), {
      title: "the leaves that the student's search evaluated, in order, repeats included",
    }),
    expectedEvaluated: optional(
      Type.Array(Type.String(), { title: 'the leaves that a correct search in the same order evaluates' }),
    ),
    convention: optional(
      Type.String({ title: 'the accepted convention that the search follows, or the nearest one' }),
    ),
    search: optional(
      Type.Object(
        {
          algorithm: oneOf(SOLVE_ALGORITHMS, { title: 'an algorithm' }),
          cut: optional(oneOf(CUTS, { title: 'whether a cut is strict' })),
          returns: optional(oneOf(RETURNS, { title: 'what is returned outside the window' })),
        },
        {
          title: 'the correct search that it is compared with, in the order of the student’s',
          additionalProperties: false,
        },
      ),
    ),
    difference: optional(
      Type.Object(
        {
          node: Type.String(),
          path: Type.Array(Type.String(), { title: 'from the root to the node' }),
          window: optional(
            Type.Object(
              { alpha: ref('number', number), beta: ref('number', number) },
              { title: 'the window on entry, in a correct search', additionalProperties: false },
            ),
          ),
          sentence: optional(
            Type.String({ title: 'what happens there, where the rationale does not say it' }),
          ),
        },
        { title: "where the student's search and a correct one part", additionalProperties: false },
      ),
    ),
    asked: optional(
      Type.Object(
        {
          lines: Type.Array(
            Type.Object(
              { file: Type.String(), line: Type.Integer({ minimum: 1 }), text: Type.String() },
              { title: 'a line of the student’s that asked', additionalProperties: false },
            ),
          ),
          steps: Type.Array(
            Type.Object(
              {
                node: Type.String(),
                line: optional(Type.Integer({ minimum: 0, title: 'place in lines' })),
                printed: optional(Type.String({ title: 'what was printed since the step before' })),
              },
              { title: 'a node that was opened or evaluated', additionalProperties: false },
            ),
          ),
          printed: optional(Type.String({ title: 'what was printed after the last step' })),
        },
        {
          title: 'what the student’s search asked, and from where, in a search that was watched',
          additionalProperties: false,
        },
      ),
    ),
  },
  { title: 'a search of a tree', additionalProperties: false },
);
