import { uuidOf } from '../../content/uuid.ts';
import { escapeMarkup } from '../../picture/markup.ts';
import { formatExact } from '../exactNumber.ts';
import type { Asked } from './exportedAnswers.ts';
import { askedOfPrograms } from './offeredAnswers.ts';
import type { Bank, Item, OutFile, Written } from './questionBank.ts';
import { fieldName, serverPy, variantPrefix } from './prairieLearnServer.ts';

/** A folder for each question, with a variant drawn by the seed that PrairieLearn gives each student. */
export function prairieLearn(bank: Bank): Written {
  const files: OutFile[] = [];
  for (const { id, items } of bank.groups) {
    const folder = `${bank.slug}-${id}`;
    const info = {
      uuid: uuidOf(`${bank.slug} ${id} ${items.map((item) => item.plain).join()}`),
      title: `${bank.title}, ${id}`,
      topic: 'Adversarial and local search',
      tags: ['cutoff'],
      type: 'v3',
    };
    files.push({ path: `${folder}/info.json`, content: `${JSON.stringify(info, null, 2)}\n` });
    files.push({ path: `${folder}/question.html`, content: questionHtml(items) });
    files.push({ path: `${folder}/server.py`, content: serverPy(items) });
    for (const item of items)
      if (item.image !== null)
        files.push({ path: `${folder}/clientFilesQuestion/${item.image.name}`, content: item.image.svg });
  }
  return { files, notes: [] };
}

function questionHtml(items: readonly Item[]): string {
  const [only, ...others] = items;
  if (only !== undefined && others.length === 0) return `${itemHtml(only, '')}\n`;
  const variants = items.map((item, at) => {
    const name = `v${at + 1}`;
    return `{{#params.${name}}}\n${itemHtml(item, variantPrefix(items.length, at))}\n{{/params.${name}}}`;
  });
  return `${variants.join('\n')}\n`;
}

function itemHtml(item: Item, prefix: string): string {
  const picture =
    item.image === null
      ? mustacheFree(item.tableHtml)
      : `<pl-figure file-name="${escapeMarkup(item.image.name)}" ` +
        `alt="${mustacheFree(escapeMarkup(item.image.alt))}"></pl-figure>`;
  const inputs = askedOfPrograms(item.prepared).map((asked, at, all) =>
    input(asked, fieldName(prefix, at), all.length === 1),
  );
  return [
    '<pl-question-panel>',
    mustacheFree(item.textHtml).trim(),
    picture,
    '</pl-question-panel>',
    ...inputs,
  ].join('\n');
}

/** A field; where there are others, it may be left blank. */
function input(asked: Asked, name: string, isAlone: boolean): string {
  const label = mustacheFree(escapeMarkup(asked.label));
  const blank = isAlone ? '' : ' allow-blank="true"';
  switch (asked.kind) {
    case 'number':
    case 'text': {
      const right = asked.kind === 'text' ? (asked.accepted[0] ?? '') : formatExact(asked.value);
      // Numbers are typed as text, which server.py reads: fractions, ∞, a decimal comma.
      return (
        `<p>${label}</p>\n<pl-string-input answers-name="${name}" label="${label}" ` +
        `correct-answer="${mustacheFree(escapeMarkup(right))}" remove-leading-trailing="true" ` +
        `ignore-case="true" show-help-text="false"${blank}></pl-string-input>`
      );
    }
    case 'one':
    case 'many': {
      const answers = asked.options
        .map(
          ({ text, isRight }) =>
            `  <pl-answer correct="${isRight}">${mustacheFree(escapeMarkup(text))}</pl-answer>`,
        )
        .join('\n');
      const tag = asked.kind === 'one' ? 'pl-multiple-choice' : 'pl-checkbox';
      // It tells students of this rule, to which what is marked by itself comes close.
      const rule = asked.kind === 'many' ? ' partial-credit="true" partial-credit-method="PC"' : '';
      const order = asked.kind === 'one' ? ' order="fixed"' : ' fixed-order="true"';
      return `<p>${label}</p>\n<${tag} answers-name="${name}"${order}${rule}${blank}>\n${answers}\n</${tag}>`;
    }
  }
}

/** Nothing of an author's may be taken for a template. */
const mustacheFree = (text: string): string =>
  text.replaceAll('{{', '&#123;&#123;').replaceAll('}}', '&#125;&#125;');
