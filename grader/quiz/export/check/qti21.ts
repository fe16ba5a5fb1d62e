import { all, attribute, children, content, first, rootOf } from './dom.ts';
import type { Element } from './dom.ts';
import { folded, numberIn, sum, textsOf, Unreadable, within } from './readBack.ts';
import type { ReadBack, Reply } from './readBack.ts';

const MAP_RESPONSE = 'http://www.imsglobal.org/question/qti_v2p1/rptemplates/map_response';

/** What a variable holds: identifiers that were chosen, or what was typed; nothing where it is blank. */
type Values = ReadonlyMap<string, readonly string[]>;

/** An item of QTI 2.1, marked by the processing that stands in it. */
export function readItem21(xml: string, path: string): ReadBack {
  const item = rootOf(xml, path);
  const declared = children(item, 'responseDeclaration');
  const names = declared.map((each) => attribute(each, 'identifier'));
  const choices = new Map(
    [...all(item, 'simpleChoice'), ...all(item, 'inlineChoice')].map((each) => [
      `${attribute(each.parentNode as Element, 'responseIdentifier')} ${content(each)}`,
      attribute(each, 'identifier'),
    ]),
  );
  const most = children(item, 'outcomeDeclaration').find(
    (each) => attribute(each, 'identifier') === 'MAXSCORE',
  );
  const points = most === undefined ? 1 : Number(content(most));
  const held = (reply: Reply | undefined, name: string): readonly string[] =>
    textsOf(reply).flatMap((text) =>
      text === '' ? [] : reply?.kind === 'typed' ? [text] : [choices.get(`${name} ${text}`) ?? ''],
    );
  return {
    name: attribute(item, 'identifier'),
    mark: (replies) => {
      const values = new Map(names.map((name, at) => [name, held(replies[at], name)]));
      return new Processing(declared, values).run(first(item, 'responseProcessing')) / points;
    },
  };
}

/** The processing of one item: rules that set SCORE. */
class Processing {
  readonly #declared: ReadonlyMap<string, Element>;
  readonly #values: Values;
  #score = 0;

  constructor(declared: readonly Element[], values: Values) {
    this.#declared = new Map(declared.map((each) => [attribute(each, 'identifier'), each]));
    this.#values = values;
  }

  run(processing: Element): number {
    if (attribute(processing, 'template') === MAP_RESPONSE) return this.#mapped('RESPONSE');
    for (const condition of children(processing, 'responseCondition')) this.#condition(condition);
    return this.#score;
  }

  /** The first branch whose test holds. */
  #condition(condition: Element): void {
    for (const branch of children(condition)) {
      const [test, ...rules] = children(branch);
      if (branch.nodeName === 'responseElse') return this.#rules(children(branch));
      if (test !== undefined && this.#holds(test)) return this.#rules(rules);
    }
  }

  #rules(rules: readonly Element[]): void {
    for (const rule of rules) {
      const [value] = children(rule);
      if (
        rule.nodeName !== 'setOutcomeValue' ||
        attribute(rule, 'identifier') !== 'SCORE' ||
        value === undefined
      )
        throw new Unreadable(`<${rule.nodeName}> sets no SCORE`);
      this.#score = this.#number(value);
    }
  }

  #holds(test: Element): boolean {
    const [one, other] = children(test);
    if (one === undefined) throw new Unreadable(`<${test.nodeName}> tests nothing`);
    switch (test.nodeName) {
      case 'not':
        return !this.#holds(one);
      case 'isNull':
        return (this.#values.get(attribute(one, 'identifier')) ?? []).length === 0;
      case 'lt':
        return other !== undefined && this.#number(one) < this.#number(other);
      case 'equal': {
        const [slack = 0] = attribute(test, 'tolerance').split(' ').map(Number);
        return other !== undefined && Math.abs(this.#number(one) - this.#number(other)) <= slack + 1e-12;
      }
      case 'match':
        return this.#matches(attribute(one, 'identifier'));
      default:
        throw new Unreadable(`<${test.nodeName}> is no test`);
    }
  }

  /** What was chosen is what is right, in any order. */
  #matches(name: string): boolean {
    const right = all(first(this.#declaration(name), 'correctResponse'), 'value').map(content);
    const chosen = this.#values.get(name) ?? [];
    return chosen.length === right.length && right.every((each) => chosen.includes(each));
  }

  #number(expression: Element): number {
    const name = attribute(expression, 'identifier');
    switch (expression.nodeName) {
      case 'baseValue':
        return Number(content(expression));
      case 'variable':
        return name === 'SCORE' ? this.#score : numberIn(this.#values.get(name)?.[0] ?? '');
      case 'sum':
        return sum(children(expression).map((each) => this.#number(each)));
      case 'mapResponse':
        return this.#mapped(name);
      default:
        throw new Unreadable(`<${expression.nodeName}> is no number`);
    }
  }

  #mapped(name: string): number {
    const mapping = first(this.#declaration(name), 'mapping');
    const isText = attribute(this.#declaration(name), 'baseType') === 'string';
    const key = (text: string): string => (isText ? folded(text) : text);
    const worth = new Map(
      all(mapping, 'mapEntry').map((entry) => [
        key(attribute(entry, 'mapKey')),
        Number(attribute(entry, 'mappedValue')),
      ]),
    );
    const otherwise = Number(attribute(mapping, 'defaultValue'));
    const earned = sum((this.#values.get(name) ?? []).map((value) => worth.get(key(value)) ?? otherwise));
    const bound = (of: string, none: number): number =>
      mapping.hasAttribute(of) ? Number(attribute(mapping, of)) : none;
    return within(bound('lowerBound', -Infinity), earned, bound('upperBound', Infinity));
  }

  #declaration(name: string): Element {
    const found = this.#declared.get(name);
    if (found === undefined) throw new Unreadable(`nothing declares ${name}`);
    return found;
  }
}
