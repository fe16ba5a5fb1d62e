#!/usr/bin/env bash
# Grades a class in parts with GNU parallel on several machines, and joins the parts:
#
#   HOSTS=hosts.txt SUBMISSIONS=submissions EXERCISE=alpha-beta bash parallel.sh
#
# hosts.txt names a machine a line, as ssh reaches it; each shares this folder and has `cutoff` installed. One
# part at a time runs on each, on all of its cores. Without HOSTS, all run here. The same command goes on
# where it was broken off.
set -euo pipefail

parts=${PARTS:-16}
hosts=(); if [ -n "${HOSTS:-}" ]; then hosts=(--sshloginfile "$HOSTS"); fi

mkdir -p parts
seq "$parts" | parallel --quote --jobs 1 --tag --joblog parts.log --workdir "$PWD" ${hosts[@]+"${hosts[@]}"} \
  cutoff grade "${SUBMISSIONS:-submissions}" --exercise "${EXERCISE:-alpha-beta}" \
  --shard "{}/$parts" --out "parts/{}" ||
  echo 'Some parts are not finished, or some of their work wants a person: see above.' >&2

cutoff merge parts/* --out "${RESULTS:-results}"
