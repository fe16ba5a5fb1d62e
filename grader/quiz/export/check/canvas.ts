import { all, attribute, children, content, first, rootOf } from './dom.ts';
import type { Element } from './dom.ts';
import { folded, numberIn, sum, textOf, textsOf, Unreadable } from './readBack.ts';
import type { ReadBack, Reply } from './readBack.ts';

/** QTI 1.2, marked as Canvas marks what it makes of it. */
export const readCanvas = (xml: string, path: string): ReadBack[] =>
  all(rootOf(xml, path), 'item').map((item) => ({
    name: attribute(item, 'ident'),
    mark: markerOf(item),
  }));

/** Identifiers of what can be answered, by their words. */
const labelsOf = (element: Element): Map<string, string> =>
  new Map(
    all(element, 'response_label').flatMap((label) =>
      all(label, 'mattext').map((text): [string, string] => [content(text), attribute(label, 'ident')]),
    ),
  );

function markerOf(item: Element): ReadBack['mark'] {
  const type = metadata(item, 'question_type');
  const conditions = all(item, 'respcondition');
  const named = (element: Element): Set<string> => new Set(all(element, 'varequal').map(content));
  switch (type) {
    case 'multiple_choice_question': {
      const labels = labelsOf(item);
      const right = named(item);
      return ([reply]) => (right.has(labels.get(textOf(reply)) ?? '') ? 1 : 0);
    }
    case 'multiple_answers_question':
      return severalMarker(item);
    case 'short_answer_question': {
      const right = new Set([...named(item)].map(folded));
      return ([reply]) => (right.has(folded(textOf(reply))) ? 1 : 0);
    }
    case 'numerical_question': {
      const [exact, low, high] = ['varequal', 'vargte', 'varlte'].map((name) =>
        Number(content(first(item, name))),
      );
      return ([reply]) => {
        const value = numberIn(textOf(reply));
        return value === exact || (value >= (low ?? NaN) && value <= (high ?? NaN)) ? 1 : 0;
      };
    }
    case 'fill_in_multiple_blanks_question':
    case 'multiple_dropdowns_question': {
      const blanks = all(item, 'response_lid').map((lid) => blankMarker(lid, conditions, type));
      return (replies) =>
        sum(blanks.map((isRight, at) => Number(isRight(replies[at])))) / Math.max(1, blanks.length);
    }
    default:
      throw new Unreadable(`Canvas has no question of type "${type}"`);
  }
}

function metadata(item: Element, label: string): string {
  const field = all(item, 'qtimetadatafield').find((each) => content(first(each, 'fieldlabel')) === label);
  return field === undefined ? '' : content(first(field, 'fieldentry'));
}

/** Right ones less wrong ones, out of those that are right; not below nothing. */
function severalMarker(item: Element): ReadBack['mark'] {
  const labels = labelsOf(item);
  const right = new Set(children(first(item, 'and'), 'varequal').map(content));
  return ([reply]) => {
    const chosen = textsOf(reply).map((text) => labels.get(text) ?? '');
    const hits = chosen.filter((ident) => right.has(ident)).length;
    return Math.max(0, (2 * hits - chosen.length) / right.size);
  };
}

/**
 * All blanks count alike, whatever the file adds for each. One that is typed takes each of its labels, a
 * dropdown those that are named.
 */
function blankMarker(
  lid: Element,
  conditions: readonly Element[],
  type: string,
): (reply: Reply | undefined) => boolean {
  const isTyped = type === 'fill_in_multiple_blanks_question';
  const named = new Set(
    conditions
      .flatMap((condition) => all(condition, 'varequal'))
      .filter((test) => attribute(test, 'respident') === attribute(lid, 'ident'))
      .map(content),
  );
  const key = (text: string): string => (isTyped ? folded(text) : text);
  const labels = new Map([...labelsOf(lid)].map(([text, ident]) => [key(text), ident]));
  return (reply) => {
    const ident = labels.get(key(textOf(reply)));
    return ident !== undefined && (isTyped ? named.size > 0 : named.has(ident));
  };
}
