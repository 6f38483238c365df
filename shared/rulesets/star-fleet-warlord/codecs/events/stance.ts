import { flag, integer, object, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { StanceEvent } from '../../model/events/stance.ts';
import type { Shapes } from '../happened.ts';
import { happened } from '../happened.ts';
import { switchNames } from '../../model/orders/stance.ts';
import { points, seat } from '../parts.ts';

const tactic = integer(0, 20);

/** How events of messages, names, and how a Corporation stands to others are written. */
export const stanceShapes: Shapes<StanceEvent> = {
  'ally-set': object({ ...happened('ally-set'), seat, ally: optional(seat) }),
  'defense-set': object({ ...happened('defense-set'), seat, against: optional(seat) }),
  'tactics-set': object({
    ...happened('tactics-set'),
    seat,
    tactics: object({ attack: tactic, defense: tactic }),
  }),
  'switch-set': object({ ...happened('switch-set'), seat, what: oneOf(switchNames), on: flag }),
  'lines-bought': object({
    ...happened('lines-bought'),
    seat,
    lines: integer(0, 10),
    ep: points,
    permanent: optional(flag),
  }),
  'attack-percent-set': object({ ...happened('attack-percent-set'), seat, percent: integer(0, 1000) }),
};
