import { describe, expect, test } from 'vitest';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster, seatId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Level } from '#rulesets/galactic-conquest/model/empire.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import { levels } from '#rulesets/galactic-conquest/model/empire.ts';
import { galacticConquest } from '../yards/shelf.ts';
import { growsAs } from './grows.ts';
import { arm, play } from './led.ts';

describe('an empire that the computer leads', () => {
  growsAs(['cautious']);

  test('plans alike from what it knows alike, whatever is hidden from it', () => {
    let state = arm('secrets', ['bold', 'steady', 'cautious'], { sight: 'double-blind' });
    for (let at = 0; at < 3; at += 1) ({ state } = play(state, 'secrets'));
    const [me] = keysInOrder(state.empires) as [SeatId];
    const view = galacticConquest.view(state, me, []);
    const hidden: State = {
      ...state,
      empires: Object.fromEntries(
        inOrder(state.empires).map(([seat, one]) => [
          seat,
          seat === me ? one : { ...one, treasury: 99_999, computer: true as const, level: 'bold' as const },
        ]),
      ),
      squadrons: Object.fromEntries(
        inOrder(state.squadrons).map(([unit, one]) => [
          unit,
          one.seat === me || view.contacts[one.place] !== undefined
            ? one
            : { ...one, ships: [...one.ships, ...one.ships], flagship: 'Hidden' },
        ]),
      ),
    };
    expect(hidden).not.toEqual(state);
    const plan = galacticConquest.computerPlan!;
    expect(plan(galacticConquest.view(hidden, me, []))).toEqual(plan(view));
  });

  test('buys its navy where navies are bought, and nothing of it is refused', () => {
    const state = arm('navies', ['bold', 'steady'], {
      navies: { points: 2000, marine: 300, police: 10, poor: 5 },
    });
    const done = play(state, 'navies');
    expect(done.refusals).toEqual([]);
    for (const seat of keysInOrder(state.empires))
      expect(done.entries.some(({ event }) => event.kind === 'bought' && event.seat === seat)).toBe(true);
  });
});

test('whom the computer leads, and how, the words of the game master say', () => {
  const { seating } = galacticConquest;
  const state = arm('seats', ['cautious', 'steady', 'bold']);
  const seats = keysInOrder(state.empires);
  expect(seats.map((seat) => seating?.stands(state, seat)).toSorted()).toEqual([
    ['computer'],
    ['computer-bold'],
    ['computer-cautious'],
  ]);
  expect(seating?.led(state, { hq: [], units: {} })).toEqual(seats);
  const [first] = seats as [SeatId];
  const without = seating?.opened({ ...state, empires: {} }, [first], true);
  expect(without?.empires).toEqual({});
  const usual = seating?.opened(state, [first], false) ?? state;
  expect(seating?.stands(usual, first)).toEqual(['computer']);
  // Whoever practises chooses among three levels, the weakest first.
  const chosen = seating?.levels?.map(({ word }) => word) ?? [];
  expect(chosen).toEqual(['computer-cautious', 'computer', 'computer-bold']);
  for (const word of chosen)
    expect(seating?.stands(seating.opened(state, [first], true, word), first)).toEqual([word]);
  for (const word of keysInOrder(seating?.words ?? {}))
    expect(seating?.decree(seatId('lyran'), word)).toMatchObject({ kind: 'set-leadership', of: 'lyran' });
  expect(seating?.decree(first, 'nobody')).toBeUndefined();
  expect(seating?.stands(state, seatId('stranger'))).toEqual([]);
});

/** Two empires, of which the second has lost all but a minor system and its ships. */
function beaten(level: Level): State {
  const state = arm('beaten', ['bold', level]);
  const [victor, loser] = keysInOrder(state.empires) as [SeatId, SeatId];
  let left = 1;
  return {
    ...state,
    systems: Object.fromEntries(
      inOrder(state.systems).map(([place, one]) => {
        if (one.owner !== loser) return [place, one];
        const stays = one.kind === 'minor' && left > 0;
        if (stays) left -= 1;
        return [
          place,
          stays ? one : { ...one, owner: victor, kind: one.kind === 'minor' ? 'minor' : 'major' },
        ];
      }),
    ),
    squadrons: Object.fromEntries(inOrder(state.squadrons).filter(([, { seat }]) => seat !== loser)),
  };
}

const surrenders = (state: State): boolean => {
  const [, loser] = keysInOrder(state.empires) as [SeatId, SeatId];
  const plan = galacticConquest.computerPlan!(galacticConquest.view(state, loser, []));
  return plan.hq.some(({ kind }) => kind === 'surrender');
};

test.each(levels)('an empire without homeworld and ships surrenders: %s', (level) => {
  const state = beaten(level);
  const [victor] = keysInOrder(state.empires) as [SeatId];
  expect(surrenders(state)).toBe(true);
  expect(surrenders(arm('beaten', ['bold', level]))).toBe(false);
  const done = play(state, 'beaten');
  expect(done.refusals).toEqual([]);
  expect(valuesInOrder(done.state.systems).every(({ owner }) => owner === victor)).toBe(true);
});

/** Two empires with all of their ships, of which the second keeps its homeworld and so many systems in all. */
function outgrown(kept: number): State {
  const state = arm('outgrown', ['bold', 'bold']);
  const [victor, loser] = keysInOrder(state.empires) as [SeatId, SeatId];
  const own = inOrder(state.systems).filter(([, { owner }]) => owner === loser);
  const stay = new Set(
    own
      .toSorted(([, a], [, b]) => Number(b.kind === 'homeworld') - Number(a.kind === 'homeworld'))
      .slice(0, kept)
      .map(([place]) => place),
  );
  return {
    ...state,
    systems: Object.fromEntries(
      inOrder(state.systems).map(([place, one]) => [
        place,
        one.owner === loser && !stay.has(place) ? { ...one, owner: victor } : one,
      ]),
    ),
  };
}

test('an empire with half of its systems, and a third of another’s, surrenders whatever its navy', () => {
  expect(surrenders(outgrown(5))).toBe(true);
  expect(surrenders(outgrown(7))).toBe(false);
});

describe('a game master whom nobody plays', () => {
  const usual = [{ kind: 'judge-system', verdict: 'stands' }];
  const answer = (kind: string): unknown => {
    const state = arm('judging', ['steady', 'steady', 'steady']);
    const asked = { to: gameMaster, about: '', spot: {}, kinds: [kind], silence: usual };
    return galacticConquest.answering?.computer?.(
      galacticConquest.view(state, gameMaster, []),
      asked as never,
    );
  };

  test('answers as silence has it, so that no run stops for them', () => {
    expect([answer('judge-system'), answer('judge-front')]).toEqual([usual, usual]);
  });

  test('leaves a battle that can be flown to whoever flies it', () => {
    expect(answer('bring-in')).toBeUndefined();
  });
});
