import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Plan } from '#kernel/game/plan.ts';
import type { Fact, Page, Purse, Section } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { clients, creditOf, savedPoints, standingOf } from '../bank/account.ts';
import { shareText } from '../economy/crews.ts';
import { isExhausted, plateauOf, wornOnSheet } from '../economy/exhaustion.ts';
import { mobilityRows } from '../economy/table.ts';
import type { Order } from '../game.ts';
import { nameOf } from '../map/seats.ts';
import type { Empire } from '../model/empire.ts';
import type { State, View } from '../model/state.ts';
import { scoreOf } from '../victory/score.ts';
import type { Banking } from './afterSteps.ts';
import { afterSteps } from './afterSteps.ts';
import { ratingFacts } from './economy/readiness.ts';
import { fact, systemTable } from './pages.ts';
import { watchFacts } from './layers/mines.ts';
import { income } from './economy/income.ts';
import { compared } from './economy/mobilities.ts';

const points = { unit: 'EP', per: 1 } as const;

/** The treasury and the merchants’ budget: what there is this turn, and what orders take out of it (B11.40, E1.10). */
export function purses(view: View, plan: Plan<Order>, banking: Banking): readonly Purse[] {
  const left = afterSteps(view, plan, banking).empires;
  const of = (what: string, seat: SeatId): string =>
    view.me === gameMaster ? `${what}, ${nameOf(seat)}` : what;
  return inOrder(view.empires).flatMap(([seat, { treasury, merchant }]): readonly Purse[] => {
    const budget = merchant?.budget;
    return [
      {
        key: seat,
        label: of('Treasury', seat),
        scale: points,
        holds: treasury,
        spends: treasury - (left[seat]?.treasury ?? treasury),
      },
      ...(budget === undefined
        ? []
        : [
            {
              key: `${seat}.merchants`,
              label: of('Merchants', seat),
              scale: points,
              holds: budget,
              spends: budget - (left[seat]?.merchant?.budget ?? budget),
            },
          ]),
    ];
  });
}

/** How the empire stands: its money, its mobility, and how long it can bear a war. */
function empireFacts(state: State, seat: SeatId, empire: Empire, spent: number): readonly Fact[] {
  const { mobility, treasury, drained = 0, poor = 0 } = empire;
  const score = scoreOf(state, seat);
  return [
    fact('Treasury', phrase('{treasury} EP', { treasury })),
    ...(spent === 0 ? [] : [fact('Spent by your orders', phrase('{spent} EP', { spent }))]),
    {
      ...fact('Left to spend', phrase('{left} EP', { left: treasury - spent })),
      ...(treasury < spent && { tone: 'bad' as const }),
    },
    { ...fact('Mobility', phrase('{state}', { state: mobilityRows[mobility].name })), changedBy: 'mobilise' },
    {
      ...fact('Exhaustion', wornOnSheet(plateauOf(state, seat), drained)),
      ...(isExhausted(state, seat, empire) && { tone: 'bad' as const }),
    },
    ...watchFacts(empire),
    ...ratingFacts(state, seat, empire),
    fact('Poor crews', phrase('{share} of new crews', { share: shareText(poor) })),
    ...(score === undefined ? [] : [fact('Score', phrase('{score} %', { score: String(score / 10) }))]),
  ];
}

const bankFacts = (empire: Empire): readonly Fact[] => {
  const { savings = 0, debt = 0 } = empire.account ?? {};
  const standing = standingOf(empire.account);
  return [
    {
      ...fact('Savings', phrase('{savings} EP', { savings: String(savings / 100) })),
      ...(savedPoints(empire.account) > 0 && { changedBy: 'withdraw' }),
    },
    {
      ...fact('Debt', phrase('{debt} EP', { debt })),
      ...(debt > 0 && { changedBy: 'repay' }),
    },
    fact(
      'Client',
      standing === 'C'
        ? phrase('class C: no loans')
        : phrase('class {standing}, at {rate}\u00a0% a turn', {
            standing,
            rate: String(clients[standing].rate / 10),
          }),
    ),
    fact('Credit left this year', phrase('{credit} EP', { credit: creditOf(empire) })),
  ];
};

/** The money of an empire, the bank, and the systems it comes from (B1.40, B10, B11.15, B12). */
export function economyPage(view: View, plan: Plan<Order>, banking: Banking): Page {
  const now = afterSteps(view, plan, banking);
  const sections = inOrder(view.empires).flatMap(([seat, before]): readonly Section[] => {
    const empire = now.empires[seat] ?? before;
    const of = view.me === gameMaster ? `: ${nameOf(seat)}` : '';
    return [
      {
        kind: 'facts',
        title: `Empire${of}`,
        facts: empireFacts(
          now,
          seat,
          { ...empire, treasury: before.treasury },
          before.treasury - empire.treasury,
        ),
      },
      { kind: 'facts', title: `Galactic Bank Corporation${of}`, facts: bankFacts(empire) },
      income(now, seat, empire),
      ...(view.me === seat ? [compared(now, seat, empire)] : []),
    ];
  });
  return { title: phrase('Economy'), sections: [...sections, ...trustTable(view), systemTable(view)] };
}

const trustTable = ({ trusts }: View): readonly Section[] =>
  trusts === undefined
    ? []
    : [
        {
          kind: 'facts',
          title: 'Trusts',
          facts: inOrder(trusts).map(([, held]) =>
            fact(
              `${nameOf(held.seat)} for ${nameOf(held.to)}`,
              phrase('{points} EP: {condition}', { points: held.points, condition: held.condition }),
            ),
          ),
        },
      ];
