import type { OutFile } from '../../../grader/quiz/export/questionBank.ts';
import { elements, parseXml } from '../../support/dtd.ts';
import type { XmlNode } from '../../support/dtd.ts';
import { filling, never } from './systems.ts';
import type { Marked } from './systems.ts';

const numberAt = (node: XmlNode, name: string): number => Number(node.attributes.get(name));

/**
 * QTI 2.1, as its specification marks: what is mapped from each answer, or equal within a margin, added up,
 * and nothing where that is below 0. From 0 to 1.
 */
export function inQti21(files: readonly OutFile[]): Marked[] {
  return files
    .filter(({ path }) => path.startsWith('q-'))
    .map(({ content }): Marked => {
      const item = parseXml(content);
      const id = item.attributes.get('identifier')!.slice(2);
      const points = Number(elements(elements(item, 'outcomeDeclaration')[1]!, 'value')[0]!.text);
      const texts = new Map(
        [...elements(item, 'simpleChoice'), ...elements(item, 'inlineChoice')].map((choice) => [
          choice.attributes.get('identifier')!,
          choice.text,
        ]),
      );
      const declarations = elements(item, 'responseDeclaration');
      const [only] = declarations;
      const worths = (declaration: XmlNode): [string, number][] =>
        elements(declaration, 'mapEntry').map((entry) => [
          entry.attributes.get('mapKey')!,
          numberAt(entry, 'mappedValue') / points,
        ]);
      if (only?.attributes.get('cardinality') === 'multiple') {
        const worth = new Map(worths(only));
        const keys = [...texts.keys()];
        return {
          id,
          boxes: [...texts.values()],
          blanks: [],
          tick: (ways) =>
            ways.map((places) =>
              Math.max(
                0,
                Math.min(
                  1,
                  places.map((at) => worth.get(keys[at]!) ?? 0).reduce((a, b) => a + b, 0),
                ),
              ),
            ),
          fill: never,
        };
      }
      const blanks = declarations.map((declaration) => {
        const name = declaration.attributes.get('identifier')!;
        const [mapping] = elements(declaration, 'mapping');
        const weight = 1 / declarations.length;
        if (mapping !== undefined)
          return {
            weight,
            answers: new Map(
              worths(declaration).map(([key, worth]) => [texts.get(key) ?? key, worth / weight]),
            ),
            otherwise: numberAt(mapping, 'defaultValue') / points / weight,
          };
        const condition = elements(item, 'responseCondition').find((each) =>
          elements(each, 'variable').some((variable) => variable.attributes.get('identifier') === name),
        )!;
        const [value, gain, loss] = elements(condition, 'baseValue').map(({ text }) => Number(text));
        return {
          weight,
          answers: new Map([[String(value), gain! / points / weight]]),
          otherwise: (loss ?? 0) / points / weight,
        };
      });
      return {
        ...filling(id, blanks),
        fill: (ways) =>
          filling(id, blanks)
            .fill(ways)
            .map((share) => Math.max(0, share)),
      };
    });
}
