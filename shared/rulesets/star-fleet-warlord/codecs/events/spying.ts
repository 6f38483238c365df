import { flag, integer, object, optional } from '#kernel/codec/shapes.ts';
import type { PostsEvent, SpyingEvent } from '../../model/events/spying.ts';
import type { Shapes } from '../happened.ts';
import { happened } from '../happened.ts';
import { findings } from '../../fields/things.ts';
import { fighters } from './battles.ts';
import { funds, place, points, seat, sector } from '../../fields/parts.ts';

const craft = integer(0, 10_000);
const atSite = <K extends string>(kind: K) => ({ ...happened(kind), seat, place });
const blownUp = {
  damage: integer(0, 2_000_000),
  points,
  base: flag,
  devastated: flag,
  garrison: optional(object({ fighters: craft, pfs: craft })),
};

const postsShapes: Shapes<PostsEvent> = {
  'post-planted': object({ ...atSite('post-planted'), ep: points }),
  'post-given-up': object(atSite('post-given-up')),
  'post-reported': object({ ...atSite('post-reported'), owner: optional(seat), points, ships: points }),
  'site-rebelled': object({ ...atSite('site-rebelled'), percent: integer(0, 100), won: flag }),
  'site-burgled': object({ ...atSite('site-burgled'), taken: optional(funds) }),
  'site-sabotaged': object({ ...atSite('site-sabotaged'), ...blownUp, ep: integer(0, 1_000_000) }),
  'sabotage-suffered': object({ ...atSite('sabotage-suffered'), ...blownUp }),
  'site-investigated': object({
    ...atSite('site-investigated'),
    ep: points,
    found: flag,
    destroyed: flag,
  }),
};

/** How events of espionage, posts and sabotage are written. */
export const spyingShapes: Shapes<SpyingEvent> = {
  ...postsShapes,
  'counter-begun': object({ ...happened('counter-begun'), seat, ep: points }),
  'counter-ended': object({ ...happened('counter-ended'), seat }),
  'spies-reported': object({
    ...happened('spies-reported'),
    seat,
    foe: seat,
    code: integer(0, 100),
    ep: points,
    caught: flag,
    findings,
  }),
  'spies-noticed': object({ ...happened('spies-noticed'), seat, by: optional(seat) }),
  'listening-set': object({ ...happened('listening-set'), seat, sector: optional(sector) }),
  'battle-overheard': object({
    ...atSite('battle-overheard'),
    attacker: seat,
    foe: seat,
    attackers: fighters,
    defenders: fighters,
    points,
    winner: optional(seat),
  }),
};
