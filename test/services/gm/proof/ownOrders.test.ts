import { describe, expect, test } from 'vitest';

import { dataDigest } from '#kernel/codec/digest.ts';
import { defined } from '#kernel/words/defined.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { OwnOrders, ReportedOrders } from '#main/services/gm/proof/ownOrders.ts';
import { ordersHeld } from '#main/services/gm/proof/ownOrders.ts';
import type { GameRecord } from '#main/services/gm/game/recordShapes.ts';
import type { NamedResults } from '#main/services/gm/proof/verifyFiles.ts';
import { boasts, toy } from '../../../support/play/toyGame.ts';

describe('what the next results told of the orders that counted', () => {
  const ann = 'ann' as SeatId;
  const file = (saves: number, count: number): OwnOrders => ({
    seat: ann,
    turn: 1,
    name: `${saves}.orders`,
    digest: `${saves}`,
    plan: boasts(count),
    basis: 'b',
    saves,
  });
  const results = (turn: number, how?: ReportedOrders): NamedResults =>
    ({
      name: `${turn}.new`,
      header: { seat: ann, turn, digest: `r${turn}` },
      body: { ...(how === undefined ? {} : { proof: { how } }) },
    }) as unknown as NamedResults;
  const record = (plan: unknown): GameRecord =>
    ({
      turns: [1, 2],
      undone: [],
      turnOf: (turn: number) => ({
        turn,
        results: {},
        ...(turn === 1 ? { ran: { plans: {}, orders: plan === undefined ? {} : { [ann]: plan } } } : {}),
      }),
    }) as unknown as GameRecord;
  const said = (plan: unknown, how: ReportedOrders, files = [file(1, 1), file(2, 2)]) => {
    const { faults, asks } = ordersHeld(toy, record(plan), files, [results(1), results(2, how)]);
    return { faults: faults.map((one) => one.said), asks: asks.map((one) => one.said) };
  };
  const told = (plan: unknown, name?: string): ReportedOrders => ({
    mine: 'player',
    plan: dataDigest(plan),
    ...defined({ file: name }),
  });

  test('agrees: nothing is said; and of an earlier save it is a question still', () => {
    expect(said(boasts(2), told(boasts(2), '2'))).toEqual({ faults: [], asks: [] });
    expect(said(boasts(1), told(boasts(1), '1'))).toEqual({
      faults: [],
      asks: ['Your last saved orders (save 2) are not those that counted: save 1 did.'],
    });
  });

  test.each([
    [
      'the last saved file counted, and another plan is written down',
      boasts(1),
      told(boasts(2), '2'),
      'Your results of turn 2 told you that your orders in «2.orders» counted; others are written down.',
    ],
    [
      'a file counted, and none is written down',
      undefined,
      told(boasts(2), '2'),
      'Your results of turn 2 told you that your orders in «2.orders» counted; none are written down.',
    ],
    [
      'another plan counted',
      boasts(1),
      told(boasts(3)),
      'Your results of turn 2 told you of other orders that counted than those that are written down.',
    ],
    [
      'a plan counted, and none is written down',
      undefined,
      told(boasts(3)),
      'Your results of turn 2 told you of other orders that counted than none, which is written down.',
    ],
    [
      'none counted',
      boasts(1),
      { mine: 'nobody' } as ReportedOrders,
      'Your results of turn 2 told you that no orders counted, but some are written down.',
    ],
  ])('differs: %s; that is a fault', (_, plan, how, fault) => {
    expect(said(plan, how)).toEqual({ faults: [fault], asks: [] });
  });

  test('orders of a stand-in were told, and are no question to who saved none', () => {
    expect(said(boasts(4), { ...told(boasts(4)), mine: 'stand-in' }, [])).toEqual({ faults: [], asks: [] });
    expect(said(boasts(4), { ...told(boasts(4)), mine: 'stand-in' }).asks).toEqual([
      'Your last saved orders (save 2) are not those that counted: those of whoever stood in for you did.',
    ]);
  });
});
