import { decimal } from './numbers.ts';
import type { Bank, Item, OutFile, Written } from './questionBank.ts';
import { itemIdent, itemXml21 } from './qti21Item.ts';
import { QTI21, xhtml } from './qti21Markup.ts';
import { xml } from '../../picture/xml.ts';

const PACKAGE = 'http://www.imsglobal.org/xsd/imscp_v1p1';
const TEST = 'test.xml';

/** A quiz in QTI 2.1: a package of manifest, test, items and pictures. Of variants, one is drawn. */
export function qti21Package(bank: Bank): Written {
  const items = bank.groups.flatMap((group) => group.items);
  const images = new Map(items.flatMap(({ image }) => (image === null ? [] : [[image.name, image.svg]])));
  const files: OutFile[] = [
    { path: 'imsmanifest.xml', content: document(manifest(bank)) },
    { path: TEST, content: document(test(bank)) },
    ...items.map((item) => ({ path: fileOf(item), content: document(itemXml21(item)) })),
    ...[...images].map(([name, svg]) => ({ path: `images/${name}`, content: svg })),
  ];
  return { files, notes: [] };
}

const document = (content: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${content}\n`;
const fileOf = (item: Item): string => `${itemIdent(item)}.xml`;

function manifest(bank: Bank): string {
  const items = bank.groups.flatMap((group) => group.items);
  const file = (href: string): string => xml('file', { href });
  const resources = [
    xml(
      'resource',
      { identifier: 'test', type: 'imsqti_test_xmlv2p1', href: TEST },
      file(TEST) + items.map((item) => xml('dependency', { identifierref: itemIdent(item) })).join(''),
    ),
    ...items.map((item) =>
      xml(
        'resource',
        { identifier: itemIdent(item), type: 'imsqti_item_xmlv2p1', href: fileOf(item) },
        file(fileOf(item)) + (item.image === null ? '' : file(`images/${item.image.name}`)),
      ),
    ),
  ];
  const schema = xml('schema', {}, 'QTIv2.1 Package') + xml('schemaversion', {}, '1.0.0');
  return xml(
    'manifest',
    { xmlns: PACKAGE, identifier: `manifest-${bank.slug}` },
    [
      xml('metadata', {}, schema),
      xml('organizations', {}),
      xml('resources', {}, `\n${resources.join('\n')}\n`),
    ].join('\n'),
  );
}

function test(bank: Bank): string {
  const sections = bank.groups.map(({ id, items }) => {
    const refs = items.map((item) =>
      xml('assessmentItemRef', { identifier: itemIdent(item), href: fileOf(item) }),
    );
    return items.length === 1
      ? refs.join('')
      : section(`variants-${id}`, id, false, xml('selection', { select: '1' }) + refs.join('\n'));
  });
  const intro = xhtml(bank.introHtml).trim();
  const rubric = intro === '' ? '' : xml('rubricBlock', { view: 'candidate' }, intro);
  const score = xml('defaultValue', {}, xml('value', {}, decimal('0')));
  return xml(
    'assessmentTest',
    { xmlns: QTI21, identifier: `test-${bank.slug}`, title: bank.title },
    [
      xml('outcomeDeclaration', { identifier: 'SCORE', cardinality: 'single', baseType: 'float' }, score),
      xml(
        'testPart',
        { identifier: 'part', navigationMode: 'nonlinear', submissionMode: 'simultaneous' },
        section('questions', bank.title, true, `${rubric}\n${sections.join('\n')}\n`),
      ),
      xml(
        'outcomeProcessing',
        {},
        xml(
          'setOutcomeValue',
          { identifier: 'SCORE' },
          xml('sum', {}, xml('testVariables', { variableIdentifier: 'SCORE' })),
        ),
      ),
    ].join('\n'),
  );
}

const section = (identifier: string, title: string, visible: boolean, content: string): string =>
  xml('assessmentSection', { identifier, title, visible: String(visible) }, content);
