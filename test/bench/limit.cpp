// What the machine allows: the bench's works in C++, with the same draws, counts and answers as ours.
//
//   g++ -O3 -march=native -ffp-contract=off -std=c++17 limit.cpp -o limit
//   ./limit WORK [repetitions]     prints: work, median seconds, count, answer; tab-separated
#include "limitGames.hpp"
#include "limitLocal.hpp"

int main(int argc, char **argv) {
  markWins();
  const std::map<string, std::function<Outcome()>> works = {
      {"hash-4-8", [] { return hashTrees<4>(8, 100); }},
      {"hash-10-6", [] { return hashTrees<10>(6, 20); }},
      {"hash-2-18", [] { return hashTrees<2>(18, 20); }},
      {"tic-tac-toe-minimax", [] { return repeated(10, [] { return tttMinimax(0, 0); }); }},
      {"tic-tac-toe-alpha-beta", [] { return repeated(200, [] { return tttAlphaBeta(0, 0, -2, 2); }); }},
      {"connect-four", [] { return repeated(100, [] { return connectFour(0, 0, 8, -2, 2); }); }},
      {"connect-four-minimax", [] { return repeated(1, [] { return connectFourMinimax(0, 0, 8); }); }},
      {"queens", [] { return queensScalar(200000); }},
      {"queens-swar", [] { return queensSwar(200000); }},
      {"annealing", [] { return annealing(100, 1000000, 1.0, 1 - 6.9e-6); }},
      {"genetic", [] { return genetic(100, 2000, 0.1); }},
      {"many-queens", [] { return manyQueens(3000000); }},
  };
  auto work = works.find(argc > 1 ? argv[1] : "");
  if (work == works.end()) { fprintf(stderr, "works:"); for (auto &w : works) fprintf(stderr, " %s", w.first.c_str()); fprintf(stderr, "\n"); return 2; }
  int repetitions = argc > 2 ? atoi(argv[2]) : 5;
  Outcome last = work->second(); // warm
  vector<double> seconds;
  for (int i = 0; i < repetitions; i++) { last = work->second(); seconds.push_back(last.seconds); }
  std::sort(seconds.begin(), seconds.end());
  printf("%s\t%.9f\t%llu\t%s\n", work->first.c_str(), seconds[seconds.size() / 2], (unsigned long long)last.count, last.answer.c_str());
}
