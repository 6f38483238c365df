import { describe, expect, test } from 'vitest';
import { placeId, seatId, unitId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { gameMaster, nthOrder } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { openDice } from '#kernel/dice/streams.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import { silenceOf } from '#kernel/sequence/question.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { capture } from '#rulesets/galactic-conquest/economy/capture.ts';
import { economyOf } from '#rulesets/galactic-conquest/economy/worth.ts';
import type { GalacticConquest, Order } from '#rulesets/galactic-conquest/game.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import { galacticConquest } from '#rulesets/galactic-conquest/ruleset.ts';
import { create } from '#rulesets/galactic-conquest/setup/create.ts';
import { smallMap } from '#rulesets/galactic-conquest/setup/small.ts';
import {
  chargeOf,
  earnedBy,
  evenly,
  mcnOf,
  mergingPercent,
  nearestOf,
} from '#rulesets/galactic-conquest/surrender/shares.ts';

const [klingon, lyran, slirdarian] = [seatId('klingon'), seatId('lyran'), seatId('slirdarian')];

/** Three empires on an arm. */
function war(): State {
  const made = create(
    { map: 'arm', seats: [klingon, lyran, slirdarian], treasury: 100, year: 150 },
    openDice('war'),
  );
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  return made.value;
}

/** The world after a turn of these orders of an empire; the game master is silent but for these orders about a surrender. */
function after(
  state: State,
  orders: Readonly<Record<string, readonly Unnumbered<Order>[]>>,
  judged?: readonly Unnumbered<Order>[],
): State {
  const plans = Object.fromEntries(
    inOrder(orders).map(([seat, given]) => [
      seat,
      {
        hq: given.map(
          (order, at) => ({ ...order, ref: nthOrder(seatId(seat), state.turn, at + 1) }) as Order,
        ),
        units: {},
      },
    ]),
  );
  return runTurn<GalacticConquest>(galacticConquest, {
    state,
    seed: 'surrender',
    plans,
    decide: (question) =>
      judged !== undefined && question.kinds.includes('award') && question.to === gameMaster
        ? { by: 'person', orders: judged }
        : silenceOf<GalacticConquest>(question),
  }).state;
}

const owned = ({ systems }: State, seat: string): number =>
  inOrder(systems).filter(([, { owner }]) => owner === seat).length;

describe('the long example of surrender', () => {
  const state = war();

  test('Klingons and Slirdarians are one number apart: 30 % (GCV-065)', () => {
    expect([mcnOf(state, klingon), mcnOf(state, slirdarian)]).toEqual([5, 4]);
    expect(mergingPercent(5, 4)).toBe(30);
  });
  test('Lyrans and Slirdarians are three apart: 50 % (GCV-066)', () => {
    expect(mergingPercent(mcnOf(state, lyran), mcnOf(state, slirdarian))).toBe(50);
  });
  test('30 % of 300 are 90 a turn (GCV-067)', () => expect(chargeOf(300, 30)).toBe(90));
  test('50 % of 300 are 150 a turn (GCV-068)', () => expect(chargeOf(300, 50)).toBe(150));
  test('what was earned in three years is compared, and no more (GCV-069)', () => {
    expect(earnedBy({ treasury: 7, incomes: [50, 50, 50, 50, 50, 50] })).toBe(300);
    expect(earnedBy({ treasury: 7 })).toBe(7);
    const incomes = [...Array(7)].reduce<State>((one) => after(one, {}), state).empires[klingon]?.incomes;
    expect(incomes).toHaveLength(6);
  });

  test('the treasury with which a game begins counts as the first of them', () => {
    const second = after(state, {});
    const end = after(second, { slirdarian: [{ kind: 'surrender', to: [lyran] }] });
    const earned = 100 + (second.empires[slirdarian]?.treasury ?? 0);
    expect(end.empires[lyran]?.charges).toEqual([
      { of: slirdarian, points: Math.floor(earned / 2), until: 12 },
    ]);
  });

  test('two conquerors share all of an empire, and each pays by its own percentage', () => {
    const end = after(
      {
        ...state,
        empires: { ...state.empires, [slirdarian]: { mobility: 'PT', treasury: 0, incomes: [300] } },
      },
      { slirdarian: [{ kind: 'surrender', to: [klingon, lyran] }] },
    );
    expect(end.empires[klingon]?.charges).toEqual([{ of: slirdarian, points: 90, until: 11 }]);
    expect(end.empires[lyran]?.charges).toEqual([{ of: slirdarian, points: 150, until: 11 }]);
    expect(owned(end, slirdarian)).toBe(0);
    expect(owned(end, klingon) + owned(end, lyran)).toBe(keysInOrder(state.systems).length);
    expect(Object.values(end.territory)).not.toContain(slirdarian);
    expect(Object.values(end.squadrons).some(({ seat }) => seat === slirdarian)).toBe(false);
    expect(end.fallen).toEqual({ [slirdarian]: { turn: 1, to: [klingon, lyran] } });
  });

  test('the game master awards systems as the conquerors have agreed', () => {
    const places = keysInOrder(state.systems).filter((at) => state.systems[at]?.owner === slirdarian);
    for (const to of [klingon, lyran]) {
      const end = after(
        state,
        { slirdarian: [{ kind: 'surrender', to: [klingon, lyran] }] },
        places.map((place) => ({ kind: 'award', place, to }) as const),
      );
      expect(owned(end, to)).toBe(owned(state, to) + places.length);
    }
  });

  test('whoever takes an empire and falls in the same turn hands it on', () => {
    const end = after(state, {
      slirdarian: [{ kind: 'surrender', to: [lyran] }],
      lyran: [{ kind: 'surrender', to: [klingon] }],
    });
    expect(owned(end, klingon)).toBe(keysInOrder(state.systems).length);
    expect(keysInOrder(end.fallen ?? {})).toEqual([lyran, slirdarian]);
  });

  test('whoever takes a system from its conqueror is paid for it from the next turn on (B14.201)', () => {
    const end = after(state, { slirdarian: [{ kind: 'surrender', to: [lyran] }] });
    const taken = inOrder(end.systems).find(([, one]) => one.kind === 'minor' && one.merging !== undefined);
    const place = taken?.[0] ?? placeId('none');
    const pays = (one: State, seat: typeof lyran) => economyOf(one, seat, (at) => at === place);
    const fallen = structuredClone(end) as Draft<State>;
    capture(fallen, { place, owner: lyran, seat: klingon });
    const next = after(fallen, {});
    expect([pays(end, lyran), pays(fallen, klingon), pays(next, klingon)]).toEqual([0, 0, 1000]);
  });

  test('on a double-blind map others do not hear of it', () => {
    const blind: State = { ...state, blind: true };
    const end = after(blind, { slirdarian: [{ kind: 'surrender', to: [lyran] }] });
    const seen = (seat: typeof lyran) => galacticConquest.view(end, seat, []).fallen;
    expect([seen(klingon), seen(lyran)]).toEqual([undefined, end.fallen]);
  });
});

test('hexes fall to the nearest conqueror, of several the first; points go evenly, the rest to the first', () => {
  const post = (seat: typeof lyran, place: string) => ({
    seat,
    flagship: '',
    place: placeId(place),
    speed: 3,
    ships: [],
  });
  const world = {
    map: smallMap,
    systems: {},
    squadrons: { [unitId('k01a')]: post(klingon, 'hd3'), [unitId('l01a')]: post(lyran, 'hd9') },
  };
  const falls = nearestOf(world, [lyran, klingon]);
  expect([falls(placeId('hd4')), falls(placeId('hd8')), falls(placeId('hd6'))]).toEqual([
    klingon,
    lyran,
    lyran,
  ]);
  expect([0, 1, 2].map((at) => evenly(8, 3, at))).toEqual([4, 2, 2]);
});
