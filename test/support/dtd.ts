/** A small validating reader of XML 1.0: enough of DTDs to hold generated files to a published one. */

interface Attribute {
  readonly values: readonly string[] | null;
  readonly required: boolean;
}

export interface Dtd {
  /** Content model by element, as a pattern over `<name>` tokens and `#` for text; null for ANY. */
  readonly models: ReadonlyMap<string, RegExp | null>;
  readonly attributes: ReadonlyMap<string, ReadonlyMap<string, Attribute>>;
}

export function parseDtd(text: string): Dtd {
  let source = text.replace(/<!--[\s\S]*?-->/g, '').replace(/<\?[\s\S]*?\?>/g, '');
  const entities = new Map(
    [...source.matchAll(/<!ENTITY\s+%\s+(\S+)\s+"([^"]*)"\s*>/g)].map(([, name, value]) => [name!, value!]),
  );
  for (let depth = 0; depth < 5 && /%[\w.-]+;/.test(source); depth += 1)
    source = source.replace(/%([\w.-]+);/g, (_, name: string) => entities.get(name) ?? '');
  const models = new Map<string, RegExp | null>();
  for (const [, name, model] of source.matchAll(/<!ELEMENT\s+(\S+)\s+([^>]+)>/g))
    models.set(name!, patternOf(model!.trim()));
  const attributes = new Map<string, Map<string, Attribute>>();
  for (const [, name, list] of source.matchAll(/<!ATTLIST\s+(\S+)\s+([^>]*)>/g)) {
    const known = attributes.get(name!) ?? new Map<string, Attribute>();
    attributes.set(name!, known);
    for (const [, attribute, type, fallback] of list!.matchAll(
      /([\w:.-]+)\s+(\([^)]*\)|[A-Z]+)\s+(#REQUIRED|#IMPLIED|#FIXED\s+'[^']*'|#FIXED\s+"[^"]*"|'[^']*'|"[^"]*")/g,
    )) {
      known.set(attribute!, {
        values: type!.startsWith('(')
          ? type!
              .slice(1, -1)
              .split('|')
              .map((value) => value.trim())
          : null,
        required: fallback === '#REQUIRED',
      });
    }
  }
  return { models, attributes };
}

function patternOf(model: string): RegExp | null {
  if (model === 'ANY') return null;
  if (model === 'EMPTY') return /^$/;
  return new RegExp(
    `^${model
      .replace(/\s+/g, '')
      .replace(/#PCDATA|[\w:.-]+|,/g, (token) =>
        token === ',' ? '' : token === '#PCDATA' ? '#' : `(?:<${token}>)`,
      )
      .replace(/\((?!\?:)/g, '(?:')}$`
      .replace(/\(\?:#\)$/, '(?:#)*')
      .replace(/^\^\(\?:#\)\$$/, '^#*$'),
  );
}

export interface XmlNode {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlNode[];
  text: string;
}

const TOKEN =
  /<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/gy;
const plain = (text: string): string =>
  text.replace(
    /&(lt|gt|amp|quot|apos|#\d+|#x[0-9a-fA-F]+);/g,
    (_, name: string) =>
      ({ lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" })[name] ??
      String.fromCodePoint(Number(name.replace('#x', '0x').replace('#', ''))),
  );

/** Reads a well-formed document; throws where it is none. */
export function parseXml(text: string): XmlNode {
  const root: XmlNode = { name: '', attributes: new Map(), children: [], text: '' };
  const open = [root];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const from = TOKEN.lastIndex;
    const token = TOKEN.exec(text);
    if (token === null) throw new Error(`not well-formed near: ${text.slice(from, from + 80)}`);
    const [, cdata, close, name, attributes = '', empty, words] = token;
    const top = open.at(-1)!;
    if (cdata !== undefined) top.text += cdata;
    else if (words !== undefined) {
      if (/&(?!(?:lt|gt|amp|quot|apos|#\d+|#x[0-9a-fA-F]+);)/.test(words))
        throw new Error(`a bare & in: ${words.slice(0, 80)}`);
      top.text += plain(words);
    } else if (close !== undefined) {
      if (open.pop()!.name !== close) throw new Error(`</${close}> closes another element`);
    } else if (name !== undefined) {
      const node: XmlNode = {
        name,
        attributes: new Map(
          [...attributes.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, key, a, b]) => [
            key!,
            plain(a ?? b ?? ''),
          ]),
        ),
        children: [],
        text: '',
      };
      top.children.push(node);
      if (empty === '') open.push(node);
    }
  }
  if (open.length !== 1 || root.children.length !== 1 || root.text.trim() !== '')
    throw new Error('not one element');
  return root.children[0]!;
}

/** What in a document its DTD does not allow. */
export function invalid(node: XmlNode, dtd: Dtd): string[] {
  const model = dtd.models.get(node.name);
  if (model === undefined) return [`<${node.name}> is not declared`];
  const content = `${node.text.trim() === '' ? '' : '#'}${node.children.map(({ name }) => `<${name}>`).join('')}`;
  const known = dtd.attributes.get(node.name) ?? new Map<string, Attribute>();
  return [
    ...(model === null || model.test(content)
      ? []
      : [
          `<${node.name}> holds ${content.slice(0, 200)}, which ${String(model).slice(0, 200)} does not allow`,
        ]),
    ...[...node.attributes].flatMap(([key, value]) => {
      const declared = known.get(key);
      if (declared === undefined) return [`<${node.name}> has no attribute ${key}`];
      return declared.values !== null && !declared.values.includes(value)
        ? [`${key} of <${node.name}> is ${value}`]
        : [];
    }),
    ...[...known]
      .filter(([key, { required }]) => required && !node.attributes.has(key))
      .map(([key]) => `<${node.name}> lacks ${key}`),
    ...node.children.flatMap((child) => invalid(child, dtd)),
  ];
}

/** All elements of that name below a node, itself included. */
export const elements = (node: XmlNode, name: string): XmlNode[] => [
  ...(node.name === name ? [node] : []),
  ...node.children.flatMap((child) => elements(child, name)),
];
