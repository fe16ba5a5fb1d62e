import { entityOf } from './markup.ts';
import { visible } from './visible.ts';

/** Text for XML, in content or a quoted attribute; characters that XML has no place for are shown instead. */
export const xmlText = (text: string): string => visible(text).replace(/[&<>"]/g, entityOf);

/** An element with attributes in the order given; `content` is markup already. */
export function xml(name: string, attributes: Readonly<Record<string, string>>, content = ''): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${xmlText(value)}"`)
    .join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** Markup as character data, which no text of an author's can end early. */
export const cdata = (markup: string): string => `<![CDATA[${markup.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
