import type { Brand, SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';

/** Two empires, such as `gorn.isc`. */
export type PairId = Brand<string, 'pair'>;
export const pairOf = (a: SeatId, b: SeatId): PairId => (a < b ? `${a}.${b}` : `${b}.${a}`) as PairId;
export const isOf = (pair: PairId, seat: SeatId): boolean =>
  pair.startsWith(`${seat}.`) || pair.endsWith(`.${seat}`);

/** Treaties of two powers (VB 176). */
export const treaties = [
  'non-aggression',
  'peace',
  'trade',
  'mutual-defense',
  'alliance',
  'co-belligerence',
] as const;
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
  /** What was declared; absent: hostilities. */
  readonly enmity?: Enmity;
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

/** Powers that have such a treaty with a power, in order. */
export const partnersIn = (relations: Relations, seat: SeatId, treaty: Treaty): readonly SeatId[] =>
  inOrder(relations).flatMap(([pair, { treaties: signed }]) =>
    signed.includes(treaty) && isOf(pair, seat)
      ? pair.split('.').flatMap((one) => (one === seat ? [] : [one as SeatId]))
      : [],
  );
/** All of the alliance that a power is in, itself among them; it alone, if it is in none (VB 184). */
export const allianceOf = (relations: Relations, seat: SeatId): readonly SeatId[] =>
  [seat, ...partnersIn(relations, seat, 'alliance')].sort();
/** Whether two powers act as members of one alliance: in one, or as co-belligerents (VB 184, 192). */
export const actAsOne = ({ treaties: signed }: Relation): boolean =>
  signed.includes('alliance') || signed.includes('co-belligerence');
/** Whether trade fleets of two powers may visit the systems of each other (VB 180, 184; OURS: also as co-belligerents). */
export const letsTrade = (relation: Relation): boolean =>
  relation.treaties.includes('trade') || actAsOne(relation);
