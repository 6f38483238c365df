import { integer, optional } from '#kernel/codec/shapes.ts';

/** What towing makes of a ship for a turn (D1.30). */
export interface Towing {
  /** It is towed with its engines off; how many turns it had been out of supply when it was taken in tow. */
  readonly towed?: number;
  /** It tows others: hexes that it moves with them in a turn. */
  readonly hauls?: number;
}

/** More turns out of supply than any ship survives, and the most hexes of a turn. */
const [mostOut, mostHexes] = [9, 12] as const;
export const towingFields = {
  towed: optional(integer(0, mostOut)),
  hauls: optional(integer(0, mostHexes)),
} as const;

/** A ship that is neither towed nor tows. */
export const untowed = <S extends Towing>({ towed: _, hauls: __, ...rest }: S): Omit<S, keyof Towing> => rest;

/** Ships whose engines run: those that are towed no longer count as soon as nobody tows (D1.30). */
export const underPower = <S extends Towing>(ships: readonly S[]): readonly S[] =>
  ships.some(({ hauls }) => hauls !== undefined) ? ships.filter(({ towed }) => towed === undefined) : ships;
