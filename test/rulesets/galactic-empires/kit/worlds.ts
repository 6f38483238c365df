import { openDice } from '#kernel/dice/streams.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { orderRef } from '#kernel/words/ids.ts';
import { inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { State, Unit } from '#rulesets/galactic-empires/model/state.ts';
import { garrisonId, sectorId, starfleetId } from '#rulesets/galactic-empires/model/state.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { created } from '#test/support/kits/created.ts';
import type { TestKit } from '#test/support/kits/testKit.ts';
import type { GalacticEmpires } from '../../../../shared/rulesets/galactic-empires/game.ts';
import { worldOf } from './cases/setup.ts';

type Worlds = Pick<TestKit<GalacticEmpires>, 'start' | 'plant' | 'seen'>;

/** A small galaxy of four empires, two of them at war. */
export const start: Worlds['start'] = () => {
  const made = created(galacticEmpires, { generate: { empires: 4, sectors: 40 } }, openDice('laws'));
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  const [first, second] = galacticEmpires.seats(made.value) as [SeatId, SeatId];
  return {
    ...made.value,
    relations: {
      ...made.value.relations,
      [first < second ? `${first}+${second}` : `${second}+${first}`]: 'war',
    },
  };
};

/** The marker in every text that only its owner may read: names of units and admirals. */
export const plant: Worlds['plant'] = (state, seat, marker) => {
  const units = inOrder(state.units).map(([id, unit]): readonly [string, Unit] => [
    id,
    unit.owner === seat ? { ...unit, name: `${marker} ${unit.name}`.slice(0, 40) } : unit,
  ]);
  return { ...state, units: Object.fromEntries(units) as State['units'] };
};

/** One empire owns all there is: it sees everything, and nothing it orders rolls dice but its scouting. */
export const seen: Worlds['seen'] = () => {
  const klingon = 'Klingon Empire';
  const state = worldOf({
    empires: { [klingon]: { treasury: 80 } },
    sectors: {
      1: { owner: klingon, annexedTo: klingon, links: [2], revenue: 20, center: 'Klingon' },
      2: { owner: klingon, links: [3], revenue: 10 },
      3: { owner: klingon, annexedTo: klingon, links: [], revenue: 10, damage: 1 },
    },
    units: [
      { owner: klingon, unit: 'A1', in: 1, ships: [{ type: 'Klingon/Hawk Heavy Cruiser', count: 2 }] },
      { owner: klingon, unit: 'G1', in: 1, ships: [{ type: 'Klingon/Negh’var Battleship', count: 2 }] },
    ],
  });
  const seat = galacticEmpires.seats(state)[0] as SeatId;
  const ref = (n: number): ReturnType<typeof orderRef> => orderRef(`${seat}.t1.o${n}`);
  const hawk = valuesInOrder(state.units)
    .flatMap(({ stacks }) => stacks.map(({ type }) => type))
    .find((type) => type.includes('hawk'));
  if (hawk === undefined) throw new Error('no hawk');
  return {
    state,
    seat,
    plan: {
      hq: [{ kind: 'annex-sector', ref: ref(1), place: sectorId(2) }],
      units: {
        [starfleetId(seat, 1)]: [
          { kind: 'travel', ref: ref(2), to: sectorId(2) },
          { kind: 'travel', ref: ref(3), to: sectorId(3) },
          { kind: 'travel', ref: ref(4), to: sectorId(1) },
        ],
        [garrisonId(sectorId(1))]: [{ kind: 'build-starships', ref: ref(5), type: hawk, count: 2, rank: 1 }],
      },
    },
  };
};
