import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { without } from '#kernel/words/without.ts';
import type { Strike } from './unrest/ruin.ts';
import type { Fixed } from './bases/shape.ts';
import type { Flying } from './battle/deploys.ts';
import type { OperatingAway } from './battle/away.ts';
import type { Striking } from './battle/strikes.ts';
import type { Combat } from './battle/combat.ts';
import type { Raid } from './merchant.ts';
import type { Crossing } from './mines.ts';
import type { Maneuvers } from './reaction.ts';
import type { Discretion } from './condition/discretion.ts';
import type { Care } from './condition/repair.ts';
import type { Jams } from './seeing/jamming.ts';
import type { Veiled } from './seeing/veil.ts';
import type { Commanded } from './condition/ratings.ts';
import type { Ship } from './ship.ts';
import type { Supply, Work } from './space.ts';

/** How a monitor came to where it stands. */
export const monitorPosts = ['posted', 'arrived'] as const;

/** Ships that share a hex and orders (A6.20). */
export interface Squadron
  extends Maneuvers, Care, Crossing, Flying, OperatingAway, Striking, Veiled, Jams, Commanded, Discretion {
  readonly seat: SeatId;
  /** Of its flagship; known to its owner alone. */
  readonly flagship: string;
  readonly place: PlaceId;
  /** Hexes that it can be plotted to move in a turn, where its ships do not say (D1.10). */
  readonly speed: number;
  readonly ships: readonly Ship[];
  /** The hull of the ship that commands it (D6.10); absent, or gone: the one with the highest rating. */
  readonly ledBy?: string;
  /** Where it is plotted to go this turn, and how many of these moves are made; absent where it stays, or turned back. */
  readonly plot?: {
    readonly way: readonly PlaceId[];
    readonly done: number;
    readonly cause: OrderRef;
    /** It begins only once nobody blockades where the squadron stands (C12.110). */
    readonly trapped?: true;
    /** Where its quick moves begin, from 0 (D4.10). */
    readonly fast?: readonly number[];
    /** It makes no quick moves from this hex of its way on, and had spent so many movement points (C9.40c). */
    readonly slowed?: { readonly at: number; readonly points: number };
  };
  /** How it fights this turn; absent: as is usual. */
  readonly combat?: Combat;
  /** Its defense factors when its first battle of the turn began. */
  readonly strength?: number;
  /** It raids convoys this turn; absent: it does not. */
  readonly raid?: Raid;
  /** It is on convoy duty (B2.50); absent: it is not. */
  readonly guards?: true;
  /** Its convoy duty ends with this turn. */
  readonly recalled?: true;
  /** It raids a system this turn, once; absent: it does not, or has done so. */
  readonly sacks?: true;
  /** Hundredths of an economic point that it has raided, and carries home; absent: none. */
  readonly loot?: number;
  /** Economic points that it carries, and for whom (B1.25); absent: none. */
  readonly purse?: { readonly to: SeatId; readonly points: number };
  /** It attacks whoever is in its hex, and came from this one. */
  readonly cameFrom?: PlaceId;
  /** How it is supplied; absent: it is in supply (C13). */
  readonly supply?: Supply;
  /** Ships that it captured this turn: they neither fight nor have crews before its end (A10.35d). */
  readonly prizes?: readonly Ship[];
  /** It is on inactive status (A10.60). */
  readonly inactive?: true;
  /** It is abroad, and nobody pays for it in this turn (C22.45). */
  readonly unkept?: true;
  /** What it annexes, surveys or blockades; absent: nothing. */
  readonly work?: Work;
  /** Whose civilian targets it attacks this turn; absent: nobody’s (C7). */
  readonly civil?: Strike;
  /** It is in the supplementary defense of the merchants (E2.30). */
  readonly stationed?: true;
  /** It is called out of the strategic reserve for a turn, and stays where it is (E2.551). */
  readonly called?: true;
  /** It is a monitor of its empire, which came out of transit in this turn, or stood there before (E4.90). */
  readonly monitor?: (typeof monitorPosts)[number];
  /** It is made up of bases, and stays where it is; absent: of ships. */
  readonly fixed?: Fixed;
}

/** A squadron that stays where it is. */
export const withoutPlot = (one: Squadron): Squadron => without(one, 'plot');
/** A squadron that attacks nobody any longer. */
export const withoutAttack = (one: Squadron): Squadron => without(one, 'cameFrom');
/** A squadron that shares its hex with these without a battle. */
export const passedBy = (was: Squadron, of: readonly UnitId[]): Squadron => ({
  ...was,
  passed: [...new Set([...(was.passed ?? []), ...of])],
});
