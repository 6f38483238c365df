// Where the time of a run of the tests went, and whether the rulesets keep within theirs. It fails nothing.

/** Seconds of unit time that one ruleset may take: five of them are to be tested in a few minutes. */
export const mostOfRuleset = 15;
const most = 10;

/** Seconds by the clock that each stage may take on two processors with nothing else to do: together six minutes, since two rows run beside each other. */
const shares = {
  node: 240,
  'end to end': 110,
  build: 15,
  types: 45,
  lint: 30,
  browser: 220,
  'built app': 45,
  'real Electron': 60,
};
/** Seconds that one file of tests may take in each project. */
const mostOfFile = { node: 20, browser: 30, e2e: 60, built: 30 };

const rulesetOf = (file) => /(?:^|\/)test\/rulesets\/([a-z-]+)\//.exec(file)?.[1];

/**
 * The lines that are printed before the closing one: seconds by stage, seconds of the tests of each ruleset that need no
 * browser, and the slowest files, with what is over its share. Seconds are those of the clock; a slower machine, so many times, may take longer.
 */
export function budgetLines(stages, slow = 1) {
  const over = (seconds, share) => (seconds > share * slow ? ', over its share' : '');
  const files = stages.flatMap(({ found }) =>
    found.flatMap(({ name, files }) => files.map((file) => ({ ...file, of: name }))),
  );
  const inAll = files.reduce((sum, { seconds }) => sum + seconds, 0);
  const rulesets = new Map();
  for (const { file, seconds, of } of files) {
    const ruleset = of === 'node' ? rulesetOf(file) : undefined;
    if (ruleset !== undefined) rulesets.set(ruleset, (rulesets.get(ruleset) ?? 0) + seconds);
  }
  const slowest = files
    .toSorted((a, b) => b.seconds - a.seconds || (a.file < b.file ? -1 : 1))
    .slice(0, most);
  return [
    '\nTime by stage (build and browser run beside node and end to end; then whichever is done first goes on with what is left):',
    ...stages.map(({ name, seconds }) => line(seconds, `${name}${over(seconds, shares[name])}`)),
    `Unit time by ruleset (${mostOfRuleset} s each are wished for):`,
    ...[...rulesets].map(([name, seconds]) => line(seconds, `${name}${over(seconds, mostOfRuleset)}`)),
    `The slowest of ${files.length} test files, which took ${inAll.toFixed(0)} s in all:`,
    ...slowest.map(({ file, seconds, of }) => line(seconds, `${file}${over(seconds, mostOfFile[of])}`)),
  ];
}

const line = (seconds, what) => `${seconds.toFixed(1).padStart(8)} s  ${what}`;
