import { describe, expect, it } from 'vitest';

import { openDice } from '#kernel/dice/streams.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { nthOrder } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import { deepFreeze } from '#kernel/codec/plainCopy.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { Order } from '#rulesets/galactic-empires/game.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { created } from '#test/support/kits/created.ts';

/*
 * The largest plan that is read, full of orders of one kind, with all phases in use: whatever it does, the turn and its
 * review end before the patience of a test does, and every order is heard of.
 */

const made = created(galacticEmpires, { generate: { empires: 2 } }, openDice('floods'));
if (!made.ok) throw new Error('no galaxy');
const start = deepFreeze(made.value);
const [me, you] = galacticEmpires.seats(start) as [SeatId, SeatId];
const own = keysInOrder(start.units).filter((id) => start.units[id]?.owner === me);
const [fleet] = own.filter((id) => start.units[id]?.kind === 'starfleet');
const [garrison] = own.filter((id) => start.units[id]?.kind === 'garrison');
const unit = fleet === undefined ? undefined : start.units[fleet];
const type = unit?.stacks[0]?.type;
const places = keysInOrder(start.sectors);
const owned = places.filter((place) => start.sectors[place]?.owner === me);
const one = <T>(list: readonly T[], n: number): T | undefined => list[n % list.length];

type Members = (n: number) => Readonly<Record<string, unknown>>;
const plain: Members = () => ({});
const toYou: Members = () => ({ to: you });
const withYou: Members = () => ({ with: you });
const fromYou: Members = () => ({ from: you });
const admiral = `${me}.h00001`;
const far = `${me}.a00077`;

const kinds: Readonly<Record<Order['kind'], Members>> = {
  'declare-war': () => ({ on: you }),
  'offer-peace': toYou,
  'offer-alliance': toYou,
  'cancel-alliance': withYou,
  'accept-gifts': fromYou,
  'accept-nothing': fromYou,
  'grant-passage': toYou,
  'revoke-passage': fromYou,
  'share-info': withYou,
  'stop-sharing-info': withYou,
  espionage: () => ({ on: you }),
  'grant-permission': (n) => ({ place: one(owned, n), to: you }),
  'revoke-permission': (n) => ({ place: one(owned, n), from: you }),
  'request-permission': (n) => ({ place: one(places, n) }),
  'drop-permission': (n) => ({ place: one(places, n) }),
  'send-ambassador': () => ({ to: you, address: 'a'.repeat(200) }),
  'rename-ruler': () => ({ name: 'Ruler' }),
  'annex-sector': (n) => ({ place: one(places, n) }),
  'cede-sector': (n) => ({ place: one(owned, n) }),
  'give-sector': (n) => ({ place: one(owned, n), to: you }),
  'send-resources': () => ({ to: you, amount: 1 }),
  'issue-proclamation': () => ({ text: 'Peace! '.repeat(10) }),
  'bring-in': (n) => ({ place: one(places, n), fought: true, losses: [], leaves: [] }),
  'set-status': () => ({ of: me, status: 'royalty' }),
  'set-leadership': () => ({ of: me, computer: true }),
  'form-starfleet': (n) => ({ number: 1 + (n % 99), name: 'New' }),
  travel: (n) => ({ to: one(start.sectors[unit?.place ?? (places[0] as never)]?.links ?? [], n) }),
  wait: plain,
  pillage: plain,
  search: plain,
  cloak: plain,
  decloak: plain,
  'hire-admiral': plain,
  'build-defences': plain,
  'build-starships': () => ({ type, count: 1, rank: 1 }),
  'transfer-starships': () => ({ type, count: 1, to: far, rank: 1 }),
  'transfer-admiral': () => ({ admiral, to: far }),
  'reassign-starships': (n) => ({ type, ranks: [n % 3, 1, 1, 1, 1] }),
  'assign-leader': () => ({ admiral }),
  'set-follow': (n) => ({ unit: one(own, n) }),
  'set-retreat-level': (n) => ({ level: 1 + (n % 5) }),
  'set-defend-option': (n) => ({ defends: n % 2 === 0 }),
  'rename-unit': () => ({ name: 'Other' }),
  'rename-admiral': () => ({ admiral, name: 'Other' }),
  'disband-starships': () => ({ type, count: 1 }),
  'salvage-starships': () => ({ type, count: 1 }),
  'disband-admiral': () => ({ admiral }),
  'raze-defences': (n) => ({ levels: 1 + (n % 12) }),
};

/** Kinds that are looked at in every phase get the largest plan there is. */
const everyPhase: readonly Order['kind'][] = ['cloak', 'decloak', 'transfer-starships'];

describe('orders of one kind by the thousand', () => {
  // No plan holds what answers a question in the middle of a turn.
  const planned = keysInOrder(galacticEmpires.orders).filter(
    (kind) => galacticEmpires.orders[kind].answers !== true,
  );
  it.each(planned)('%s', (kind) => {
    let n = 0;
    const flood = (many: number, of = kind, members: Members = kinds[kind]) =>
      Array.from({ length: many }, () => ({ kind: of, ...members(n), ref: nthOrder(me, 1, (n += 1)) }));
    const full = everyPhase.includes(kind) ? 5000 : 1000;
    const orders = {
      hq: flood(1000),
      units: {
        [fleet ?? '']: [...flood(100, 'wait', plain), ...flood(full - 100)],
        [garrison ?? '']: flood(full - 1000),
      },
    };
    const plan = planCodec<Order>(galacticEmpires.orders).parse(orders);
    if (!plan.ok) throw new Error(JSON.stringify(plan.fault));
    const { entries, refusals } = runTurn(galacticEmpires, {
      state: start,
      seed: 'floods',
      plans: { [me]: plan.value },
    });
    const answered = new Set([
      ...refusals.map(({ order }) => order),
      ...entries.flatMap(({ event }) => event.cause ?? []),
    ]);
    expect(answered.size).toBe(n);
    expect(galacticEmpires.review(galacticEmpires.view(start, me, []), plan.value).length).toBeGreaterThan(0);
  });
});
