import type { Phrase, Arg } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { SeatId, PlaceId, UnitId } from '#kernel/words/ids.ts';
import { change } from '#kernel/steps/change.ts';
import { integer, optional, record, object, flag } from '#kernel/codec/shapes.ts';
import { keysInOrder, inOrder } from '#kernel/words/inOrder.ts';
import type { Funds } from '../model/funds.ts';
import { resources } from '../model/funds.ts';
import type { Happened } from '../model/happened.ts';
import type { Ship } from '../model/ship.ts';
import { bareCorporation } from '../model/corporation.ts';
import { earn, changeSite, changeShip } from '../model/draft.ts';
import { placeArg } from '../words.ts';
import { seat, funds, amount, place, terrain, points, level, mostShips } from '../fields/parts.ts';
import { toOwner, ofShip, shipSaid, event } from '../declare.ts';
import { yes, speed } from '../fields/things.ts';

export interface IncomeReceived extends Happened<'income-received'> {
  readonly seat: SeatId;
  /** What was there before. */
  readonly before: Funds;
  /** What comes in, less the support of ships. */
  readonly income: Funds;
  readonly sites: number;
  /** Sectors whose major sites are all its own. */
  readonly sectors: number;
  /** Food for the support of ships. */
  readonly support: number;
  /** What raiders have brought home. */
  readonly transit?: Funds;
}

const fundsArg = (funds: Funds): Arg => phrase('{pe} PE, {or} OR, {dc} DC and {fp} FP', { ...funds });

/** What came in, after the lines of its sites (SFW 2417). */
function received({ income, before, sites, sectors, support, transit }: IncomeReceived): Phrase {
  const now = Object.fromEntries(
    resources.map((one) => [one, before[one] + income[one]]),
  ) as unknown as Funds;
  const args = {
    sites,
    sectors,
    income: fundsArg(income),
    support,
    before: fundsArg(before),
    now: fundsArg(now),
  };
  return transit === undefined
    ? phrase(
        '{sites|site|sites} and {sectors|whole sector|whole sectors} bring in {income}; support of ships took {support} FP. You had {before}, and now have {now}.',
        args,
      )
    : phrase(
        '{sites|site|sites}, {sectors|whole sector|whole sectors} and raids, with {raids}, bring in {income}; support of ships took {support} FP. You had {before}, and now have {now}.',
        { ...args, raids: fundsArg(transit) },
      );
}

/** A line of the income list: a site, and what it would produce with its moons, whether that comes in or not. */
export interface SiteListed extends Happened<'site-listed'> {
  readonly seat: SeatId;
  readonly place: PlaceId;
  /** Such as `PL+AF`. */
  readonly terrain: string;
  readonly production: Funds;
  /** Moons that it has, and whether they bring something. */
  readonly moons?: number;
  readonly surveyed?: true;
  readonly devastated?: true;
  /** It was raided: it brings nothing this once, and is so no more (SFW 2528). */
  readonly raided?: true;
}

/** What is said of a site as the income list has it: where, in which terrain and with how many moons that bring something (A) or do not (M) (SFW 2494). */
function siteArg({ place, terrain, moons, surveyed }: SiteListed): Arg {
  const args = { at: placeArg(place), terrain, moons: moons ?? 0 };
  if (moons === undefined) return phrase('{at} ({terrain})', args);
  return surveyed === true
    ? phrase('{at} ({terrain}, {moons}A)', args)
    : phrase('{at} ({terrain}, {moons}M)', args);
}

/** A line of the income list, with @ before a devastated site and & before a raided one (SFW 2460, 2521). */
function listed(event: SiteListed): Phrase {
  const { production, devastated, raided } = event;
  const args = { site: siteArg(event), ...production };
  if (devastated === true && raided === true)
    return phrase(
      '@& {site}: {pe} PE, {or} OR, {dc} DC, {fp} FP, but it is devastated, and was raided.',
      args,
    );
  if (devastated === true)
    return phrase(
      '@ {site}: {pe} PE, {or} OR, {dc} DC, {fp} FP, but it is devastated and brings nothing.',
      args,
    );
  if (raided === true)
    return phrase(
      '& {site}: {pe} PE, {or} OR, {dc} DC, {fp} FP, but it was raided and brings nothing.',
      args,
    );
  return phrase('{site}: {pe} PE, {or} OR, {dc} DC, {fp} FP.', args);
}

type Prepared = Pick<Ship, 'age' | 'shields' | 'crew' | 'crewMost' | 'improved'>;

const prepared = object({
  age: integer(0, 9999),
  shields: points,
  crew: level,
  crewMost: level,
  improved: flag,
});

export const incomeReceived = event('income-received', {
  fields: {
    seat,
    /** What comes in, less the support of ships. */
    income: funds,
    sites: integer(0, 25_600),
    /** Sectors whose major sites are all its own. */
    sectors: integer(0, 100),
    /** Food for the support of ships. */
    support: amount,
    /** What was there before. */
    before: funds,
    /** What raiders have brought home. */
    transit: optional(funds),
  },
  by: 'rules',
  ...toOwner,
  say: received,
  ahead:
    '{sites|site|sites} and {sectors|whole sector|whole sectors} will bring in {income}; support of ships will take {support} FP.',
  apply: (draft, { seat, income }) => {
    earn(draft, seat, income);
    change(draft.corporations, seat, () => ({ transit: bareCorporation.transit }));
  },
});

/** A line of the income list: a site, and what it would produce with its moons, whether that comes in or not. */
export const siteListed = event('site-listed', {
  fields: {
    seat,
    place,
    /** Such as `PL+AF`. */
    terrain,
    production: funds,
    /** Moons that it has, and whether they bring something. */
    moons: optional(integer(1, 8)),
    surveyed: yes,
    devastated: yes,
    /** It was raided: it brings nothing this once, and is so no more (SFW 2528). */
    raided: yes,
  },
  by: 'rules',
  ...toOwner,
  say: listed,
  apply: (draft, { place, raided }) => {
    if (raided === true) changeSite(draft, place, () => ({ raided: false }));
  },
});

export const shipsPrepared = event('ships-prepared', {
  fields: {
    seat,
    /** Ships as they begin the year: a year older, shields full. */
    ships: record<UnitId, Prepared>(prepared, mostShips),
  },
  by: 'rules',
  ...toOwner,
  say: ({ ships }) =>
    phrase('{count|ship is|ships are} a year older, with shields restored.', {
      count: keysInOrder(ships).length,
    }),
  ahead: '{count|ship|ships} will be a year older, with shields restored.',
  apply: (draft, { ships }) => {
    for (const [id, now] of inOrder(ships)) changeShip(draft, id, () => now);
  },
});

/** Its Engineer repairs a level of damage and a point of speed, and takes nothing for it. */
export const shipMended = event('ship-mended', {
  fields: { ...ofShip, damage: points, drained: speed },
  by: 'rules',
  ...toOwner,
  say: shipSaid(
    'The Engineer of {ship} repairs it: internal damage {damage}, {drained|point of speed|points of speed} gone.',
    ({ damage, drained }) => ({ damage, drained }),
  ),
  ahead:
    'The Engineer of {ship} will repair it: internal damage {damage}, {drained|point of speed|points of speed} gone.',
  apply: (draft, { ship, damage, drained }) => changeShip(draft, ship, () => ({ damage, drained })),
});
