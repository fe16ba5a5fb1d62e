import { formatProblem, type Problem } from '../../types/result.ts';
import { sentence } from '../../words/sentence.ts';
import { TREE_PAGE_WORDS as WORDS } from '../../words/treePage.ts';
import { EXAMPLES } from '../tree/examples.ts';
import { element } from './elements.ts';

/** Problems that are shown at once. */
const MOST_PROBLEMS = 5;

/** What is wrong with the text, or with a change. */
export function tell(problems: readonly Problem[]): void {
  const lines = problems.slice(0, MOST_PROBLEMS).map((one) => sentence(`${formatProblem(one)}.`));
  if (problems.length > MOST_PROBLEMS) lines.push(WORDS.more(problems.length - MOST_PROBLEMS));
  element('problems', HTMLElement).replaceChildren(
    ...lines.map((line) => {
      const item = document.createElement('p');
      item.textContent = line;
      return item;
    }),
  );
}

type Button = 'undo' | 'redo' | 'add' | 'remove' | 'earlier' | 'later' | 'save';

/** Buttons, and the keys of undo and redo. */
export function listen(acts: Readonly<Record<Button, () => void>>): void {
  for (const [id, act] of Object.entries(acts)) element(id, HTMLButtonElement).addEventListener('click', act);
  document.addEventListener('keydown', (event) => {
    // Texts have a history of their own.
    if (event.target instanceof HTMLTextAreaElement) return;
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
    if (key !== 'z' && !isRedo) return;
    event.preventDefault();
    acts[isRedo ? 'redo' : 'undo']();
  });
}

export function choosesExamples(open: (text: string) => void): void {
  const examples = element('examples', HTMLSelectElement);
  examples.addEventListener('change', () => {
    const example = EXAMPLES.find(({ id }) => id === examples.value);
    examples.value = '';
    if (example !== undefined) open(example.text);
  });
}
