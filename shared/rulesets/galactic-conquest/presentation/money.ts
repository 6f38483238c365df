import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Plan } from '#kernel/game/plan.ts';
import type { Fact, Page, Purse, Section } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { clients, creditOf, savedPoints, standingOf } from '../bank/account.ts';
import { shareText } from '../economy/crews.ts';
import { drainedAfter, isExhausted, plateauOf, plateauSaid } from '../economy/exhaustion.ts';
import type { Budget } from '../economy/money.ts';
import { budgetOf } from '../economy/money.ts';
import { mobilityRows } from '../economy/table.ts';
import type { Order } from '../game.ts';
import { nameOf } from '../map/seats.ts';
import { poolsAfter } from '../trade/marine/serve.ts';
import type { Empire } from '../model/empire.ts';
import type { State, View } from '../model/state.ts';
import { scoreOf } from '../victory/score.ts';
import type { Banking } from './afterSteps.ts';
import { afterSteps } from './afterSteps.ts';
import { ratingFacts } from './economy/readiness.ts';
import { fact, systemTable } from './pages.ts';
import { watchFacts } from './layers/mines.ts';

const points = { unit: 'EP', per: 1 } as const;
const hundredths = { unit: 'EP', per: 100 } as const;

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

/** The budget of the next turn, once what was built for merchants serves and the turn has worn the empire. */
function nextBudget(now: State, seat: SeatId, empire: Empire): Budget {
  const { merchant } = empire;
  const next = {
    ...empire,
    drained: drainedAfter(now, seat, empire),
    ...(merchant && { merchant: { ...merchant, ...poolsAfter(merchant) } }),
  };
  return budgetOf({ ...now, empires: { ...now.empires, [seat]: next } }, seat);
}

type LedgerLines = Extract<Section, { kind: 'ledger' }>['lines'];

/** Lines of a ledger; those that come to nothing are left out. */
const ledgerLines = (
  ...lines: readonly (readonly [label: string, amount: number, about: string])[]
): LedgerLines =>
  lines.flatMap(([label, amount, about]) => (amount === 0 ? [] : [{ label, amount, total: false, about }]));

/** What the bank, missing freighters and raids make of it, and what rounding takes or gives (B11.15e, B11.15f). */
const lastLines = (
  { closed, due, mining, interest, missing, raided, loot, deficit }: Budget,
  rest: number,
): LedgerLines =>
  ledgerLines(
    [
      'Trade is shut down',
      closed,
      'More than half of the trade routes are shut: the economy yields nothing.',
    ],
    ['Loans and gifts', due, 'What the bank pays out with the next treasury.'],
    ['Small mining stations', mining, 'Each brings 2 EP, whatever the mobility.'],
    ['Interest on loans', -interest, 'What the bank takes for debts.'],
    [
      `By missing freighters, ${deficit} %`,
      -missing,
      'Working freighters are fewer than trade routes and colonies need.',
    ],
    [
      'By raids and sabotage',
      -raided,
      'What raiders took out of convoys and systems this turn, and spies destroyed.',
    ],
    ['Loot', loot, 'What raiders brought home this turn.'],
    ['Rounded', rest, 'To the nearest point, halves up.'],
  );

/** What a treasury comes to before it is rounded, in hundredths. */
const exactOf = ({ mobility, due, mining, interest, missing, raided, loot, ...steps }: Budget): number =>
  steps.economy +
  steps.severed +
  steps.crippled -
  steps.charges +
  steps.percents +
  steps.ratings +
  steps.runs +
  steps.pacts +
  mobility +
  steps.closed +
  due +
  mining -
  interest -
  missing -
  raided +
  loot;

/** What is lost and won of the economy before mobility. */
const firstLines = ({ severed, crippled, charges, percents, ratings, runs, pacts }: Budget) =>
  ledgerLines(
    ['Without a trade route', severed, 'Major systems pay if trade routes connect them with the homeworld.'],
    [
      'By being crippled',
      crippled,
      'Less than half of the freighters work, or the homeworld is decimated: half of the economy is lost.',
    ],
    ['For mergers', -charges, 'Empires that surrendered are merged with yours for five years.'],
    ['By exhaustion', percents, 'An exhausted empire loses half of its economy.'],
    ['By lower command ratings', ratings, 'What is saved on command.'],
    ['By resource runs', runs, 'What mineral resource runs add.'],
    ['By trading pacts', pacts, 'What units in the pools of trading pacts bring.'],
  );

/** The treasury of the next turn, step by step (B11.15). */
function income(now: State, seat: SeatId, empire: Empire): Section {
  const budget = nextBudget(now, seat, empire);
  const { economy, mobility, treasury } = budget;
  const times = mobilityRows[empire.mobility].percent / 100;
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
      ...firstLines(budget),
      {
        label: `By mobility, times ${times}`,
        amount: mobility,
        total: false,
        about: 'Full war doubles it, limited war adds half, restoration leaves half.',
      },
      ...lastLines(budget, treasury * 100 - exactOf(budget)),
      { label: 'Treasury of the next turn', amount: Math.max(0, treasury) * 100, total: true },
    ],
    note: 'If systems stay as they are.',
  };
}

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
