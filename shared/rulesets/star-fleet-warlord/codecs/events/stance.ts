import { flag, integer, line, list, object, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { StanceEvent } from '../../model/events/stance.ts';
import type { Shapes } from '../happened.ts';
import { happened } from '../happened.ts';
import { heardFields } from '../letters.ts';
import { audiences, signatures, switchNames } from '../../model/orders/stance.ts';
import { longest } from '../../model/figures.ts';
import {
  corporationName,
  design,
  mostSeats,
  person,
  place,
  points,
  said,
  seat,
  sector,
  ship,
} from '../../fields/parts.ts';

const name = line(longest.name, 1);
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
  'corporation-named': object({
    ...happened('corporation-named'),
    seat,
    number: integer(0, 999),
    name: corporationName,
  }),
  'ship-named': object({ ...happened('ship-named'), seat, ship, design, name }),
  'site-named': object({ ...happened('site-named'), seat, place, name }),
  'header-set': object({ ...happened('header-set'), seat, header: line(longest.header) }),
  'motto-set': object({ ...happened('motto-set'), seat, motto: line(longest.text) }),
  'phone-set': object({ ...happened('phone-set'), seat, open: flag, phone: line(longest.phone, 1) }),
  'info-set': object({ ...happened('info-set'), seat, info: line(longest.text) }),
  'message-sent': object({
    ...happened('message-sent'),
    seat,
    to: oneOf(audiences),
    number: optional(integer(0, 999)),
    sector: optional(sector),
    signed: optional(oneOf(signatures)),
    text: said,
    hearers: list(seat, mostSeats),
  }),
  'message-heard': object({ ...happened('message-heard'), ...heardFields }),
  'contact-told': object({
    ...happened('contact-told'),
    seat,
    foe: seat,
    person: optional(person),
    phone: optional(line(longest.phone)),
    info: said,
  }),
  'attack-percent-set': object({ ...happened('attack-percent-set'), seat, percent: integer(0, 1000) }),
};
