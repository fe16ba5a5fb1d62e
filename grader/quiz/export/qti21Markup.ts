export const QTI21 = 'http://www.imsglobal.org/xsd/imsqti_v2p1';

/**
 * Our markup of texts and tables as QTI takes it: well-formed, with no elements or attributes but those that
 * its profile of XHTML has.
 */
export const xhtml = (html: string): string =>
  html
    .replace(/<(br|hr)\s*>/g, '<$1/>')
    .replace(/<(\/?)(?:del|s|u)(?=[\s>])[^>]*>/g, '<$1span>')
    .replace(/(<[^<>]*?) (?:align|start)="[^"]*"/g, '$1');
