import { DOMParser, onErrorStopParsing, ParseError } from '@xmldom/xmldom';
import type { Element } from '@xmldom/xmldom';
import { Unreadable } from './readBack.ts';

export type { Element };

/** The root of an XML file, as a parser that is not ours reads it. */
export function rootOf(xml: string, path: string): Element {
  let root: Element | null;
  try {
    const parser = new DOMParser({ onError: onErrorStopParsing });
    root = parser.parseFromString(xml, 'text/xml').documentElement;
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    throw new Unreadable(`${path}: ${error.message.split('\n')[0] ?? ''}`);
  }
  if (root === null) throw new Unreadable(`${path}: there is nothing in it`);
  return root;
}

/** All elements of a name below one. */
export const all = (element: Element, name: string): Element[] => [...element.getElementsByTagName(name)];

/** Its own children, all of them or those of a name. */
export const children = (element: Element, name?: string): Element[] =>
  [...element.childNodes].filter(
    (node): node is Element => node.nodeType === 1 && (name === undefined || node.nodeName === name),
  );

/** The first of a name below one. */
export function first(element: Element, name: string): Element {
  const [found] = all(element, name);
  if (found === undefined) throw new Unreadable(`<${element.nodeName}> has no <${name}>`);
  return found;
}

export const attribute = (element: Element, name: string): string => element.getAttribute(name) ?? '';
export const content = (element: Element): string => element.textContent ?? '';
