import { markedFields } from '../model/battle/engaged.ts';
import { carryingFields } from '../model/battle/wings.ts';
import type { Shape } from '#kernel/codec/shape.ts';
import { integer, list, literal, object, oneOf, optional } from '#kernel/codec/shapes.ts';
import { factor, hull, points } from '../declare.ts';
import { integratedFields } from '../model/bases/integrated.ts';
import { ladenFields } from '../model/condition/cargo.ts';
import { modularFields } from '../model/bases/modular.ts';
import { fittingFields } from '../model/mines.ts';
import { officeredFields } from '../model/condition/officer.ts';
import { crewFields } from '../model/condition/crew.ts';
import { berthFields } from '../model/condition/repair.ts';
import { poddedFields } from '../model/condition/pods.ts';
import { storingFields } from '../model/condition/storing.ts';
import { towingFields } from '../model/condition/towing.ts';
import { sensedFields } from '../model/seeing/enhanced.ts';
import type { Ship } from '../model/ship.ts';
import { mostMoves } from '../segments.ts';
import { classNames, flags } from './list/words.ts';

const figures = object({
  attack: factor,
  defence: factor,
  speed: integer(0, mostMoves),
  hpm: optional(literal(true)),
  rating: integer(0, 99),
  crew: integer(0, 9999),
  bpv: optional(integer(0, 99_999)),
  cost: points,
  class: oneOf(classNames),
  flags: optional(list(oneOf(flags), flags.length)),
  escorts: optional(integer(1, 99)),
  boxes: optional(integer(1, 99_999)),
});

/** A ship, as files and events have it. */
export const shipShape = object({
  hull,
  // Of fighters for stock it is more than of ships.
  size: integer(1, 6),
  sensors: integer(0, 99),
  figures: optional(figures),
  lost: optional(factor),
  ...markedFields,
  ...carryingFields,
  merchant: optional(literal(true)),
  paid: optional(points),
  ...crewFields,
  ...officeredFields,
  ...berthFields,
  ...storingFields,
  ...sensedFields,
  ...towingFields,
  ...fittingFields,
  ...integratedFields,
  ...modularFields,
  ...ladenFields,
  ...poddedFields,
  stealth: optional(literal(true)),
}) as Shape<Ship>;
