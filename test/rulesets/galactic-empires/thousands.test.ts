import { describe, expect, it } from 'vitest';
import type { GalacticEmpires } from '../../../shared/rulesets/galactic-empires/game.ts';
import { me, victim } from './hostileTurn.ts';

import { listedOrders } from '#kernel/game/plan.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import { mostProclamations } from '#rulesets/galactic-empires/empire/proclamations.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { codec, expectNoGifts, expectWhole, own, run, start } from './hostileTurn.ts';

describe('orders by the thousand', () => {
  const ref = (n: number): string => `${me}.t1.o${n}`;
  const many = (from: number, length: number, order: (n: number) => object): unknown[] =>
    Array.from({ length }, (_, n) => ({ ...order(n), ref: ref(from + n) }));
  const home = own.find((id) => start.units[id]?.kind === 'starfleet') ?? '';
  const type = start.units[home as keyof State['units']]?.stacks[0]?.type;

  it('of transfers there and back over a hundred phases happen once each', () => {
    const there = many(0, 4000, () => ({
      kind: 'transfer-starships',
      type,
      count: 1,
      to: `${me}.a00077`,
      rank: 1,
    }));
    const back = many(4000, 4000, () => ({ kind: 'transfer-starships', type, count: 1, to: home, rank: 2 }));
    const formed = { kind: 'form-starfleet', number: 77, name: 'There', ref: ref(9000) };
    const outcome = run({
      hq: [],
      units: {
        [home]: [formed, ...there],
        [`${me}.a00077`]: [...back, ...many(8000, 100, () => ({ kind: 'wait' }))],
      },
    });
    if (outcome === undefined) throw new Error('the plan was refused');
    const causes = outcome.entries.flatMap(({ event }) =>
      event.kind === 'starships-transferred' ? [event.cause] : [],
    );
    expect(causes.length).toBeGreaterThan(100);
    expect(new Set(causes).size).toBe(causes.length);
    expectWhole(outcome);
    expectNoGifts(outcome);
  });

  it('of travel in circles end with the hundredth phase, each refused or done', () => {
    const here = start.units[home as keyof State['units']]?.place ?? '';
    const links = start.sectors[here as keyof State['sectors']]?.links ?? [];
    const plans = codec.parse({
      hq: [],
      units: { [home]: many(0, 5000, (n) => ({ kind: 'travel', to: links[n % links.length] })) },
    });
    if (!plans.ok) throw new Error('the plan was refused');
    const { entries, refusals } = runTurn<GalacticEmpires>(galacticEmpires, {
      state: start,
      seed: 'hostile',
      plans: { [me]: plans.value },
    });
    expect(Math.max(...entries.map(({ pass }) => pass))).toBeLessThanOrEqual(101);
    const ended = new Set([
      ...refusals.map(({ order }) => order),
      ...entries.flatMap(({ event }) => event.cause ?? []),
    ]);
    expect(listedOrders(plans.value).filter(({ order }) => !ended.has(order.ref))).toEqual([]);
  });

  it('of proclamations weigh down nobody else’s file', () => {
    const outcome = run({
      hq: many(0, 3000, (n) => ({
        kind: 'issue-proclamation',
        text: `Hear the ${n}th word of thousands, all of them the same, all of them long.`,
      })),
      units: {},
    });
    if (outcome === undefined) throw new Error('the plan was refused');
    const heard = tellTurn(galacticEmpires, start, outcome.entries, [victim]).get(victim) ?? [];
    expect(heard.filter(({ event }) => event.kind === 'proclamation-heard')).toHaveLength(mostProclamations);
    expect(outcome.refusals.map(({ problem }) => problem.code)).toEqual(
      Array.from({ length: 3000 - mostProclamations }, () => 'too-many-proclamations'),
    );
  });

  it('of diplomacy say one thing of each matter to whom it concerns, the last', () => {
    const back = (n: number, one: object, other: object): object => (n % 2 === 0 ? one : other);
    const outcome = run({
      hq: [
        ...many(0, 900, (n) =>
          back(n, { kind: 'grant-passage', to: victim }, { kind: 'revoke-passage', from: victim }),
        ),
        ...many(900, 900, (n) =>
          back(n, { kind: 'accept-gifts', from: victim }, { kind: 'accept-nothing', from: victim }),
        ),
        ...many(1800, 900, (n) =>
          back(n, { kind: 'stop-sharing-info', with: victim }, { kind: 'share-info', with: victim }),
        ),
        ...many(2700, 900, (n) => ({ kind: 'send-ambassador', to: victim, address: `${n}@example.org` })),
        ...many(3600, 900, (n) => ({ kind: 'rename-ruler', name: `Ruler ${n}` })),
        ...many(4500, 400, () => ({ kind: 'declare-war', on: victim })),
      ],
      units: {},
    });
    if (outcome === undefined) throw new Error('the plan was refused');
    const heard = (tellTurn(galacticEmpires, start, outcome.entries, [victim]).get(victim) ?? []).map(
      ({ event }) => event,
    );
    const kinds = [
      'war-declared',
      'passage-changed',
      'acceptance-changed',
      'ruler-renamed',
      'info-sharing-changed',
      'ambassador-sent',
    ];
    // The last word on passage is to revoke what was never granted.
    expect(heard.flatMap(({ kind }) => (kinds.includes(kind) ? [kind] : []))).toEqual([
      'war-declared',
      'acceptance-changed',
      'ruler-renamed',
      'info-sharing-changed',
      'ambassador-sent',
    ]);
    expect(heard).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'Ruler 899' }),
        expect.objectContaining({ address: '899@example.org' }),
      ]),
    );
    expectWhole(outcome);
  });
});
