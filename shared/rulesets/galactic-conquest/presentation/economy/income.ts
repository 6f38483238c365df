import type { Section } from '#kernel/presentation.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { nextBudget } from '../../economy/ahead.ts';
import type { Budget } from '../../economy/money.ts';
import { mobilityRows } from '../../economy/table.ts';
import type { Empire } from '../../model/empire.ts';
import type { State } from '../../model/state.ts';

const hundredths = { unit: 'EP', per: 100 } as const;

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
      'More than half of the trade routes are shut down: the economy yields nothing.',
    ],
    ['Loans, gifts and scrap', due, 'What the bank pays out and scrapping yields, with the next treasury.'],
    ['Small mining stations', mining, 'Each brings 2 EP, whatever the mobility.'],
    ['Interest on loans', -interest, 'What the bank charges on debt.'],
    [
      `Missing freighters, ${deficit} %`,
      -missing,
      'There are fewer working freighters than trade routes and colonies need.',
    ],
    [
      'Raids and sabotage',
      -raided,
      'What raiders took from convoys and systems this turn, and spies destroyed.',
    ],
    ['Loot', loot, 'What raiders brought home this turn.'],
    ['Rounded', rest, 'To the nearest point; halves round up.'],
  );

/** What a treasury comes to before it is rounded, in hundredths. */
const exactOf = ({ produced, closed, due, mining, interest, missing, raided, loot }: Budget): number =>
  produced + closed + due + mining - interest - missing - raided + loot;

/** What is lost and won of the economy before mobility. */
const firstLines = ({ severed, crippled, charges, percents, ratings, runs, pacts }: Budget) =>
  ledgerLines(
    [
      'Without a trade route',
      severed,
      'Major systems pay only if trade routes connect them to the homeworld.',
    ],
    [
      'Crippled empire',
      crippled,
      'Less than half of the freighters work, or the homeworld is decimated: half of the economy is lost.',
    ],
    ['Mergers', -charges, 'Empires that surrendered to you take five years to merge with yours.'],
    ['Exhaustion', percents, 'An exhausted empire loses half of its economy.'],
    ['Lowered command ratings', ratings, 'What lowered ratings save.'],
    ['Resource runs', runs, 'What mineral resource runs bring in.'],
    ['Trading pacts', pacts, 'What units in trading pact pools bring in.'],
  );

const asIs = 'If systems stay as they are.';
/** What becomes of points that are neither spent nor saved (B10.30, B11.15). */
const lost = (left: number): string => `${left} EP are left over: save them at the bank, or they are lost.`;

/** The treasury of the next turn, step by step (B11.15). `empire`: as the reader’s orders leave it. */
export function income(now: State, seat: SeatId, empire: Empire): Section {
  const budget = nextBudget(now, seat, empire);
  const { economy, mobility, treasury } = budget;
  const leftover = empire.treasury;
  const times = mobilityRows[empire.mobility].percent / 100;
  return {
    kind: 'ledger',
    title: 'Income next turn',
    scale: hundredths,
    lines: [
      {
        label: 'Basic economic value',
        amount: economy,
        total: false,
        about: 'What systems pay in peacetime.',
      },
      ...firstLines(budget),
      {
        label: times === 1 ? 'Mobility: peacetime adds nothing' : `Mobility, times ${times}`,
        amount: mobility,
        total: false,
        about: 'Full war doubles it, limited war adds half, restoration halves it.',
      },
      ...lastLines(budget, treasury * 100 - exactOf(budget)),
      { label: 'Treasury next turn', amount: Math.max(0, treasury) * 100, total: true },
    ],
    note: leftover > 0 ? `${asIs} ${lost(leftover)}` : asIs,
  };
}
