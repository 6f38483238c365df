import type { SeatId } from '#kernel/words/ids.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Empire, Mobility } from '../model/empire.ts';
import type { State } from '../model/state.ts';
import { scrappedWith } from '../model/works/scrapping.ts';
import { poolsAfter } from '../trade/marine/serve.ts';
import { poorDiceOf } from './crews.ts';
import { drainedAfter, plateauOf } from './exhaustion.ts';
import type { Budget } from './money.ts';
import { budgetOf } from './money.ts';

/** The budget of the next turn, once what was built for merchants serves and the turn has worn the empire. */
export function nextBudget(now: State, seat: SeatId, empire: Empire): Budget {
  const { merchant, account } = empire;
  const scrap = scrappedWith(now, seat).points;
  const next = {
    ...empire,
    ...(scrap > 0 && { account: { ...account, due: (account?.due ?? 0) + scrap } }),
    drained: drainedAfter(now, seat, empire),
    ...(merchant && { merchant: { ...merchant, ...poolsAfter(now, seat, merchant) } }),
  };
  return budgetOf({ ...now, empires: { ...now.empires, [seat]: next } }, seat);
}

/** What a state of mobility would make of the next turn. */
export interface Ahead {
  /** Economic points of the next treasury. */
  readonly treasury: number;
  /** Hundredths of a turn of full war that will have been used up, and that the empire can bear. */
  readonly drained: number;
  readonly plateau: number;
  /** How the share of poor crews changes. */
  readonly crews: Phrase;
}

const tenths = (count: number): string => String(count / 10);

/** How dice change the share of poor crews, in words: what they show are tenths of a percent (B12.90). */
function crewsSaid(rise: number, fall: number): Phrase {
  if (rise === 0) return phrase('as many as now');
  const faces = 6;
  const [least, most] =
    rise < 0 ? [-rise, -rise * faces] : [Math.max(0, rise - fall * faces), Math.max(0, rise * faces - fall)];
  return phrase(rise < 0 ? '{least} to {most}\u00a0% fewer' : '{least} to {most}\u00a0% more', {
    least: tenths(least),
    most: tenths(most),
  });
}

/** What the next turn holds if the empire is mobilised so (B12.60, B12.70, B12.90). */
export function aheadWith(now: State, seat: SeatId, was: Empire, mobility: Mobility): Ahead {
  const empire = { ...was, mobility };
  const { rise, fall } = poorDiceOf(now, seat, empire);
  return {
    treasury: nextBudget(now, seat, empire).treasury,
    drained: drainedAfter(now, seat, empire),
    plateau: plateauOf(now, seat),
    crews: crewsSaid(rise, fall),
  };
}
