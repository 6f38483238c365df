import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Draw } from '#kernel/dice/draw.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { percentOf } from '#kernel/steps/fractions.ts';
import type { Funds } from '../model/funds.ts';
import type { OfficerLetter, PersonLetter, Ship } from '../model/ship.ts';
import { officerLetters } from '../model/ship.ts';
import type { State } from '../model/state.ts';
import { sitesHeldBy } from '../model/stations.ts';
import { yearOf } from '../model/figures.ts';
import { people, siteFee, teamYears } from '../ships/people.ts';
import { figureOf } from '../model/settings.ts';
import { impossible } from '../refusals.ts';
import { designOf } from '../ships/list/index.ts';
import { siteKindOf } from '../galaxy/terrain.ts';
import { cannotPay, evenly } from '../money/money.ts';
import { hasSpecial } from '../specials/specials.ts';
import type { World } from '../galaxy/world.ts';

/** How many of them wait for an assignment. */
export function waitingFor({ corporations }: State, seat: SeatId, who: PersonLetter): number {
  const own = corporations[seat];
  return (who === 'P' ? own?.teams : own?.officers[who]) ?? 0;
}

/** What a ship pays, in people or food, to take somebody on board (SFW 1679). */
export const boardingCost = (ship: Pick<Ship, 'design'>, who: PersonLetter): number =>
  percentOf(people[who].percent, designOf(ship).cost);

/** Whether somebody like that is on board already (SFW 1687). */
export const isAboard = ({ officers, team }: Ship, who: PersonLetter): boolean =>
  who === 'P' ? team === true : officers.includes(who);

/** Whether it is an Academy Center of the seat (SFW 5403). */
export const isAcademy = ({ state, hex }: World, seat: SeatId, place: PlaceId): boolean =>
  state.sites[place]?.owner === seat && siteKindOf(hex(place))?.code === 'AC';

/** What an officer costs a site (SFW 6934). */
export const stationCost = (who: PersonLetter): Funds => {
  const paid = people[who].sites ?? [];
  return { ...evenly(0), ...Object.fromEntries(paid.map((resource) => [resource, siteFee])) };
};

/** Why nobody like that can go to a site; undefined if somebody can (SFW 3554). */
export function cannotStation(
  state: State,
  seat: SeatId,
  { place, who }: { readonly place: PlaceId; readonly who: PersonLetter },
): Problem | undefined {
  const { name, sites } = people[who];
  const site = state.sites[place];
  if (site?.owner !== seat) return impossible('SFW 3554', 'not-your-site');
  if (sites === undefined) return impossible('SFW 3561', 'ships-alone', { who: name });
  if (site.officers.includes(who)) return impossible('SFW 3556', 'stationed-already', { who: name });
  if (waitingFor(state, seat, who) === 0) return impossible('SFW 3555', 'nobody-waiting', { who: name });
  const [first, second] = sites;
  return (
    cannotPay(state, seat, siteFee, 'SFW 3578', first) ?? cannotPay(state, seat, siteFee, 'SFW 3578', second)
  );
}

/** Whether Prime Teams come this year: in Y170, and whenever a year ends like that (SFW 2924). */
export const bringsTeam = ({ turn }: Pick<State, 'turn'>): boolean => yearOf(turn) % teamYears.every === 0;

/** Who arrives at the end of a run: an officer, perhaps a second one, one for each Academy Center, and a Captain from an Academy Capital (SFW 2760, 5403, 7337; OURS: the odds). */
export function arrivingFor(world: World, seat: SeatId, draw: Draw): string {
  const { state } = world;
  if (!state.parameters.officers) return '';
  const second = draw.fork('second').chance(figureOf(state, 'officers.second'), 100) ? 1 : 0;
  const academies = sitesHeldBy(state.sites, seat).filter(
    ([place, { devastated }]) => !devastated && isAcademy(world, seat, place),
  );
  const all = Array.from({ length: 1 + second + academies.length }, (_, n) =>
    officerOf(draw.fork('officer', n).int(100)),
  );
  return [...all, ...(hasSpecial(state, seat, 'academy-capital') ? ['C'] : [])].toSorted().join('');
}

/** The officer of a roll of 1 to 100: by their shares, in the order of their letters. */
export function officerOf(roll: number): OfficerLetter {
  let left = roll;
  return (
    officerLetters.find((letter) => {
      left -= people[letter].share;
      return left <= 0;
    }) ?? 'W'
  );
}
