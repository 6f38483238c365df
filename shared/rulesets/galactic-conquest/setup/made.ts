import { defined } from '#kernel/words/defined.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { HexMap } from '../map/board.ts';
import type { OwnSheet } from '../map/sheets.ts';
import { groundOfSign } from '../map/ground.ts';
import type { Find, System } from '../model/system.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State } from '../model/state.ts';
import type { Terms as PurchaseTerms } from '../model/opening/purchase.ts';
import { countedSystems } from '../victory/score.ts';
import { withMerchants } from './merchants.ts';

/** A world before its first turn, whoever made it: dice, a file, or the program. */
export interface Made {
  readonly map: HexMap;
  readonly systems: Readonly<Record<PlaceId, System>>;
  readonly finds: Readonly<Record<PlaceId, Find>>;
  readonly territory: Readonly<Record<PlaceId, SeatId>>;
  readonly squadrons: Readonly<Record<UnitId, Squadron>>;
}

/** What a setup says beside the map. */
export interface Terms {
  readonly seats: readonly SeatId[];
  /** Economic points of each empire at the beginning. */
  readonly treasury: number;
  readonly blind?: true;
  readonly year?: number;
  /** Navies are bought by their rulers before the first turn, on these terms (Z1); absent: they stand on the map. */
  readonly navies?: PurchaseTerms;
  /** Battles may be fought elsewhere (A10.10). */
  readonly elsewhere?: true;
  readonly sheets?: Readonly<Record<SeatId, OwnSheet>>;
}

/** Rows in which there is nothing but surveyed space say nothing. */
const isPlain = (ground: readonly string[]): boolean =>
  ground.every((row) => Array.from(row).every((sign) => groundOfSign(sign) === groundOfSign('.')));

/** Core economics of a homeworld at the beginning. OURS: as the book has it of Peladine (B11.20). */
const homeCore = 25;

/** The world of the first turn. */
export function stateOf(made: Made, { seats, treasury, blind, year, elsewhere, sheets = {} }: Terms): State {
  const { across, first, ground = [] } = made.map;
  return withMerchants({
    turn: 1,
    map: { across, first, ...(isPlain(ground) ? {} : { ground }) },
    systems: Object.fromEntries(
      inOrder(made.systems).map(([place, system]) => [
        place,
        system.kind === 'homeworld' ? { core: homeCore, ...system } : system,
      ]),
    ),
    morale: {},
    ...(keysInOrder(made.finds).length === 0 ? {} : { finds: made.finds }),
    territory: made.territory,
    ...defined({ blind, year, elsewhere }),
    squadrons: made.squadrons,
    empires: Object.fromEntries(
      [...seats].sort().map((seat) => {
        const sheet = sheets[seat];
        const began = countedSystems({ systems: made.systems, turn: 1 }, seat);
        return [
          seat,
          { mobility: 'PT' as const, treasury, incomes: [treasury], began, ...defined({ sheet }) },
        ];
      }),
    ),
  });
}

/** The hex of each empire’s homeworld. */
export const homesIn = ({ systems }: Pick<Made, 'systems'>): ReadonlyMap<SeatId, PlaceId> =>
  new Map(
    inOrder(systems).flatMap(([place, { kind, owner }]) => (kind === 'homeworld' ? [[owner, place]] : [])),
  );
