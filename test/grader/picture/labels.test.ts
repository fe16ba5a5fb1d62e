import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FULL_WINDOW } from '../../../reference/game.ts';
import { buildTree, type Tree } from '../../../reference/games/tree.ts';
import type { NodeSpec } from '../../../reference/games/treeSpec.ts';
import { Random } from '../../../reference/random.ts';
import { columns } from '../../../grader/picture/columns.ts';
import { modelOf } from '../../../grader/picture/treeModel.ts';
import { treeSvg } from '../../../grader/picture/treeSvg.ts';
import { bareSvg } from '../../../grader/steps/bareTree.ts';
import { drawnSearch } from '../../../grader/steps/drawnSearch.ts';
import { quizTreeSvg } from '../../../grader/quiz/page/treePicture.ts';

interface Box {
  readonly what: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Wide enough for the widest of the usual fonts: 12.5 pixels and bold, or 11. */
const SIZES = [
  { classes: /pic-value/, character: 8.1, height: 12.5 },
  { classes: /pic-window/, character: 7.6, height: 11.5 },
  { classes: /./, character: 6.7, height: 11 },
];

function textsOf(svg: string): Box[] {
  return [...svg.matchAll(/<text x="([-\d.]+)" y="([-\d.]+)" class="([^"]*)"[^>]*>([^<]*)</g)].flatMap(
    ([, x, y, classes = '', content = '']) => {
      const text = content.replaceAll(/&[^;]+;/g, '&');
      if (text.trim() === '') return [];
      const { character, height } = SIZES.find((size) => size.classes.test(classes))!;
      const width = columns(text) * character;
      const left = Number(x) - (/pic-start/.test(classes) ? 0 : /pic-end/.test(classes) ? width : width / 2);
      return [
        {
          what: text,
          left,
          right: left + width,
          top: Number(y) - 0.75 * height,
          bottom: Number(y) + 0.2 * height,
        },
      ];
    },
  );
}

/** Each two bars are one stroke. */
function strikesOf(svg: string): Box[] {
  return [...svg.matchAll(/<path d="([^"]*)" class="pic-strike/g)].flatMap(([, d = '']) => {
    const ends = [...d.matchAll(/[ML]([-\d.]+) ([-\d.]+)/g)].map(
      ([, x, y]) => [Number(x), Number(y)] as const,
    );
    return Array.from({ length: ends.length / 4 }, (_, at) => {
      const own = ends.slice(4 * at, 4 * at + 4);
      const [xs, ys] = [own.map(([x]) => x), own.map(([, y]) => y)];
      return {
        what: `stroke ${at}`,
        left: Math.min(...xs),
        right: Math.max(...xs),
        top: Math.min(...ys),
        bottom: Math.max(...ys),
      };
    });
  });
}

/** The pairs that share more than a hair. */
function colliding(boxes: readonly Box[]): string[] {
  const sorted = [...boxes].sort((a, b) => a.left - b.left);
  return sorted.flatMap((a, at) => {
    const found: string[] = [];
    for (let next = at + 1; next < sorted.length && sorted[next]!.left < a.right - 0.2; next += 1) {
      const b = sorted[next]!;
      if (b.top < a.bottom - 0.2 && a.top < b.bottom - 0.2) found.push(`${a.what} | ${b.what}`);
    }
    return found;
  });
}

const WORDS = ['left', 'to the far right', 'ab', 'x', 'Nf3xe5+', '漢字', 'capture the queen'];

/** Uneven, with names, actions, chance and numbers of all lengths. */
function randomNode(random: Random, depth: number, path: string, chance: boolean): NodeSpec {
  const name = random.number() < 0.3 ? { id: `${random.choice(WORDS)} ${path}` } : {};
  const action = path !== '' && random.number() < 0.4 ? { action: `${random.choice(WORDS)}${path}` } : {};
  if (depth === 0 || (path !== '' && random.number() < 0.3))
    return { ...name, ...action, value: random.integer(-9, 9) * random.choice([1, 1, 1, 1e3, 1 / 7]) };
  const children = Array.from({ length: random.integer(1, 5) }, (_, at) =>
    randomNode(random, depth - 1, `${path}${at}`, chance),
  );
  return { ...name, ...action, children, ...(chance && random.number() < 0.3 ? { player: 'chance' } : {}) };
}

const trees = fc
  .record({
    seed: fc.integer({ min: 0, max: 1e6 }),
    depth: fc.integer({ min: 1, max: 4 }),
    chance: fc.boolean(),
  })
  .map(({ seed, depth, chance }) =>
    buildTree({ title: 'Random', tree: randomNode(Random.seeded(seed), depth, '', chance) }),
  );
const hasChance = ({ nodes }: Tree): boolean => nodes.some(({ player }) => player === 'chance');

describe('in drawings of random trees no two texts and no two strokes collide', () => {
  test('at any step of a search', () => {
    fc.assert(
      fc.property(trees, fc.nat(), (tree, nat) => {
        const algorithm = hasChance(tree) ? 'expectimax' : 'alpha-beta';
        const drawn = drawnSearch(tree, {
          algorithm,
          cut: 'non-strict',
          returns: 'fail-soft',
          window: FULL_WINDOW,
          depth: Infinity,
        });
        for (const step of [nat % drawn.steps, drawn.steps - 1]) {
          const svg = drawn.svg(step);
          expect(textsOf(svg).length).toBeGreaterThan(1);
          expect(colliding(textsOf(svg))).toEqual([]);
          expect(colliding(strikesOf(svg))).toEqual([]);
        }
      }),
      { numRuns: 80, seed: 17 },
    );
  });

  test('of what a student’s search did, with a node that is pointed out', () => {
    fc.assert(
      fc.property(trees, fc.nat(), fc.nat(), (tree, nat, other) => {
        const leaves = tree.nodes.filter(({ children }) => children.length === 0).map(({ id }) => id);
        const node = tree.nodes[nat % tree.nodes.length]!;
        const path: string[] = [];
        for (let at = node.index; at >= 0; at = tree.nodes[at]!.parent) path.unshift(tree.nodes[at]!.id);
        const svg = treeSvg(
          modelOf(tree, {
            evaluated: leaves.slice(0, 1 + (other % leaves.length)),
            expectedEvaluated: leaves.filter((_, at) => at % 3 !== 1),
            difference: {
              node: node.id,
              path,
              sentence: '',
              window: { alpha: -1234, beta: 'inf' },
            } as never,
          }),
        );
        expect(colliding(textsOf(svg))).toEqual([]);
        expect(colliding(strikesOf(svg))).toEqual([]);
      }),
      { numRuns: 80, seed: 18 },
    );
  });

  test('without answers, and in quizzes', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        expect(colliding(textsOf(bareSvg(tree)))).toEqual([]);
        const struck = new Set(tree.nodes.slice(1).map(({ index }) => index));
        for (const labels of ['nodes', 'edges'] as const) {
          const svg = quizTreeSvg({ kind: 'tree', tree, labels } as never, { struck });
          expect(colliding(textsOf(svg))).toEqual([]);
          expect(colliding(strikesOf(svg))).toEqual([]);
        }
      }),
      { numRuns: 60, seed: 19 },
    );
  });
});
