import type { PlayerSpec } from '../../../reference/games/treeSpec.ts';
import type { Tree } from '../../../reference/games/tree.ts';
import { formatBound, leafText } from '../../content/formatTree.ts';
import { isNamed, playerWord } from '../../picture/treeLabels.ts';
import { itemAt } from '../../types/lookup.ts';
import { TREE_PAGE_WORDS as WORDS } from '../../words/treePage.ts';
import { setAction, setEvaluation, setName, setPlayer, setProbability, setValue } from '../tree/treeEdits.ts';
import type { Change } from '../tree/treeWork.ts';
import { element } from './elements.ts';

/** Fields that are texts, with what each changes. */
const SETTERS = {
  value: setValue,
  evaluation: setEvaluation,
  probability: setProbability,
  action: setAction,
  name: setName,
} as const;
type Field = keyof typeof SETTERS;

export interface FieldEvents {
  readonly changed: (change: Change, isTyped: boolean) => void;
  /** Enter at a value: on to the next leaf. */
  readonly next: () => void;
}

/** What can be said of the chosen node; what does not apply to it is not there. */
export class TreeFields {
  readonly #inputs = new Map<Field, HTMLInputElement>();
  readonly #player = element('node-player', HTMLSelectElement);
  readonly #head = element('node-head', HTMLElement);
  #players = '';

  constructor({ changed, next }: FieldEvents) {
    for (const field of Object.keys(SETTERS) as Field[]) {
      const input = element(`node-${field}`, HTMLInputElement);
      this.#inputs.set(field, input);
      const set: Change = (tree, at) => SETTERS[field](tree, at, input.value);
      // A value shows what it does while it is typed, once it is one.
      if (field === 'value') input.addEventListener('input', () => changed(set, true));
      input.addEventListener('change', () => changed(set, false));
      input.addEventListener('keydown', (event) => {
        if (event.key !== 'Enter' || field !== 'value') return;
        event.preventDefault();
        next();
      });
    }
    this.#player.addEventListener('change', () => {
      const { value } = this.#player;
      const player = (/^\d+$/.test(value) ? Number(value) : value) as PlayerSpec;
      changed((tree, at) => setPlayer(tree, at, player), false);
    });
  }

  show(tree: Tree, index: number): void {
    const node = itemAt(tree.nodes, index);
    const isLeaf = node.children.length === 0;
    const isOutcome = tree.nodes[node.parent]?.player === 'chance';
    const step = node.parent < 0 ? 0 : itemAt(tree.nodes, node.parent).children.indexOf(index);
    this.#head.textContent = WORDS.chosen(index === 0 ? null : node.id);
    this.#set('value', isLeaf, node.utility === null ? leafText(node.value) : `<${node.utility.join(', ')}>`);
    this.#set('evaluation', !isLeaf, node.evaluation === null ? '' : String(formatBound(node.evaluation)));
    this.#set('probability', isOutcome, String(node.probability));
    this.#set('action', node.parent >= 0, node.action === String(step) ? '' : node.action);
    this.#set('name', true, isNamed(node.id) ? node.id : '');
    this.#showPlayers(tree);
    this.#player.value = String(node.player);
    this.#show(this.#player, !isLeaf);
  }

  /** Goes to the value, which is as it was, or begins with what was typed elsewhere. */
  type(first: string): void {
    const input = this.#input('value');
    if (input.closest('label')?.hidden !== false) return;
    input.focus();
    input.select();
    if (first === '') return;
    input.value = first;
    input.dispatchEvent(new Event('input'));
  }

  #set(field: Field, applies: boolean, text: string): void {
    const input = this.#input(field);
    this.#show(input, applies);
    // What is being typed stays as it is typed.
    if (document.activeElement !== input || input.dataset['of'] !== this.#head.textContent)
      input.value = text;
    input.dataset['of'] = this.#head.textContent ?? '';
  }

  #input(field: Field): HTMLInputElement {
    const input = this.#inputs.get(field);
    if (input === undefined) throw new Error(`the page has no ${field}`);
    return input;
  }

  #show(field: HTMLElement, applies: boolean): void {
    const label = field.closest('label');
    if (label !== null) label.hidden = !applies;
  }

  #showPlayers({ players }: Tree): void {
    const all: PlayerSpec[] =
      players === null
        ? ['max', 'min', 'chance']
        : [...Array.from({ length: players }, (_, n) => n), 'chance'];
    if (this.#players === all.join()) return;
    this.#players = all.join();
    this.#player.replaceChildren(...all.map((player) => new Option(playerWord(player), String(player))));
  }
}
