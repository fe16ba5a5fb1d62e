import type { NodeSpec, PlayerSpec, TreeSpec } from '../../reference/games/treeSpec.ts';
import { Random } from '../../reference/random.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
export type WrittenNode = Mutable<Extract<NodeSpec, { readonly id?: string }>>;

/** A valid tree file that uses everything a tree file may say, nested and explicit forms mixed. */
export function validTreeSpec(seed: number): TreeSpec {
  const random = Random.seeded(seed);
  const players = random.integer(0, 3) === 0 ? random.integer(2, 4) : null;
  const movers: PlayerSpec[] =
    players === null ? ['max', 'min', 'chance'] : ['chance', ...Array.from({ length: players }, (_, i) => i)];
  const levels =
    random.integer(0, 1) === 0
      ? null
      : Array.from({ length: random.integer(1, 4) }, () => random.choice(movers));
  const root =
    levels === null && players === null && random.integer(0, 1) === 0
      ? random.choice(['max', 'min'] as const)
      : null;
  const cycle =
    levels ?? (players !== null ? movers.slice(1) : root === 'min' ? ['min', 'max'] : ['max', 'min']);
  const bounds =
    random.integer(0, 1) === 0
      ? random.choice([
          [-50, 50],
          [-50, 'inf'],
          ['-inf', 50],
        ] as const satisfies TreeSpec['bounds'][])
      : null;
  const number = (): number | 'inf' | '-inf' =>
    bounds === null && random.integer(0, 9) === 0
      ? random.choice(['inf', '-inf'] as const)
      : random.integer(-50, 50);
  let names = 0;

  const node = (ply: number, edge: Pick<WrittenNode, 'action' | 'probability'>): NodeSpec => {
    const explicit = random.integer(0, 2) === 0;
    const own: WrittenNode = { ...edge };
    if (explicit && random.integer(0, 1) === 0) own.id = `node ${(names += 1)}`;
    if (explicit && random.integer(0, 2) === 0) own.evaluation = number();
    if (ply >= 4 || random.integer(0, 9) < 2 + ply) {
      if (players !== null && random.integer(0, 5) > 0)
        return { ...own, utility: Array.from({ length: players }, () => random.integer(-50, 50)) };
      const value = players !== null || random.integer(0, 9) === 0 ? null : number();
      if (explicit && random.integer(0, 2) === 0) own.outcome = random.choice(['win', 'lose'] as const);
      return Object.keys(own).length === 0 && !explicit ? value : { ...own, value };
    }
    if (explicit && random.integer(0, 2) === 0) own.player = random.choice(movers);
    const mover = own.player ?? cycle[ply % cycle.length];
    const count = random.integer(1, 4);
    const parts =
      mover === 'chance' && random.integer(0, 1) === 0
        ? Array.from({ length: count }, () => random.integer(1, 9))
        : null;
    const whole = parts?.reduce((a, b) => a + b, 0) ?? 1;
    const isFraction = parts !== null && random.integer(0, 1) === 0;
    const labelled = random.integer(0, 2) === 0;
    const children = Array.from({ length: count }, (_, i) =>
      node(ply + 1, {
        ...(labelled && random.integer(0, 3) > 0 ? { action: `move ${i}` } : {}),
        ...(parts === null ? {} : { probability: isFraction ? `${parts[i]!}/${whole}` : parts[i]! / whole }),
      }),
    );
    return Object.keys(own).length === 0 ? children : { ...own, children };
  };

  return {
    title: `Tree ${seed}`,
    ...(random.integer(0, 1) === 0 ? { source: 'made for a test' } : {}),
    ...(root === null ? {} : { root }),
    ...(levels === null ? {} : { levels }),
    ...(players === null ? {} : { players }),
    ...(bounds === null ? {} : { bounds }),
    ...(random.integer(0, 3) > 0
      ? {}
      : {
          agents: {
            count: random.integer(1, 3),
            depth: random.integer(1, 3),
            ...(random.integer(0, 1) === 0
              ? {}
              : { algorithm: 'expectimax' as const, expected: { action: 'a', generated: ['x', 'y'] } }),
          },
        }),
    tree: node(0, {}),
  };
}

/** A node of a tree file, where it stands, and who moves above it. */
export interface Site {
  readonly node: NodeSpec;
  readonly place: string;
  readonly steps: readonly (string | number)[];
  readonly mover: PlayerSpec | null;
  readonly above: Site | null;
}

/** Every node of a valid file, in preorder. */
export function sites(spec: TreeSpec): Site[] {
  const turns =
    spec.players === undefined
      ? spec.root === 'min'
        ? (['min', 'max'] as const)
        : (['max', 'min'] as const)
      : Array.from({ length: spec.players }, (_, i) => i);
  const cycle: readonly PlayerSpec[] = spec.levels ?? turns;
  const found: Site[] = [];
  const visit = (
    node: NodeSpec,
    place: string,
    steps: readonly (string | number)[],
    ply: number,
    above: Site | null,
  ): void => {
    const written = isWritten(node) ? node : null;
    const children = Array.isArray(node) ? (node as readonly NodeSpec[]) : written?.children;
    const site: Site = {
      node,
      place,
      steps,
      above,
      mover: children === undefined ? null : (written?.player ?? cycle[ply % cycle.length]!),
    };
    found.push(site);
    children?.forEach((child, i) =>
      visit(
        child,
        written === null ? `${place}[${i}]` : `${place}.children[${i}]`,
        written === null ? [...steps, i] : [...steps, 'children', i],
        ply + 1,
        site,
      ),
    );
  };
  visit(spec.tree, 'tree', ['tree'], 0, null);
  return found;
}

export const isWritten = (node: unknown): node is WrittenNode =>
  typeof node === 'object' && node !== null && !Array.isArray(node);

export function childrenOf(node: NodeSpec): readonly NodeSpec[] {
  if (Array.isArray(node)) return node as readonly NodeSpec[];
  return isWritten(node) ? (node.children ?? []) : [];
}
