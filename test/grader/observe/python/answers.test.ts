import { afterAll, expect, test } from 'vitest';
import { outcomeInWords } from '../../../support/outcomes.ts';
import { Sandbox } from '../../../support/sandbox.ts';

/**
 * An answer may be an object of a class: its attributes are read where they are kept, and nothing of the
 * class's runs.
 */
const sandbox = new Sandbox();
afterAll(() => sandbox.close());

const LOOP = 'while True: pass';
const TABLE: readonly (readonly [name: string, body: string, outcome: string])[] = [
  [
    'a dataclass',
    'from dataclasses import dataclass\n@dataclass\nclass A:\n    value: float\n    action: str = None\nreturn A(3)',
    'returned: {"value":3,"action":null}',
  ],
  [
    'a frozen one',
    'from dataclasses import dataclass\n@dataclass(frozen=True, order=True)\nclass A:\n    value: float\n    action: str\nreturn A(3, "x")',
    'returned: {"value":3,"action":"x"}',
  ],
  [
    'one with slots',
    'from dataclasses import dataclass\n@dataclass(slots=True)\nclass A:\n    value: float\n    action: str = None\nreturn A(2.5, "x")',
    'returned: {"value":2.5,"action":"x"}',
  ],
  [
    'slots of a class above',
    'class A:\n    __slots__ = ("value",)\nclass B(A):\n    __slots__ = ("action",)\nb = B()\nb.value, b.action = 3, "x"\nreturn b',
    'returned: {"value":3,"action":"x"}',
  ],
  [
    'an empty slot',
    'class A:\n    __slots__ = ("value", "action")\na = A()\na.value = 3\nreturn a',
    'returned: {"value":3}',
  ],
  [
    'a plain class',
    'class A: pass\na = A()\na.value, a.action = 3, "x"\nreturn a',
    'returned: {"value":3,"action":"x"}',
  ],
  [
    'with the game and itself in it',
    'class A: pass\na = A()\na.value, a.game, a.me = 3, game, a\nreturn a',
    'returned: {"value":3}',
  ],
  [
    'a namespace',
    'from types import SimpleNamespace as N\nreturn N(value=3, action=None)',
    'returned: {"value":3,"action":null}',
  ],
  [
    'a dict with more in it',
    'return {"seen": {1}, "value": 3, "node": object(), "action": "x"}',
    'returned: {"seen":"<undefined>","value":3,"node":"<undefined>","action":"x"}',
  ],
  ['a value that is none', 'class A: pass\na = A()\na.value = {3}\nreturn a', 'unreadable: a set at value'],
  [
    'one inside another',
    'class A: pass\na, b = A(), A()\na.value, b.value = b, 3\nreturn a',
    'unreadable: an object of class A at value',
  ],
  [
    'one in a list',
    'class A: pass\na = A()\na.value = 3\nreturn [a]',
    'unreadable: an object of class A at [0]',
  ],
  [
    'other attributes only',
    'class A: pass\na = A()\na.score = 3\nreturn a',
    'unreadable: an object of class A',
  ],
  ['a class, not an object of it', 'class A:\n    value = 3\nreturn A', 'unreadable: a class'],
  ['an attribute of the class', 'class A:\n    value = 3\nreturn A()', 'unreadable: an object of class A'],
  [
    'a property',
    `class A:\n    @property\n    def value(self):\n        ${LOOP}\nreturn A()`,
    'unreadable: an object of class A',
  ],
  [
    '__getattr__',
    `class A:\n    def __getattr__(self, name):\n        ${LOOP}\nreturn A()`,
    'unreadable: an object of class A',
  ],
  [
    '__getattribute__',
    `class A:\n    def __init__(self): self.value = 3\n    def __getattribute__(self, name):\n        ${LOOP}\nreturn A()`,
    'returned: {"value":3}',
  ],
  [
    'keys that compare',
    `armed = []\nclass K(str):\n    def __eq__(self, other):\n        while armed: pass\n        return False\n    def __hash__(self): return hash("value")\nclass A: pass\na = A()\na.__dict__[K("x")] = 1\na.__dict__["value"] = 3\narmed.append(1)\nreturn a`,
    'returned: {"value":3}',
  ],
  ['a fraction', 'from fractions import Fraction\nreturn Fraction(7, 4), "x"', 'returned: [1.75,"x"]'],
  [
    'a whole one',
    'from fractions import Fraction\nreturn {"value": Fraction(10 ** 12)}',
    'returned: {"value":1000000000000}',
  ],
  [
    'one too fine for a double',
    'from fractions import Fraction\nreturn Fraction(1, 10 ** 400)',
    'unreadable: an object of class Fraction',
  ],
  [
    'a class that says it is a fraction',
    'class Fraction: pass\nreturn Fraction()',
    'unreadable: an object of class Fraction',
  ],
];

test.each(TABLE)('%s', async (_, body, outcome) => {
  const text = `def search(game, state):\n${body
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n')}\n`;
  const { outcome: found } = await sandbox.one(
    { 'search.py': text },
    { language: 'python', limits: { fuel: 30_000_000, memoryMB: 64 } },
  );
  expect(outcomeInWords(found)).toBe(outcome);
});

test('sys.maxsize is as large as on a machine of today', async () => {
  const { outcome } = await sandbox.one(
    { 'search.py': 'import sys\ndef search(game, state): return sys.maxsize == 2 ** 63 - 1\n' },
    { language: 'python' },
  );
  expect(outcome).toMatchObject({ value: true });
});
