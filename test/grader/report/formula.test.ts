import { describe, expect, test } from 'vitest';
import { plainProse } from '../../../grader/report/plainProse.ts';
import { unreadFormulas } from '../../../grader/report/formula/unread.ts';
import { createProse } from '../../../grader/report/prose.ts';

const [page, elsewhere] = [createProse(), createProse('html')];

describe('formulas in texts', () => {
  test.each([
    ['$v$', '<math><mi>v</mi></math>', '<i>v</i>', 'v'],
    [
      String.raw`$v_2 \ge \beta$`,
      '<math><mrow><msub><mi>v</mi><mn>2</mn></msub><mo>≥</mo><mi>β</mi></mrow></math>',
      '<i>v</i><sub>2</sub> ≥ <i>β</i>',
      'v₂ ≥ β',
    ],
    [
      String.raw`$e^{-\Delta/T}$`,
      '<math><msup><mi>e</mi><mrow><mo>−</mo><mi>Δ</mi><mo>/</mo><mi>T</mi></mrow></msup></math>',
      '<i>e</i><sup>−<i>Δ</i>/<i>T</i></sup>',
      'e^(−Δ/T)',
    ],
    [
      String.raw`$\frac{a+b}{2} < \infty$`,
      '<math><mrow><mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mn>2</mn></mfrac>' +
        '<mo>&lt;</mo><mo>∞</mo></mrow></math>',
      '(<i>a</i> + <i>b</i>)/2 &lt; ∞',
      '(a + b)/2 < ∞',
    ],
    [
      String.raw`$\max(\alpha, v)$`,
      '<math><mrow><mi>max</mi><mo>(</mo><mi>α</mi><mo>,</mo><mi>v</mi><mo>)</mo></mrow></math>',
      'max(<i>α</i>, <i>v</i>)',
      'max(α, v)',
    ],
    ['$b^3_1$', '<math><msubsup><mi>b</mi><mn>1</mn><mn>3</mn></msubsup></math>', null, 'b₁³'],
    ['$-3$', '<math><mrow><mo>−</mo><mn>3</mn></mrow></math>', '−3', '−3'],
  ])('%s', (source, mathml, html, text) => {
    expect(page(`So ${source}.`)).toBe(`<p>So ${mathml}.</p>\n`);
    if (html !== null) expect(elsewhere(`So ${source}.`)).toBe(`<p>So ${html}.</p>\n`);
    expect(plainProse(`So ${source}.`)).toBe(`So ${text}.`);
  });

  test.each([
    ['It costs $5 or $6.'],
    ['It costs 5$ or 6$.'],
    [String.raw`An unknown $\foo$.`],
    ['An open $v and no more.'],
    ['Braces $v_{2$ that do not fit.'],
    [`Too deep: $${'{'.repeat(40)}v${'}'.repeat(40)}$.`],
  ])('what is none stays as it is: %s', (text) => {
    expect(page(text)).toBe(`<p>${text}</p>\n`);
    expect(plainProse(text)).toBe(text);
  });

  test('code and escaped dollars are none', () => {
    expect(page('`$v$` and \\$v$')).toBe('<p><code>$v$</code> and $v$</p>\n');
    expect(plainProse('`$v$` and **$v_1$**')).toBe('$v$ and v₁');
  });

  test('markup in a formula is text', () => {
    expect(page('$<script>x</script>$')).not.toContain('<script');
    expect(elsewhere('$<b>x</b>$')).not.toContain('<b>');
  });
});

test.each([
  ['a formula that is read', String.raw`$v_2 \ge \beta$`, []],
  ['prices', 'It costs $5 and $6, or $7_000$.', []],
  ['code', 'Say `$x = \\nonsense$`, or ``` `$y_$` ```.', []],
  ['an unknown command', String.raw`Is $\mathcal{O}(n)$ right?`, [String.raw`$\mathcal{O}(n)$`]],
  ['a brace that is open', String.raw`$x_{i$ and $y$`, [String.raw`$x_{i$`]],
  ['two dollar signs', 'First\n\n$$x^2$$\n', ['$$x^2$$']],
  ['brackets', String.raw`\(x\) and \[ y_1 \]`, [String.raw`\(x\)`, String.raw`\[ y_1 \]`]],
])('of %s, what is shown as it is typed', (_, markdown, unread) => {
  expect(unreadFormulas(markdown)).toEqual(unread);
});
