import { expect, test } from 'vitest';
import { nthOrder, seatId, unitId } from '#kernel/words/ids.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { Order } from '#rulesets/star-fleet-warlord/allOrders.ts';
import { readGiven, world } from '../caseWorlds.ts';
import { ledgerFaults } from './ledger.ts';
import { starFleetWarlord } from '../shelf.ts';

const seat = seatId('c01');
const before = world(readGiven(['corporation c01 at 00-0808', 'ship c01.a T-PC at 00-0808, crew 3']));
const train: Order = { kind: 'train', ref: nthOrder(seat, before.turn, 1) };
const outcome = runTurn(starFleetWarlord, {
  state: before,
  seed: 'ledger',
  plans: { [seat]: { hq: [], units: { [unitId('c01.a')]: [train] } } },
});

test('the ledger of a turn balances where events say all that they bring and cost', () => {
  expect(outcome.entries.map(({ event }) => event.kind)).toContain('crew-trained');
  expect(ledgerFaults({ before, after: outcome.state, outcome })).toEqual([]);
});

test('the ledger tells which resources were made or lost in silence, and by which kind of event', () => {
  const { funds } = outcome.state.corporations[seat]!;
  const after = {
    ...outcome.state,
    corporations: { [seat]: { ...outcome.state.corporations[seat]!, funds: { ...funds, dc: funds.dc + 1 } } },
  };
  expect(ledgerFaults({ before, after, outcome })).toEqual([
    `dc of c01 went from 300 to ${funds.dc + 1}, but events say ${funds.dc - 300}: has ledger.ts a row for each?`,
  ]);
  const first = outcome.entries.find(({ event }) => event.kind === 'income-received');
  const twice = { ...outcome, entries: [...outcome.entries, first!] };
  expect(ledgerFaults({ before, after: outcome.state, outcome: twice })).toHaveLength(4);
});
