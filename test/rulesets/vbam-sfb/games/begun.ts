import type { Draw } from '#kernel/dice/draw.ts';
import { openDice } from '#kernel/dice/streams.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { nthOrder, placeId, seatId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { TestKit } from '#test/support/kits/testKit.ts';
import type { VbamSfb } from '#rulesets/vbam-sfb/game.ts';
import { pairOf } from '#rulesets/vbam-sfb/model/relations.ts';
import type { Empire, State } from '#rulesets/vbam-sfb/model/state.ts';
import { vbamSfb } from '#rulesets/vbam-sfb/ruleset.ts';
import { empireIds } from '#rulesets/vbam-sfb/map/empires.ts';
import { worldOf } from '../caseWorlds.ts';

type Kit = TestKit<VbamSfb>;

/** A new campaign; throws where the setup is not right. */
export function begun(setup: unknown, draw: Draw): State {
  const made = vbamSfb.beginning.create(setup, {}, draw);
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  return made.value.state;
}

export const setup: Kit['setup'] = (seats) => ({
  seats: empireIds.slice(0, Math.max(3, Math.min(12, seats))),
});

/** Three empires at the end of a year, with EP invested. */
export const start: Kit['start'] = () => {
  const state = begun(setup(3), openDice('start'));
  const empires = inOrder(state.empires).map(([seat, empire], at): readonly [SeatId, Empire] => [
    seat,
    { ...empire, tech: { ...empire.tech, pool: 20 * at } },
  ]);
  const [one, two, third] = keysInOrder(state.empires) as [SeatId, SeatId, SeatId];
  return {
    ...state,
    turn: 12,
    strangers: [],
    empires: Object.fromEntries(empires),
    relations: {
      [pairOf(one, two)]: {
        treaties: ['non-aggression', 'peace'],
        deeds: [{ by: one, what: 'break-failed', turn: 11 }],
      },
      [pairOf(two, third)]: {
        treaties: [],
        enmity: { kind: 'hostilities', by: two, turn: 10 },
        deeds: [{ by: two, what: 'declared', turn: 10 }],
      },
    },
  };
};

/** The names of all units of a seat, of which some stand where another empire sees them. */
export const plant: Kit['plant'] = (state, seat, marker) => {
  const own = inOrder(state.units).flatMap(([id, unit]) => (unit.seat === seat ? [id] : []));
  const [abroad] = inOrder(state.systems).flatMap(([place, { owner }]) => (owner === seat ? [] : [place]));
  return {
    ...state,
    units: Object.fromEntries(
      inOrder(state.units).map(([id, unit]) => {
        const place = own.indexOf(id) % 2 === 1 ? (abroad ?? unit.place) : unit.place;
        return [id, unit.seat === seat ? { ...unit, name: marker, place } : unit];
      }),
    ),
  };
};

export const seen: Kit['seen'] = () => {
  const seat = seatId('gorn');
  const state = worldOf([
    'empire gorn, pool 30',
    'system 0303 gorn, census 4, productivity 3, morale 4',
    'system 0304 gorn, census 6, productivity 0, morale 6',
    'units 4 Light Infantry of gorn at 0303',
  ]);
  const [first, second] = [nthOrder(seat, 1, 1), nthOrder(seat, 1, 2)];
  return {
    state,
    seat,
    plan: {
      hq: [
        { kind: 'invest', ref: first, ep: 5 },
        { kind: 'raise', ref: second, place: placeId('s0304') },
      ],
      units: {},
    },
  };
};

export const conserved: Kit['conserved'] = ({ empires, systems }) => ({
  empires: keysInOrder(empires).length,
  systems: keysInOrder(systems).length,
});
