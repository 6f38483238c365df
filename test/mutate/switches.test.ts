import { expect, test } from 'vitest';
import { mutantsOf, mutated } from './mutants.ts';
import { switched } from './switches.ts';

const source = `
const weights = { 1: 'light', 20: 'heavy' };
function loads(oxen, most) {
  let carried = 0;
  const { 0: first } = oxen;
  if (first?.strength === 2) carried = 9;
  for (const ox of oxen) {
    if (ox.lame) continue;
    if (ox.young && !ox.willing || ox.strength <= 2) carried += 1;
    else carried = carried + (ox.strength - 1) * 2;
  }
  if (oxen?.some((ox) => ox.strength > 5)) carried += Math.max(3, 4);
  return carried > most ? [most, weights[1] ?? weights[2], weights[21]] : [carried, oxen.filter((ox) => ox.lame).length];
}
`;
const herds = [
  [],
  [{ strength: 2 }],
  [{ strength: 9, lame: true }, { strength: 3 }],
  [
    { strength: 6, young: true, willing: true },
    { strength: 4, young: true },
  ],
];

/** What the text makes of all herds, with this mutant on. */
function answers(text: string, on: number): unknown {
  const run = new Function(
    'broken',
    'herds',
    `${text.replaceAll('globalThis.', '')}
    return herds.flatMap((herd) => [2, 40].map((most) => loads(herd, most)));`,
  );
  return run((number: number) => number === on, herds);
}

test('a mutant that is switched on does what its text would do, and all of them off do nothing', () => {
  const mutants = mutantsOf('loading.ts', source);
  const text = switched(source, new Map(mutants.entries()));
  expect(new Set(mutants.map(({ shape }) => shape))).toEqual(
    new Set(['expression', 'statement', 'called', 'member']),
  );
  expect(answers(text, -1)).toEqual(answers(source, -1));
  for (const [number, mutant] of mutants.entries())
    expect(answers(text, number), `${mutant.was} → ${mutant.is}`).toEqual(
      answers(mutated(source, mutant), -1),
    );
});

test('a refusal that is left out gives back nothing', () => {
  const refusing = `
function step(turn, far) {
  if (far) return turn.refuse('too far');
  return 'there';
}
return [step({ refuse: (why) => why }, true), step({ refuse: (why) => why }, false)];
`;
  const number = mutantsOf('stepping.ts', refusing).findIndex(({ shape }) => shape === 'result');
  const text = switched(refusing, new Map(mutantsOf('stepping.ts', refusing).entries()));
  const run = new Function('broken', text.replaceAll('globalThis.', ''));
  expect(run(() => false)).toEqual(['too far', 'there']);
  expect(run((at: number) => at === number)).toEqual([undefined, 'there']);
});
