import type { FcLesson } from './ask.ts';
import { answered, choose, enemy, look, mine, orders } from './ask.ts';

const tubes = ['phot.a', 'phot.b'];
/** The speed that lessons ask for, and the range at which fire is worth its energy. */
const [speed, goodRange] = [16, 8];

const energy: FcLesson = {
  id: 'energy',
  title: 'Energy',
  cite: 'FC 1E1',
  paragraphs: [
    'You command a Federation heavy cruiser. A Klingon battlecruiser stands in the opposite corner, and each of you is to drive the other away.',
    'Everything takes energy. The engines make 19 tokens each turn: speed 8 takes 4 of them, 16 takes 8, and 24 takes 12. A photon tube takes 2 to be loaded, and 1 to be held. What is left over pays for phasers when they fire, 1 token each, and for shields when they are struck.',
    'Your tubes begin half loaded: two tokens more for each, and both can fire in this turn.',
  ],
  tasks: [
    choose(
      'ship',
      mine,
      'Choose your ship in the list, and look at its card: six shields, and the boxes inside.',
    ),
    orders('allocate', {
      text: 'Give it the order «Allocate energy»: speed 16, and both photon tubes armed. It stands until you replace it.',
      is: ({ pace, arm }) => pace === speed && tubes.every((tube) => arm.some((one) => one === tube)),
      wrong: 'Something is missing: the speed is to be 16, and PHOT A and PHOT B are to be chosen both.',
    }),
  ],
};

const course: FcLesson = {
  id: 'course',
  title: 'Course and turn mode',
  cite: 'FC 2C2',
  paragraphs: [
    'At speed 16 the ship moves 16 hexes in a turn, two in each of eight impulses. After a turn it goes straight for as many hexes as its turn mode says: four for your cruiser at this speed, two at speed 8. The faster, the wider.',
    'A sideslip goes one hex aside and keeps the facing; it takes one hex straight ahead before it.',
    'A click on the map plots the shortest way to a hex. The last moves of a course decide which shield the enemy will see.',
  ],
  tasks: [
    orders('course', {
      text: 'Plot a course of ten moves or more towards the enemy, with a turn or a sideslip in it.',
      is: ({ actions }) => actions.length >= 10 && actions.some((action) => action !== 'straight'),
      wrong: 'It is too short, or straight: click beyond it, and to one side.',
    }),
    {
      id: 'plans',
      text: 'Press Orders at the top: what you have ordered, and what it costs. Close it again.',
      at: () => ({ kind: 'over', over: 'plans' }),
      done: ({ seen }) => seen.has('closed:plans'),
    },
  ],
};

const range: FcLesson = {
  id: 'range',
  title: 'Range and shields',
  cite: 'FC 3C6',
  paragraphs: [
    'Weapons hit better and harder the closer they are. A phaser-1 scores one point on average at range 15, and three and a half at range 5. A photon hits twice in six at range 12, and four times in six at range 4.',
    'Fire strikes the shield that faces the firer. What the shield does not stop comes inside. So show a fresh shield, and look for one that is down.',
    'In the middle of a turn you are asked what you do. The enemy is a cadet, who fires far too soon: you need not.',
  ],
  tasks: [
    look('battle', 'Open Battle: both ships, their speeds, and the boxes left of each shield.'),
    choose('enemy', enemy, 'Choose the enemy there, or on the map: which of its shields is turned to you?'),
    answered({
      id: 'hold',
      text: `Press Run turn. When you are asked whether you fire from far away, answer «Hold fire until…» with a range of ${goodRange}, and continue.`,
      by: 'hold-fire',
      told: 'fire-held',
      is: ({ within }) => within <= goodRange,
      wrong: `The range was too great: hold your fire until ${goodRange} hexes or fewer.`,
    }),
  ],
};

/** What happens before ships are near each other. */
export const firstTurn: readonly FcLesson[] = [energy, course, range];
