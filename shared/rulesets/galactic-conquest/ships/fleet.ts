import { rounded, sumOf } from '#kernel/steps/fractions.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { usualSheet } from '../map/sheets.ts';
import { withPlus } from '../model/bases/integrated.ts';
import { withStealth } from '../model/bands.ts';
import type { Ship } from '../model/ship.ts';
import { byCrew, fineBpvOf, withCrew } from './crew.ts';
import type { Factors } from './factors.ts';
import { factorsOf as smallFactors } from './factors.ts';
import { byOfficers, ratingBy } from './aboard/officers.ts';
import { factorsOfGroup } from './hullFactors.ts';
import type { Hull } from './list/hull.ts';
import { commandClassOf } from './list/hull.ts';
import type { ShipList } from './list/shipList.ts';
import { hullOf } from './list/shipList.ts';
import type { CommandClass, Empire, Flag, HullClass } from './list/words.ts';
import { empires, kindOf } from './list/words.ts';
import { hexesOf } from './speed.ts';

/*
 * The public face of ships in games. A ship keeps the figures of its row of the game’s book as they were when it joined the game, so that battles,
 * sensors and plots need no book; whoever makes ships reads the book once, and asks `shipOf`. Ships of games that are older than ship lists, and those
 * of the small map, have no figures: they answer by their hull.
 */

/** The letter of an empire in ship lists; undefined for the empires that no list has (A5.30). */
export const letterOf = (seat: SeatId): Empire | undefined =>
  empires.find((letter) => letter === usualSheet(seat).letter);

/** The row of the book that an empire calls so; undefined if there is none. */
export function rowFor(list: ShipList, seat: SeatId, designation: string): Hull | undefined {
  const letter = letterOf(seat);
  return letter === undefined ? undefined : hullOf(list, letter, designation);
}

/** A new ship of this row. OURS: a gunboat alone has whole factors, to the nearest. */
export function shipOf(row: Hull): Ship {
  const { attack, defence } = factorsOfGroup(row, 1);
  const { designation: hull, size, sensors, rating, crew, bpv, epv: cost, class: of, flags, cargo } = row;
  const escorts = sumOf(row.escorts.map(({ count }) => count));
  return {
    hull,
    size,
    sensors,
    figures: {
      attack,
      defence,
      speed: hexesOf(row, false),
      ...(hexesOf(row, true) > hexesOf(row, false) && { hpm: true as const }),
      rating,
      crew,
      bpv,
      cost,
      class: of,
      ...(flags.length > 0 && { flags }),
      ...(escorts > 0 && { escorts }),
      ...(cargo > 0 && { boxes: cargo }),
    },
  };
}

/** Attack and defense factors of a ship that has lost nothing, as its crew, its officers and integrated defense make them (Appendix 1, A12.20, B11.71, C9.0). */
export const factorsOf = (
  ship: Pick<
    Ship,
    | 'hull'
    | 'figures'
    | 'crew'
    | 'captured'
    | 'foreign'
    | 'stored'
    | 'officers'
    | 'plus'
    | 'asYard'
    | 'stealth'
    | 'band'
  > & {
    readonly size?: number;
  },
): Factors => {
  const plain = ship.asYard === true ? smallFactors('BSSY') : (ship.figures ?? smallFactors(ship.hull));
  const crewed = byOfficers(ship, Math.floor(fineBpvOf(ship) / 100), byCrew(ship, plain));
  const { attack, defence } = byStealth(ship, crewed);
  return { attack, defence: withPlus(ship, defence) };
};

/** Factors of a ship that is trained in stealth: to the nearest (C20.200). */
const byStealth = ({ stealth }: Pick<Ship, 'stealth'>, { attack, defence }: Factors): Factors => ({
  attack,
  defence: stealth === true ? rounded(withStealth(defence * 100), 100) : defence,
});

/** Hexes that it moves in a turn by itself (D1.10); undefined: its squadron says. `hpm`: its empire has high powered movement, by which some move a hex more (C19.301, D3.10). */
export function hexesIn({ figures }: Ship, hpm = false): number | undefined {
  if (figures === undefined || !hpm || figures.speed === 0) return figures?.speed;
  return figures.speed + (figures.hpm === true || figures.flags?.includes('X1') === true ? 1 : 0);
}

/** How many other ships it can command, by its crew and its officers too (A12.30d, C9.40, C9.51, D6.10); undefined: nobody has counted it. */
export const ratingOf = (ship: Ship): number | undefined =>
  ship.figures && withCrew(ship, ship.figures.rating) + ratingBy(ship);

/** Whether its hull is flagged so in the book. */
export const isFlagged = ({ figures }: Ship, flag: Flag): boolean => figures?.flags?.includes(flag) ?? false;

/** Whether it is a gunboat, six of which take up a command slot (C20.20). */
export const isGunboat = ({ figures }: Ship): boolean => figures?.class === 'PF' || figures?.class === 'INT';

/** Whether it is a fighter, a bomber or a gunboat, or counts as one of the National Guard (B11.120). */
export function isAttrition({ figures, guard }: Pick<Ship, 'figures' | 'guard'>): boolean {
  if (guard === true) return true;
  const kind = figures && kindOf({ class: figures.class as HullClass });
  return kind === 'fighter' || kind === 'gunboat';
}

/** Whether it is a base or a ground base, and no ship. */
export function isBase({ figures }: Pick<Ship, 'figures'>): boolean {
  const kind = figures && kindOf({ class: figures.class as HullClass });
  return kind === 'base' || kind === 'ground';
}

/** Freighters, auxiliaries and other ships that everybody builds, which use neither double time nor trans-warp movement. OURS: all of the class AUX (D4.24). */
export const isGeneral = ({ figures }: Pick<Ship, 'figures'>): boolean => figures?.class === 'AUX';

/** Whether a ship has usual crews alone: bases and merchants. OURS: all of the class AUX are merchants in this (B12.100, C9.20, C9.60). */
export const isUsuallyCrewed = (ship: Pick<Ship, 'figures'>): boolean => isBase(ship) || isGeneral(ship);

/** Freighters, transports and other ships that carry no war. OURS: all of the class AUX but those that are armed for one. */
export const isCivilian = ({ hull, figures }: Pick<Ship, 'hull' | 'figures'>): boolean =>
  figures?.class === 'AUX' && !warlike.test(hull);
/** Armed and suicide freighters, auxiliary warships, ships in disguise, monitors and the police. */
const warlike = /^(?:F-A[SL]|F-S[SL]|[LSH]A[CHPSV]|HSC|Ax|SQ|LQ|OA[LS]|MON|LMN|POL|PV|FLG)/;

/** As which class of command ship it counts (D6.40); undefined: as none. */
export const commandClassIn = ({ figures }: Ship): CommandClass | undefined =>
  figures &&
  commandClassOf({ class: figures.class as HullClass, flags: (figures.flags ?? []) as readonly Flag[] });
