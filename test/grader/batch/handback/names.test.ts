import { expect, test } from 'vitest';
import { namesIn, type Somebody } from '../../../../grader/batch/handback/names.ts';

const CLASS: readonly Somebody[] = [
  { ids: ['ann7', 'ann@example.org'], name: 'Ann Abel' },
  { ids: ['4711', '471100'], name: "O'Brien, Bea" },
  { ids: ['cai'], name: 'García Núñez, Cai' },
  { ids: ['x1'], name: 'Li' },
  { ids: ['dan1'], name: 'Ann Abel' },
  { ids: ['eve'], name: 'Eve Ann Abel Smith' },
];
const [ann, bea, cai, , dan, eve] = CLASS as [Somebody, Somebody, Somebody, Somebody, Somebody, Somebody];
const search = namesIn(CLASS);

test.each<[string, Somebody, string, readonly string[]]>([
  ['nobody', ann, '<p>Your search cut at node 4711, as x1 and Li do.</p>', []],
  ['her own name', ann, '<p>Ann Abel, ann7, ANN@example.org</p>', []],
  ['an id', ann, '<p>see cai.</p>', ['cai']],
  ['an id of letters and digits, in a file name', ann, '<code>src/dan1_search.py</code>', ['dan1']],
  ['an id in a longer word', ann, '<p>caiman, decai</p>', []],
  ['a name, in other capitals', bea, '<p>by ANN ABEL</p>', ['Ann Abel']],
  ['the surname first', bea, '<p>Abel, Ann</p>', ['Ann Abel']],
  ['the first name first', ann, '<p>Bea O&#x27;Brien</p>', ["O'Brien, Bea"]],
  ['an escaped name', ann, '<p title="O&#39;Brien Bea">x</p>', ["O'Brien, Bea"]],
  ['an address', bea, '<p>ann&#64;example.org</p>', ['ann@example.org']],
  ['letters in another form', ann, '<p>Cai Garci\u0301a Nu\u0301n\u0303ez</p>', ['García Núñez, Cai', 'cai']],
  ['a long number', ann, '<p>471100</p>', ['471100']],
  ['one of the same name', dan, '<p>Ann Abel, dan1</p>', []],
  ['a name inside her own', eve, '<p>Eve Ann Abel Smith</p>', []],
  ['that name outside her own', eve, '<p>Eve Ann Abel Smith and Ann Abel</p>', ['Ann Abel']],
  ['how the page looks', ann, '<style>.cai{}</style><script>cai()</script>', []],
  ['a name in two tags', cai, '<b>Ann</b> <i>Abel</i>', ['Ann Abel']],
])('finds %s', (_, own, html, whom) => {
  expect(search(html, own)).toEqual(whom);
});

test('takes no longer for a large class', () => {
  const many = Array.from({ length: 5_000 }, (_, at) => ({
    ids: [`student${at}`],
    name: `Given${at} Family${at}`,
  }));
  const page = `<p>${Array.from({ length: 50_000 }, (_, at) => `word${at}`).join(' ')} student4999</p>`;
  expect(namesIn(many)(page, { ids: ['me'], name: 'Me' })).toEqual(['student4999']);
});
