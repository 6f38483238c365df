import { describe, expect, test } from 'vitest';
import { gameMaster, placeId, unitId } from '#kernel/words/ids.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { nthOrder } from '#kernel/words/ids.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { GalacticConquest, Order } from '#rulesets/galactic-conquest/game.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import { contactSaid } from '#rulesets/galactic-conquest/presentation/layers/contacts.ts';
import { presentation } from '#rulesets/galactic-conquest/presentation/index.ts';
import { readSquadron, writeSquadron } from '#rulesets/galactic-conquest/sheet/typed.ts';
import { makeView } from '#rulesets/galactic-conquest/view.ts';
import { cases } from '../caseWriting.ts';
import { typist } from '../typed/typist.ts';
import { galacticConquest } from '../yards/shelf.ts';

const [hydran, lyran] = seats;

/** Lyrans under cloak, on silent running and docked, all with a name that nobody else may read, amid Hydrans. */
function world(): State {
  const state = cases.world(
    cases.readGiven([
      'territory D5 D9 of lyran',
      'bases of lyran in D5: BS',
      'bases of lyran in D9: MB',
      'squadron R01A of lyran in B6: 3x*SkyHawk',
      'squadron R02A of lyran in D9: *SparHawk',
      'squadron R03A of lyran in F5: *RKE, speed 3',
      'squadron H01A of hydran in B5: SC+4',
      'squadron H02A of hydran in D4: SC+4',
      'squadron H03A of hydran in D8: SC+4',
      'squadron H04A of hydran in F6: CA',
    ]),
  );
  return {
    ...state,
    squadrons: Object.fromEntries(
      Object.entries(state.squadrons).map(([unit, one]) => [
        unit,
        one.seat === lyran ? { ...one, flagship: 'Unseen marker' } : one,
      ]),
    ),
  };
}

function after(state: State) {
  const ref = (n: number) => nthOrder(lyran, 1, n);
  const hide = (n: number, how: 'cloak' | 'silent' | 'docked'): Order => ({
    kind: 'conceal',
    ref: ref(n),
    how,
  });
  return runTurn<GalacticConquest>(galacticConquest, {
    state,
    seed: 'unseen',
    plans: {
      [hydran]: emptyPlan<Order>(),
      [lyran]: {
        hq: [],
        units: {
          [unitId('r01a')]: [hide(1, 'cloak')],
          [unitId('bases-d5')]: [hide(2, 'silent')],
          [unitId('r02a')]: [hide(3, 'docked')],
          [unitId('r03a')]: [
            hide(4, 'cloak'),
            { kind: 'plot', ref: ref(5), way: [placeId('hf6'), placeId('hf7'), placeId('hf8')] },
          ],
        },
      },
    },
  });
}

test('what hides is nowhere in what a rival gets: neither its name nor its ships nor its code (C6.20, C8.10)', () => {
  const { state, entries } = after(world());
  const heard = tellTurn(galacticConquest, world(), entries, seats).get(hydran);
  const given = JSON.stringify([makeView(state, hydran), heard]);
  for (const secret of ['Unseen marker', 'SkyHawk', 'SparHawk', 'RKE', 'r01a', 'r02a', 'r03a', 'bases-d5'])
    expect(given, secret).not.toContain(secret);
  const { contacts } = makeView(state, hydran);
  expect(contacts[placeId('hb6')]).toEqual({ grade: 1, turn: 2, count: 0, cloaked: 0 });
  expect(Object.keys(contacts)).toEqual(['hb6']);
  expect(JSON.stringify(makeView(state, lyran))).toContain('Unseen marker');
  expect(JSON.stringify(makeView(state, gameMaster))).toContain('Unseen marker');
});

test('the map shows a presence without a number, and pages say how a squadron hides and who has found it', () => {
  const { state } = after(world());
  const piece = presentation.map(makeView(state, hydran)).pieces.find(({ side }) => side === 'foe');
  expect(piece).toMatchObject({ label: 'Cloaked presence' });
  expect(piece?.count).toBeUndefined();
  const squadrons = {
    ...state.squadrons,
    [unitId('r01a')]: { ...state.squadrons[unitId('r01a')], found: [{ seat: hydran }] },
  } as State['squadrons'];
  const view = makeView({ ...state, squadrons }, lyran);
  const page = JSON.stringify(presentation.unit(view, emptyPlan(), unitId('r01a')));
  expect(page).toContain('under cloak');
  expect(page).toContain('Found by');
});

describe('contacts in words (C6.20, C6.35)', () => {
  const said = (contact: Parameters<typeof contactSaid>[0]) => phraseText(contactSaid(contact));
  test.each([
    [{ grade: 1, turn: 1, count: 0, cloaked: 0 }, 'Cloaked presence'],
    [{ grade: 1, turn: 1, count: 0, cloaked: 3 }, '3 ships under cloak'],
    [{ grade: 2, turn: 1, count: 2, cloaked: 0 }, '2 ships; Cloaked presence'],
    [{ grade: 1, turn: 1 }, 'Ships are present'],
  ])('%o', (contact, text) => {
    expect(said(contact)).toBe(text);
  });
});

test.each([
  'Cloak.',
  'Silent running.',
  'Dock at the bases.',
  'Show itself.',
  'Search for hidden units.',
  'Search for hidden units, 1 search.',
  'Search for hidden units, 2 searches.',
])('%s is read as it is written', (text) => {
  const at = placeId('hr24');
  const { orders, faults } = readSquadron(at, text, typist);
  expect(faults).toEqual([]);
  expect(orders.map((order) => writeSquadron(at, order as never, 0))).toEqual([text]);
});
