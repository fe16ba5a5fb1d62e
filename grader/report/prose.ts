import { Marked } from 'marked';
import type { TokenizerAndRendererExtension } from 'marked';
import { escapeMarkup } from '../picture/markup.ts';
import { visible } from '../picture/visible.ts';
import { FORMULA, writeFormula } from './formula/write.ts';
import type { Form } from './formula/write.ts';

/** Turns Markdown of an author's into markup. */
export type Prose = (markdown: string) => string;

/**
 * A renderer of Markdown that trusts nobody: raw HTML is shown as text, links lead to the web or within the
 * page only, and pictures, which would have to be fetched, become their alternative text. Formulas, `$v$`,
 * are MathML; systems that may not know it get plain HTML.
 */
export function createProse(form: Exclude<Form, 'text'> = 'mathml'): Prose {
  const marked = new Marked({ gfm: true });
  marked.use({ extensions: [formulas(form)] });
  marked.use({
    renderer: {
      html: ({ text }) => escapeMarkup(text),
      image: ({ text }) => escapeMarkup(text),
      link({ href, tokens }) {
        const content = this.parser.parseInline(tokens);
        return /^(https?:\/\/|#)/i.test(href) ? `<a href="${escapeMarkup(href)}">${content}</a>` : content;
      },
      // A page has its own headings, and a hint in the middle of one must not upset their order.
      heading({ tokens }) {
        return `<p><strong>${this.parser.parseInline(tokens)}</strong></p>\n`;
      },
      checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
    },
  });
  return (markdown) => marked.parse(visible(markdown), { async: false });
}

/** What is no formula stays text. */
const formulas = (form: Form): TokenizerAndRendererExtension => ({
  name: 'formula',
  level: 'inline',
  start: (text) => FORMULA.exec(text)?.index,
  tokenizer(text) {
    const [raw, source = ''] = AT_START.exec(text) ?? [];
    const html = raw === undefined ? null : writeFormula(source, form);
    return raw === undefined || html === null ? undefined : { type: 'formula', raw, html };
  },
  renderer: (token) => String(token['html']),
});

const AT_START = new RegExp(`^${FORMULA.source}`);
