import { expect, test } from 'vitest';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster, nthOrder, seatId } from '#kernel/words/ids.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { makeReport } from '#kernel/report/report.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { Order } from '#rulesets/vbam-sfb/game.ts';
import { vbamSfb } from '#rulesets/vbam-sfb/ruleset.ts';
import { worldOf } from '../caseWorlds.ts';

const { outsider } = vbamSfb;
if (outsider === undefined) throw new Error('nothing is public');
const seats = ['gorn', 'isc', 'frax', 'vudar'].map((name) => seatId(name));

type Reader = Parameters<typeof outsider>[0][number];

/** A turn in which Gorn and ISC sign an alliance and a trade treaty is broken by consent, and each invests in technology. */
function readers(): readonly Reader[] {
  const state = worldOf([
    ...['empire gorn, pool 100', 'empire isc, pool 100', 'empire frax, pool 100', 'empire vudar, pool 100'],
    'relation gorn isc, non-aggression, peace, mutual-defense',
    'relation frax vudar, non-aggression, trade',
    'relation gorn frax, war by frax at 1',
    ...['system 0303 gorn', 'system 0803 isc', 'system 1303 frax', 'system 0308 vudar'],
    ...['units 1 CA of gorn at 0303', 'units 1 CA of frax at 1303'],
  ]);
  const orders: Readonly<Record<string, readonly object[]>> = {
    gorn: [{ kind: 'sign', to: 'isc', treaty: 'alliance' }],
    isc: [{ kind: 'sign', to: 'gorn', treaty: 'alliance' }],
    frax: [{ kind: 'break', to: 'vudar', treaty: 'trade' }],
    vudar: [{ kind: 'break', to: 'frax', treaty: 'trade' }],
  };
  const plans = Object.fromEntries(
    seats.map((seat): readonly [SeatId, Plan<Order>] => [
      seat,
      {
        hq: [...orders[seat]!, { kind: 'invest', ep: 7 }].map(
          (order, at) => ({ ...order, ref: `${seat}.t1.o${at + 1}` }) as unknown as Order,
        ),
        units: {},
      },
    ]),
  );
  const decree: Order = {
    ...{ kind: 'set-leadership', of: seatId('vudar'), computer: true },
    ref: nthOrder(gameMaster, 1, 1),
  };
  const decreed = { ...plans, [gameMaster]: { hq: [decree], units: {} } };
  const { state: after, entries } = runTurn(vbamSfb, { state, seed: 'public', plans: decreed });
  const told = tellTurn(vbamSfb, state, entries, seats);
  return seats.map((seat) => {
    const heard = told.get(seat) ?? [];
    return { heard, view: vbamSfb.view(after, seat, heard) };
  });
}

const said = ({ view, heard }: Reader): readonly string[] =>
  makeReport(vbamSfb, view, heard).flatMap(({ places }) =>
    places.flatMap(({ lines }) => lines.map((line) => phraseText(line.said))),
  );

test('the public hears of alliances and wars and whom the computer leads, and nothing of money, other treaties, units or the map', () => {
  const open = outsider(readers())!;
  expect(said(open)).toEqual([
    'The computer now leads the Vudar Enclave.',
    'The Gorn Confederation and the Interstellar Concordium sign the Alliance Treaty.',
  ]);
  const lists = vbamSfb.presentation.standing?.(open.view) ?? [];
  const text = JSON.stringify(lists);
  expect(text).toContain('Interstellar Concordium');
  expect(lists.map((list) => (list.kind === 'table' ? list.rows.length : 0))).toEqual([4, 1]);
  expect(JSON.stringify(open)).not.toMatch(/s\d{4}"|invest|trade|non-aggression|peace/);
  expect(vbamSfb.presentation.map(open.view).places).toEqual([]);
});

test('what each was told alone is not public, though all were told the same', () => {
  const all = readers();
  const [first] = all;
  const alone = first!.heard.filter(({ event }) => event.kind === 'income-received');
  expect(alone).toHaveLength(1);
  expect(outsider(all.map((one) => ({ ...one, heard: alone })))!.heard).toEqual([]);
});

test('what readers do not agree on is not public', () => {
  const [one, ...rest] = readers() as [Reader, ...Reader[]];
  const changed = outsider([{ ...one, view: { ...one.view, relations: {} }, heard: [] }, ...rest])!;
  expect(changed.heard).toEqual([]);
  expect(changed.view.relations).toEqual({});
  expect(outsider([{ ...one, view: { ...one.view, turn: 9 } }, ...rest])).toBeUndefined();
});
