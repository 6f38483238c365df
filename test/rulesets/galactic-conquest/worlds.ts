import { openDice } from '#kernel/dice/streams.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { nthOrder, placeId, unitId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { GalacticConquest } from '#rulesets/galactic-conquest/game.ts';
import type { Squadron } from '#rulesets/galactic-conquest/model/squadron.ts';
import type { SpyId } from '#rulesets/galactic-conquest/model/relations/espionage.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import { create } from '#rulesets/galactic-conquest/setup/create.ts';
import { boardOf } from '#rulesets/galactic-conquest/map/board.ts';
import type { OfficerId } from '#rulesets/galactic-conquest/model/condition/officer.ts';
import type { Empire } from '#rulesets/galactic-conquest/model/empire.ts';
import type { Yard, YardId } from '#rulesets/galactic-conquest/model/yards/yard.ts';
import { withRunOf } from './trade/caseRuns.ts';
import { everySeat } from '#rulesets/galactic-conquest/map/sheets.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import { ourList } from './yards/shelf.ts';
import { withSecretSite } from './bases/anyBases.ts';
import type { TestKit } from '#test/support/kits/testKit.ts';

type Kit = TestKit<GalacticConquest>;

/** The small map for two, and an arm for more. */
export const setup: Kit['setup'] = (count) =>
  count <= seats.length
    ? { seats: [...seats], treasury: 100 }
    : { map: 'arm', seats: everySeat.slice(0, count), treasury: 100, year: 150 };

export function fresh(): State {
  const made = create(setup(seats.length), openDice('small'));
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  return made.value;
}

export const everyHex = ({ map }: Pick<State, 'map'>): readonly PlaceId[] => {
  const board = boardOf(map);
  return map.first.flatMap((_, y) =>
    Array.from({ length: map.across }, (__, x) => board.at({ x, y })).flatMap((cell) =>
      cell === undefined ? [] : [board.names.id(cell)],
    ),
  );
};

/** A yard for small ships in each system. */
const plainYards = ({ systems }: State): NonNullable<State['yards']> =>
  Object.fromEntries(
    inOrder(systems).map(([place, { owner }]): readonly [YardId, Yard] => [
      `${place}.1` as YardId,
      { kind: 'SC4SY', place, seat: owner },
    ]),
  );

/** Squadrons of both empires near each other, so that they read one another, and meet. */
export const start: Kit['start'] = () => {
  const state = fresh();
  const [hydran, lyran] = [unitId('h01a'), unitId('l01a')];
  const at = (unit: UnitId, place: string): Squadron => ({
    ...(state.squadrons[unit] as Squadron),
    place: placeId(place),
  });
  return {
    ...state,
    ships: ourList,
    yards: plainYards(state),
    squadrons: {
      ...state.squadrons,
      [hydran]: at(hydran, 'hd6'),
      [unitId('h03a')]: at(hydran, 'hc5'),
      [unitId('h04a')]: at(hydran, 'he6'),
      [lyran]: at(lyran, 'hd7'),
      [unitId('l03a')]: at(lyran, 'hc6'),
      [unitId('l04a')]: at(lyran, 'he7'),
    },
  };
};

export const plant: Kit['plant'] = (state, seat, marker) => ({
  ...withSecretSite(withRunOf(state, seat, marker), seat, marker),
  // Local minefields are on no map (C4.60).
  mines: {
    ...state.mines,
    [marker]: { kind: 'local', seat, place: placeId('hd4'), since: 0 },
  },
  squadrons: Object.fromEntries(
    inOrder(state.squadrons).map(([unit, squadron]): readonly [UnitId, Squadron] => [
      unit,
      squadron.seat === seat ? { ...squadron, flagship: marker } : squadron,
    ]),
  ),
  empires: Object.fromEntries(
    inOrder(state.empires).map(([one, empire]) => [
      one,
      one === seat ? spiedBy(empire, one, marker) : empire,
    ]),
  ),
});

/** An empire with a spy in another one, whose task nobody else may read, and an officer whom nobody else knows. */
const spiedBy = (empire: Empire, seat: SeatId, task: string): Empire => ({
  ...empire,
  monitors: [{ hull: task, size: 3, sensors: 0 }],
  officers: {
    raised: 2,
    ashore: {
      [task as OfficerId]: { id: task as OfficerId, kind: 'LE', of: 'CA', size: 3, place: placeId('hd3') },
    },
  },
  espionage: {
    spies: {
      ['s001' as SpyId]: {
        skill: 3,
        mission: {
          on: seats.find((one) => one !== seat) ?? seat,
          aim: 'learn',
          task,
          cause: nthOrder(seat, 1, 1),
        },
      },
    },
  },
});

/** Hydrans alone, so that there is nothing that they do not see. */
export const seen: Kit['seen'] = () => {
  const state = fresh();
  const [seat] = seats;
  const unit = unitId('h01a');
  const ref = (n: number) => nthOrder(seat, state.turn, n);
  return {
    state: {
      ...state,
      squadrons: Object.fromEntries(inOrder(state.squadrons).filter(([, one]) => one.seat === seat)),
      empires: Object.fromEntries(inOrder(state.empires).filter(([one]) => one === seat)),
    },
    seat,
    plan: {
      hq: [{ kind: 'mobilise', ref: ref(1), to: 'LW' }],
      units: { [unit]: [{ kind: 'plot', ref: ref(2), way: [placeId('hd4'), placeId('hd5')] }] },
    },
  };
};

/** Systems, with those that were annihilated: squadrons and ships are lost in battle, hexes are annexed and surveyed, and nothing is built yet. */
export const conserved: Kit['conserved'] = ({ systems, razed = {} }) => ({
  systems:
    valuesInOrder(systems).filter(({ founded }) => founded === undefined).length + keysInOrder(razed).length,
});
