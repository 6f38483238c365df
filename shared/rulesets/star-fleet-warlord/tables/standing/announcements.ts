import type { Phrase } from '#kernel/report/phrase.ts';
import { phrase } from '#kernel/report/phrase.ts';
import {
  boughtLines,
  changeRaceYears,
  espionage,
  firstYear,
  graveyardYear,
  lists,
  loans,
  posts,
  refit,
  support,
} from '../figures.ts';
import { firstPfYear } from '../items.ts';

interface Announcement {
  /** The year from which it holds: it is announced in the reports of the year before. */
  readonly year: number;
  readonly said: Phrase;
}

/** Turns for lines are counted from the year after the Initial Build on. */
const lineYear = (at: 0 | 1): number => firstYear + boughtLines.from[at][0];
const spiesFrom = (code: number): number => espionage.codes[code]?.from ?? firstYear;

/** What reports announce (SFW 4995; OURS: which, and when), by keys of our own. */
export const announcements: Readonly<Record<string, Announcement | undefined>> = {
  support: { year: support.from, said: phrase('From next year on, ships take food for their support.') },
  counter: {
    year: espionage.counter.from,
    said: phrase('From next year on, EC keeps spies away.'),
  },
  spies: { year: spiesFrom(1), said: phrase('From next year on, ES sends spies to other Corporations.') },
  posts: {
    year: posts.from,
    said: phrase('From next year on, listening posts can be planted by LP, and used by IR, IB and IS.'),
  },
  'loans-end': {
    year: loans.last,
    said: phrase('Next year is the last in which RL borrows, and interest is charged from then on.'),
  },
  bonus: {
    year: lists.bonus,
    said: phrase('From next year on, the Corporation whose stock has risen most is given EP.'),
  },
  lines: { year: lineYear(0), said: phrase('From next year on, BO buys order lines.') },
  'more-lines': {
    year: lineYear(1),
    said: phrase('From next year on, BO buys ten lines, and PERM keeps them.'),
  },
  graveyard: { year: graveyardYear, said: phrase('From next year on, the Graveyard of Ships is open.') },
  lists: {
    year: lists.others,
    said: phrase('From next year on, reports have more lists than that of stock.'),
  },
  ranks: {
    year: spiesFrom(12),
    said: phrase('From next year on, spies can find out places in the lists, with ES 12.'),
  },
  refits: { year: refit.from, said: phrase('From next year on, REFT gives ships another point of speed.') },
  races: {
    year: changeRaceYears.first,
    said: phrase('Next year, and every twelfth after it, CP changes a primary race.'),
  },
  'loans-called': {
    year: loans.called,
    said: phrase('At the end of next year ships are taken for loans that are not paid back.'),
  },
  pfs: { year: firstPfYear, said: phrase('From next year on, BP buys PFs.') },
};
