import type { Event } from '../../allEvents.ts';
import type { Learning } from '../memory.ts';
import { battlesLearning } from './battles.ts';
import { happeningsLearning } from './happenings.ts';
import { movementLearning } from './movement.ts';
import { officersLearning } from './officers.ts';
import { purchaseLearning } from './purchase.ts';
import { runningLearning } from './running.ts';
import { scansLearning } from './scans.ts';
import { sitesLearning } from './sites.ts';
import { spyingLearning } from './spying.ts';
import { stanceLearning } from './stance.ts';
import { worldLearning } from './world.ts';

/** Every kind of line that adds to what is known. */
export const learning: Learning<Event> = {
  ...movementLearning,
  ...battlesLearning,
  ...officersLearning,
  ...purchaseLearning,
  ...runningLearning,
  ...sitesLearning,
  ...scansLearning,
  ...spyingLearning,
  ...stanceLearning,
  ...worldLearning,
  ...happeningsLearning,
};
