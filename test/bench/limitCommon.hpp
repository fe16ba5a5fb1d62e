// What the works of limit.cpp share: the generator and the clock.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <functional>
#include <map>
#include <string>
#include <vector>

using std::string;
using std::vector;
typedef uint8_t u8;
typedef uint32_t u32;
typedef uint64_t u64;

static u32 mix(u32 x) {
  x ^= x >> 16; x *= 0x21f0aaadu; x ^= x >> 15; x *= 0x735a2d97u;
  return x ^ (x >> 15);
}

// xoshiro128++, as in reference/local/xoshiro.ts
struct Rng {
  u32 s[4];
  explicit Rng(u32 seed) { for (u32 &word : s) word = mix(seed += 0x9E3779B9u); }
  static u32 turn(u32 x, int k) { return (x << k) | (x >> (32 - k)); }
  u32 next() {
    u32 result = turn(s[0] + s[3], 7) + s[0], t = s[1] << 9;
    s[2] ^= s[0]; s[3] ^= s[1]; s[1] ^= s[2]; s[0] ^= s[3]; s[2] ^= t; s[3] = turn(s[3], 11);
    return result;
  }
  u32 below(u32 n) { return (u32)(((u64)(next() >> 1) * n) >> 31); }
  double number() { return (next() >> 5) * (1.0 / 134217728.0); }
};

struct Outcome { double seconds; u64 count; string answer; };
// Processor time, as in clock.mjs.
static double now() { return (double)std::clock() / CLOCKS_PER_SEC; }
static u64 nodes;
