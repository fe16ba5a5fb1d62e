import { Marked } from 'marked';
import { escapeMarkup } from '../picture/markup.ts';
import { visible } from '../picture/visible.ts';

/** Turns Markdown of an author's into markup. */
export type Prose = (markdown: string) => string;

/**
 * A renderer of Markdown that trusts nobody: raw HTML is shown as text, links lead to the web or within the
 * page only, and pictures, which would have to be fetched, become their alternative text.
 */
export function createProse(): Prose {
  const marked = new Marked({ gfm: true });
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
