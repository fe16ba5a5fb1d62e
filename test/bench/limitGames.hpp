// Tree search, for limit.cpp.
#pragma once
#include "limitCommon.hpp"

// ---- the hash tree: child a of h is mix(h + (a + 1) * golden), a leaf is worth (h & 0xFFFF) - 32768
static u32 childOf(u32 h, int a) { return mix(h + (u32)(a + 1) * 0x9E3779B9u); }
static int leafValue(u32 h) { return (int)(h & 0xFFFF) - 32768; }

template <int B> int hashMin(u32 h, int depth, int alpha, int beta);
template <int B> int hashMax(u32 h, int depth, int alpha, int beta) {
  nodes++;
  if (depth == 0) return leafValue(h);
  int v = -(1 << 30);
  for (int a = 0; a < B; a++) {
    int w = hashMin<B>(childOf(h, a), depth - 1, alpha, beta);
    if (w > v) { v = w; if (v >= beta) return v; if (v > alpha) alpha = v; }
  }
  return v;
}
template <int B> int hashMin(u32 h, int depth, int alpha, int beta) {
  nodes++;
  if (depth == 0) return leafValue(h);
  int v = 1 << 30;
  for (int a = 0; a < B; a++) {
    int w = hashMax<B>(childOf(h, a), depth - 1, alpha, beta);
    if (w < v) { v = w; if (v <= alpha) return v; if (v < beta) beta = v; }
  }
  return v;
}
template <int B> Outcome hashTrees(int depth, int seeds) {
  nodes = 0;
  long long sum = 0;
  double start = now();
  for (int seed = 1; seed <= seeds; seed++) sum += hashMax<B>(mix(seed), depth, -(1 << 30), 1 << 30);
  return {now() - start, nodes, std::to_string(sum)};
}

// ---- tic-tac-toe on 9-bit boards: the mover's and the other's
static u8 wins[512];
static void markWins() { for (int i = 0; i < 512; i++) for (int line : {7, 56, 448, 73, 146, 292, 273, 84}) if ((i & line) == line) wins[i] = 1; }
static int tttMinimax(u32 own, u32 other) {
  nodes++;
  if (wins[other]) return -1;
  u32 empty = 511 & ~(own | other);
  if (!empty) return 0;
  int v = -2;
  while (empty) { u32 cell = empty & -empty; empty ^= cell; v = std::max(v, -tttMinimax(other, own | cell)); }
  return v;
}
static int tttAlphaBeta(u32 own, u32 other, int alpha, int beta) {
  nodes++;
  if (wins[other]) return -1;
  u32 empty = 511 & ~(own | other);
  if (!empty) return 0;
  int v = -2;
  while (empty) {
    u32 cell = empty & -empty; empty ^= cell;
    int w = -tttAlphaBeta(other, own | cell, -beta, -alpha);
    if (w > v) { v = w; if (v >= beta) return v; if (v > alpha) alpha = v; }
  }
  return v;
}

// ---- connect four: 7 columns of 7 bits, the top bit always empty
static bool fourInLine(u64 p) {
  u64 m = p & (p >> 7); if (m & (m >> 14)) return true;
  m = p & (p >> 6); if (m & (m >> 12)) return true;
  m = p & (p >> 8); if (m & (m >> 16)) return true;
  m = p & (p >> 1); return (m & (m >> 2)) != 0;
}
static const u64 BOTTOM = 0x0040810204081ULL & ((1ULL << 49) - 1), TOP = BOTTOM << 6;
static int connectFour(u64 own, u64 other, int depth, int alpha, int beta) {
  nodes++;
  if (fourInLine(other)) return -1;
  u64 moves = ((own | other) + BOTTOM) & ~TOP;
  if (!moves || depth == 0) return 0;
  int v = -2;
  while (moves) {
    u64 move = moves & -moves; moves ^= move;
    int w = -connectFour(other, own | move, depth - 1, -beta, -alpha);
    if (w > v) { v = w; if (v >= beta) return v; if (v > alpha) alpha = v; }
  }
  return v;
}
static int connectFourMinimax(u64 own, u64 other, int depth) {
  nodes++;
  if (fourInLine(other)) return -1;
  u64 moves = ((own | other) + BOTTOM) & ~TOP;
  if (!moves || depth == 0) return 0;
  int v = -2;
  while (moves) { u64 move = moves & -moves; moves ^= move; v = std::max(v, -connectFourMinimax(other, own | move, depth - 1)); }
  return v;
}
static Outcome repeated(int times, const std::function<int()> &search) {
  nodes = 0;
  int value = 0;
  double start = now();
  for (int i = 0; i < times; i++) value = search();
  return {(now() - start) / times, nodes / times, std::to_string(value)};
}
