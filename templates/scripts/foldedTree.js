// Draws what is near a step of a search of a large tree; what is far from it is folded into triangles that
// say how many nodes they hold. Gives null where a page has no such tree.
globalThis.foldedTree = (() => {
  const SVG = 'http://www.w3.org/2000/svg';
  const [LEVEL, SHAPE, MOST] = [100, 14, 9];
  const [PATTERN, NODE, FROM, VALUE, OWN, ALPHA, BETA, SIZE] = [0, 1, 2, 3, 4, 5, 6, 7];

  // Parents, sizes and children's places from how many children each node has, in preorder.
  const shapeOf = (counts) => {
    const parent = new Int32Array(counts.length).fill(-1);
    const size = new Int32Array(counts.length).fill(1);
    const open = [];
    for (let node = 0; node < counts.length; node += 1) {
      while (open.length > 0 && open.at(-1).left === 0) open.pop();
      const above = open.at(-1);
      if (above !== undefined) {
        parent[node] = above.node;
        above.left -= 1;
      }
      if (counts[node] > 0) open.push({ node, left: counts[node] });
    }
    for (let node = counts.length - 1; node > 0; node -= 1) size[parent[node]] += size[node];
    return { parent, size };
  };

  // For each node the steps that change how it looks, in order: one list, and where each node's begins.
  const changesOf = (steps, count) => {
    const begins = new Int32Array(count + 1);
    for (let at = 0; at < steps.length; at += SIZE) {
      begins[steps[at + NODE] + 1] += 1;
      if (steps[at + FROM] >= 0) begins[steps[at + FROM] + 1] += 1;
    }
    for (let node = 0; node < count; node += 1) begins[node + 1] += begins[node];
    const free = begins.slice();
    const list = new Int32Array(begins[count]);
    for (let at = 0, step = 0; at < steps.length; at += SIZE, step += 1) {
      list[free[steps[at + NODE]]++] = step;
      if (steps[at + FROM] >= 0) list[free[steps[at + FROM]]++] = step;
    }
    return { begins, list };
  };

  return (stepper) => {
    const source = stepper.querySelector('script[type="application/json"]');
    if (source === null) return null;
    const data = JSON.parse(source.textContent);
    const { counts, players, leaves, names, edges, short, long, patterns } = data;
    const steps = Int32Array.from(data.steps);
    const { parent, size } = shapeOf(counts);
    const { begins, list } = changesOf(steps, counts.length);
    // A leaf's box holds the longest value of a leaf, and neighbours keep clear of each other.
    const widest = (texts) => texts.reduce((most, text) => Math.max(most, text?.length ?? 0), 0);
    const BOX = Math.max(26, 4.05 * widest(leaves.map((place) => short[place])) + 6);
    const GAP = Math.max(2 * BOX + 22, 8.1 * widest(short) + 10);
    const svg = document.createElementNS(SVG, 'svg');
    svg.setAttribute('class', 'pic');
    svg.setAttribute('role', 'img');
    const old = stepper.querySelector('.scroll > svg');
    old.replaceWith(svg);

    const field = (step, which) => steps[step * SIZE + which];
    const patternAt = (step) => patterns[field(step, PATTERN)];
    const childrenOf = (node) => {
      const children = [];
      for (let at = 0, child = node + 1; at < counts[node]; at += 1, child += size[child])
        children.push(child);
      return children;
    };
    const placeIn = (node) => childrenOf(parent[node]).indexOf(node);
    const idOf = (node) => {
      if (names[node] !== undefined) return names[node];
      const places = [];
      for (let at = node; at > 0; at = parent[at]) places.unshift(placeIn(at));
      return places.length === 0 ? 'root' : places.join('.');
    };
    const textAt = (step) => {
      const words = {
        node: () => idOf(field(step, NODE)),
        from: () => idOf(field(step, FROM)),
        value: () => long[field(step, VALUE)],
        own: () => long[field(step, OWN)],
        alpha: () => long[field(step, ALPHA)],
        beta: () => long[field(step, BETA)],
      };
      return patternAt(step).text.replace(/\{(\w+)\}/g, (_, name) => words[name]());
    };

    // The last step up to that one that changes a node; −1 where it has not been come to.
    const lastChange = (node, step) => {
      let [low, high] = [begins[node], begins[node + 1]];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (list[middle] <= step) low = middle + 1;
        else high = middle;
      }
      return low === begins[node] ? -1 : list[low - 1];
    };
    const standing = (node, step, isCutAbove) => {
      const at = lastChange(node, step);
      if (at < 0)
        return {
          look: isCutAbove ? 'st-cut' : 'st-unseen',
          value: '',
          window: '',
        };
      const { kind, sign } = patternAt(at);
      if (field(at, FROM) === node)
        return {
          look: 'st-done',
          value: sign + short[field(at, OWN)],
          window: '',
        };
      const value = field(at, VALUE) < 0 ? '' : short[field(at, VALUE)];
      if (kind === 'evaluate' || kind === 'finish') return { look: 'st-done', value, window: '' };
      const window = data.hasBounds ? `[${short[field(at, ALPHA)]}, ${short[field(at, BETA)]}]` : '';
      return { look: 'st-open', value, window };
    };
    const isCutAt = (node, step) => {
      const at = lastChange(node, step);
      if (at < 0) return false;
      // A node that is left keeps its cut: it stands before the step at which its parent takes it in.
      for (let near = begins[node]; near < begins[node + 1] && list[near] <= step; near += 1)
        if (patternAt(list[near]).kind === 'cut') return true;
      return false;
    };

    const text = (x, y, className, content) =>
      content === '' ? '' : `<text x="${x}" y="${y}" class="${className}">${escaped(content)}</text>`;
    const escaped = (content) => content.replace(/[&<>]/g, (c) => `&#${c.charCodeAt(0)};`);
    const shapeAt = (node, x, y) => {
      const s = SHAPE;
      if (players[node] === 'c')
        return `<circle cx="${x}" cy="${y}" r="${s - 1}" class="pic-shape pic-chance"/>`;
      if (!'Mm'.includes(players[node]))
        return (
          `<rect x="${x - s + 1}" y="${y - s + 1}" width="${2 * s - 2}" height="${2 * s - 2}" ` +
          `class="pic-shape pic-other"/>${text(x, y + 4, 'pic-value', String(parseInt(players[node], 16) + 1))}`
        );
      return players[node] === 'm'
        ? `<path d="M${x} ${y + s}l${-s} ${2 - 2 * s}h${2 * s}Z" class="pic-shape pic-min"/>`
        : `<path d="M${x} ${y - s}l${s} ${2 * s - 2}h${-2 * s}Z" class="pic-shape pic-max"/>`;
    };
    const shortened = (label) => (label.length > 9 ? `${label.slice(0, 8)}…` : label);

    // Children that are drawn: those around the one on the path, and how many are left out on either side.
    const window_ = (children, on) => {
      const middle = Math.max(0, children.indexOf(on));
      const from = Math.max(0, Math.min(middle - (MOST >> 1), children.length - MOST));
      return {
        shown: children.slice(from, from + MOST),
        before: from,
        after: Math.max(0, children.length - from - MOST),
      };
    };

    const drawRow = (above, row, step, on, now) => {
      const { shown, before, after } = window_(childrenOf(above.node), on);
      const isCut = isCutAt(above.node, step);
      const y = row * LEVEL;
      let markup = '';
      let next = null;
      // What is written beside the node on the path needs room before its neighbour.
      const place = shown.indexOf(on);
      const beside = on === undefined ? { value: '', window: '' } : standing(on, step, isCut);
      const room = 20 + 8.1 * Math.max(beside.value.length, beside.window.length) - GAP + 36;
      const extra = place < 0 || place === shown.length - 1 ? 0 : Math.max(0, room);
      const wide = (shown.length - 1) * GAP + extra;
      shown.forEach((node, at) => {
        const x = above.x - wide / 2 + at * GAP + (place >= 0 && at > place ? extra : 0);
        const isLeaf = counts[node] === 0;
        const isPath = node === on;
        const { look, value, window } = standing(node, step, isCut);
        const top = y - (isLeaf ? 13 : SHAPE);
        const edge = `pic-edge ${look}${isPath ? ' pic-path' : ''}`;
        markup += `<path d="M${above.x} ${y - LEVEL + SHAPE}L${x} ${top}" class="${edge}"/>`;
        if (look === 'st-cut' && isCut) markup += bars(above.x, y - LEVEL + SHAPE, x, top);
        const label = edges[node] ?? String(before + at);
        markup += text(above.x + (x - above.x) * 0.68, y - 27, 'pic-action', shortened(label));
        const fold = !isLeaf && !isPath ? `+ ${(size[node] - 1).toLocaleString('en')}` : '';
        const inside = isLeaf
          ? `<rect x="${x - BOX}" y="${y - 13}" width="${2 * BOX}" height="26" rx="4" class="pic-box"/>` +
            text(x, y + 4.5, 'pic-value', leaves[node] < 0 ? '?' : short[leaves[node]])
          : shapeAt(node, x, y) +
            (isPath ? '' : text(x, y + 28, 'pic-value', value) + text(x, y + 42, 'pic-word', fold));
        markup += `<g class="${look}${node === now ? ' st-now' : ''}" data-n="${node}">${inside}</g>`;
        if (isPath && isLeaf) next = { node, x };
        else if (isPath) {
          markup +=
            text(x + 20, y - 1, 'pic-value pic-start', value) +
            text(x + 20, y + 14, 'pic-window pic-start', window);
          next = { node, x };
        }
      });
      const reachOfRow = wide / 2 + 44;
      if (before > 0)
        markup += text(
          above.x - reachOfRow,
          y + 4,
          'pic-word pic-end',
          `+ ${before.toLocaleString('en')} before`,
        );
      if (after > 0)
        markup += text(
          above.x + reachOfRow,
          y + 4,
          'pic-word pic-start',
          `+ ${after.toLocaleString('en')} more`,
        );
      const reach = reachOfRow + (before > 0 || after > 0 ? 90 : 30);
      return {
        markup,
        next,
        left: above.x - reach,
        right: above.x + Math.max(reach, next === null ? 0 : next.x - above.x + 150),
      };
    };

    const bars = (x1, y1, x2, y2) => {
      const length = Math.hypot(x2 - x1, y2 - y1);
      const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
      const bar = (along) => {
        const [x, y] = [x1 + dx * along, y1 + dy * along];
        return `M${x - 6 * dy - 2 * dx} ${y + 6 * dx - 2 * dy}L${x + 6 * dy + 2 * dx} ${y - 6 * dx + 2 * dy}`;
      };
      return `<path d="${bar(length * 0.4)}${bar(length * 0.4 + 5)}" class="pic-strike"/>`;
    };

    // For whoever walks the tree by keyboard: nodes that are folded away, too.
    const MOVERS = { M: 'MAX', m: 'MIN', c: 'chance' };
    let shown = 0;
    const tree = {
      root: 0,
      parentOf: (node) => (node === 0 ? null : parent[node]),
      childrenOf,
      nameOf: idOf,
      partOf: (node) => svg.querySelector(`[data-n="${node}"]`),
      standingOf(node) {
        const mover =
          counts[node] === 0
            ? 'a leaf'
            : (MOVERS[players[node]] ?? `player ${parseInt(players[node], 16) + 1}`);
        let isCutAbove = false;
        for (let at = node; at > 0 && lastChange(at, shown) < 0; at = parent[at])
          isCutAbove ||= isCutAt(parent[at], shown);
        const standing_ = standing(node, shown, isCutAbove);
        return { ...standing_, mover, value: leaves[node] < 0 ? standing_.value : short[leaves[node]] };
      },
    };

    const draw = (step) => {
      shown = step;
      const now = field(step, NODE);
      const path = [];
      for (let node = now; node >= 0; node = parent[node]) path.unshift(node);
      const root = standing(0, step, false);
      let markup =
        `<g class="${root.look}${now === 0 ? ' st-now' : ''}" data-n="0">${shapeAt(0, 0, 0)}</g>` +
        text(20, -1, 'pic-value pic-start', root.value) +
        text(20, 14, 'pic-window pic-start', root.window);
      let [left, right] = [-60, 150];
      let above = { node: 0, x: 0 };
      let rows = 0;
      while (above !== null && counts[above.node] > 0) {
        rows += 1;
        const row = drawRow(above, rows, step, path[rows], now);
        markup += row.markup;
        [left, right] = [Math.min(left, row.left), Math.max(right, row.right)];
        above = row.next;
      }
      const [width, height] = [right - left, rows * LEVEL + 28 + 60];
      svg.setAttribute('viewBox', `${left} -28 ${width} ${height}`);
      svg.setAttribute('width', width);
      svg.setAttribute('height', height);
      svg.innerHTML = markup;
      svg.setAttribute('aria-label', textAt(step));
      return svg.querySelector('.st-now');
    };

    return {
      count: steps.length / SIZE,
      kindAt: (step) => patternAt(step).kind,
      linesAt: (step) => patternAt(step).lines,
      textAt,
      draw,
      tree,
    };
  };
})();
