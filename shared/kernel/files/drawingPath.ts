/** One command of a drawing's path with its numbers: `M` with 32 and 5. */
export interface PathStep {
  readonly letter: string;
  readonly numbers: readonly number[];
}

/** How many numbers each command takes. */
const takes: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};
const numeral = /[+-]?(?:[0-9]{1,5}(?:\.[0-9]{0,20})?|\.[0-9]{1,20})/y;
const between = /[ \t\r\n]*,?[ \t\r\n]*/y;
const space = /[ \t\r\n]*/y;
/** The most steps of a path. */
const mostSteps = 2_000;
/** The greatest absolute value of a number in a path. */
const farthest = 10_000;

/**
 * Reads SVG path data strictly: commands and decimal numbers, and nothing else. The two flags of an arc must be separate
 * numbers. As in SVG, a command with more numbers than it takes becomes several commands, and a repeated `M` becomes `L`.
 * @returns undefined for anything else, and for paths that are too long or have numbers that are too large
 */
export function readPath(d: string): readonly PathStep[] | undefined {
  const steps: PathStep[] = [];
  let at = behind(space, d, 0);
  while (at < d.length) {
    const letter = d.charAt(at);
    const count = takes[letter.toLowerCase()];
    if (count === undefined || !/[a-zA-Z]/.test(letter) || (steps.length === 0 && letter !== 'M'))
      return undefined;
    const read = numbersAt(d, at + 1);
    const made = stepsOf(letter, count, read.numbers);
    if (made === undefined || steps.length + made.length > mostSteps) return undefined;
    steps.push(...made);
    at = read.end;
  }
  return steps.length === 0 ? undefined : steps;
}

function behind(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

function numbersAt(d: string, start: number): { readonly numbers: readonly number[]; readonly end: number } {
  const numbers: number[] = [];
  let at = behind(space, d, start);
  for (;;) {
    const end = behind(numeral, d, at);
    if (end === at) return { numbers, end: at };
    numbers.push(Number(d.slice(at, end)));
    const next = behind(between, d, end);
    // A comma must be followed by a number.
    at = behind(numeral, d, next) > next ? next : behind(space, d, end);
  }
}

function stepsOf(letter: string, count: number, numbers: readonly number[]): readonly PathStep[] | undefined {
  if (count === 0) return numbers.length === 0 ? [{ letter, numbers }] : undefined;
  if (
    numbers.length === 0 ||
    numbers.length % count !== 0 ||
    numbers.some((number) => Math.abs(number) > farthest)
  )
    return undefined;
  const steps = Array.from({ length: numbers.length / count }, (_, index) => ({
    letter: index === 0 ? letter : letter.replace('M', 'L').replace('m', 'l'),
    numbers: numbers.slice(index * count, (index + 1) * count),
  }));
  return steps.every(isWhole) ? steps : undefined;
}

/** An arc's flags are 0 or 1, and its radii are not negative. */
function isWhole({ letter, numbers: [rx = 0, ry = 0, , large = 0, sweep = 0] }: PathStep): boolean {
  if (letter.toLowerCase() !== 'a') return true;
  return rx >= 0 && ry >= 0 && [0, 1].includes(large) && [0, 1].includes(sweep);
}
