import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { liesLow } from '../model/seeing/veil.ts';
import { openHexes } from '../model/sight/watched.ts';
import { basesIn, isFixed } from '../model/territory.ts';
import type { Contact, State } from '../model/state.ts';
import { isStored } from '../model/condition/storing.ts';
import type { Squadron } from '../model/squadron.ts';
import { jammingIn, squadronsAt, squadronsOf } from '../model/stations/squadrons.ts';
import { systemsOf } from '../model/stations/systems.ts';
import { beside, boardOf } from '../map/board.ts';
import { isAttrition } from '../ships/fleet.ts';
import { fakesFor } from '../ships/sense/decoys.ts';
import { areEnhanced, haveSpecial } from '../ships/sense/enhanced.ts';
import { cutIn, farther, isCutOff, isSecond, jammingSensors } from './jamming.ts';
import { isCloaked, isOpenTo, isRadiant, shownTo } from './veils.ts';

/*
 * Who is seen, and how well, by whom, and from where: reports at the end of a turn, conditions, zones of control and screens all ask here. Where a
 * squadron is and how it hides are those of the segment that the world is in; whether it can be fought, `veils.ts` says.
 */

/** How well sensors read a hex. */
interface Reading {
  /** Ships in the open: nothing (0), that there are some (1), how many (2), their empires and sizes (3), their hulls (4) (C5.10). */
  readonly grade: number;
  /** Ships under cloak: nothing (0), a presence (1), how many (2) (C6.20, C6.35). */
  readonly cloaked: number;
}

/** Grades at which something reads its own hex, and those around it, ring by ring (C5.10); `special`: it reads ships under cloak beside it (C6.20). */
interface Reach {
  readonly grades: readonly number[];
  readonly special: boolean;
  /** It reads ships under cloak in its own hex. */
  readonly alert: boolean;
}
const system: Reach = { grades: [2, 1], special: false, alert: true };
const ship: Reach = { grades: [3, 2], special: false, alert: true };
const scout: Reach = { grades: [4, 3], special: true, alert: true };
/** Enhanced sensors read two hexes far, and the further one as the one beside (C5.60). Ships under cloak they find no further (C5.70). */
const enhanced: Reach = { grades: [4, 3, 3], special: true, alert: true };
/** On silent running sensors are on their lowest settings: they read that ships are in the hex (C8.10). OURS: so do those of mothballed ships. */
const silent: Reach = { grades: [1], special: false, alert: false };

/** Hexes between a squadron and the farthest one that it reads, at most. */
export const farthest = Math.max(...[ship, scout, enhanced, silent].map(({ grades }) => grades.length - 1));

type Reader = Pick<Squadron, 'ships' | 'place' | 'veil'>;

/** What a squadron reads where it is: gunboats and fighters by themselves as a system does, whatever sensors they have (C5.10). Special sensors are none in a radiation zone, and enhanced ones special ones (A300.42, A300.421). */
function reachOf(state: Pick<State, 'map'>, one: Reader): Reach {
  if (one.veil === 'silent' || isStored(one)) return silent;
  const ships = one.ships.filter((each) => each.guard === true || !isAttrition(each));
  if (ships.length === 0 && one.ships.length > 0) return system;
  if (areEnhanced({ ships })) return isRadiant(state, one.place) ? scout : enhanced;
  return haveSpecial({ ships }) && !isRadiant(state, one.place) ? scout : ship;
}

/** What is read from a hex: of a radiation zone nothing from beside it, nothing beside it from within, and of its own hex only what usually is of one beside (A300.40). */
function readFrom(
  state: Pick<State, 'map'>,
  from: PlaceId,
  { grades, special, alert }: Reach,
): readonly (readonly [PlaceId, Reading])[] {
  const [here = 0, near = 0] = grades;
  const own = alert ? 2 : 0;
  if (isRadiant(state, from)) return near === 0 ? [] : [[from, { grade: near, cloaked: own }]];
  const board = boardOf(state.map);
  const all = new Map<PlaceId, Reading>([[from, { grade: here, cloaked: own }]]);
  let ring: readonly PlaceId[] = [from];
  for (const [range, grade] of grades.entries()) {
    if (range === 0) continue;
    ring = ring.flatMap((place) => beside(board, place).filter((next) => !all.has(next)));
    for (const place of ring)
      if (!all.has(place)) all.set(place, { grade, cloaked: special && range === 1 ? 1 : 0 });
  }
  return [...all].filter(([place]) => place === from || !isRadiant(state, place));
}

/** What a squadron by itself reads of each hex that its sensors reach: its zone of control (D2.10). */
export const readingsBy = (state: Pick<State, 'map'>, one: Reader): ReadonlyMap<PlaceId, Reading> =>
  new Map(readFrom(state, one.place, reachOf(state, one)));

/** The best reading that an empire has of each hex that it reads at all (C5.10). */
export function readingsOf(state: State, seat: SeatId): ReadonlyMap<PlaceId, Reading> {
  const all = new Map<PlaceId, Reading>();
  const read = (from: PlaceId, reach: Reach): void => {
    for (const [place, { grade, cloaked }] of readFrom(state, from, reach)) {
      const was = all.get(place);
      all.set(place, {
        grade: Math.max(grade, was?.grade ?? 0),
        cloaked: Math.max(cloaked, was?.cloaked ?? 0),
      });
    }
  };
  for (const [place] of systemsOf(state.systems, seat)) read(place, system);
  // Sensor mines read as a ship does (C4.80).
  if (state.empires[seat]?.sensorMines === 'kept')
    for (const place of openHexes(state, seat)) read(place, ship);
  const jams = jammingIn(state.squadrons).length > 0;
  for (const [, one] of squadronsOf(state.squadrons, seat))
    // Whoever is jammed tells nobody what it reads (C15.20).
    if (!(jams && isCutOff(state, one))) read(one.place, reachOf(state, one));
  return all;
}

/** The grade at which an empire reads each hex that it reads at all. */
export const gradesOf = (readings: ReadonlyMap<PlaceId, Reading>): ReadonlyMap<PlaceId, number> =>
  new Map([...readings].map(([place, { grade }]) => [place, grade]));

/** How many ships of others are under cloak in a hex and not found by an empire. */
function cloakedIn(state: State, seat: SeatId, place: PlaceId): number {
  const there = squadronsAt(state.squadrons, place).filter(([, one]) => one.seat !== seat);
  return there.reduce(
    (count, [, one]) =>
      count +
      (one.found?.some((finding) => finding.seat === seat) === true
        ? 0
        : one.ships.filter((each) => isCloaked(state, one, each)).length),
    0,
  );
}

/** The ships that bases of another empire in a hex project, as far as this one takes them for ships (C5.100). */
function fakesIn(state: State, seat: SeatId, place: PlaceId) {
  const bases = basesIn(state, place);
  return bases === undefined || bases.seat === seat
    ? []
    : fakesFor(bases.ships, seat).map(({ hull, size }) => ({ seat: bases.seat, size, hull }));
}

/** The ships of others in a hex that an empire sees in the open: those under cloak that it has found, and the others of their squadrons; and those that bases project (C5.100). */
const openIn = (state: State, seat: SeatId, place: PlaceId) => [
  ...fakesIn(state, seat, place),
  ...squadronsAt(state.squadrons, place)
    .filter(([, one]) => one.seat !== seat && !isFixed(one) && isOpenTo(state, seat, one))
    .flatMap(([, one]) =>
      one.ships
        .filter(
          (each) =>
            one.found?.some((finding) => finding.seat === seat) === true || !isCloaked(state, one, each),
        )
        .map(({ hull, size }) => ({ seat: one.seat, size, hull })),
    ),
];

/**
 * Whether an empire cannot tell how many ships are in a hex, as somebody there jams its own position: with more special sensors than it has there, and more
 * than twice as many as it has where else it reads the hex from (C15.20, C15.30).
 */
function isBlurred(state: Pick<State, 'map' | 'squadrons'>, seat: SeatId, place: PlaceId): boolean {
  const jammers = squadronsAt(state.squadrons, place).flatMap(([, one]) =>
    one.seat !== seat && one.jam?.how === 'own' && !liesLow(one) ? [one] : [],
  );
  if (jammers.length === 0) return false;
  const readers = squadronsOf(state.squadrons, seat).flatMap(([, one]) =>
    readingsBy(state, one).has(place) ? [one] : [],
  );
  const here = jammingSensors(
    state,
    readers.filter((one) => one.place === place),
  );
  const beside = jammingSensors(
    state,
    readers.filter((one) => one.place !== place),
  );
  const second = readers.some(({ ships }) => ships.some(isSecond));
  return [...Map.groupBy(jammers, (one) => one.seat).values()].some((group) => {
    const own = jammingSensors(state, group, second);
    return own > here && own > beside * farther;
  });
}

/** Whether a squadron jams somebody now: its special sensors have no part in battles (C15.21). OURS: the own position, if somebody else is in the hex. */
export function isJamming(state: Pick<State, 'map' | 'squadrons'>, one: Squadron): boolean {
  const { jam, place, seat } = one;
  if (jam === undefined || liesLow(one)) return false;
  if (jam.how === 'own')
    return squadronsAt(state.squadrons, place).some(
      ([, other]) => other.seat !== seat && isBlurred(state, other.seat, place),
    );
  return cutIn(state, seat, jam.how, jam.how === 'here' ? place : (jam.place ?? place)).length > 0;
}

/** What a reading tells of the foreign ships in a hex; undefined where it tells of none. Of a position that is jammed it is only that there are some. */
export function contactAt(
  state: State,
  seat: SeatId,
  place: PlaceId,
  { grade, cloaked }: Reading,
): Contact | undefined {
  const there = grade === 0 ? [] : openIn(state, seat, place);
  const veiled = cloaked === 0 ? 0 : cloakedIn(state, seat, place);
  if (there.length === 0 && veiled === 0) return undefined;
  const { turn } = state;
  const presence = veiled === 0 ? {} : { cloaked: cloaked < 2 ? 0 : veiled };
  if (there.length === 0) return { grade: 1, turn, count: 0, ...presence };
  if (isBlurred(state, seat, place)) return { grade: 1, turn, ...presence };
  if (grade < 2) return { grade, turn, ...presence };
  if (grade < 3) return { grade, turn, count: there.length, ...presence };
  const ships = grade < 4 ? there.map((each) => ({ seat: each.seat, size: each.size })) : there;
  return { grade, turn, count: there.length, ships, ...presence };
}

/** Whether a squadron notices a squadron of others in a hex, by its own sensors: in the open, or as a presence (C6.20, D2.10). */
export function notices(
  state: State,
  one: Squadron,
  other: Pick<Squadron, 'seat' | 'ships' | 'veil' | 'found'>,
  place: PlaceId,
): boolean {
  const reading = readingsBy(state, one).get(place);
  if (reading === undefined) return false;
  const shown = shownTo(state, one.seat, { ...other, place });
  return shown === 'open' ? reading.grade > 0 : shown === 'cloaked' && reading.cloaked > 0;
}
