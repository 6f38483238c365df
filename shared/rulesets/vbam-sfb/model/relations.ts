import type { Brand, SeatId } from '#kernel/ids.ts';

/** Two empires, such as `gorn.isc`. */
export type PairId = Brand<string, 'pair'>;
export const pairOf = (a: SeatId, b: SeatId): PairId => [a, b].sort().join('.') as PairId;
export const isOf = (pair: PairId, seat: SeatId): boolean => pair.split('.').includes(seat);

/** Treaties of two powers (VB 176). */
export const treaties = ['non-aggression', 'peace', 'trade', 'mutual-defense'] as const;
export type Treaty = (typeof treaties)[number];
/** What can be signed: treaties, and the end of a declaration (VB 190). */
export const signable = [...treaties, 'armistice'] as const;
export type Signable = (typeof signable)[number];
/** Declarations (VB 186, 188). */
export const enmities = ['hostilities', 'war'] as const;
export type Enmity = (typeof enmities)[number];

export const deedKinds = ['broke', 'declared', 'break-failed', 'declare-failed', 'attacked'] as const;
/** What one of the two did, which later odds remember (VB 131). */
export interface Deed {
  readonly by: SeatId;
  readonly what: (typeof deedKinds)[number];
  readonly turn: number;
}

export interface Relation {
  readonly treaties: readonly Treaty[];
  readonly enmity?: { readonly kind: Enmity; readonly by: SeatId; readonly turn: number };
  readonly deeds: readonly Deed[];
}
export type Relations = Readonly<Record<PairId, Relation>>;

/** Normal relations (VB 121). */
export const normal: Relation = { treaties: [], deeds: [] };
export const relationOf = (relations: Relations, a: SeatId, b: SeatId): Relation =>
  relations[pairOf(a, b)] ?? normal;
