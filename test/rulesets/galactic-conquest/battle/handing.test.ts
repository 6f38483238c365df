import { describe, expect, test } from 'vitest';
import { openDice } from '#kernel/dice/streams.ts';
import type { Elsewhere, Outcome, UnitFate } from '#kernel/orders/elsewhere.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { nthOrder, placeId, seatId, unitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Result } from '#kernel/words/result.ts';
import { cardOf as cardOfShip } from '#rulesets/federation-commander/ships/ships.ts';
import { ownBook } from '#rulesets/federation-commander/cards/known.ts';
import { federationCommander } from '#rulesets/federation-commander/ruleset.ts';
import { create } from '#rulesets/federation-commander/setup.ts';
import type { Told } from './askedElsewhere.ts';
import { askedOf, at, ranWith, worldOf } from './askedElsewhere.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import { galacticConquest } from '#rulesets/galactic-conquest/ruleset.ts';
import { cardOf } from '#rulesets/galactic-conquest/handing/classes.ts';
import { shipOf } from '#rulesets/galactic-conquest/ships/fleet.ts';
import { has } from '#rulesets/galactic-conquest/ships/list/hull.ts';
import { kindOf } from '#rulesets/galactic-conquest/ships/list/words.ts';
import { ourShips } from '#rulesets/galactic-conquest/ships/ours/index.ts';

/* A battle of the campaign is handed to Federation Commander, and what comes back is an order (GC A10.10). */

const paper = galacticConquest.orders['bring-in'].paper!;
const handing = paper.elsewhere!;
const valueOf = <T>(result: Result<T, readonly Problem[]>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
};
const codesOf = (result: Result<unknown, readonly Problem[]>): readonly string[] =>
  result.ok ? [] : result.fault.map(({ code }) => code);
interface Sent extends Elsewhere {
  readonly setup: { readonly ships: Readonly<Record<string, readonly Record<string, unknown>[]>> };
}

/** A CA has 18 defense factors, a DD 8, an FF 6. */
const usual = ['squadron H01A of hydran in D4: CA(-9DF) DD', 'squadron L01A of lyran in D5: CA FF'];
const view = askedOf(usual);
const sentOf = (lines: readonly string[], told: Told = {}): Sent =>
  valueOf(handing.battle(askedOf(lines, told), at)) as Sent;
const barredBy = (lines: readonly string[]) => codesOf(handing.battle(askedOf(lines), at));

const fate = (lost: number, how: UnitFate['fate'] = 'fights', of = 100): UnitFate => ({
  fate: how,
  lost,
  of,
});
const cameOf = (klingon: readonly UnitFate[], federation: readonly UnitFate[]): Outcome => ({
  units: { [seatId('federation')]: federation, [seatId('klingon')]: klingon },
});
const orderOf = (outcome: Outcome, of = view) => handing.order(of, at, outcome);

describe('a battle is handed over', () => {
  test('with a card for each ship, its losses as boxes, and a standing order to disengage', () => {
    const { ruleset, title, setup, seats, books } = sentOf(usual);
    expect([ruleset, title, books]).toEqual(['federation-commander', 'Battle D5.12 in D5', {}]);
    // Nobody has the name of a side there: the attacker flies the Klingons', with the photons of a Hydran.
    expect(seats).toEqual({ klingon: 'hydran', federation: 'lyran' });
    // Whole ships come first. 9 of 18 are 50 %. Whoever leaves at 50 %, as is usual, does so when crippled, but not who comes crippled.
    expect(setup.ships).toEqual({
      klingon: [
        { card: 'federation-dd', name: 'DD 2', disengages: 'crippled' },
        { card: 'federation-ca', name: 'CA 1', lost: 50 },
      ],
      federation: [
        { card: 'klingon-d7', name: 'CA 1', disengages: 'crippled' },
        { card: 'klingon-ff', name: 'FF 2', disengages: 'crippled' },
      ],
    });
  });

  test('as Federation Commander begins it: half of the boxes disabled, and the order among what the captain keeps', () => {
    const state = valueOf(create(sentOf(usual).setup));
    const ship = state.ships[unitId('klingon.2')]!;
    expect(ship.disabled.length).toBe(Math.ceil(cardOfShip(ship).boxes.length / 2));
    expect(ship.standing).toEqual([]);
    expect(state.ships[unitId('klingon.1')]!.standing).toMatchObject([
      { kind: 'disengage-when', crippled: true },
    ]);
  });

  test.each([
    ['suicidal ships get no standing order to disengage', { intensity: 'suicidal', breaks: 10 }, undefined],
    ['nor do those that leave at 100 %', { breaks: 100 }, undefined],
    ['those that leave at 99 % do when crippled', { breaks: 99 }, 'crippled'],
    ['and at 25 %', { breaks: 25 }, 'crippled'],
    ['below that as soon as they may', { breaks: 24 }, 'at-once'],
    ['and at Evasion', { intensity: 'evasion', breaks: 90 }, 'at-once'],
  ] as const)('%s', (_, told, disengages) => {
    expect(sentOf(usual, { lyran: told }).setup.ships['federation']![0]!['disengages']).toBe(disengages);
  });

  test('on alert nobody presses harder than Pressed, so that they get the order of what they are told', () => {
    const alert = [...usual, 'year 171', 'homeworld Lyra of lyran in E9', 'lyran is at LW, knows alt'];
    const told = { intensity: 'suicidal', breaks: 30 } as const;
    const [calm, pressed] = [usual, alert].map(
      (lines) => sentOf(lines, { lyran: told }).setup.ships['federation']![0]!['disengages'],
    );
    expect([calm, pressed]).toEqual([undefined, 'crippled']);
  });

  test('a poor crew has empty tubes, and who is out of supply empty batteries too', () => {
    const { ships } = sentOf([
      'squadron H01A of hydran in D4: CA(p) CA, speed 3, out 1',
      'squadron L01A of lyran in D5: CA(p) CA',
    ]).setup;
    const ready = (side: string) => ships[side]!.map(({ preLoaded, tokens }) => [preLoaded, tokens]);
    expect(ready('klingon')).toEqual([
      [false, 0],
      [false, 0],
    ]);
    // A poor crew is worth less, and comes second.
    expect(ready('federation')).toEqual([
      [undefined, undefined],
      [false, undefined],
    ]);
  });

  const foe = 'squadron L01A of lyran in D5: CA FF';
  test.each([
    ['a freighter', 'flown-class', ['squadron H01A of hydran in D4: CA F-L', foe]],
    ['a base', 'flown-class', ['squadron H01A of hydran in D4: CA', 'bases of lyran in D5: BS']],
    ['an X-ship', 'flown-class', ['squadron H01A of hydran in D4: *CAX', foe, 'yard D3/1 of hydran: SC4SY']],
    ['fighters', 'flown-wings', ['squadron H01A of hydran in D4: CA[6xHS2]', foe]],
    ['a ship in shock', 'flown-state', ['squadron H01A of hydran in D4: CA(shock)', foe]],
    ['radiation', 'flown-factors', ['squadron H01A of hydran in D4: CA', foe, 'ground D5 green']],
    [
      'thirteen ships against one',
      'flown-uneven',
      ['squadron H01A of hydran in D4: 13xCA', 'squadron L01A of lyran in D5: CA'],
    ],
  ])('but not one with %s: these rules fight it', (_, code, lines) => {
    expect(barredBy(lines)).toEqual([code]);
  });

  test('nor one of more than two empires: allies fight under one command', () => {
    const [led, ally] = [unitId('h01a'), unitId('k01a')];
    const first = view.squadrons[led]!;
    const squadrons = {
      ...view.squadrons,
      [led]: { ...first, allies: [ally] },
      [ally]: { ...first, seat: seatId('klingon') },
    };
    expect(codesOf(handing.battle({ ...view, squadrons }, at))).toEqual(['flown-sides']);
  });

  test('nor one into which drones are fired, in their segment', () => {
    const figures = { attack: 18, defence: 18, speed: 3, rating: 8, crew: 40, cost: 126, class: 'CA' };
    const barred = (first: number) => {
      const drones = {
        place: at.place,
        first,
        second: 0,
        at: 'battle',
        cause: nthOrder(seatId('hydran'), 1, 9),
      };
      const bomber = {
        ...view.squadrons[unitId('h01a')]!,
        ships: [{ hull: 'CAD', size: 3, sensors: 0, figures: { ...figures, flags: ['bombardment'] } }],
        drones: drones as NonNullable<State['squadrons'][UnitId]['drones']>,
      };
      return codesOf(
        handing.battle({ ...view, squadrons: { ...view.squadrons, [unitId('h02a')]: bomber } }, at),
      );
    };
    expect([barred(12), barred(11)]).toEqual([['flown-coming'], []]);
  });

  test('multi-role shuttles stay aboard, and keep no ship from it', () => {
    const [unit, wing] = [unitId('h01a'), { count: 1, most: 1, spaces: 1, attack: 1, defence: 1 }];
    const one = view.squadrons[unit]!;
    const carrying = (flags: readonly string[]) => ({
      ...one,
      ships: one.ships.map((ship) => ({ ...ship, wings: [{ ...wing, type: 'MRS', class: 'FTR', flags }] })),
    });
    const barred = (flags: readonly string[]) =>
      codesOf(
        handing.battle({ ...view, squadrons: { ...view.squadrons, [unit]: carrying(flags) as never } }, at),
      );
    expect([barred(['shuttle']), barred([])]).toEqual([[], ['flown-wings']]);
  });

  test('nor one to which others come, or that begins with a reaction', () => {
    const { battle } = view;
    const barred = (more: object) =>
      codesOf(handing.battle({ ...view, battle: { ...battle!, ...more } }, at));
    expect(barred({ coming: { [unitId('l02a')]: 2 } })).toEqual(['flown-coming']);
    expect(barred({ openings: [{ rx: 'BN', seats: [seatId('hydran')] }] })).toEqual(['flown-factors']);
    expect(barred({ crowded: seatId('lyran') })).toEqual(['flown-factors']);
    expect(barred({})).toEqual([]);
  });
});

describe('its outcome is an order', () => {
  test('of a whole ship as many factors are left as the part of its boxes that works, fractions dropped', () => {
    const order = valueOf(orderOf(cameOf([fate(0), fate(50)], [fate(49), fate(100, 'destroyed')])));
    expect(order).toEqual({
      kind: 'bring-in',
      fought: true,
      // Of 18 factors 51 % are 9.18: 9 are lost. The CA that began with half of its boxes has lost none.
      losses: [
        { unit: 'l01a', at: 0, lost: 9 },
        { unit: 'l01a', at: 1, lost: 6 },
      ],
      // 9 and 8 factors in the field against 9.
      beaten: 'l01a',
    });
  });

  test('of a damaged ship those that it began with count, and one is left while it is there', () => {
    const lost = (boxes: number) =>
      valueOf(orderOf(cameOf([fate(0), fate(boxes)], [fate(0), fate(0)]))).losses[0]?.lost;
    // 25 of 50 boxes: half of its 9, 4.5, so 4 are left.
    expect([lost(50), lost(75), lost(99), lost(100)]).toEqual([undefined, 5, 8, 8]);
  });

  test('the side with fewer factors in the field leaves, of as many the attacker; who is gone leaves no more', () => {
    const beaten = (ours: readonly UnitFate[], theirs: readonly UnitFate[]) =>
      valueOf(orderOf(cameOf(ours, theirs))).beaten;
    const [here, away, gone] = [fate(0), fate(0, 'left'), fate(100, 'destroyed')];
    const half = fate(50);
    // 8 and 9 in the field against 18 and 6.
    expect(beaten([here, half], [here, here])).toBe('h01a');
    // 8 and 9 against the 6 of an FF.
    expect(beaten([here, half], [away, here])).toBe('l01a');
    expect(beaten([away, away], [away, away])).toBe('h01a');
    // 8 against 8: of 18 factors 45 % are 8.1.
    expect(beaten([here, gone], [fate(55), gone])).toBe('h01a');
    expect(beaten([gone, gone], [here, here])).toBeUndefined();
    expect(beaten([here, here], [gone, gone])).toBeUndefined();
  });

  test('of another battle it is refused', () => {
    expect(codesOf(orderOf(cameOf([fate(0)], [fate(0), fate(0)])))).toEqual(['flown-other']);
    expect(codesOf(handing.order(view, { place: placeId('hd6') }, cameOf([], [])))).toEqual(['other-battle']);
  });
});

test.each([0, 1, 5, 6, 7, 9, 12, 13, 14, 17])(
  'a ship that comes back as Federation Commander began it has lost nothing: %i of 18 factors before',
  (lost) => {
    const damaged = askedOf([
      `squadron H01A of hydran in D4: CA${lost === 0 ? '' : `(-${lost}DF)`} DD`,
      `squadron L01A of lyran in D5: CA${lost === 0 ? '' : `(-${lost}DF)`} FF`,
    ]);
    const state = valueOf(create(valueOf(handing.battle(damaged, at)).setup));
    const over = { ...state, over: { points: {}, disabled: {} } };
    expect(valueOf(orderOf(federationCommander.outcome!(over)!, damaged)).losses).toEqual([]);
  },
);

test('of more than six ships a sample is sent, and what comes of one comes of all that it fights for', () => {
  const large = askedOf(['squadron H01A of hydran in D4: 12xCA', 'squadron L01A of lyran in D5: 8xCA']);
  const { ships } = (valueOf(handing.battle(large, at)) as Sent).setup;
  // 6 to 4 is 12 to 8.
  expect([ships['klingon']!.length, ships['federation']!.length]).toEqual([6, 4]);
  const whole = (count: number) => Array.from({ length: count }, () => fate(0));
  const { losses, beaten } = valueOf(
    orderOf(cameOf([fate(100, 'destroyed'), ...whole(5)], [...whole(3), fate(50)]), large),
  );
  expect(losses).toEqual([
    { unit: 'h01a', at: 0, lost: 18 },
    { unit: 'h01a', at: 1, lost: 18 },
    { unit: 'l01a', at: 6, lost: 9 },
    { unit: 'l01a', at: 7, lost: 9 },
  ]);
  expect(beaten).toBe('l01a');
});

/** What the rules themselves took of both sides by the end of a turn that has one round of battle, as an order: repairs do not count. */
function byRules(state: State, told: Told) {
  const { entries } = ranWith(state, undefined, told);
  const events = entries.map(({ event }) => event);
  const left = events.find(({ kind }) => kind === 'retreated') as { readonly unit: string } | undefined;
  return {
    rounds: events.filter(({ kind }) => kind === 'fired').length / 2,
    order: {
      kind: 'bring-in' as const,
      fought: true,
      losses: events.flatMap((event) =>
        event.kind === 'struck'
          ? event.hits.map(({ at: position, normal }) => ({ unit: event.unit, at: position, lost: normal }))
          : [],
      ),
      ...(left === undefined ? {} : { beaten: unitId(left.unit) }),
    },
  };
}

describe('an outcome made from the rules of the campaign', () => {
  const state = worldOf([
    ...['squadron H01A of hydran in D4: 2xCA DD', 'squadron L01A of lyran in D5: CA DD FF(-5DF)'],
    ...[
      'squadron H02A of hydran in B3: DN',
      'squadron L02A of lyran in G7: DN(-4DF)',
      'territory D6 of lyran',
    ],
  ]);

  test.each([
    ['whoever leaves', { lyran: { breaks: 1 } }],
    ['an attacker that leaves', { hydran: { breaks: 1 }, lyran: { breaks: 100 } }],
  ] as const)('gives the usual turn: %s', (_, told) => {
    const { rounds, order } = byRules(state, told);
    expect([rounds, order.losses.length > 0, order.beaten]).toEqual([1, true, expect.any(String)]);
    const plain = ranWith(state, undefined, told);
    const flown = ranWith(state, order, told);
    expect(flown.refusals).toEqual(plain.refusals);
    expect(flown.state).toEqual(plain.state);
    // Nothing else happens but the dice of the round, in place of which the result is told.
    const kinds = (ran: typeof plain) =>
      ran.entries.map(({ event }) => event.kind).filter((kind) => kind !== 'fired');
    expect(kinds(flown).filter((kind) => kind !== 'battle-brought-in')).toEqual(kinds(plain));
  });

  test('and left to the rules, or never asked about, the turn is the same to the byte', () => {
    const { elsewhere: _, ...never } = state;
    const left = ranWith(state, { kind: 'bring-in', fought: false, losses: [] });
    let asked = 0;
    const plain = ranWith(never, undefined, {}, () => (asked += 1));
    expect(asked).toBe(0);
    const { elsewhere, ...after } = left.state;
    expect(elsewhere).toBe(true);
    expect(JSON.stringify(after)).toBe(JSON.stringify(plain.state));
    expect(JSON.stringify(left.entries)).toBe(JSON.stringify(plain.entries));
  });

  test('while nothing outside the battle differs, whatever came of it', () => {
    const outside = (one: State) =>
      inOrder(one.squadrons).filter(([unit]) => unit !== unitId('h01a') && unit !== unitId('l01a'));
    const lost = { unit: unitId('l01a'), at: 0, lost: 17 };
    const flown = ranWith(state, { kind: 'bring-in', fought: true, losses: [lost], beaten: unitId('l01a') });
    const plain = ranWith(state, undefined);
    expect(outside(flown.state)).toEqual(outside(plain.state));
    expect(flown.state.empires).toEqual(plain.state.empires);
    expect(flown.state.squadrons[unitId('l01a')]).not.toEqual(plain.state.squadrons[unitId('l01a')]);
  });
});

describe('the form of the game master’s answer', () => {
  const kind = galacticConquest.orders['bring-in'];
  const [fought, left] = kind.offers(view, at, emptyPlan());
  const form = (order = fought!) => kind.form!(view, order, at, emptyPlan());

  test('is offered to the game master where the battle is, fought or left to the rules', () => {
    expect([fought, left].map((one) => one?.fought)).toEqual([true, false]);
    expect(kind.offers(view, { place: placeId('hd6') }, emptyPlan())).toEqual([]);
    expect(kind.offers({ ...view, me: seatId('hydran') }, at, emptyPlan())).toEqual([]);
  });

  test('names each ship, and writes losses and who leaves into the order', () => {
    const [, losses, beaten] = form().fields;
    const ships =
      losses?.kind === 'rows' && losses.columns[0]?.kind === 'choice' ? losses.columns[0].choices : [];
    expect(ships.map(({ value, label }) => [value, phraseText(label)])).toEqual([
      ['h01a 0', 'H01A: CA 1, 9 DF'],
      ['h01a 1', 'H01A: DD 2, 8 DF'],
      ['l01a 0', 'L01A: CA 1, 18 DF'],
      ['l01a 1', 'L01A: FF 2, 6 DF'],
    ]);
    expect(beaten?.kind === 'choice' && beaten.choices.map(({ value }) => value)).toEqual([
      '',
      'h01a',
      'l01a',
    ]);
    const hurt = form().set('losses', [{ ship: 'l01a 1', lost: 6 }]);
    const whole = form(hurt).set('beaten', 'l01a');
    expect(whole).toEqual({
      kind: 'bring-in',
      fought: true,
      losses: [{ unit: 'l01a', at: 1, lost: 6 }],
      beaten: 'l01a',
    });
    expect(form(whole).values).toMatchObject({ losses: [{ ship: 'l01a 1', lost: 6 }], beaten: 'l01a' });
    expect(form(whole).set('beaten', '')).toEqual(hurt);
    expect(phraseText(kind.say({ ...whole, ref: nthOrder(seatId('gm'), 1, 1) }, view, at))).toBe(
      'The battle was fought elsewhere: 1 ship lost defense factors',
    );
  });
});

describe('the battle sheet', () => {
  const order = {
    kind: 'bring-in' as const,
    fought: true,
    losses: [
      { unit: unitId('h01a'), at: 0, lost: 4 },
      { unit: unitId('l01a'), at: 1, lost: 6 },
    ],
    beaten: unitId('l01a'),
  };
  const { text } = paper.write(view, order, at);
  const read = (changed: string) => paper.read(view, changed, at);

  test('says of each ship what it loses, and is read back as it was written', () => {
    expect(text.split('\n').filter((line) => !line.startsWith('#'))).toEqual([
      'battle: D5.12',
      'turn: 1',
      'leaves: L01A',
      'H01A 1 CA: 4 of 9',
      'H01A 2 DD: 0 of 8',
      'L01A 1 CA: 0 of 18',
      'L01A 2 FF: destroyed',
      '',
    ]);
    expect(valueOf(read(text))).toEqual(order);
    expect(valueOf(read(text.replace('L01A\n', 'as ordered\n')))).not.toHaveProperty('beaten');
  });

  test('that is wrong is refused line by line', () => {
    expect(codesOf(read('hello'))).toEqual(['not-a-sheet']);
    expect(codesOf(read('x'.repeat(100_001)))).toEqual(['sheet-too-long']);
    expect(codesOf(read(text.replace('D5.12', 'D5.11')))).toEqual(['other-battle']);
    expect(codesOf(read(text.replace('turn: 1', 'turn: 2')))).toEqual(['other-battle']);
    expect(codesOf(read(text.replace('4 of 9', 'a few').replace(/H01A 2.*\n/, '')))).toEqual([
      'line-unreadable',
      'ship-missing',
    ]);
    expect(codesOf(read(text.replace('leaves: L01A', 'leaves: L07A')))).toEqual(['no-leaver']);
    expect(codesOf(paper.read(view, text, { place: placeId('hd6') }))).toEqual(['other-battle']);
  });

  test('has a table for each side, and none where there is no battle', () => {
    const page = paper.page(view, at)!;
    expect(page.sections.map((one) => (one.kind === 'table' ? [one.title, one.rows.length] : []))).toEqual([
      ['H01A of the Hydran Kingdom', 2],
      ['L01A of the Lyran Star Empire', 2],
    ]);
    expect(paper.page(view, { place: placeId('hd6') })).toBeUndefined();
  });
});

test('a player sees no battle while it is fought, and the game master all of it', () => {
  expect(view.battle?.code).toBe('D5.12');
  const after = ranWith(worldOf(usual), undefined).state;
  expect(galacticConquest.view({ ...after, battle: view.battle! }, seatId('hydran'), [])).not.toHaveProperty(
    'battle',
  );
});

test('every warship of our list has a card that Federation Commander knows, and nothing else has one', () => {
  const without = new Set<string>();
  for (const hull of ourShips.hulls) {
    const card = cardOf(seatId('federation'), shipOf(hull));
    if (card === undefined) without.add(hull.class);
    else expect(ownBook.map((one) => one.card)).toContain(card);
  }
  const ages = ['X1', 'X2', 'first-generation'] as const;
  const plain = ourShips.hulls.filter((hull) => !ages.some((age) => has(hull, age)));
  const warships = plain.filter((hull) => kindOf(hull) === 'ship' && !['AUX', 'TT'].includes(hull.class));
  expect(warships.length).toBeGreaterThan(300);
  expect(warships.filter((hull) => cardOf(seatId('klingon'), shipOf(hull)) === undefined)).toEqual([]);
  for (const none of ['AUX', 'FTR', 'PF', 'SB', 'GB']) expect(without).toContain(none);
});

test('a game is begun so where that is chosen, and its scenario file keeps it', () => {
  const { beginning } = galacticConquest;
  const chosen = (battles: string) => beginning.setup({ treasury: 0, battles } as never, {}) as object;
  expect(chosen('rules')).not.toHaveProperty('elsewhere');
  expect(chosen('elsewhere')).toMatchObject({ elsewhere: true });
  const made = beginning.create(chosen('elsewhere'), {}, openDice('elsewhere'));
  expect(made.ok && made.value.state.elsewhere).toBe(true);
  const written = beginning.scenarios!.write(chosen('elsewhere'), openDice('elsewhere'));
  expect(written.ok && JSON.parse(written.value)).toMatchObject({ elsewhere: true });
  const arm = beginning.kinds.find(({ name }) => name === 'arm')!.usual as object;
  expect(beginning.setup({ ...arm, battles: 'elsewhere' } as never, {})).toMatchObject({ elsewhere: true });
});
