import { describe, expect, test } from 'vitest';
import { emptyPlan } from '#kernel/game/plan.ts';
import type { Elsewhere, Outcome, UnitFate } from '#kernel/orders/elsewhere.ts';
import { gameMaster, seatId } from '#kernel/words/ids.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Result } from '#kernel/words/result.ts';
import { create } from '#rulesets/federation-commander/setup.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { readGiven } from '../kit/cases/given.ts';
import { independents } from '../kit/cases/names.ts';
import { worldOf } from '../kit/cases/setup.ts';

/* A battle in sector 2 is handed to Federation Commander, and what comes back is an order (GE 719-733). */

const at = { place: sectorId(2) };
const handing = galacticEmpires.orders['bring-in'].paper!.elsewhere!;
const valueOf = <T>(result: Result<T, readonly Problem[]>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
};
const codesOf = (result: Result<unknown, readonly Problem[]>): readonly string[] =>
  result.ok ? [] : result.fault.map(({ code }) => code);

const [cruiser, scout, battleship] = [
  'Klingon/Hawk Heavy Cruiser', // 6.6 hit-points
  'Gorn/Boa Scout', // 0.6
  "Klingon/Negh'var Battleship",
];
const ground = [
  'battles elsewhere',
  'empire Klingon Empire',
  'empire Gorn Hegemony',
  'empire Tholian Assembly',
  'war Klingon Empire, Gorn Hegemony',
  'war Klingon Empire, Tholian Assembly',
  'sector 1, Klingon Empire, links 2',
];
const worldWith = (units: readonly string[], sector = 'sector 2, Gorn Hegemony'): State =>
  worldOf(readGiven([...ground, sector, ...units]));
/** As the game master sees it, read back from its file. */
const viewOf = (state: State) =>
  valueOf(
    galacticEmpires.codecs.view.parse(
      galacticEmpires.codecs.view.make(galacticEmpires.view(state, gameMaster, [])),
    ),
  );

const usual = [
  `Klingon Empire A1 in 2: 2 ${cruiser} rank 1, 1 ${battleship} rank 3; admiral Kor leader; retreat 2`,
  `Gorn Hegemony A1 in 2: 2 ${scout} rank 4; retreat 3`,
];
const view = viewOf(worldWith(usual));
interface Sent extends Elsewhere {
  readonly setup: { readonly ships: Readonly<Record<string, readonly Record<string, unknown>[]>> };
}
const sentOf = (units: readonly string[]): Sent =>
  valueOf(handing.battle(viewOf(worldWith(units)), at)) as Sent;
const barred = (units: readonly string[], sector?: string) =>
  codesOf(handing.battle(viewOf(worldWith(units, sector)), at));

const fate = (lost: number, how: UnitFate['fate'] = 'fights', of = 20): UnitFate => ({ fate: how, lost, of });
const cameOf = (first: readonly UnitFate[], second: readonly UnitFate[]): Outcome => ({
  units: { [seatId('federation')]: first, [seatId('klingon')]: second },
});

describe('a battle is handed over', () => {
  test('with a card for each class, what a retreat level means, and no admiral', () => {
    const { setup, seats } = sentOf(usual);
    expect(seats).toEqual({ federation: 'gorn-hegemony', klingon: 'klingon-empire' });
    // No scout is in ranks 1 to 3: they leave at once (GE 1902). Samples go by price: the battleship costs more than a cruiser.
    expect(setup.ships['federation']).toEqual([
      { card: 'federation-ff', name: 'Boa Scout 1', disengages: 'at-once' },
      { card: 'federation-ff', name: 'Boa Scout 2', disengages: 'at-once' },
    ]);
    expect(setup.ships['klingon']!.map(({ card, disengages }) => [card, disengages])).toEqual([
      ['klingon-dn', 'crippled'],
      ['klingon-d7', 'crippled'],
      ['klingon-d7', 'crippled'],
    ]);
    expect(create(setup).ok).toBe(true);
  });

  test('with the order to stay at retreat level 5', () => {
    const { setup } = sentOf([
      `Klingon Empire A1 in 2: 1 ${cruiser}; retreat 5`,
      `Gorn Hegemony A1 in 2: 1 ${scout}; retreat 5`,
    ]);
    for (const side of ['federation', 'klingon'])
      expect(setup.ships[side]![0]).toHaveProperty('disengages', 'never');
  });

  test('by six ships a side at most, each for a group of like price', () => {
    const { setup } = sentOf([
      `Klingon Empire A1 in 2: 60 ${cruiser}`,
      `Gorn Hegemony A1 in 2: 60 ${cruiser}`,
    ]);
    expect([setup.ships['federation']!.length, setup.ships['klingon']!.length]).toEqual([6, 6]);
  });

  test('but stays with the rules with a third empire, the independents, standing defences, admirals alone, too many ships, a ratio that six a side cannot keep, or no enemy', () => {
    const stays = ['stays-with-rules'];
    const [klingons = '', gorns = ''] = usual;
    expect(barred([klingons, gorns, `Tholian Assembly A1 in 2: 1 ${scout}`])).toEqual(stays);
    expect(barred([klingons, `${independents} A2 in 2: 1 ${scout}`], 'sector 2')).toEqual(stays);
    expect(barred(usual, 'sector 2, Gorn Hegemony, defence 2 damaged 1')).toEqual(stays);
    expect(barred(usual, 'sector 2, Gorn Hegemony, defence 2 damaged 2')).toEqual([]);
    expect(barred([klingons, 'Gorn Hegemony A1 in 2: admiral Sss'])).toEqual(stays);
    expect(barred([`Klingon Empire A1 in 2: 101 ${cruiser}`, gorns])).toEqual(stays);
    // Six at the most stand for seven, and six to one is too far from seven to one.
    expect(barred([`Klingon Empire A1 in 2: 7 ${cruiser}`, `Gorn Hegemony A1 in 2: 1 ${cruiser}`])).toEqual(
      stays,
    );
    expect(barred([`Klingon Empire A1 in 2: 6 ${cruiser}`, `Gorn Hegemony A1 in 2: 1 ${cruiser}`])).toEqual(
      [],
    );
    expect(barred([klingons])).toEqual(stays);
  });
});

describe('what came of it', () => {
  test('is hit-points as boxes, fractions dropped; what is destroyed is lost, what stays has a tenth at least', () => {
    const outcome = cameOf([fate(20, 'destroyed'), fate(20)], [fate(0), fate(9), fate(20, 'left')]);
    // 0.6 and 0.5 of the scouts; 9 of 20 boxes are 29.7 of 66 tenths; the second cruiser keeps a tenth.
    expect(valueOf(handing.order(view, at, outcome))).toEqual({
      ...{ kind: 'bring-in', place: at.place, fought: true },
      losses: [
        { unit: 'gorn-hegemony.a00001', at: 0, damage: 6 },
        { unit: 'gorn-hegemony.a00001', at: 1, damage: 5 },
        { unit: 'klingon-empire.a00001', at: 0, damage: 29 },
        { unit: 'klingon-empire.a00001', at: 1, damage: 65 },
      ],
      leaves: [],
    });
  });

  test('lets a starfleet leave whose ships that are left have all left', () => {
    const outcome = cameOf([fate(0, 'left'), fate(20, 'destroyed')], [fate(0), fate(0), fate(0, 'left')]);
    expect(valueOf(handing.order(view, at, outcome))).toMatchObject({ leaves: ['gorn-hegemony.a00001'] });
  });

  test('of another battle is refused', () => {
    expect(codesOf(handing.order(view, at, cameOf([fate(0)], [fate(0)])))).toEqual(['outcome-of-another']);
  });
});

describe('the battle sheet', () => {
  const { paper } = galacticEmpires.orders['bring-in'];
  const outcome = cameOf([fate(20, 'destroyed'), fate(0, 'left')], [fate(0), fate(9), fate(0)]);
  const order = valueOf(handing.order(view, at, outcome));
  const { text } = paper!.write(view, order, at);

  test('names starfleets as players do, and is read as it was written', () => {
    expect(text.split('\n').filter((line) => !line.startsWith('#'))).toEqual([
      'battle: sector 2',
      'turn: 1',
      'leaves: Gorn Starfleet #1',
      'Gorn Starfleet #1, Boa Scout 1: destroyed',
      'Gorn Starfleet #1, Boa Scout 2: 0 of 6',
      'Klingon Starfleet #1, Negh’var Battleship 3: 0 of 26',
      'Klingon Starfleet #1, Hawk Heavy Cruiser 1: 29 of 66',
      'Klingon Starfleet #1, Hawk Heavy Cruiser 2: 0 of 66',
      '',
    ]);
    expect(valueOf(paper!.read(view, text, at))).toEqual(order);
    const nobody = text.replace('leaves: Gorn Starfleet #1', 'leaves: nobody');
    expect(valueOf(paper!.read(view, nobody, at))).toEqual({ ...order, leaves: [] });
    const both = text.replace(/leaves: .*/, 'leaves: klingon starfleet #1, Gorn Starfleet #1');
    expect(valueOf(paper!.read(view, both, at))).toMatchObject({
      leaves: ['gorn-hegemony.a00001', 'klingon-empire.a00001'],
    });
    expect(paper!.page(view, at)?.sections).toHaveLength(1);
    expect(paper!.page(view, { place: sectorId(1) })).toBeUndefined();
  });

  test.each([
    ['no sheet', () => 'Dear Ann: thank you.', ['not-a-sheet']],
    ['far too long', (sheet: string) => sheet.padEnd(100_001, '#'), ['sheet-too-long']],
    ['of another turn', (sheet: string) => sheet.replace('turn: 1', 'turn: 2'), ['other-battle']],
    ['without a ship', (sheet: string) => sheet.replace(/^Gorn.* 1: .*$/m, ''), ['ship-missing']],
    [
      'of a ship said twice',
      (sheet: string) => `${sheet}Gorn Starfleet #1, Boa Scout 1: 2`,
      ['line-unreadable'],
    ],
    [
      'of a ship of others',
      (sheet: string) => `${sheet}Gorn Starfleet #2, Boa Scout 1: 2`,
      ['line-unreadable'],
    ],
    ['that says nothing', (sheet: string) => sheet.replace('29 of 66', 'some'), ['line-unreadable']],
    [
      'by which others leave',
      (sheet: string) => sheet.replace(/leaves: .*/, 'leaves: Gorn Starfleet #2, Klingon Starfleet #1'),
      ['unit-unknown'],
    ],
  ])('%s is refused by name', (_, change, codes) => {
    expect(change(text)).not.toBe(text);
    expect(codesOf(paper!.read(view, change(text), at))).toEqual(codes);
  });

  test('lets no garrison leave (GE 1902)', () => {
    const guarded = viewOf(worldWith([...usual.slice(0, 1), `Gorn Hegemony G2 in 2: 1 ${scout}`]));
    const sheet = paper!.write(guarded, { ...order, losses: [], leaves: [] }, at).text;
    expect(sheet).toContain('Garrison of Sector 2, Boa Scout 1: 0 of 6');
    const read = (leaves: string) =>
      codesOf(paper!.read(guarded, sheet.replace('leaves: nobody', `leaves: ${leaves}`), at));
    expect([read('nobody'), read('Garrison of Sector 2')]).toEqual([[], ['unit-unknown']]);
  });

  test('a form names them in the same way', () => {
    const { fields } = galacticEmpires.orders['bring-in'].form!(view, order, at, emptyPlan());
    const columns = fields.flatMap((field) => (field.kind === 'rows' ? field.columns : []));
    const labels = columns.flatMap((column) =>
      column.kind === 'choice' ? column.choices.map(({ label }) => phraseText(label)) : [],
    );
    expect(labels).toContain('Gorn Starfleet #1, Boa Scout 2');
    expect(labels).toContain('Klingon Starfleet #1');
  });
});

test('only where it was chosen does the game master see more', () => {
  const { elsewhere: _, ...state } = worldWith(usual);
  expect(galacticEmpires.view(state, gameMaster, [])).not.toHaveProperty('battling');
  expect(galacticEmpires.view(worldWith(usual), seatId('gorn-hegemony'), [])).not.toHaveProperty('battling');
});
