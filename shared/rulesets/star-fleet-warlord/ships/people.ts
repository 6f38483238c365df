import type { Resource } from '../model/funds.ts';
import type { OfficerLetter, PersonLetter } from '../model/ship.ts';

interface Person {
  readonly name: string;
  /** Percent of the list price of a ship that it pays to take them on board (SFW 1680). */
  readonly percent: number;
  /** Both resources of which a site pays 100 for them (SFW 6934); undefined for those who serve on ships alone. */
  readonly sites?: readonly [Resource, Resource];
  /** How many of a hundred officers who arrive are such (OURS: the book says only that one to three are Captains, SFW 2880). */
  readonly share: number;
}

/** Legendary officers and Prime Teams, by their letters (SFW 2777). */
export const people: Readonly<Record<PersonLetter, Person>> = {
  A: { name: 'Ace Pilot', percent: 20, sites: ['dc', 'fp'], share: 10 },
  C: { name: 'Captain', percent: 75, share: 2 },
  D: { name: 'Doctor', percent: 20, sites: ['pe', 'fp'], share: 20 },
  E: { name: 'Engineer', percent: 20, sites: ['dc', 'or'], share: 14 },
  M: { name: 'Marine Major', percent: 20, sites: ['or', 'fp'], share: 10 },
  N: { name: 'Navigator', percent: 20, sites: ['pe', 'dc'], share: 14 },
  P: { name: 'Prime Team', percent: 100, share: 0 },
  S: { name: 'Science Officer', percent: 20, sites: ['pe', 'or'], share: 12 },
  W: { name: 'Weapons Officer', percent: 20, sites: ['pe', 'dc'], share: 18 },
};

/** What each officer costs a site, of each of two resources (SFW 3578). */
export const siteFee = 100;

/** Prime Teams come in this year, and then each time so many years later (SFW 2924). */
export const teamYears = { first: 170, every: 10 } as const;

/** Officers whom each Corporation has at first (SFW 2761). */
export const firstOfficers: Readonly<Record<OfficerLetter, number>> = {
  A: 1,
  C: 0,
  D: 1,
  E: 1,
  M: 1,
  N: 1,
  S: 1,
  W: 1,
};
