import type { Shape } from '#kernel/codec/shape.ts';
import { literal } from '#kernel/codec/shapes.ts';
import type { OfKind } from '../model/happened.ts';
import { cause, place, seat, ship } from '../fields/parts.ts';

/** How each kind of event of a family is written. */
export type Shapes<E extends { readonly kind: string }> = {
  readonly [K in E['kind']]: Shape<OfKind<E, K>>;
};

/** Members of every event, and of those of a ship. */
export const happened = <K extends string>(kind: K) => ({ kind: literal(kind), cause });
export const ofShip = <K extends string>(kind: K) => ({ ...happened(kind), ship, seat, place });
