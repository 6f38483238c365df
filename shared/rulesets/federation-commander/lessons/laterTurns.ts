import { sumOf } from '#kernel/steps/fractions.ts';
import type { FcLesson } from './ask.ts';
import { answered, given, mine, orders, told } from './ask.ts';

const fire: FcLesson = {
  id: 'fire',
  title: 'Fire and its odds',
  cite: 'FC 1E2d',
  paragraphs: [
    'Each weapon fires once in a turn, in an impulse of your choice, if the enemy is in its arc. All weapons that you name for a target are one volley: ten points or more let one come inside even through a shield that holds.',
    'The form tells you beforehand how likely each weapon hits, what the volley scores on average, and how likely the shield falls. Nothing is guessed: every roll is counted.',
    'Do not fire one weapon at a time: each volley meets whole reinforcement again.',
  ],
  tasks: [
    orders('steer', {
      text: 'Give your ship the order «Steer»: range 1 to 4, shield 1 to the enemy. Then you need not plot each move.',
      is: ({ most, present }) => most <= 4 && present === 1,
      wrong: 'That steers otherwise: the range is to be 4 at most, with shield 1 to the enemy.',
    }),
    answered({
      id: 'fire',
      text: 'Press Run turn. When you are asked near the enemy, fire: read the odds, and name three weapons or more.',
      by: 'fire',
      told: 'fire-declared',
      is: ({ aims }) => aims.length >= 3,
      wrong: 'That was a small volley: name three weapons or more for one target.',
    }),
    {
      id: 'film',
      text: 'Open the Log, and under Battles the duel of the turn: watch it shot by shot.',
      at: () => ({ kind: 'battles' }),
      done: ({ seen }) => [...seen].some((fact) => fact.startsWith('battle:')),
    },
  ],
};

const damage: FcLesson = {
  id: 'damage',
  title: 'Damage and repair',
  cite: 'FC 3C7',
  paragraphs: [
    'When a volley strikes you, batteries reinforce the shield: two points at most, a token each. What comes inside disables boxes of your choice: engines make energy, weapons fire, and hull is only in the way.',
    'At the start of a turn two tokens bring a box of a shield back. At its end damage control works on boxes inside, with two points: hull takes one, systems two, engines three, weapons four.',
  ],
  tasks: [
    orders('repair-first', {
      text: 'Give the order «Choose what is repaired first»: photon tubes, or engines.',
    }),
    {
      id: 'regenerate',
      text: 'Give «Allocate energy» again, with a box or more of a damaged shield regenerated. If nothing is damaged yet, go on fighting first.',
      kept: true,
      at: () => ({ kind: 'order', order: 'allocate', unit: mine }),
      done: (now) =>
        [...given(now, 'allocate'), ...told(now, 'allocated')].some(
          ({ regenerate }) => sumOf(regenerate) > 0,
        ),
    },
  ],
};

const victory: FcLesson = {
  id: 'victory',
  title: 'Victory',
  cite: 'FC 8B2',
  paragraphs: [
    'Points are scored for what happens to the enemy: 10 once anything has come inside, 25 if the ship leaves the battle, 50 if half of its boxes are disabled, 100 if it is lost. The highest of these counts. If points are even, whoever has lost fewer boxes wins.',
    'A battle has ten turns; this one has six. It ends at once when a ship is lost. Whoever is 35 hexes away from every enemy at the end of a turn may leave.',
  ],
  tasks: [
    {
      id: 'over',
      text: 'Fight on until the battle is over: run turn after turn, with the weapons loaded again.',
      at: () => ({ kind: 'run' }),
      done: ({ view }) => view.over !== undefined,
    },
  ],
};

/** From the first volley to the end. */
export const laterTurns: readonly FcLesson[] = [fire, damage, victory];
