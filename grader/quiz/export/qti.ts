import { Fraction } from 'fraction.js';
import { fraction } from '../exactNumber.ts';
import { decimal } from './numbers.ts';
import type { Bank, OutFile, Written } from './questionBank.ts';
import { itemsXml } from './qtiItem.ts';
import { xml, xmlText } from '../../picture/xml.ts';

const QTI = 'http://www.imsglobal.org/xsd/ims_qtiasiv1p2';

/**
 * A quiz in QTI 1.2 as Canvas reads it: a package of manifest, assessment and pictures, to be zipped. Of each
 * question's variants, one is drawn.
 */
export function qtiPackage(bank: Bank): Written {
  const id = `${bank.slug}-quiz`;
  const items = bank.groups.flatMap((group) => group.items);
  const images = new Map(items.flatMap(({ image }) => (image === null ? [] : [[image.name, image.svg]])));
  const notes: string[] = [];
  const sections = bank.groups.map((group) => sectionXml(bank, group, notes));
  const root = xml('section', { ident: 'root_section' }, `\n${sections.join('\n')}\n`);
  const assessment = xml('assessment', { ident: id, title: bank.title }, root);
  const files: OutFile[] = [
    { path: 'imsmanifest.xml', content: manifest(id, [...images.keys()]) },
    { path: `${id}/${id}.xml`, content: document(xml('questestinterop', { xmlns: QTI }, assessment)) },
    { path: `${id}/assessment_meta.xml`, content: meta(bank, id) },
    ...[...images].map(([name, svg]) => ({ path: `images/${name}`, content: svg })),
  ];
  return { files, notes: [...new Set(notes)] };
}

/** A question, in as many items as it takes; of variants, each item is drawn from a section of its own. */
function sectionXml({ slug }: Bank, { id, points, items }: Bank['groups'][number], notes: string[]): string {
  const variants = items.map((item) => itemsXml(item, notes));
  const [first = []] = variants;
  return first
    .map((only, part) => {
      if (variants.length === 1) return only;
      const suffix = first.length === 1 ? '' : `-part${part + 1}`;
      const worth = decimal(fraction(points).div(first.length).toFraction());
      const extension = xml('selection_extension', {}, xml('points_per_item', {}, worth));
      const selection = xml('selection', {}, xml('selection_number', {}, '1') + extension);
      const ordering = xml('selection_ordering', {}, selection);
      const content = variants.map((parts) => parts[part] ?? '').join('\n');
      return xml(
        'section',
        { ident: `${slug}-${id}${suffix}`, title: id + suffix },
        `${ordering}\n${content}`,
      );
    })
    .join('\n');
}

const document = (content: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${content}\n`;

function manifest(id: string, images: readonly string[]): string {
  const resources = [
    xml(
      'resource',
      { identifier: id, type: 'imsqti_xmlv1p2' },
      xml('file', { href: `${id}/${id}.xml` }) + xml('dependency', { identifierref: `${id}-meta` }),
    ),
    xml(
      'resource',
      {
        identifier: `${id}-meta`,
        type: 'associatedcontent/imscc_xmlv1p1/learning-application-resource',
        href: `${id}/assessment_meta.xml`,
      },
      xml('file', { href: `${id}/assessment_meta.xml` }),
    ),
    ...images.map((name, at) =>
      xml(
        'resource',
        { identifier: `${id}-image-${at + 1}`, type: 'webcontent', href: `images/${name}` },
        xml('file', { href: `images/${name}` }),
      ),
    ),
  ];
  const schema = xml('metadata', {}, xml('schema', {}, 'IMS Content') + xml('schemaversion', {}, '1.1.3'));
  return document(
    xml(
      'manifest',
      { identifier: `${id}-manifest`, xmlns: 'http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1' },
      `${schema}${xml('organizations', {})}${xml('resources', {}, resources.join('\n'))}`,
    ),
  );
}

function meta(bank: Bank, id: string): string {
  const points = bank.groups
    .reduce((sum, group) => sum.add(fraction(group.points)), new Fraction(0))
    .valueOf();
  return document(
    xml(
      'quiz',
      { identifier: id, xmlns: 'http://canvas.instructure.com/xsd/cccv1p0' },
      [
        xml('title', {}, xmlText(bank.title)),
        xml('description', {}, xmlText(bank.introHtml)),
        xml('quiz_type', {}, 'assignment'),
        xml('points_possible', {}, String(points)),
      ].join(''),
    ),
  );
}
