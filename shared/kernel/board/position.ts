import type { Shape } from '../codec/shape.ts';
import { id, integer, literal, object, union } from '../codec/shapes.ts';
import type { PlaceId } from '../words/ids.ts';
import type { Side } from './grid.ts';

/** Where something stands: in a place, between a place and a neighbour, or in a place with its front to one side. */
export type Position =
  | { readonly kind: 'place'; readonly place: PlaceId }
  | { readonly kind: 'edge'; readonly place: PlaceId; readonly to: PlaceId }
  | { readonly kind: 'facing'; readonly place: PlaceId; readonly facing: Side };

/** The edge between two places, the same whichever is named first. */
export const edgeBetween = (a: PlaceId, b: PlaceId): Extract<Position, { kind: 'edge' }> =>
  a < b ? { kind: 'edge', place: a, to: b } : { kind: 'edge', place: b, to: a };

/** The most sides that a cell of any board has. */
const mostSides = 8;

/** Positions in files. Whether the places exist, and are neighbours, is for the ruleset to see. */
export const position: Shape<Position> = union('kind', {
  place: object({ kind: literal('place'), place: id<PlaceId>() }),
  edge: object({ kind: literal('edge'), place: id<PlaceId>(), to: id<PlaceId>() }),
  facing: object({ kind: literal('facing'), place: id<PlaceId>(), facing: integer(0, mostSides - 1) }),
});
