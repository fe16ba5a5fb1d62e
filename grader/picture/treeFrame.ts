/** What a drawn tree shows at one step of a search; numbers are nodes. */
export interface TreeFrame {
  /** The node that the step is at. */
  readonly now: number;
  readonly looks: ReadonlyMap<number, NodeLook>;
  /** The value so far, and the window, at nodes that have one. */
  readonly values: ReadonlyMap<number, string>;
  readonly windows: ReadonlyMap<number, string>;
  /** Nodes from the root to the one that is open. */
  readonly open: ReadonlySet<number>;
  /** Branches that a cutoff has left out: their topmost nodes. */
  readonly struck: ReadonlySet<number>;
}

/** How a node looks: left with its value, open, left out by a cutoff, or not come to yet. */
export const NODE_LOOKS = ['done', 'open', 'cut', 'unseen'] as const;
export type NodeLook = (typeof NODE_LOOKS)[number];

export const nodeClass = ({ looks, now }: TreeFrame, node: number): string =>
  `st-${looks.get(node) ?? 'unseen'}${node === now ? ' st-now' : ''}`;

export const edgeClass = ({ looks, open }: TreeFrame, node: number): string =>
  `pic-edge st-${looks.get(node) ?? 'unseen'}${open.has(node) ? ' pic-path' : ''}`;

/** What a picture shows one after the other: the widest texts that stand at an inner node, for their room. */
export interface LiveTexts {
  readonly value: string;
  readonly window: string;
}

/** A picture of a search that is stepped through. */
export interface Live {
  /** The room for texts at inner nodes. */
  readonly texts: (index: number) => LiveTexts;
  /** What stands at inner nodes until a script says otherwise, where that is not what the model knows. */
  readonly values?: ReadonlyMap<number, string>;
  /** The step that is drawn; without it, a script fills them in, and parts say of which node they are. */
  readonly frame?: TreeFrame;
  /** What the picture shows, in words; how the search ends unless given. */
  readonly description?: string;
}
