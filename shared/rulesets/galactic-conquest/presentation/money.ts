import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { Plan } from '#kernel/game/plan.ts';
import type { Fact, Page, Purse, Section } from '#kernel/presentation.ts';
import type { Sequence } from '#kernel/sequence/step.ts';
import { oneRun } from '#kernel/turn/oneRun.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { clients, creditOf, savedPoints, standingOf } from '../bank/account.ts';
import { shareText } from '../economy/crews.ts';
import { drainedAfter, isExhausted, plateauOf, plateauSaid } from '../economy/exhaustion.ts';
import { budgetOf } from '../economy/money.ts';
import { mobilityRows } from '../economy/table.ts';
import type { GalacticConquest, Order } from '../game.ts';
import { apply } from '../game.ts';
import { nameOf } from '../map/seats.ts';
import { imagine } from '../model/imagine.ts';
import type { Empire, State, View } from '../model/state.ts';
import { banking } from '../sequence.ts';
import { scoreOf } from '../victory/score.ts';
import { fact, systemTable } from './pages.ts';

const points = { unit: 'EP', per: 1 } as const;
const hundredths = { unit: 'EP', per: 100 } as const;

/** The known world once these steps of the plan are run, and no more. */
export const afterSteps = (view: View, plan: Plan<Order>, sequence: Sequence<GalacticConquest>): State =>
  runTurn<GalacticConquest>(
    {
      id: 'galactic-conquest',
      ...oneRun<GalacticConquest>(sequence, ({ empires }) => keysInOrder(empires)),
      turnNumber: ({ turn }) => turn,
      apply,
      close: () => undefined,
    },
    { state: imagine(view), seed: 'money', plans: { [view.me]: plan } },
  ).state;

/** The treasury: what the empire has this turn, and what its orders take out of it (B11.40). */
export function purses(view: View, plan: Plan<Order>): readonly Purse[] {
  const left = afterSteps(view, plan, banking).empires;
  return inOrder(view.empires).map(([seat, { treasury }]) => ({
    key: seat,
    label: view.me === gameMaster ? `Treasury, ${nameOf(seat)}` : 'Treasury',
    scale: points,
    holds: treasury,
    spends: treasury - (left[seat]?.treasury ?? treasury),
  }));
}

/** How the empire stands: its money, its mobility, and how long it can bear a war. */
function empireFacts(state: State, seat: SeatId, empire: Empire): readonly Fact[] {
  const { mobility, treasury, drained = 0, poor = 0 } = empire;
  const score = scoreOf(state, seat);
  return [
    fact('Treasury', phrase('{treasury} EP', { treasury })),
    { ...fact('Mobility', phrase('{state}', { state: mobilityRows[mobility].name })), changedBy: 'mobilise' },
    {
      ...fact('Exhaustion', plateauSaid(plateauOf(state, seat), drained)),
      ...(isExhausted(state, seat, empire) && { tone: 'bad' as const }),
    },
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

/** The treasury of the next turn, step by step (B11.15). */
function income(now: State, seat: SeatId, empire: Empire): Section {
  const next = { ...empire, drained: drainedAfter(now, seat, empire) };
  const budget = budgetOf({ ...now, empires: { ...now.empires, [seat]: next } }, seat);
  const { economy, percents, mobility, due, interest, treasury } = budget;
  const exact = economy + percents + mobility + due - interest;
  const line = (label: string, amount: number, about: string) =>
    amount === 0 ? [] : [{ label, amount, total: false, about }];
  return {
    kind: 'ledger',
    title: 'Income of the next turn',
    scale: hundredths,
    lines: [
      {
        label: 'Basic economic value',
        amount: economy,
        total: false,
        about: 'What its systems pay in peacetime.',
      },
      ...line('By exhaustion', percents, 'An exhausted empire loses half of its economy.'),
      {
        label: `By mobility, times ${mobilityRows[empire.mobility].percent / 100}`,
        amount: mobility,
        total: false,
        about: 'Full war doubles it, limited war adds half, restoration leaves half.',
      },
      ...line('Loans and gifts', due, 'What the bank pays out with the next treasury.'),
      ...line('Interest on loans', -interest, 'What the bank takes for debts.'),
      ...line('Rounded', treasury * 100 - exact, 'To the nearest point, halves up.'),
      { label: 'Treasury of the next turn', amount: Math.max(0, treasury) * 100, total: true },
    ],
    note: 'If systems stay as they are.',
  };
}

/** The money of an empire, the bank, and the systems it comes from (B1.40, B10, B11.15, B12). */
export function economyPage(view: View, plan: Plan<Order>): Page {
  const now = afterSteps(view, plan, banking);
  const sections = inOrder(view.empires).flatMap(([seat, before]): readonly Section[] => {
    const empire = now.empires[seat] ?? before;
    const of = view.me === gameMaster ? `: ${nameOf(seat)}` : '';
    return [
      {
        kind: 'facts',
        title: `Empire${of}`,
        facts: empireFacts(now, seat, { ...empire, treasury: before.treasury }),
      },
      { kind: 'facts', title: `Galactic Bank Corporation${of}`, facts: bankFacts(empire) },
      income(now, seat, empire),
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
