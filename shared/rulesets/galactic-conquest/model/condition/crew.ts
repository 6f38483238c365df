import { literal, oneOf, optional } from '#kernel/codec/shapes.ts';

/** Crews that are not as usual: poor and green ones, outstanding ones, and computers (C9.10 to C9.60). */
export const crews = ['poor', 'green', 'outstanding', 'computer'] as const;
export type Crew = (typeof crews)[number];

/** Whose crew units are kept in reserve, computers' as usual ones (B9.70, B12.100, B13.40). */
export const crewKinds = ['usual', 'poor', 'green', 'outstanding'] as const;
export type CrewKind = (typeof crewKinds)[number];
/** Crews that no ship has, in thousandths of crew units. Absent members: none. */
export type CrewReserve = Readonly<Partial<Record<CrewKind, number>>>;

/** Who mans a ship. */
export interface Crewed {
  /** Absent: a usual crew. */
  readonly crew?: Crew;
  /** It was trained, and did not become outstanding: the next training is sure to succeed (C9.50). */
  readonly trained?: true;
}

export const crewFields = {
  crew: optional(oneOf(crews)),
  trained: optional(literal(true)),
} as const;
