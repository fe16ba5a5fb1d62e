// Local search, for limit.cpp.
#pragma once
#include "limitCommon.hpp"

// ---- 8 queens, steepest ascent with random ties: counters per line, every move weighed
struct Climbs { u64 solved = 0, stepsSolved = 0, stepsStuck = 0; };
static Outcome told(double seconds, u64 runs, const Climbs &c) {
  return {seconds, runs, std::to_string(c.solved) + " " + std::to_string(c.stepsSolved) + " " + std::to_string(c.stepsStuck)};
}
static Outcome queensScalar(int runs) {
  Rng random(1); Climbs total; double start = now();
  for (int run = 0; run < runs; run++) {
    int q[8], h = 0, steps = 0; u8 row[8] = {0}, up[15] = {0}, down[15] = {0};
    for (int c = 0; c < 8; c++) { int r = q[c] = random.below(8); h += row[r]++ + up[c + r]++ + down[c - r + 7]++; }
    while (h) {
      int best = 100, ties = 0; u8 tie[64];
      for (int c = 0; c < 8; c++) {
        int own = row[q[c]] + up[c + q[c]] + down[c - q[c] + 7] - 3;
        for (int r = 0; r < 8; r++) {
          if (r == q[c]) continue;
          int change = row[r] + up[c + r] + down[c - r + 7] - own;
          if (change < best) { best = change; ties = 1; tie[0] = c * 8 + r; } else if (change == best) tie[ties++] = c * 8 + r;
        }
      }
      if (best >= 0) break;
      int move = tie[random.below(ties)], c = move >> 3, r = move & 7, p = q[c];
      row[p]--; up[c + p]--; down[c - p + 7]--; row[r]++; up[c + r]++; down[c - r + 7]++;
      q[c] = r; h += best; steps++;
    }
    if (h == 0) { total.solved++; total.stepsSolved += steps; } else total.stepsStuck += steps;
  }
  return told(now() - start, runs, total);
}
// The same with 64-bit words of eight lanes: all rows of a column at once.
static Outcome queensSwar(int runs) {
  Rng random(1); Climbs total; double start = now();
  const u64 ONES = 0x0101010101010101ULL, TOPS = 0x8080808080808080ULL;
  for (int run = 0; run < runs; run++) {
    int q[8], h = 0, steps = 0; alignas(64) u8 row[8] = {0}, up[24] = {0}, down[24] = {0};
    for (int c = 0; c < 8; c++) { int r = q[c] = random.below(8); h += row[r]++ + up[c + r]++ + down[r - c + 7]++; }
    while (h) {
      u64 lanes[8], rows, least = 0x7F7F7F7F7F7F7F7FULL; memcpy(&rows, row, 8);
      for (int c = 0; c < 8; c++) {
        u64 a, b; memcpy(&a, up + c, 8); memcpy(&b, down + 7 - c, 8);
        u64 s = rows + a + b; int own = (int)((s >> (8 * q[c])) & 255) - 3;
        s += ONES * (u64)(64 - own); s |= (u64)0x7F << (8 * q[c]); lanes[c] = s;
        u64 smaller = ((((least | TOPS) - s) & TOPS) >> 7) * 255; least = (s & smaller) | (least & ~smaller);
      }
      int best = 127; for (int k = 0; k < 8; k++) best = std::min(best, (int)((least >> (8 * k)) & 255));
      if (best >= 64) break;
      u64 mask = 0;
      for (int c = 0; c < 8; c++) {
        u64 z = lanes[c] ^ (ONES * (u64)best), equal = ~(((z & ~TOPS) + ~TOPS) | z) & TOPS;
        mask |= (u64)(((equal >> 7) * 0x0102040810204080ULL) >> 56) << (8 * c);
      }
      for (int skip = random.below(__builtin_popcountll(mask)); skip > 0; skip--) mask &= mask - 1;
      int move = __builtin_ctzll(mask), c = move >> 3, r = move & 7, p = q[c];
      row[p]--; up[c + p]--; down[p - c + 7]--; row[r]++; up[c + r]++; down[r - c + 7]++;
      q[c] = r; h += best - 64; steps++;
    }
    if (h == 0) { total.solved++; total.stepsSolved += steps; } else total.stepsStuck += steps;
  }
  return told(now() - start, runs, total);
}

// ---- annealing a tour by reversals
static Outcome annealing(int n, int steps, double hot, double rate) {
  Rng place(7); vector<double> x(n), y(n), D(n * n);
  for (int i = 0; i < n; i++) { x[i] = place.number(); y[i] = place.number(); }
  for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) D[i * n + j] = sqrt((x[i] - x[j]) * (x[i] - x[j]) + (y[i] - y[j]) * (y[i] - y[j]));
  vector<int> from, to;
  for (int i = 0; i < n; i++) for (int j = i + 1; j < n; j++) if (j - i + 1 < n - 1) { from.push_back(i); to.push_back(j); }
  Rng random(1); vector<int> t(n);
  for (int i = 0; i < n; i++) t[i] = i;
  for (int i = n - 1; i > 0; i--) std::swap(t[i], t[random.below(i + 1)]);
  double start = now(), length = 0, T = hot; u64 accepted = 0;
  for (int i = 0; i < n; i++) length += D[t[i] * n + t[i + 1 == n ? 0 : i + 1]];
  double best = length; vector<int> bestTour = t;
  for (int step = 0; step < steps; step++, T *= rate) {
    int move = random.below(from.size()), i = from[move], j = to[move];
    int before = t[i == 0 ? n - 1 : i - 1], first = t[i], last = t[j], after = t[j + 1 == n ? 0 : j + 1];
    double longer = D[before * n + last] + D[first * n + after] - D[before * n + first] - D[last * n + after];
    if (!(longer < 0 || random.number() < exp(-longer / T))) continue;
    accepted++;
    int inside = j - i + 1, low = i, high = j, left = inside >> 1;
    if (2 * inside > n) { low = j + 1 == n ? 0 : j + 1; high = i == 0 ? n - 1 : i - 1; left = (n - inside) >> 1; }
    for (; left > 0; left--) { std::swap(t[low], t[high]); low = low + 1 == n ? 0 : low + 1; high = high == 0 ? n - 1 : high - 1; }
    length += longer;
    if (length < best) { best = length; bestTour = t; }
  }
  char text[64]; snprintf(text, sizeof text, "%.9f %llu", best, (unsigned long long)accepted);
  return {now() - start, (u64)steps, text};
}

// ---- a genetic algorithm on 8 queens: roulette, one cut, mutation of a child
static int fitness(const u8 *g) {
  u8 row[8] = {0}, up[15] = {0}, down[15] = {0}; int h = 0;
  for (int c = 0; c < 8; c++) { int r = g[c]; h += row[r]++ + up[c + r]++ + down[c - r + 7]++; }
  return 28 - h;
}
static Outcome genetic(int size, int generations, double rate) {
  Rng random(1); vector<u8> population(size * 8), next(size * 8); vector<int> upTo(size);
  for (u8 &gene : population) gene = random.below(8);
  double start = now(); int best = 0, foundAt = 0;
  for (int generation = 0; generation <= generations; generation++) {
    int sum = 0;
    for (int i = 0; i < size; i++) { int f = fitness(&population[i * 8]); if (f > best) { best = f; foundAt = generation; } sum += f; upTo[i] = sum; }
    if (generation == generations) break;
    auto select = [&] { return &population[8 * (std::upper_bound(upTo.begin(), upTo.end(), (int)(random.number() * sum)) - upTo.begin())]; };
    for (int i = 0; i < size; i++) {
      const u8 *x = select(), *y = select(); int c = 1 + random.below(7); u8 *child = &next[i * 8];
      memcpy(child, x, 8); for (int k = c; k < 8; k++) child[k] = y[k];
      if (random.number() < rate) { int at = random.below(8); child[at] = random.below(8); }
    }
    std::swap(population, next);
  }
  double seconds = now() - start; u32 hash = 0; for (u8 gene : population) hash = mix(hash + gene);
  return {seconds, (u64)generations, std::to_string(best) + " " + std::to_string(foundAt) + " " + std::to_string(hash)};
}

// ---- n queens for large n: as reference/local/queensSearch.ts
static Outcome manyQueens(int n) {
  double start = now(); Rng random(1); vector<int> p(n); vector<u32> up(2 * n / 32 + 1), down(2 * n / 32 + 1); u64 tries = 0, swaps = 0;
  auto has = [](const vector<u32> &bits, u32 at) { return (bits[at >> 5] >> (at & 31)) & 1; };
  auto flip = [&](int c, int r) { up[(c + r) >> 5] ^= 1u << ((c + r) & 31); down[(c - r + n) >> 5] ^= 1u << ((c - r + n) & 31); };
  for (int i = 0; i < n; i++) p[i] = i;
  int i = 0;
  for (; i < n; i++) {
    int limit = n - i < 64 ? 256 : 7000, draws = 0;
    for (; draws < limit; draws++) {
      tries++;
      int at = i + random.below(n - i), r = p[at];
      if (!(has(up, i + r) | has(down, i - r + n))) { p[at] = p[i]; p[i] = r; flip(i, r); break; }
    }
    if (draws == limit) break;
  }
  int left = n - i;
  for (; i < n; i++) {
    int r = p[i];
    if (!(has(up, i + r) | has(down, i - r + n))) { flip(i, r); continue; }
    for (;;) {
      tries++;
      int j = random.below(i), w = p[j];
      if (has(up, i + w) | has(down, i - w + n) | has(up, j + r) | has(down, j - r + n)) continue;
      if (i + w == j + r || i - w == j - r) continue;
      flip(j, w); flip(i, w); flip(j, r); p[i] = w; p[j] = r; swaps++;
      break;
    }
  }
  double seconds = now() - start; u32 hash = 0; for (int r : p) hash = mix(hash + r);
  return {seconds, (u64)n, std::to_string(tries) + " " + std::to_string(left) + " " + std::to_string(swaps) + " " + std::to_string(hash)};
}
