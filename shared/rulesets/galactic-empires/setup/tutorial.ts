import { earth, kling, romul } from './tutorialSectors.ts';
import { seatId } from '#kernel/words/ids.ts';
import { head } from './scenario/scenario.ts';
import { units } from './tutorialForces.ts';
import { sectors } from './tutorialSectors.ts';

const empires = [
  { id: earth, ruler: 'President Okoro', treasury: 90 },
  { id: kling, passage: [earth] },
  { id: romul },
];

/** The empire that the learner plays. */
export const learner = seatId(earth);

/** The tutorial, as in a scenario file. */
export const tutorial = {
  ...head,
  title: 'First Command',
  description:
    'A small map on which the main ideas of the game come up within a few turns. Lead the Federation Core from Earth.',
  victory: {
    text: 'Hold 15 of the 25 sectors, alone or with allies who are all allied with each other.',
    share: 60,
  },
  empires,
  sectors,
  units,
  relations: [{ a: kling, b: romul, relation: 'war' }],
};
