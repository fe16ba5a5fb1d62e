import type { Report } from '../../types/report.ts';
import { visible, visibleLine } from '../../picture/visible.ts';
import { inertJson } from '../../words/inert.ts';
import { VERSION } from '../../types/version.ts';
import { type CaseResult, nameOf, scoreWords, type Suite, WHOLE } from './suite.ts';

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/**
 * SARIF 2.1.0 (https://docs.oasis-open.org/sarif/sarif/v2.1.0/): a rule for each check, and a result for each
 * case that did not pass, at the staff's page of the submission. What could not be judged is open and no
 * failure.
 */
export function sarif(suites: readonly Suite[], { slug, checks }: Report['exercise']): string {
  const rules = [
    ...checks.map(({ id, title: text }) => ({ id, shortDescription: { text } })),
    { id: WHOLE, shortDescription: { text: 'Something was handed in that can be graded' } },
  ];
  const resultOf = (suite: Suite, test: CaseResult): object => ({
    ruleId: test.check,
    ruleIndex: rules.findIndex(({ id }) => id === test.check),
    kind: test.state === 'failed' ? 'fail' : 'open',
    level: test.state === 'failed' ? 'error' : 'none',
    message: { text: visible([`${nameIn(suite, test)}: ${test.message}`, ...test.details].join('\n')) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: {
            uri: `${encodeURIComponent(suite.folder)}/staff/report.html`,
            uriBaseId: 'RESULTS',
          },
        },
        logicalLocations: [{ fullyQualifiedName: nameIn(suite, test) }],
      },
    ],
    properties: { submission: visibleLine(suite.id), type: test.type, score: scoreWords(suite) },
  });
  const results = suites.flatMap((suite) =>
    suite.tests.filter(({ state }) => state !== 'passed').map((test) => resultOf(suite, test)),
  );
  const run = {
    tool: { driver: { name: 'Cutoff', version: VERSION, semanticVersion: VERSION, rules } },
    automationDetails: { id: `cutoff/${slug}/` },
    originalUriBaseIds: { RESULTS: { description: { text: 'The folder of the results (--out)' } } },
    columnKind: 'utf16CodeUnits',
    results,
  };
  const log = { $schema: SCHEMA, version: '2.1.0', runs: [run] };
  return `${inertJson(JSON.stringify(log, null, 1))}\n`;
}

const nameIn = (suite: Suite, test: CaseResult): string => `${visibleLine(suite.id)} / ${nameOf(test)}`;
