import { expect, test } from 'vitest';
import { booksOf } from '#kernel/codec/books.ts';
import type { Sequence } from '#kernel/sequence/step.ts';
import { gameMaster, type SeatId } from '#kernel/words/ids.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import type { GalacticConquest } from '#rulesets/galactic-conquest/game.ts';
import { opening } from '#rulesets/galactic-conquest/opening.ts';
import { partOf } from '#rulesets/galactic-conquest/presentation/parts.ts';
import { formerly } from '#rulesets/galactic-conquest/presentation/turn/formerly.ts';
import { sequenceOver } from '#rulesets/galactic-conquest/sequence.ts';
import { presentation } from '#rulesets/galactic-conquest/presentation/index.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import { makeView } from '#rulesets/galactic-conquest/view.ts';
import { cellsOf } from '#ui/map/board/board.ts';
import { cases } from './caseWriting.ts';

test('players list their own squadrons, and the game master all of them with their empires', () => {
  const state = cases.world(
    cases.readGiven(['squadron H01A of hydran in D3: CA', 'squadron L01A of lyran in D6: CA']),
  );
  const listed = (seat: SeatId): readonly string[] =>
    presentation.units(makeView(state, seat), emptyPlan()).map(({ label, name }) => `${label} ${name}`);
  expect(seats.map(listed)).toEqual([['H01A '], ['L01A ']]);
  expect(listed(gameMaster)).toEqual(['H01A Hydran Kingdom', 'L01A Lyran Star Empire']);
});

test('a squadron can get to the hexes that a click plots its course to, and to no others', () => {
  const state = cases.world(cases.readGiven(['squadron H01A of hydran in D3: CA']));
  const view = makeView(state, seats[0]);
  const unit = presentation.units(view, emptyPlan())[0]!.unit;
  const all = cellsOf(presentation.map(view)).map(({ place }) => place);
  const sent = all.filter((place) => presentation.moveTo(view, emptyPlan(), unit, place).length > 0);
  const [range] = presentation.reach!(view, emptyPlan(), unit);
  expect(sent.length).toBeGreaterThan(5);
  expect([...range!.places].sort()).toEqual([...sent, view.squadrons[unit]!.place].sort());
  expect(presentation.reach!(makeView(state, seats[1]), emptyPlan(), unit)).toEqual([]);
  expect(presentation.reach!(makeView(state, gameMaster), emptyPlan(), unit)).toEqual([]);
});

const namesIn = (sequence: Sequence<GalacticConquest>): readonly string[] =>
  sequence.flatMap((one) => ('pass' in one ? namesIn(one.repeat) : [one.name]));
const names = [...namesIn(sequenceOver(booksOf([]))), ...namesIn(opening)];

test('whatever a step of the turn brings about is told in a chapter that is chosen for it', () => {
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => partOf[name] === undefined)).toEqual([]);
});

test('reports of older games name their steps otherwise, and have the same chapters', () => {
  for (const [was, is] of Object.entries(formerly)) {
    expect(names, was).toContain(is);
    expect(names, was).not.toContain(was);
    expect(presentation.part!(was), was).toBe(partOf[is]);
  }
  expect(presentation.part!('Yards are scrapped')).toBe('Shipyards');
});
