import { flag, literal, object, oneOf, optional } from '#kernel/codec/shapes.ts';
import { enmities, signable, treaties } from '../model/relations.ts';
import * as part from '../model/parts.ts';

const { cause, chance, design, place, points, seat, unit } = part;
const between = { seat, to: seat, cause };
const ofUnit = { ...between, place, unit, design };

/** How events of the Intel Phase are read and written. */
export const intelEvents = {
  'treaty-offered': object({ kind: literal('treaty-offered'), ...between, treaty: oneOf(signable) }),
  'treaty-waits': object({ kind: literal('treaty-waits'), ...between, treaty: oneOf(signable) }),
  'treaty-signed': object({ kind: literal('treaty-signed'), ...between, treaty: oneOf(signable) }),
  'treaty-ended': object({
    kind: literal('treaty-ended'),
    ...between,
    treaty: oneOf(treaties),
    why: oneOf(['consent', 'no-enemy']),
  }),
  'break-tried': object({
    kind: literal('break-tried'),
    ...between,
    treaty: oneOf(treaties),
    chance,
    broken: flag,
  }),
  'declare-tried': object({
    kind: literal('declare-tried'),
    ...between,
    enmity: oneOf(enmities),
    chance,
    declared: flag,
    duty: optional(seat),
  }),
  'drawn-in': object({ kind: literal('drawn-in'), ...between, enmity: oneOf(enmities), ally: seat }),
  'ep-given': object({ kind: literal('ep-given'), ...between, ep: points }),
  'internment-set': object({ kind: literal('internment-set'), ...between, holds: flag }),
  'unit-interned': object({ kind: literal('unit-interned'), ...ofUnit }),
  'unit-sent-back': object({ kind: literal('unit-sent-back'), ...ofUnit, from: place }),
  'unit-freed': object({ kind: literal('unit-freed'), ...ofUnit }),
};
