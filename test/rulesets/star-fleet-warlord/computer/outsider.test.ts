import { expect, test } from 'vitest';
import { openDice } from '#kernel/dice/streams.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { makeReport } from '#kernel/report/report.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { Event } from '#rulesets/star-fleet-warlord/allEvents.ts';
import type { View } from '#rulesets/star-fleet-warlord/model/view.ts';
import type { Heard } from '#kernel/game/game.ts';
import { begun, starFleetWarlord } from '../shelf.ts';

const { seating, computerPlan, outsider } = starFleetWarlord;
if (seating === undefined || computerPlan === undefined || outsider === undefined)
  throw new Error('nobody leads and nothing is public');

type Reader = { readonly view: View; readonly heard: readonly Heard<Event>[] };

/** What three Corporations that the computer leads know after so many years; c01 is led by the game master’s word in the last. */
function readersAfter(years: number): readonly Reader[] {
  const seats = ['c01', 'c02', 'c03'] as unknown as readonly SeatId[];
  let state = seating!.opened(begun({ size: '4x4', seats }, openDice('public')), seats, true);
  let readers = new Map<SeatId, Reader>(
    seats.map((seat) => [seat, { view: starFleetWarlord.view(state, seat, []), heard: [] }]),
  );
  for (let year = 1; year <= years; year += 1) {
    const plans = Object.fromEntries(seats.map((seat) => [seat, computerPlan!(readers.get(seat)!.view)]));
    const decree = { kind: 'set-leadership', of: seats[0], computer: false, ref: `gm.t${year}.o1` };
    const all = year === years ? { ...plans, [gameMaster]: { hq: [decree], units: {} } } : plans;
    const { state: after, entries } = runTurn(starFleetWarlord, {
      state,
      seed: `public ${year}`,
      plans: all as typeof plans,
    });
    const told = tellTurn(starFleetWarlord, state, entries, seats);
    state = after;
    readers = new Map(
      seats.map((seat) => {
        const heard = told.get(seat) ?? [];
        return [seat, { heard, view: starFleetWarlord.view(state, seat, heard, readers.get(seat)!.view) }];
      }),
    );
  }
  return [...readers.values()];
}

const said = ({ view, heard }: Reader): readonly string[] =>
  makeReport(starFleetWarlord, view, heard).flatMap(({ places }) =>
    places.flatMap(({ lines }) => lines.map((line) => phraseText(line.said))),
  );

test('the public hears what everybody heard, reads the lists that all reports print, and knows of no place and no ship', () => {
  const readers = readersAfter(4);
  const open = outsider(readers)!;
  expect(said(open)).toContain('Corporation 1 has a player again.');
  for (const line of said(open)) for (const reader of readers) expect(said(reader)).toContain(line);
  const lists = starFleetWarlord.presentation.standing?.(open.view) ?? [];
  expect(lists.map(({ title }) => title)).toContain('Stock');
  const text = JSON.stringify({ ...open, view: { ...open.view, own: undefined } });
  expect(text).not.toMatch(/h\d\d-\d{4}/);
  expect(text).not.toMatch(/c0\d\.s\d/);
  for (const { view } of readers) {
    for (const { name } of valuesInOrder(view.ships)) expect(text).not.toContain(`"${name}"`);
    expect(view.own.funds).not.toEqual(open.view.own.funds);
  }
});

test('what each was told alone is not public, though all were told the same', () => {
  const [one, two] = readersAfter(1) as [Reader, Reader];
  const alone = one.heard.filter(({ event }) => event.kind === 'income-received');
  expect(alone).toHaveLength(1);
  expect(
    outsider([
      { ...one, heard: alone },
      { ...two, heard: alone },
    ])!.heard,
  ).toEqual([]);
});

test('what readers do not agree on is not public', () => {
  const [one, two, three] = readersAfter(3) as [Reader, Reader, Reader];
  const other = { ...two, view: { ...two.view, lists: { ...two.view.lists!, stock: [] } }, heard: [] };
  const open = outsider([one, other, three])!;
  expect(open.view.lists).toBeUndefined();
  expect(open.heard).toEqual([]);
  expect(outsider([one, { ...two, view: { ...two.view, turn: 9 } }])).toBeUndefined();
});
