/** The oldest Node that the program runs on, as package.json says. */
const OLDEST = [20, 19] as const;

/**
 * Grades one submission with the program that lies beside it. Where anything was withheld it ends with an
 * exit code of its own and without a result, so that the system calls for its instructor, and nobody loses
 * points.
 */
export const gradeLines = (what: {
  /** Words of the shell: what was handed in, the program, the exercise, and where the result goes. */
  readonly submission: string;
  readonly program: string;
  readonly exercise: string;
  readonly result: string;
  readonly reporter: string;
}): string =>
  [
    'work=$(mktemp -d)',
    `trap 'rm -rf "$work"' EXIT`,
    'mkdir -p "$work/class/submission"',
    `cp -R ${what.submission} "$work/class/submission"`,
    `"\${node:-node}" ${what.program} grade "$work/class" --layout plain --exercise ${what.exercise} \\`,
    `  --out "$work/out" --jobs 1 --reporter ${what.reporter} --reporter-file ${what.result}`,
    '',
  ].join('\n');

/** Whether the `node` of the PATH will do, as a function of the shell. */
const IS_NEW_ENOUGH = [
  'is_new_enough() {',
  `  node -e 'const [a, b] = process.versions.node.split(".").map(Number);` +
    ` process.exit(a > ${OLDEST[0]} || (a === ${OLDEST[0]} && b >= ${OLDEST[1]}) ? 0 : 1)' 2>/dev/null`,
  '}',
].join('\n');

/**
 * Installs Node in a folder, a word of the shell, unless the PATH has one: from nodejs.org, held to the sums
 * that stand there.
 */
export const installNode = (folder: string, version: string): string => `${IS_NEW_ENOUGH}
if is_new_enough; then exit 0; fi
case "$(uname -m)" in
  x86_64) arch=x64 ;;
  aarch64 | arm64) arch=arm64 ;;
  *) echo "There is no Node for $(uname -m) to install; put one into the PATH." >&2; exit 1 ;;
esac
name="node-${version}-linux-$arch.tar.gz"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
if ! command -v curl >/dev/null; then apt-get update -qq && apt-get install -y -qq curl ca-certificates; fi
curl -fsSLO "https://nodejs.org/dist/${version}/$name"
curl -fsSLO "https://nodejs.org/dist/${version}/SHASUMS256.txt"
grep " $name\\$" SHASUMS256.txt | sha256sum -c -
mkdir -p ${folder}
tar -xzf "$name" -C ${folder} --strip-components=1
`;
