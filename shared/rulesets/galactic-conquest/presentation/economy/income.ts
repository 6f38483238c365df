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
      'More than half of the trade routes are shut: the economy yields nothing.',
    ],
    [
      'Loans, gifts and scrap',
      due,
      'What the bank pays out, and what is scrapped gives, with the next treasury.',
    ],
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
const exactOf = ({ produced, closed, due, mining, interest, missing, raided, loot }: Budget): number =>
  produced + closed + due + mining - interest - missing - raided + loot;

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
        label: times === 1 ? 'By mobility: peacetime adds nothing' : `By mobility, times ${times}`,
        amount: mobility,
        total: false,
        about: 'Full war doubles it, limited war adds half, restoration leaves half.',
      },
      ...lastLines(budget, treasury * 100 - exactOf(budget)),
      { label: 'Treasury of the next turn', amount: Math.max(0, treasury) * 100, total: true },
    ],
    note: leftover > 0 ? `${asIs} ${lost(leftover)}` : asIs,
  };
}
