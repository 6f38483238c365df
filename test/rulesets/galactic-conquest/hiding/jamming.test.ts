import { expect, test } from 'vitest';
import { gameMaster, nthOrder, placeId, unitId } from '#kernel/words/ids.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { GalacticConquest, Order } from '#rulesets/galactic-conquest/game.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import { makeView } from '#rulesets/galactic-conquest/view.ts';
import { cases } from '../caseWriting.ts';
import { galacticConquest } from '../yards/shelf.ts';

const [hydran, lyran] = seats;

/** Hydrans with a hull in each squadron that nobody else has, whom a Lyran scout reads in its hex and in the one beside. */
function world(): State {
  const state = cases.world(
    cases.readGiven([
      'squadron H01A of hydran in D5: SC+4',
      'squadron H02A of hydran in D4: CA',
      'squadron L01A of lyran in D5: SC+3',
    ]),
  );
  const marked = (unit: string, hull: string) => {
    const one = state.squadrons[unitId(unit)];
    if (one === undefined) throw new RangeError(unit);
    return { ...one, flagship: 'Hidden marker', ships: one.ships.map((ship) => ({ ...ship, hull })) };
  };
  return {
    ...state,
    squadrons: {
      ...state.squadrons,
      [unitId('h01a')]: marked('h01a', 'MARKONE'),
      [unitId('h02a')]: marked('h02a', 'MARKTWO'),
    },
  };
}

/** All that the Lyrans get of a turn in which H01A jams so; absent: nobody. */
function given(how?: 'here' | 'own') {
  const before = world();
  const order: Order | undefined = how && { kind: 'jam', ref: nthOrder(hydran, 1, 1), how };
  const { state, entries } = runTurn<GalacticConquest>(galacticConquest, {
    state: before,
    seed: 'jammed',
    plans: {
      [hydran]: { hq: [], units: order === undefined ? {} : { [unitId('h01a')]: [order] } },
      [lyran]: emptyPlan<Order>(),
    },
  });
  const heard = tellTurn(galacticConquest, before, entries, seats).get(lyran);
  const view = makeView(state, lyran);
  return { text: JSON.stringify([view, heard]), view, state };
}

test('without jamming a scout reads the hulls of its own hex, and sizes beside it', () => {
  const { text, view } = given();
  expect(text).toContain('MARKONE');
  expect(view.contacts).toMatchObject({ hd5: { count: 1 }, hd4: { ships: [{ size: 3 }] } });
});

test('what jammed ships read is nowhere in what their empire gets, nor is who jams them (C15.20)', () => {
  const { text, view, state } = given('here');
  for (const secret of ['MARKONE', 'MARKTWO', 'Hidden marker', 'h01a', 'h02a', '"jam"'])
    expect(text, secret).not.toContain(secret);
  expect(view.contacts).toEqual({});
  expect(text).toContain('jam-noticed');
  expect(JSON.stringify(makeView(state, gameMaster))).toContain('Hidden marker');
});

test('of a position that is jammed others get neither how many ships there are nor which, and hear of nothing (C15.20)', () => {
  const { text, view } = given('own');
  for (const secret of ['MARKONE', 'Hidden marker', 'h01a', '"jam"', 'jam-noticed'])
    expect(text, secret).not.toContain(secret);
  expect(view.contacts).toMatchObject({ hd4: { ships: [{ size: 3 }] } });
  expect(view.contacts[placeId('hd5')]).toEqual({ grade: 1, turn: 2 });
});
