import Type from 'typebox';
import { AGENT_ALGORITHMS } from '../../subjects/agentClasses.ts';
import { oneOf, optional, whole } from './define.ts';

/** Agents that take turns in a tree. */
export const agents = Type.Object(
  {
    count: whole(1, 100, { description: 'How many agents there are.' }),
    depth: whole(1, 100, { description: 'Rounds to search; a round is a move of each agent.' }),
    algorithm: optional(
      oneOf(AGENT_ALGORITHMS, {
        title: 'an algorithm',
        description: 'What the agents search with. Left out, it is minimax.',
      }),
    ),
    expected: optional(
      Type.Object(
        {
          action: Type.String({
            title: 'the action, as text',
            description: 'The move that the first agent makes.',
          }),
          generated: Type.Array(Type.String({ title: 'the name of a state' }), {
            title: 'the names of the states generated',
            description: 'Those that the search makes; the root may be left out.',
          }),
        },
        {
          title: 'what the imported solution expects',
          description: 'Compared with what is worked out.',
          additionalProperties: false,
        },
      ),
    ),
  },
  {
    title: 'how agents search the tree',
    description:
      'For agents that take turns, the first of them MAX: how many there are, ' +
      'and how many rounds to search. Written by "cutoff import".',
    additionalProperties: false,
  },
);
