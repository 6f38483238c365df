import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
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
} from '../model/figures.ts';
import { firstPfYear } from '../items/table.ts';

interface Announcement {
  /** The year from which it holds: it is announced in the reports of the year before. */
  readonly year: number;
  readonly said: Phrase;
  /** How it is used, for whoever is no veteran (SFW 4435). */
  readonly more: Phrase;
}

/** Turns for lines are counted from the year after the Initial Build on. */
const lineYear = (at: 0 | 1): number => firstYear + boughtLines.from[at].since;
const spiesFrom = (code: number): number => espionage.codes[code]?.from ?? firstYear;

/** What reports announce (SFW 4995; OURS: which, and when), by keys of our own. */
export const announcements: Readonly<Record<string, Announcement | undefined>> = {
  support: {
    year: support.from,
    said: phrase('From next year on, ships take food for their support.'),
    more: phrase(
      'Each year it is a fortieth of what your ships cost, with what they carry that lives or flies. Where food is short, nothing is lost, but there are no EP to spend.',
    ),
  },
  counter: {
    year: espionage.counter.from,
    said: phrase('From next year on, EC keeps spies away.'),
    more: phrase(
      'For a fifth of the value of your stock, whoever spies on you until your next run finds out nothing, and you learn who it was.',
    ),
  },
  spies: {
    year: spiesFrom(1),
    said: phrase('From next year on, ES sends spies to other Corporations.'),
    more: phrase(
      'Write the number of the Corporation and what you want to know, such as ES 2 8 for its Home Office. You pay a share of the value of their stock.',
    ),
  },
  posts: {
    year: posts.from,
    said: phrase('From next year on, listening posts can be planted by LP, and used by IR, IB and IS.'),
    more: phrase(
      'LP leaves listeners at a site of yours that others may take. They report each year, and can start a rebellion, break in or do damage.',
    ),
  },
  'loans-end': {
    year: loans.last,
    said: phrase('Next year is the last in which RL borrows, and interest is charged from then on.'),
    more: phrase('PL pays back what you owe. Whatever is left grows by interest each year.'),
  },
  bonus: {
    year: lists.bonus,
    said: phrase('From next year on, the Corporation whose stock has risen most is given EP.'),
    more: phrase('It comes with the income of the year after, to one Corporation.'),
  },
  lines: {
    year: lineYear(0),
    said: phrase('From next year on, BO buys order lines.'),
    more: phrase('Five may be bought for the next run, and are paid in EP; what you do not have, you owe.'),
  },
  'more-lines': {
    year: lineYear(1),
    said: phrase('From next year on, BO buys ten lines, and PERM keeps them.'),
    more: phrase(
      'Ten at once are cheaper than one by one. With PERM they are bought in every run until BO OFF.',
    ),
  },
  graveyard: {
    year: graveyardYear,
    said: phrase('From next year on, the Graveyard of Ships is open.'),
    more: phrase(
      'One ship of each Corporation may go there, by GRAV from a Gravity Well, a Black Hole or a White Dwarf, and none comes back.',
    ),
  },
  lists: {
    year: lists.others,
    said: phrase('From next year on, reports have more lists than that of stock.'),
    more: phrase('They show who leads in income, ships, sites and more.'),
  },
  ranks: {
    year: spiesFrom(12),
    said: phrase('From next year on, spies can find out places in the lists, with ES 12.'),
    more: phrase('They are those of the last year, in income, power, ships and fortifications.'),
  },
  refits: {
    year: refit.from,
    said: phrase('From next year on, REFT gives ships another point of speed.'),
    more: phrase(
      'It is written in the slot of a ship at a base, and paid in dilithium, by the price of the ship.',
    ),
  },
  races: {
    year: changeRaceYears.first,
    said: phrase('Next year, and every twelfth after it, CP changes a primary race.'),
    more: phrase('It costs 100 EP: write the old race and the new one, or U to leave the place open.'),
  },
  'loans-called': {
    year: loans.called,
    said: phrase('At the end of next year ships are taken for loans that are not paid back.'),
    more: phrase('The newest ships go first, at half of what they cost, until nothing is owed.'),
  },
  pfs: {
    year: firstPfYear,
    said: phrase('From next year on, BP buys PFs.'),
    more: phrase(
      'Ships with room for them and garrisons carry them. They fight like small ships, and take the worst volleys on themselves.',
    ),
  },
};
