/** Signs that TeX has a name for; letters and digits are themselves. */
const SIGNS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  $: '\\$',
  '&': '\\&',
  '#': '\\#',
  '%': '\\%',
  _: '\\_',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
  '<': '$<$',
  '>': '$>$',
  '|': '$|$',
  '"': "{''}",
  '`': '{\\textquoteleft}',
  "'": '{\\textquoteright}',
  '-': '{-}',
  '−': '$-$',
  '∞': '$\\infty$',
  '≤': '$\\le$',
  '≥': '$\\ge$',
  '≈': '$\\approx$',
  '×': '$\\times$',
  '·': '$\\cdot$',
  '…': '\\dots{}',
  '→': '$\\to$',
  α: '$\\alpha$',
  β: '$\\beta$',
  '▲': '$\\triangle$',
  '▼': '$\\bigtriangledown$',
  '●': '$\\bullet$',
  '◂': '$\\triangleleft$',
  '▴': '$\\wedge$',
  '–': '--',
  '‘': '`',
  '’': "'",
  '“': '``',
  '”': "''",
};

/** Text as TeX writes it, on one line. */
export const texText = (text: string): string =>
  [...text].map((character) => SIGNS[character] ?? character).join('');

/** Whether plain LaTeX has all letters of a text; others need XeLaTeX or LuaLaTeX. */
export const isPlainTex = (text: string): boolean =>
  [...text].every(
    (character) => SIGNS[character] !== undefined || /[\x20-\x7e\u00c0-\u017f]/.test(character),
  );
