import type { Draw } from '#kernel/dice/draw.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { nthOrder, placeId, unitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { placesOf, withModules } from '#rulesets/galactic-conquest/bases/modules/modules.ts';
import { sidesOf, withBases } from '#rulesets/galactic-conquest/bases/stand.ts';
import { baseTypes } from '#rulesets/galactic-conquest/bases/types.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import type { OfficerId } from '#rulesets/galactic-conquest/model/condition/officer.ts';
import { homeworldOf } from '#rulesets/galactic-conquest/model/homeworld.ts';
import { pairOf } from '#rulesets/galactic-conquest/model/relations/pacts.ts';
import type { Ship } from '#rulesets/galactic-conquest/model/ship.ts';
import type { Squadron } from '#rulesets/galactic-conquest/model/squadron.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import { basesAt } from '#rulesets/galactic-conquest/model/territory.ts';
import { shipOf } from '#rulesets/galactic-conquest/ships/fleet.ts';
import { hullOf } from '#rulesets/galactic-conquest/ships/list/shipList.ts';
import { ourShips } from '#rulesets/galactic-conquest/ships/ours/index.ts';

/* What seldom comes about in random games by itself: some begin with it. */

const [one, other] = seats;
const h05a = unitId('h05a');

const plain = (hull: string, size: number): Ship => ({ hull, size, sensors: 0 });
const listed = (designation: string, empire: 'H' | 'K' = 'H'): Ship => {
  const row = hullOf(ourShips, empire, designation);
  return row === undefined ? plain('CA', 3) : shipOf(row);
};

const withSquadron = (
  state: State,
  unit: UnitId,
  seat: SeatId,
  place: PlaceId,
  more: Partial<Squadron> & Pick<Squadron, 'ships'>,
): State => ({
  ...state,
  squadrons: { ...state.squadrons, [unit]: { seat, flagship: '', place, speed: 3, ...more } },
});

const ownHex = ({ territory, systems }: State, seat: SeatId): PlaceId =>
  inOrder(territory).find(([place, owner]) => owner === seat && systems[place] === undefined)?.[0] ??
  placeId('hd5');

/** A fleet in the space of an ally which its host gives nothing for (C22.40). */
const expedition = (state: State): State =>
  withSquadron(
    { ...state, alliances: { ...state.alliances, [pairOf(one, other)]: { seats: [one, other].sort() } } },
    h05a,
    one,
    ownHex(state, other),
    { ships: Array.from({ length: 40 }, () => plain('CA', 3)) },
  );

/** Captains on every ship of squadrons, and a large one beside somebody, so that some rise beside them (A12.55). */
function captained(begun: State): State {
  const state = withSquadron(begun, h05a, one, begun.squadrons[unitId('l01a')]?.place ?? placeId('hd5'), {
    ships: Array.from({ length: 24 }, () => plain('CA', 3)),
    combat: { attack: true, intensity: 'charge', breaks: 100, target: 'none', losses: [] },
  });
  const raised = new Map<SeatId, number>();
  const captain = (ship: Ship, seat: SeatId): Ship => {
    const number = (raised.get(seat) ?? 0) + 1;
    raised.set(seat, number);
    const { hull, size } = ship;
    return { ...ship, officers: [{ id: `o${number}` as OfficerId, kind: 'LC', of: hull, size }] };
  };
  const squadrons = Object.fromEntries(
    inOrder(state.squadrons).map(([unit, squadron]): readonly [UnitId, Squadron] => [
      unit,
      squadron.fixed === undefined
        ? { ...squadron, ships: squadron.ships.map((ship) => captain(ship, squadron.seat)) }
        : squadron,
    ]),
  );
  const empires = Object.fromEntries(
    inOrder(state.empires).map(([seat, empire]) => [
      seat,
      { ...empire, officers: { raised: raised.get(seat) ?? 0 } },
    ]),
  );
  return { ...state, squadrons, empires };
}

/** Ships in shock, at home (C16.10). */
const shaken = (state: State): State =>
  withSquadron(state, h05a, one, homeworldOf(state, one) ?? placeId('hd3'), {
    ships: [
      { ...plain('CA', 3), shock: true },
      { ...plain('DD', 4), prone: true },
    ],
  });

/** Bases in open space that are cut off since a segment, and the ships that blockade them (C12.40). */
const cutOff =
  (since: number) =>
  (state: State): State => {
    const place = ownHex(state, other);
    const type = baseTypes.get('SAM');
    const ships = type === undefined ? [] : withBases([], type, 1);
    const later = { ...state, turn: 9 };
    const bases: Squadron = {
      seat: other,
      flagship: '',
      place,
      speed: 0,
      ships,
      fixed: { ...sidesOf(ships), cut: since },
    };
    const besieged = { ...later, squadrons: { ...later.squadrons, [basesAt(place)]: bases } };
    return withSquadron(besieged, h05a, one, place, {
      ships: [plain('CA', 3), plain('CA', 3)],
      work: { kind: 'blockade', place, since: 1, cause: nthOrder(one, 8, 1) },
    });
  };
/** They have lasted as long as they can, or wear out in this turn, the ninth. */
const [starved, starving] = [cutOff(1), cutOff(62)];

/** Bombardment ships that computers lead, and that fire at once at somebody in their hex, and fight there (C9.10). */
function computed(state: State): State {
  const place = state.squadrons[unitId('l01a')]?.place ?? placeId('hd5');
  return withSquadron(state, h05a, one, place, {
    ships: Array.from({ length: 12 }, () => ({ ...listed('D5D', 'K'), crew: 'computer' as const })),
    drones: { place, first: 1, second: 0, at: 'ships', cause: nthOrder(one, state.turn, 1) },
    combat: { attack: true, intensity: 'nominal', breaks: 100, target: 'none', losses: [] },
  });
}

/** Minesweepers with points for somebody and loot aboard, in the midst of enemies: shuttles are lost, and with captured ships what they carry (B1.75, C4.25, C12.92). */
function laden(state: State): State {
  const place = state.squadrons[unitId('l01a')]?.place ?? placeId('hd5');
  return withSquadron(state, h05a, one, place, {
    ships: Array.from({ length: 6 }, () => ({ ...listed('F-L'), mss: true as const })),
    purse: { to: one, points: 12 },
    loot: 700,
    combat: { attack: true, intensity: 'charge', breaks: 100, target: 'none', losses: [] },
  });
}

/** Survey ships that soon have been without supply for too long (B3.75). */
const lost = (state: State): State =>
  withSquadron(state, h05a, one, ownHex(state, other), {
    ships: [listed('HDW-SR'), listed('CSR')],
    supply: { out: 3 },
  });

/** An empire whose ships are all so old that they are prone to shock (C16.40), and many of them at somebody's throat. */
const aged = (begun: State): State => {
  const state = withSquadron(begun, h05a, one, begun.squadrons[unitId('l01a')]?.place ?? placeId('hd5'), {
    ships: Array.from({ length: 12 }, () => plain('CA', 3)),
    combat: { attack: true, intensity: 'evasion', breaks: 100, target: 'none', losses: [] },
  });
  return {
    ...state,
    squadrons: Object.fromEntries(
      inOrder(state.squadrons).map(([unit, squadron]): readonly [UnitId, Squadron] => [
        unit,
        squadron.seat === one && squadron.fixed === undefined
          ? { ...squadron, ships: squadron.ships.map((ship) => ({ ...ship, prone: true })) }
          : squadron,
      ]),
    ),
  };
};

/** What ends soon: a merger (B14.201), the lack of a repair ship (C2.30), and cargo that was used up (C13.15); and freighters far from home. */
function lingering(state: State): State {
  const home = homeworldOf(state, one) ?? placeId('hd3');
  const merging = {
    ...state,
    empires: Object.fromEntries(
      inOrder(state.empires).map(([seat, empire]) => [
        seat,
        { ...empire, charges: [{ of: seat === one ? other : one, points: 5, until: state.turn + 1 }] },
      ]),
    ),
  };
  const stored = withSquadron(merging, unitId('h06a'), one, home, {
    ships: [
      { ...listed('FRS'), spent: 4 },
      { ...listed('F-L'), cargo: 3 },
    ],
  });
  return withSquadron(stored, h05a, one, ownHex(state, other), {
    ships: [listed('F-L'), listed('FF'), listed('F-L')],
    supply: { out: 1 },
  });
}

/** Admirals of both empires, aboard ships of both, and modules on all bases (B14.50, B14.100). */
function commanded(state: State): State {
  const first = new Set<SeatId>();
  const led = (squadron: Squadron): Squadron => {
    const { seat, ships } = squadron;
    if (squadron.fixed !== undefined)
      return {
        ...squadron,
        ships: ships.map((ship) => (placesOf(ship) === 0 ? ship : withModules(ship, ['CgM']))),
      };
    if (first.has(seat)) return squadron;
    first.add(seat);
    return {
      ...squadron,
      ships: ships.map((ship, at) =>
        at > 0
          ? ship
          : {
              ...ship,
              officers: [{ id: 'o1' as OfficerId, kind: 'LA', of: ship.hull, size: ship.size }],
            },
      ),
    };
  };
  return {
    ...state,
    squadrons: Object.fromEntries(
      inOrder(state.squadrons).map(([unit, squadron]): readonly [UnitId, Squadron] => [unit, led(squadron)]),
    ),
    empires: Object.fromEntries(
      inOrder(state.empires).map(([seat, empire]) => [seat, { ...empire, officers: { raised: 1 } }]),
    ),
  };
}

const troubles = [
  expedition,
  captained,
  captained,
  shaken,
  starved,
  starving,
  computed,
  laden,
  lost,
  aged,
  lingering,
  commanded,
] as const;

/** The same world, in two thirds of all games with something in it that seldom comes about. */
export const withTrouble = (state: State, draw: Draw): State =>
  state.purchase === undefined && draw.chance(2, 3) ? draw.pick(troubles)(state) : state;
