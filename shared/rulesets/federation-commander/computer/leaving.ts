import type { DisengageWhen, StandingOrder } from '../model/standing.ts';
import type { Ship } from '../model/state.ts';
import { impulses } from '../model/vocabulary.ts';
import { separation } from '../victory/disengage.ts';
import { officer } from './officer.ts';
import { ref, underArms } from './orders.ts';

/* OURS: about leaving a battle, a captain of the computer's does as the ship was told when the battle began, and not as it thinks best. */

/** What the ship was told about leaving; undefined: nothing. */
export const toldOf = ({ standing }: Ship): DisengageWhen | undefined =>
  standing.findLast((one) => one.kind === 'disengage-when');

/** Who leaves turns away from the nearest enemy at full speed, arms no tubes, and fires only as an officer does. */
export const leaving = (ship: Ship, told: DisengageWhen): readonly StandingOrder[] => [
  ...officer(ship),
  { kind: 'allocate', ref, ...underArms(ship, 24), arm: [] },
  { kind: 'steer', ref, least: separation, most: 99, present: 4 },
  {
    kind: 'change-speed-when',
    ref,
    does: 'accelerate',
    from: 1,
    until: impulses,
    least: 0,
    most: separation - 1,
    keep: 4,
  },
  told,
];
