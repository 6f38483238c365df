import type { PlaceId, SeatId, UnitId } from '#kernel/ids.ts';
import { compareBy, inOrder, keysInOrder, valuesInOrder } from '#kernel/inOrder.ts';
import type { Encounter, Scenario, Standing } from '../../model/combat.ts';
import type { State, Unit } from '../../model/state.ts';
import { around, isOnMap } from '../../tables/board.ts';
import { designOf, isFixed, isFlight, isMobile } from '../../tables/designs.ts';
import { ledOf } from './capacity.ts';
import { convoyAt } from './raids.ts';
import type { Control } from '../space.ts';
import { areEnemies, shipsIn } from '../space.ts';

type Named = readonly [UnitId, Unit];

/** Where two forces can meet: a sector, or the way between two, named from its first end. */
const spotOf = ({ place, between }: Unit): string =>
  between === undefined ? place : [place, between].sort().join(' ');

/** The units of an empire at an encounter. */
export const presentAt = (state: State, { place, between }: Encounter, seat: SeatId): readonly Named[] => {
  const spot = between === undefined ? place : [place, between].sort().join(' ');
  return shipsIn(state).filter(([, unit]) => unit.seat === seat && spotOf(unit) === spot);
};

/** Who came: whoever entered the sector this turn; else whoever has no colony there; else the first of the list (VB 243; OURS for the rest). */
function attackerOf(state: State, [a, b]: readonly [SeatId, SeatId], here: readonly Named[]): SeatId {
  const came = (seat: SeatId): boolean =>
    here.some(([, unit]) => unit.seat === seat && unit.came !== undefined);
  if (came(a) !== came(b)) return came(a) ? a : b;
  const place = here[0]?.[1].place;
  return place !== undefined && state.systems[place]?.owner === a ? b : a;
}

/** Every two enemies that are in one place (VB 264). */
export function encountersIn(state: State): readonly Encounter[] {
  const spots = Map.groupBy(shipsIn(state), ([, unit]) => spotOf(unit));
  return [...spots]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, here]): readonly Encounter[] => {
      const seats = keysInOrder(state.empires).filter((seat) => here.some(([, unit]) => unit.seat === seat));
      const [first] = here;
      if (first === undefined) return [];
      const [place, between] = [first[1].place, first[1].between].sort();
      return seats.flatMap((a, at) =>
        seats.slice(at + 1).flatMap((b): readonly Encounter[] => {
          if (!areEnemies(state, a, b) || place === undefined) return [];
          const attacker = attackerOf(state, [a, b], here);
          const defender = attacker === a ? b : a;
          return [{ place, attacker, defender, ...(between === undefined ? {} : { between }) }];
        }),
      );
    });
}

/** Units on the way that meet no enemy there: they go on (VB 272). */
export const goingOn = (state: State, encounters: readonly Encounter[]): readonly Named[] =>
  shipsIn(state).filter(
    ([id, { seat, between }]) =>
      between !== undefined &&
      !encounters.some(
        (one) =>
          [one.attacker, one.defender].includes(seat) &&
          presentAt(state, one, seat).some(([other]) => other === id),
      ),
  );

/** What tells the battle of an encounter from the others of a turn. */
export const battleName = ({ place, between, attacker, defender }: Encounter): string =>
  [place, ...(between === undefined ? [] : [between]), attacker, defender].join(' ');

export const otherOf = ({ attacker, defender }: Encounter, seat: SeatId): SeatId =>
  seat === attacker ? defender : attacker;

/** Whether a power has bases or the like at an encounter. */
export const hasFixed = (state: State, encounter: Encounter, seat: SeatId): boolean =>
  presentAt(state, encounter, seat).some(([, unit]) => isFixed(designOf(unit)));

/** Standing orders of a force: those of the unit with the highest Command Rating that has some, or those of its empire; none: its ruler is asked. */
export function standingAt(state: State, encounter: Encounter, seat: SeatId): Standing | undefined {
  const led = presentAt(state, encounter, seat).filter(([, { standing }]) => standing !== undefined);
  const [leader] = led.toSorted(compareBy<Named>(([, unit]) => -designOf(unit).command));
  return leader?.[1].standing ?? state.empires[seat]?.standing;
}

/**
 * Flights that take part: those that ships or bases of the force launch, and where bases are fought for those of the system (VB 216). Those that
 * are cargo do not (VB 426).
 */
function flightsWith(
  { units }: State,
  { place }: Encounter,
  seat: SeatId,
  force: readonly Named[],
  scenario: Scenario,
): readonly Named[] {
  const ships = new Set(force.map(([id]) => id));
  return inOrder(units).filter(([, unit]) => {
    if (unit.seat !== seat || unit.mothballed || !isFlight(designOf(unit))) return false;
    if (unit.aboard !== undefined) return false;
    return unit.based === undefined
      ? scenario === 'defensive' && unit.place === place && force.length > 0
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

/** Whether both can be brought into such a battle. */
export const canFight = (state: State, encounter: Encounter, scenario: Scenario): boolean =>
  valuesInOrder(forcesOf(state, encounter, scenario)).every((force) => force.length > 0);

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
  return [...ships, ...inOrder(units).filter(([, { based }]) => based !== undefined && carriers.has(based))];
}

/** Units of both sides in the battle at hand, by id. */
export const inBattle = ({ units }: State, { battle }: Encounter): readonly Named[] =>
  inOrder(units).filter(([id]) => valuesInOrder(battle?.forces ?? {}).some((force) => force.includes(id)));
