import { sumOf } from '#kernel/steps/fractions.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State } from '../model/state.ts';
import type { Ship } from '../model/ship.ts';
import { homeworldOf } from '../model/homeworld.ts';
import { hasTech, levelOf } from '../research/research.ts';
import { escortsIn, mostEscorts } from './escorts.ts';
import { isElite, isX } from './elite.ts';
import { commandClassIn, isBase, isFlagged, isGunboat, ratingOf } from './fleet.ts';
import { boxesOf, gunboatsAboard } from './wings.ts';

/** Ships of three that take slots where a technology makes them cheaper to command (D6.25, D6.26). */
const group = 3;

/** Ships that Enhanced Flag Operations make cheaper to command (D6.25). */
const isSmall = ({ size, figures }: Ship): boolean => size === 4 || /^DW/.test(figures?.class ?? '');
/** Whether it is a first generation X-ship of a war hull: as a DW it is cheaper to command whatever is known, as a CW never (C19.50). */
const isAdvanced = (ship: Ship, of: 'CW' | 'DW'): boolean =>
  isFlagged(ship, 'X1') && ship.figures?.class === of;
/** Ships that Really Enhanced Flag Operations make cheaper to command (C19.50, D6.26). */
const isWarCruiser = (ship: Ship): boolean => ship.figures?.class === 'CW' && !isAdvanced(ship, 'CW');

/** Whether the list says of each ship what commanding it asks: nothing is known of hulls of the small map. */
export const isListed = ({ ships }: Pick<Squadron, 'ships'>): boolean =>
  ships.length > 0 && ships.every(({ figures }) => figures !== undefined);

/** The ship that commands a squadron: of the hull that its owner named, or else of the highest rating (OURS); of several the first. */
export const flagshipOf = (ships: readonly Ship[], named?: string): Ship | undefined =>
  ships.find(({ hull }) => hull === named) ??
  ships.toSorted((one, other) => (ratingOf(other) ?? 0) - (ratingOf(one) ?? 0))[0];

/** Gunboats that take one slot (C20.20). */
const flotilla = 6;

/** Whether it is a true tender or a space control ship, which carries its gunboats without a slot (C20.20). */
export const isTender = (ship: Ship): boolean => isFlagged(ship, 'tender') || isFlagged(ship, 'control');

/** Slots that gunboats take which no tender carries. OURS: each tender carries one flotilla; of those aboard it counts what there is room for. */
function slotsOfGunboats(ships: readonly Ship[]): number {
  const all = ships.filter((ship) => isGunboat(ship) && ship.band === undefined).length;
  const aboard = sumOf(ships.map(gunboatsAboard));
  const loose = all + aboard - flotilla * ships.filter(isTender).length;
  return Math.ceil(Math.max(0, loose) / flotilla);
}

/** Boxes of fighters that take one slot: twelve standard ones or six heavy ones (C20.70). */
const boxesOfSlot = 12;

/** Slots that fighters take whose carriers have not all of their escorts with them. OURS: it counts what there is room for (C20.70). */
function slotsOfFighters(ships: readonly Ship[]): number {
  const escorts = escortsIn(ships);
  const bare = ships.filter(
    (ship, at) => (escorts.get(at)?.length ?? 0) < Math.min(mostEscorts, ship.figures?.escorts ?? 0),
  );
  return Math.ceil(sumOf(bare.map(boxesOf)) / boxesOfSlot);
}

/** Slots of command that a squadron has, and how many of them its other ships take. */
export interface Command {
  readonly rating: number;
  readonly slots: number;
}

/** Slots that ships take beside their flagship: all but so many escorts, by their positions. */
function slotsWithout(
  state: Pick<State, 'empires' | 'turn' | 'year'>,
  seat: SeatId,
  ships: readonly Ship[],
  without: readonly number[],
): number {
  const others = ships.filter(
    (ship, at) => !without.includes(at) && !isGunboat(ship) && ship.band === undefined,
  );
  const [efo, refo] = [hasTech(state, seat, 'efo'), hasTech(state, seat, 'refo')];
  const cheap = others.filter(
    (ship) => (efo && isSmall(ship)) || isAdvanced(ship, 'DW') || (refo && isWarCruiser(ship)),
  );
  return others.length - Math.floor(cheap.length / group) + slotsOfGunboats(ships) + slotsOfFighters(ships);
}

/** The positions of assigned escorts that may take no slot: so many of each ship that has some, by the level of the technology (D6.27). */
function freeableEscorts(
  state: Pick<State, 'empires' | 'turn' | 'year'>,
  seat: SeatId,
  ships: readonly Ship[],
): readonly number[] {
  const level = levelOf(state.empires[seat] ?? {}, 'cefo', state);
  return level === 0 ? [] : [...escortsIn(ships).values()].flatMap((of) => of.slice(0, level));
}

/** The positions of escorts that take no slot, and have no attack factors for that. OURS: as few as let the others be commanded, by ratings that are lowered where they are (B12.110, D6.27). */
export function freeEscorts(
  state: Pick<State, 'empires' | 'turn' | 'year'>,
  seat: SeatId,
  ships: readonly Ship[],
  named?: string,
  exempt = false,
): readonly number[] {
  const all = freeableEscorts(state, seat, ships);
  if (all.length === 0) return [];
  const { flagship, rating: whole } = leadOf(ships, named);
  const rating = ratingNow(state, seat, whole, exempt);
  const free = all.filter((at) => at !== flagship);
  const fits = (count: number) =>
    slotsWithout(state, seat, ships, [flagship, ...free.slice(0, count)]) <= rating;
  const count = free.findIndex((_, at) => fits(at));
  return count === -1 ? free : free.slice(0, count);
}

function leadOf(
  ships: readonly Ship[],
  named?: string,
): { readonly flagship: number; readonly rating: number } {
  const flagship = flagshipOf(ships, named);
  return {
    flagship: flagship === undefined ? -1 : ships.indexOf(flagship),
    rating: (flagship && ratingOf(flagship)) ?? 0,
  };
}

/** A command rating as its empire has lowered it, if it has and the squadron does not keep its own: one at least (B12.110, B12.120). */
function ratingNow(
  { empires }: Pick<State, 'empires'>,
  seat: SeatId,
  whole: number,
  exempt: boolean,
): number {
  const lowered = exempt ? 0 : (empires[seat]?.ratings?.by ?? 0);
  return whole > 0 ? Math.max(1, whole - lowered) : whole;
}

/** How many ships a squadron can have beside the one that commands it, and has (D6.10). `seat`: whose technologies count; `named`: the hull of its flagship; `exempt`: its rating is not lowered with those of its empire, where they are (B12.110, B12.120). */
export function commandOf(
  state: Pick<State, 'empires' | 'turn' | 'year'>,
  seat: SeatId,
  ships: readonly Ship[],
  named?: string,
  exempt = false,
): Command {
  const { flagship, rating: whole } = leadOf(ships, named);
  const rating = ratingNow(state, seat, whole, exempt);
  const free = freeEscorts(state, seat, ships, named, exempt);
  return { rating, slots: slotsWithout(state, seat, ships, [flagship, ...free]) };
}

/** Slots in use but for those of assigned escorts, which have their own duties; escorts that a technology frees count (A10.41, D6.27). */
export function availableSlots(
  state: Pick<State, 'empires' | 'turn' | 'year'>,
  seat: SeatId,
  ships: readonly Ship[],
  named?: string,
  exempt = false,
): number {
  const { flagship } = leadOf(ships, named);
  const freeable = freeableEscorts(state, seat, ships);
  const busy = [...escortsIn(ships).values()].flat().filter((at) => !freeable.includes(at));
  const without = [flagship, ...freeEscorts(state, seat, ships, named, exempt), ...busy];
  return slotsWithout(state, seat, ships, without);
}

/** Whether a squadron is larger than lowered command ratings of its empire let it be: it stays until it is smaller. OURS (B12.110). */
export const isOverLowered = (
  state: Pick<State, 'empires' | 'turn' | 'year'>,
  { seat, ships, ledBy, exempt }: Pick<Squadron, 'seat' | 'ships' | 'ledBy' | 'exempt'>,
): boolean => {
  if ((state.empires[seat]?.ratings?.by ?? 0) === 0 || !isListed({ ships })) return false;
  const { rating, slots } = commandOf(state, seat, ships, ledBy, exempt);
  return slots > rating;
};

/** The class of command ship of which there are two or more, if there is one (D6.40). */
export function doubleCommand(ships: readonly Ship[]): string | undefined {
  // One ship alone commands by its pods, whatever it is (D6.45).
  const [, another] = ships.filter(({ pods, ...ship }) => pods !== undefined && isFlagged(ship, 'command'));
  if (another !== undefined) return commandClassIn(another);
  const classes = ships.flatMap((ship) => commandClassIn(ship) ?? []);
  return classes.find((one, at) => classes.indexOf(one) < at);
}

/** Whether an empire may have several command ships of a class in a squadron of this hex: it has lost its homeworld, or defends it there (D6.50). */
export const mayDouble = (
  state: Pick<State, 'systems'>,
  { seat, place }: Pick<Squadron, 'seat' | 'place'>,
): boolean => {
  const home = homeworldOf(state, seat);
  return home === undefined || home === place;
};

/** Whether a squadron has more command ships than it may have elsewhere, as it defended its homeworld or its empire had none: it does not leave like that (D6.40, D6.50). */
export const leavesDoubled = (
  state: Pick<State, 'systems'>,
  { seat, ships }: Pick<Squadron, 'seat' | 'ships'>,
): boolean => homeworldOf(state, seat) !== undefined && doubleCommand(ships) !== undefined;

/** Command slots that a squadron takes beside others in one place, its flagship’s among them (D6.90). */
export const slotsBeside = (
  state: Pick<State, 'empires' | 'turn' | 'year'>,
  { seat, ships, ledBy, exempt, fixed }: Pick<Squadron, 'seat' | 'ships' | 'ledBy' | 'exempt' | 'fixed'>,
): number =>
  ships.length === 0 || fixed !== undefined ? 0 : commandOf(state, seat, ships, ledBy, exempt).slots + 1;

/** Gunboats that one ship carries on links, and a squadron beside those of its tenders (C20.21, C21.48). */
const [linksOfShip, linksOfSquadron] = [2, 6] as const;

/** Whether a ship has links: of size class 2 or 3 and built for nothing special, or with X-technology (C19.30h, C20.21, C20.40, C21.48). OURS: carriers, tenders and control ships are special, and so are bases. */
function hasLinks(ship: Ship): boolean {
  if (isBase(ship)) return false;
  if (isX(ship)) return true;
  const special = (['carrier', 'control', 'tender'] as const).some((flag) => isFlagged(ship, flag));
  return (ship.size === 2 || ship.size === 3) && !special;
}

/** Gunboats on the links of ships, and the most that a squadron of them carries: elite X-squadrons twice as many (C20.21). */
export const linksIn = (ships: readonly Ship[]): { readonly count: number; readonly most: number } => ({
  count: linkedIn(ships),
  most: isElite(ships) ? 2 * linksOfSquadron : linksOfSquadron,
});

const linkedIn = (ships: readonly Ship[]): number =>
  sumOf(ships.flatMap(({ wings = [] }) => wings.map(({ links, count }) => (links === true ? count : 0))));

/** How many more of a type a ship of a squadron can take on its links. */
export function linksLeft(ships: readonly Ship[], at: number): number {
  const ship = ships[at];
  if (ship === undefined || !hasLinks(ship)) return 0;
  const { count, most } = linksIn(ships);
  return Math.max(0, Math.min(linksOfShip - linkedIn([ship]), most - count));
}
