import { expect, test } from 'vitest';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { nthOrder, placeId, unitId } from '#kernel/words/ids.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import { presentation } from '#rulesets/galactic-conquest/presentation/index.ts';
import { shipText } from '#rulesets/galactic-conquest/presentation/squadrons/status.ts';
import { readSquadron, writeSquadron } from '#rulesets/galactic-conquest/sheet/typed.ts';
import { makeView } from '#rulesets/galactic-conquest/view.ts';
import { typist } from '../typed/typist.ts';
import { cases } from '../caseWriting.ts';

const world = (): State =>
  cases.world(
    cases.readGiven([
      'homeworld Hydrax of hydran in D3',
      'homeworld Lyra of lyran in E9',
      'mines around D3 of hydran',
      'mines D4/D5 of hydran',
      'mines all over D2 of hydran',
      'mines E8/E9 of lyran',
    ]),
  );
const [hydran, lyran] = seats;
const known = (state: State, seat: SeatId, last?: State): readonly string[] =>
  keysInOrder(makeView(state, seat, last && makeView(last, seat)).mines ?? {});

test('minefields over spines and all over hexes are on the map of everybody, local ones on their owner’s alone', () => {
  expect(known(world(), hydran)).toEqual(['hd2.saturated', 'hd3.hydran', 'hd4.0.hydran', 'he8.0.lyran']);
  expect(known(world(), lyran)).toEqual(['hd2.saturated', 'hd4.0.hydran', 'he8.0.lyran']);
});

test('on a double-blind map minefields of others are known where sensors have read beside them', () => {
  const blind = { ...world(), blind: true as const };
  expect(known(blind, lyran)).toEqual(['he8.0.lyran']);
  const near = cases.world(cases.readGiven(['squadron L01A of lyran in D6: CA']));
  const read = { ...blind, squadrons: near.squadrons };
  expect(known(read, lyran)).toEqual(['hd4.0.hydran', 'he8.0.lyran']);
  expect(known(blind, lyran, read)).toEqual(['hd4.0.hydran', 'he8.0.lyran']);
  const left = Object.fromEntries(inOrder(read.mines ?? {}).filter(([id]) => id !== 'hd4.0.hydran'));
  expect(known({ ...read, mines: left }, lyran, read)).toEqual(['he8.0.lyran']);
});

test('the map draws minefields along their spines, each with whose it is', () => {
  const drawn = presentation.map(makeView(world(), lyran));
  const pairs = (key: string) => drawn.edges.find((layer) => layer.key === key)?.pairs;
  expect(pairs('mines')).toEqual([[placeId('he8'), placeId('he9')]]);
  expect(pairs('foreign-mines')).toEqual([[placeId('hd4'), placeId('hd5')]]);
  expect(drawn.overlays?.find(({ key }) => key === 'saturated')?.places).toEqual([placeId('hd2')]);
});

test('sensor mines read open space as a ship does, while they work (C4.80)', () => {
  const seen = (mines: string, where: string) => {
    const state = cases.world(
      cases.readGiven([
        'homeworld Hydrax of hydran in D3',
        'territory D3 D4 D5 D6 of hydran',
        'bases of hydran in D4: MB',
        `squadron L01A of lyran in ${where}: CA`,
      ]),
    );
    const empire = state.empires[hydran]!;
    const empires = {
      ...state.empires,
      [hydran]: { ...empire, ...(mines !== 'none' && { sensorMines: mines as 'kept' | 'down' }) },
    };
    return makeView({ ...state, empires }, hydran).contacts[placeId(`h${where.toLowerCase()}`)]?.grade;
  };
  expect([seen('kept', 'D6'), seen('kept', 'D7'), seen('kept', 'D8')]).toEqual([3, 2, undefined]);
  expect([seen('down', 'D6'), seen('none', 'D6')]).toEqual([undefined, undefined]);
});

test.each(['Carry shuttles: CA, DD 2.', 'Sweep D8.'])('%s is read as it is written', (text) => {
  const at = placeId('hr24');
  const { orders, faults } = readSquadron(at, text, typist);
  expect(faults).toEqual([]);
  expect(orders.map((order) => writeSquadron(at, order as never, 0))).toEqual([text]);
});

test('a ship with a mine sweeping shuttle has it listed after it (C4.25)', () => {
  const ship = { hull: 'CA', size: 3, sensors: 0 };
  expect([shipText({ ...ship, mss: true }), shipText(ship)]).toEqual(['CA (MSS)', 'CA']);
});

test('the page of a squadron says how much of a hex two minesweepers have swept (C4.45)', () => {
  const state = cases.world(
    cases.readGiven(['mines all over D8 of hydran', 'squadron L01A of lyran in D8: 2x*DDM']),
  );
  const work = { kind: 'sweep' as const, place: placeId('hd8'), since: 1, cause: nthOrder(lyran!, 1, 1) };
  const unit = unitId('l01a');
  const squadrons = { [unit]: { ...state.squadrons[unit]!, work } };
  const page = JSON.stringify(
    presentation.unit(makeView({ ...state, turn: 2, squadrons }, lyran!), emptyPlan(), unit),
  );
  expect(page).toContain('"done":12,"whole":24');
});
