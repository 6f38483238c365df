import { flag, integer, object, optional, record } from '#kernel/codec/shapes.ts';
import type { RunningEvent } from '../../model/events/running.ts';
import type { Shapes } from '../happened.ts';
import { happened } from '../happened.ts';
import { amount, funds, level, mostShips, place, points, seat, terrain } from '../../fields/parts.ts';
import { yes } from '../../fields/things.ts';

const prepared = object({
  age: integer(0, 9999),
  shields: points,
  crew: level,
  crewMost: level,
  improved: flag,
});

/** How events of the beginning and the end of a run are written. */
export const runningShapes: Shapes<RunningEvent> = {
  'income-received': object({
    ...happened('income-received'),
    seat,
    income: funds,
    sites: integer(0, 25_600),
    sectors: integer(0, 100),
    support: amount,
    before: funds,
    transit: optional(funds),
  }),
  'site-listed': object({
    ...happened('site-listed'),
    seat,
    place,
    terrain,
    production: funds,
    moons: optional(integer(1, 8)),
    surveyed: yes,
    devastated: yes,
    raided: yes,
  }),
  'income-estimated': object({ ...happened('income-estimated'), seat, income: funds }),
  'ships-prepared': object({ ...happened('ships-prepared'), seat, ships: record(prepared, mostShips) }),
  'speeds-printed': object({ ...happened('speeds-printed'), seat, ships: record(integer(0, 6), mostShips) }),
  'turn-waived': object({ ...happened('turn-waived'), seat, runs: integer(0, 9999) }),
  'corporation-fell': object({ ...happened('corporation-fell'), seat }),
};
