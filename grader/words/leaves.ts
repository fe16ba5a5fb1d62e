import type { Cut } from '../../reference/game.ts';
import type { Algorithm } from '../types/exercise.ts';
import {
  type Bounds,
  type DepthLimit,
  type NodeId,
  boundsWords,
  limitWords,
  nodeWords,
  plies,
} from './nodes.ts';
import { count, formatNumber } from './numbers.ts';
import { type NoArgs, type RemarkOf, type Templates, type Words, say, speaker } from './remark.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A convention that a search was compared under, by its name. */
export interface ConventionName {
  readonly name: string;
  readonly cut: Cut;
}

/** How a search parts from a correct one. */
export const DIFFERENCES = {
  'evaluated-nothing': (_: NoArgs, { search, neverAskedValue }: Vocabulary): Words =>
    say(`${search} evaluated no leaf: ${neverAskedValue}, so it cannot know any value.`),
  'past-the-depth-limit': (
    { node, ply, limit }: { node: NodeId; ply: number; limit: DepthLimit },
    vocabulary: Vocabulary,
  ): Words =>
    say(
      `${vocabulary.search} went past the depth limit: it evaluated ${nodeWords(node)}, ` +
        `${plies(ply)} below the root, but ${limitWords(limit, vocabulary)}.`,
      `The root is at depth 0; ${vocabulary.stopAtLimit}.`,
    ),
  'stopped-early': (
    { node, ply, limit }: { node: NodeId; ply: number; limit: DepthLimit },
    vocabulary: Vocabulary,
  ): Words =>
    say(
      `${vocabulary.search} stopped at ${nodeWords(node)}, ${plies(ply)} below the root, and took ` +
        `its evaluation, but ${limitWords(limit, vocabulary)} and the game goes on there.`,
      `The root is at depth 0; ${vocabulary.stopOnlyAtEnd}.`,
    ),
  'never-evaluated-leaf': (
    { leaf, algorithm }: { leaf: string; algorithm: Algorithm },
    { search }: Vocabulary,
  ): Words => say(`${search} never evaluated leaf ${leaf}; ${algorithm} looks at every leaf.`),
  'cut-missed': (
    {
      node,
      after,
      skipped,
      by,
      isDeep,
      mayMeet,
      ...bounds
    }: Bounds & {
      node: NodeId;
      after: NodeId;
      skipped: NodeId;
      by: 'alpha' | 'beta';
      isDeep: boolean;
      mayMeet: boolean;
    },
    { search }: Vocabulary,
  ): Words => {
    const bound = by === 'alpha' ? 'α' : 'β';
    const rule =
      by === 'alpha'
        ? `A MIN node can stop as soon as its value so far is ${mayMeet ? '≤' : '<'} α.`
        : `A MAX node can stop as soon as its value so far is ${mayMeet ? '≥' : '>'} β.`;
    // What is missing does not show: the bound may not have come here, or nobody may have compared with it.
    const where = isDeep
      ? `This ${bound} comes from further up than the parent. Does it come down through every level, ` +
        'and is it compared with?'
      : `Does ${bound} come to this node, and is it compared with?`;
    return say(
      `${search} did not cut at ${nodeWords(node)}, though a correct alpha–beta in the same order does: ` +
        `after ${nodeWords(after)}, ${boundsWords(bounds)}, so ${nodeWords(skipped)} need not be searched.`,
      `${rule} ${where}`,
    );
  },
  'leaf-skipped': (
    {
      top,
      leaf,
      isLeafItself,
      value,
      alpha,
      beta,
      mayMeet,
    }: Bounds & {
      top: NodeId;
      leaf: string;
      isLeafItself: boolean;
      value: number;
      mayMeet: boolean;
    },
    { search }: Vocabulary,
  ): Words => {
    const what = isLeafItself
      ? `leaf ${leaf} (value ${formatNumber(value)})`
      : `${nodeWords(top)}, with leaf ${leaf} (value ${formatNumber(value)}) below it`;
    return alpha < beta
      ? say(
          `${search} skipped ${what}, which can still change the answer: it would be entered with ` +
            `${boundsWords({ alpha, beta })}.`,
          'Was it a cut that left it out? A node may be left early only once α ' +
            `${mayMeet ? '≥' : '>'} β at that node.`,
        )
      : say(
          `${search} skipped ${what}, which a strict search still looks at: α = β = ` +
            `${formatNumber(alpha)} there, and it cuts only when α > β.`,
        );
  },
  'child-without-bound': (
    { child, bound, value }: { child: NodeId; bound: 'alpha' | 'beta'; value: number },
    { search }: Vocabulary,
  ): Words => {
    const [sign, none] = bound === 'alpha' ? ['α', '−∞'] : ['β', '∞'];
    return say(
      `${search} looks at ${nodeWords(child)} as if ${sign} were ${none} there, though ${sign} = ` +
        `${formatNumber(value)} is known by then: ` +
        'each child of the root is searched as if it were the first.',
      'What does the next child of the root hear of the value of the one before? It should come down ' +
        'as α (at a MIN root, as β).',
    );
  },
  'children-in-other-order': (
    { early, late }: { early: NodeId; late: NodeId },
    { search, actions }: Vocabulary,
  ): Words =>
    say(
      `${search} went into ${nodeWords(early)} before ${nodeWords(late)}; this exercise fixes the ` +
        'order of the children.',
      `Search the children in the order in which ${actions} lists the actions.`,
    ),
  'looked-at-what-is-never-needed': ({ leaf }: { leaf: string }, { search }: Vocabulary): Words =>
    say(`${search} evaluated leaf ${leaf}, which a correct search in the given order never looks at.`),
} satisfies Templates;

export type DifferenceRemark = RemarkOf<typeof DIFFERENCES>;

const sayDifference = speaker(DIFFERENCES);

/** The first difference, where the set of leaves as a whole says more. */
export const LEAVES = {
  'every-leaf-evaluated': ({ first }: { first: DifferenceRemark }, vocabulary: Vocabulary) => {
    const { rationale, help } = sayDifference(first, { ...vocabulary, search: 'It' });
    return say(`${vocabulary.search} evaluated every leaf here. ${rationale}`, help);
  },
  'cuts-mixed': ({ first }: { first: DifferenceRemark }, vocabulary: Vocabulary) =>
    say(
      sayDifference(first, vocabulary).rationale,
      'Each of its cuts is right by itself, but some are made when the bounds meet and some only ' +
        'when they cross: ' +
        'use one test throughout, at MAX and MIN nodes alike.',
    ),
  'other-cuts-asked': ({ first, cut }: { first: DifferenceRemark; cut: Cut }, vocabulary: Vocabulary) =>
    say(
      sayDifference(first, vocabulary).rationale,
      `This exercise asks for ${cut} cuts: stop ` +
        `${cut === 'strict' ? 'only when the bounds cross (α > β)' : 'as soon as the bounds meet (α ≥ β)'}.`,
    ),
  'leaves-right': ({ leaves, convention }: { leaves: number; convention: ConventionName | null }) => {
    const followed =
      convention === null
        ? 'strict and non-strict cuts agree here'
        : `${convention.name}: it cuts when α ${convention.cut === 'strict' ? '>' : '≥'} β`;
    return say(
      `Evaluated ${count(leaves, 'leaf', 'leaves')}, just as a correct alpha–beta in the same order ` +
        `(${followed}).`,
    );
  },
  'positions-right': ({ positions, convention }: { positions: number; convention: string }) =>
    say(
      `Evaluated ${count(positions, 'position')}, just as a correct alpha–beta (${convention}). One ` +
        'that several plays lead to counts once.',
    ),
  'all-leaves-evaluated': ({ leaves }: { leaves: number }) =>
    say(`Evaluated all ${count(leaves, 'leaf', 'leaves')}.`),
} satisfies Templates;
