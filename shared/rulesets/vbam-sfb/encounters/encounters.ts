import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { compareBy, keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Encounter, Scenario, Standing } from '../model/combat.ts';
import type { PairId } from '../model/relations.ts';
import { pairOf } from '../model/relations.ts';
import type { State, Unit } from '../model/state.ts';
import type { Named } from '../model/stations.ts';
import { carriedBy, unitsAt, unitsNamed } from '../model/stations.ts';
import { around, isOnMap } from '../map/board.ts';
import { designOf, isFixed, isFlight, isMobile } from '../units/designs.ts';
import { bpvOf } from '../sidcors/table.ts';
import { ledOf } from './capacity.ts';
import { convoyAt } from './raids.ts';
import type { Control } from '../supply/control.ts';
import { areAllied, areEnemies, shipsAt, shipsIn, shipsOnWay } from '../supply/control.ts';

/** Where two forces can meet: a sector, or the way between two, named from its first end. */
const spotOf = ({ place, between }: Unit): string =>
  between === undefined ? place : [place, between].sort().join(' ');

/** A power at an encounter, and those under its command. */
const sideOf = ({ helpers }: Encounter, seat: SeatId): readonly SeatId[] => [
  seat,
  ...(helpers?.[seat] ?? []),
];

/** The units of one side at an encounter: of the power that commands it, and of those under its command. */
export const presentAt = (state: State, encounter: Encounter, seat: SeatId): readonly Named[] => {
  const { place, between } = encounter;
  const side = sideOf(encounter, seat);
  const isThere = ([, unit]: Named): boolean => side.includes(unit.seat);
  if (between === undefined) return shipsAt(state, place).filter(isThere);
  const onWay = [...shipsOnWay(state, place, between), ...shipsOnWay(state, between, place)];
  return onWay.filter(isThere).toSorted(compareBy(([id]) => id));
};

/** Who came: whoever entered the sector this turn; else whoever has no colony there; else the first of the list (VB 243; OURS for the rest). */
function attackerOf(state: State, [a, b]: readonly [SeatId, SeatId], here: readonly Named[]): SeatId {
  const came = (seat: SeatId): boolean =>
    here.some(([, unit]) => unit.seat === seat && unit.came !== undefined);
  if (came(a) !== came(b)) return came(a) ? a : b;
  const place = here[0]?.[1].place;
  return place !== undefined && state.systems[place]?.owner === a ? b : a;
}

interface Spot {
  readonly here: readonly Named[];
  readonly seats: readonly SeatId[];
}

/** Who of allied powers commands them: whoever brings at least half of their BPV (VB 309); undefined: nobody does. */
function commandedBy({ here }: Spot, side: readonly SeatId[]): SeatId | undefined {
  const bpv = (seat: SeatId): number =>
    sumOf(here.flatMap(([, unit]) => (unit.seat === seat ? [bpvOf(designOf(unit))] : [])));
  const all = sumOf(side.map(bpv));
  return side.find((seat) => 2 * bpv(seat) >= all);
}

/** Powers that fight beside one against enemies that all of them have (VB 309), or it alone. */
function sideAgainst(state: State, spot: Spot, seat: SeatId, foes: readonly SeatId[]): readonly SeatId[] {
  const beside = spot.seats.filter(
    (other) =>
      other !== seat && areAllied(state, seat, other) && foes.every((foe) => areEnemies(state, other, foe)),
  );
  const side = [seat, ...beside];
  return commandedBy(spot, side) === undefined ? [seat] : side;
}

/** The encounter of two sides, each under its command. */
function meeting(
  state: State,
  spot: Spot,
  sides: readonly [readonly SeatId[], readonly SeatId[]],
): Encounter | undefined {
  const [first] = spot.here;
  const [a, b] = sides.map((side) => commandedBy(spot, side));
  if (first === undefined || a === undefined || b === undefined) return undefined;
  const [place, between] = [first[1].place, first[1].between].sort();
  if (place === undefined) return undefined;
  const attacker = attackerOf(state, [a, b], spot.here);
  const helpers = sides.flatMap((side, at): readonly (readonly [SeatId, readonly SeatId[]])[] => {
    const leader = at === 0 ? a : b;
    const led = side.filter((seat) => seat !== leader);
    return led.length === 0 ? [] : [[leader, led]];
  });
  return {
    place,
    attacker,
    defender: attacker === a ? b : a,
    ...defined({ between }),
    ...(helpers.length === 0 ? {} : { helpers: Object.fromEntries(helpers) }),
  };
}

/** Every two enemies that are in one place (VB 264); allied powers meet them together (VB 309). */
export function encountersIn(state: State): readonly Encounter[] {
  const spots = Map.groupBy(shipsIn(state), ([, unit]) => spotOf(unit));
  return [...spots].toSorted(compareBy(([spot]) => spot)).flatMap(([, here]): readonly Encounter[] => {
    const seats = keysInOrder(state.empires).filter((seat) => here.some(([, unit]) => unit.seat === seat));
    const met = new Set<PairId>();
    return seats.flatMap((a, at) =>
      seats.slice(at + 1).flatMap((b): readonly Encounter[] => {
        if (!areEnemies(state, a, b) || met.has(pairOf(a, b))) return [];
        const spot = { here, seats };
        const own = sideAgainst(state, spot, a, [b]);
        const theirs = sideAgainst(state, spot, b, own);
        for (const one of own) for (const other of theirs) met.add(pairOf(one, other));
        return [meeting(state, spot, [own, theirs])].filter((one) => one !== undefined);
      }),
    );
  });
}

/** Units that were stopped on the way and meet no enemy there: they go on (VB 272). */
export const goingOn = (state: State, encounters: readonly Encounter[]): readonly Named[] => {
  const met = new Set(
    encounters
      .filter(({ between }) => between !== undefined)
      .flatMap((one) => [...presentAt(state, one, one.attacker), ...presentAt(state, one, one.defender)])
      .map(([id]) => id),
  );
  return shipsIn(state).filter(
    ([id, { between, waits }]) => between !== undefined && waits === undefined && !met.has(id),
  );
};

/** What tells the battle of an encounter from the others of a turn. */
export const battleName = ({ place, between, attacker, defender, battles = 0 }: Encounter): string =>
  [
    place,
    ...(between === undefined ? [] : [between]),
    attacker,
    defender,
    ...(battles === 0 ? [] : [battles + 1]),
  ].join(' ');

export const otherOf = ({ attacker, defender }: Encounter, seat: SeatId): SeatId =>
  seat === attacker ? defender : attacker;

/** Whether a power has bases or the like at an encounter. */
export const hasFixed = (state: State, encounter: Encounter, seat: SeatId): boolean =>
  presentAt(state, encounter, seat).some(([, unit]) => isFixed(designOf(unit)));

/** Standing orders of a force: those of the unit with the highest Command Rating that has some, or those of its empire; none: its ruler is asked. */
export function standingAt(state: State, encounter: Encounter, seat: SeatId): Standing | undefined {
  const led = presentAt(state, encounter, seat).filter(
    ([, unit]) => unit.seat === seat && unit.standing !== undefined,
  );
  const [leader] = led.toSorted(compareBy<Named>(([, unit]) => -designOf(unit).command));
  return leader?.[1].standing ?? state.empires[seat]?.standing;
}

/** What these units carry, or base. */
const carried = (units: State['units'], by: readonly Named[]): readonly UnitId[] =>
  by.flatMap(([id]) => carriedBy(units, id));

/**
 * Flights that take part: those that ships or bases of the force launch, and where bases are fought for those of the system (VB 216). Those that
 * are cargo do not (VB 426).
 */
function flightsWith(
  { units }: State,
  encounter: Encounter,
  seat: SeatId,
  force: readonly Named[],
  scenario: Scenario,
): readonly Named[] {
  const ships = new Set(force.map(([id]) => id));
  const side = sideOf(encounter, seat);
  const near = [...unitsAt(units, encounter.place).map(([id]) => id), ...carried(units, force)];
  return unitsNamed(units, near).filter(([, unit]) => {
    if (!side.includes(unit.seat) || unit.mothballed || !isFlight(designOf(unit))) return false;
    if (unit.aboard !== undefined) return false;
    return unit.based === undefined
      ? scenario === 'defensive' && unit.place === encounter.place && force.length > 0
      : ships.has(unit.based);
  });
}

/** The units of both that a scenario of this kind brings together, as far as their flagships can lead them (VB 280). */
export function forcesOf(
  state: State,
  encounter: Encounter,
  scenario: Scenario,
): Readonly<Record<SeatId, readonly UnitId[]>> {
  const ofSide = (seat: SeatId): readonly UnitId[] => {
    const here = presentAt(state, encounter, seat);
    const convoy = encounter.raid === 'cargo' && seat === encounter.defender ? convoyAt(here) : here;
    const ships = scenario === 'defensive' ? convoy : convoy.filter(([, unit]) => isMobile(designOf(unit)));
    return ledOf(state, seat, [...ships, ...flightsWith(state, encounter, seat, ships, scenario)]);
  };
  return {
    [encounter.attacker]: ofSide(encounter.attacker),
    [encounter.defender]: ofSide(encounter.defender),
  };
}

/** Whether both sides have any units. */
export const areForces = (forces: Readonly<Record<SeatId, readonly UnitId[]>>): boolean =>
  valuesInOrder(forces).every((force) => force.length > 0);

/** Whether both can be brought into such a battle. */
export const canFight = (state: State, encounter: Encounter, scenario: Scenario): boolean =>
  areForces(forcesOf(state, encounter, scenario));

/** Where a unit goes that leaves: the sector it came from, or one beside it that its empire controls, or where no enemy is (OURS but for the first). */
export function wayOut(state: State, control: Control, unit: Unit): PlaceId | undefined {
  if (unit.between !== undefined) return unit.place;
  if (unit.came !== undefined) return unit.came;
  const empires = keysInOrder(state.empires).length;
  const near = around(unit.place)
    .filter((place) => isOnMap(place, empires))
    .toSorted();
  return (
    near.find((place) => control.controls(unit.seat, place)) ??
    near.find((place) => ![...control.present(place)].some((other) => areEnemies(state, unit.seat, other)))
  );
}

/** Units of a side that can leave an encounter. */
export const leaving = (state: State, encounter: Encounter, seat: SeatId): readonly Named[] =>
  presentAt(state, encounter, seat).filter(([, unit]) => isMobile(designOf(unit)));

/** Ships, and the flights that they carry. */
export function withFlights({ units }: State, ships: readonly Named[]): readonly Named[] {
  const carriers = new Set(ships.map(([id]) => id));
  const flights = unitsNamed(units, carried(units, ships)).filter(
    ([, { based }]) => based !== undefined && carriers.has(based),
  );
  return [...ships, ...flights];
}

/** Units of both sides in the battle at hand, by id. */
export const inBattle = ({ units }: State, { battle }: Encounter): readonly Named[] =>
  unitsNamed(units, valuesInOrder(battle?.forces ?? {}).flat());
