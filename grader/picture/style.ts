/**
 * How pictures look, as CSS over a few custom properties with defaults, so that a page can set its own and a
 * picture can stand alone. Every distinction that a colour makes is also made by a shape, a dash or a word.
 */
export const PICTURE_STYLE = `
.pic{--p-ink:var(--ink,#1d2430);--p-soft:var(--soft,#566070);\
--p-paper:var(--card,#fff);--p-line:var(--line-strong,#8b94a3);\
--p-good:var(--good,#1a6b4a);--p-bad:var(--bad,#a8321c);--p-mark:var(--accent,#1f4e8c);\
--p-tint:var(--tint,#eef2f8);display:block;\
font:500 12.5px/1.2 ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;\
font-variant-numeric:tabular-nums}
.pic text{fill:var(--p-ink);text-anchor:middle}
.pic text.pic-start{text-anchor:start}
.pic text.pic-end{text-anchor:end}
.pic-edge{fill:none;stroke:var(--p-line);stroke-width:1.25}
.pic-edge.pic-path{stroke:var(--p-mark);stroke-width:3}
.pic-edge.pic-pruned,.pic-edge.pic-unseen{stroke-dasharray:2 4}
.pic-edge.pic-missed{stroke:var(--p-bad);stroke-dasharray:7 4;stroke-width:2}
.pic-edge.pic-extra{stroke:var(--p-bad);stroke-width:2}
.pic-strike{stroke:var(--p-ink);stroke-width:1.5}
.pic text.pic-action,.pic text.pic-axis{fill:var(--p-soft);font-size:11px;font-weight:400;\
paint-order:stroke;stroke:var(--p-paper);stroke-width:4px;stroke-linejoin:round}
.pic text.pic-name,.pic text.pic-word{fill:var(--p-soft);font-size:11px;font-weight:400}
.pic text.pic-window,.pic text.pic-marked{font-size:11.5px;font-weight:600;fill:var(--p-mark)}
.pic text.pic-marked{fill:var(--p-bad)}
.pic text.pic-value{font-weight:650}
.pic-box{fill:var(--p-tint);stroke:var(--p-ink);stroke-width:1.25}
.pic-shape{stroke:var(--p-ink);stroke-width:1.25;fill:var(--p-ink)}
.pic-shape.pic-min{fill:var(--p-paper);stroke-width:1.75}
.pic-shape.pic-chance{fill:var(--p-tint);stroke-width:1.75}
.pic-shape.pic-other{fill:var(--p-paper)}
.pic-stop{fill:var(--p-paper);stroke:var(--p-ink)}
.pic-pruned .pic-box,.pic-unseen .pic-box{fill:none;stroke:var(--p-line);stroke-dasharray:2 3}
.pic-pruned text.pic-value,.pic-unseen text.pic-value{fill:var(--p-soft);font-weight:400}
.pic-missed .pic-box{fill:none;stroke:var(--p-bad);stroke-width:2;stroke-dasharray:6 3}
.pic-extra .pic-box,.pic-ring{stroke:var(--p-bad);stroke-width:1.5}
.pic-ring{fill:none}
.pic-extra text.pic-word,.pic-missed text.pic-word{fill:var(--p-bad);font-weight:650}
.pic-halo{fill:none;stroke:var(--p-mark);stroke-width:2.5;stroke-dasharray:1 5;stroke-linecap:round}
.pic-board{fill:var(--p-paper);stroke:var(--p-line);stroke-width:1.5}
.pic-dark{fill:var(--p-tint)}
.pic-queen{fill:var(--p-ink);stroke:var(--p-ink);stroke-linejoin:round}
.pic-attack{stroke:var(--p-bad);stroke-width:1.25;stroke-dasharray:4 3}
.pic-attacked{fill:var(--p-paper);stroke:var(--p-bad);stroke-width:1.75}
.pic-move{stroke:var(--p-mark);stroke-width:2}
.pic-tip{fill:var(--p-mark)}
.pic-refused{stroke:var(--p-bad);stroke-width:1.75;stroke-dasharray:2 3}
.pic text.pic-cell{font-size:11px;font-weight:400}
.pic-cut{stroke:var(--p-bad);stroke-width:3}
.pic-veil{fill:var(--p-paper);opacity:.72}
.pic-cursor{stroke:var(--p-mark);stroke-width:1.5}
.pic-from{fill:none;stroke:var(--p-mark);stroke-width:2}
.pic-grid{stroke:var(--p-line);stroke-width:1;opacity:.35}
.pic-line{fill:none;stroke:var(--p-ink);stroke-width:1.75;stroke-linejoin:round}
.pic-point{fill:var(--p-paper);stroke:var(--p-ink);stroke-width:1.75}
.pic-dashed{fill:none;stroke:var(--p-mark);stroke-width:1.75;stroke-dasharray:6 4}
.pic-cross{fill:none;stroke:var(--p-soft);stroke-width:1.25}
.pic-spread{stroke:var(--p-line);stroke-width:5;opacity:.5}
.pic-observed{fill:var(--p-tint);stroke:var(--p-ink);stroke-width:1.25}
.pic-expected{stroke:var(--p-mark);stroke-width:3}
.pic-mark{fill:none;stroke:var(--p-bad);stroke-width:2.5}
.st-off{display:none}
.pic .st-unseen{opacity:.55}
.pic .st-cut{opacity:.4}
.pic-edge.st-unseen,.pic-edge.st-cut{stroke-dasharray:2 4}
.st-open .pic-shape{stroke:var(--p-mark);stroke-width:2.5}
.st-now .pic-shape,.st-now .pic-box{stroke:var(--p-mark);stroke-width:4}
`;
