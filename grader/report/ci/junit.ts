import { cdata, xml } from '../../picture/xml.ts';
import { visible, visibleLine } from '../../picture/visible.ts';
import { type CaseResult, type Suite, WHOLE } from './suite.ts';

/**
 * JUnit's XML in the form that Jenkins' xUnit plugin has a schema for (`junit-10.xsd`), which other systems
 * read too: a suite for each submission, a test for each case. What could not be judged is an error and no
 * failure. Without times, which would differ from run to run.
 */
export function junit(suites: readonly Suite[], exercise: string): string {
  const all = suites.flatMap(({ tests }) => tests);
  const body = suites.map((suite) => suiteXml(suite, exercise)).join('\n');
  const root = element('testsuites', { name: exercise, ...counts(all) }, body);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

const counts = (tests: readonly CaseResult[]): Readonly<Record<string, string>> => {
  const count = (state: CaseResult['state']): string =>
    String(tests.filter((each) => each.state === state).length);
  return { tests: String(tests.length), failures: count('failed'), errors: count('not-checked') };
};

function suiteXml({ id, status, score, max, tests }: Suite, exercise: string): string {
  const property = (name: string, value: string): string => xml('property', { name, value });
  const properties = [
    property('status', status),
    ...(score === null ? [] : [property('score', String(score))]),
    property('max', max),
  ].join('');
  const cases = tests.map((each) => caseXml(each, exercise));
  return element(
    'testsuite',
    { name: visibleLine(id), ...counts(tests) },
    [xml('properties', {}, properties), ...cases].join('\n'),
  );
}

function caseXml({ check, case: of, state, type, message, details }: CaseResult, exercise: string): string {
  const attributes = { name: of ?? check, classname: check === WHOLE ? exercise : `${exercise}.${check}` };
  if (state === 'passed') return xml('testcase', attributes);
  const body = cdata(visible([message, ...details].join('\n')));
  return xml(
    'testcase',
    attributes,
    xml(state === 'failed' ? 'failure' : 'error', { message: oneLine(message), type }, body),
  );
}

/** A line end in an attribute would be read as a blank. */
const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ');

const element = (name: string, attributes: Readonly<Record<string, string>>, content: string): string =>
  xml(name, attributes, `\n${content}\n`);
