import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { GeTurn } from '../declare.ts';
import { order, unless } from '../declare.ts';
import { noSuchSector } from '../diplomacy/permission.ts';
import { world } from '../model/imagine.ts';
import { annexationCost } from '../model/money.ts';
import { namedPlace } from '../model/naming.ts';
import { place } from '../model/parts.ts';
import type { Sector, State } from '../model/state.ts';
import { placeArg, resources } from '../model/words.ts';
import { isPlannedAt } from '../planning/planned.ts';
import { impossible } from '../refusals.ts';
import type { Happening } from './events.ts';
import { annexationDeclined, annexationLapsed, sectorAnnexed, sectorCeded } from './events.ts';

/** Why the empire cannot annex the sector now, apart from money (GE 403, 856). */
export function annexProblem(state: State, seat: SeatId, place: PlaceId): Problem | undefined {
  const sector = state.sectors[place];
  if (sector === undefined) return noSuchSector();
  const args = { place: namedPlace(place, sector) };
  if (sector.owner !== seat) return impossible('GE 856', 'not-owned/annex', args);
  if (sector.ownerAtStart !== seat) {
    return impossible('GE 856', 'not-owned-at-start', args);
  }
  if (sector.annexedTo === seat) return impossible('GE 403', 'annexed-already', args);
  return undefined;
}

/** Why the treasury cannot pay for the annexation. */
function annexMoneyProblem(state: State, seat: SeatId, sector: Sector): Problem | undefined {
  const cost = annexationCost(sector);
  const treasury = state.empires[seat]?.treasury ?? 0;
  if (cost <= treasury) return undefined;
  return impossible('GE 856', 'not-enough-money/annex', {
    place: sector.name,
    cost: sector.revenue,
  });
}

/** Why the empire cannot cede the sector now: it must both own it and have annexed it (GE 405, E-23). */
export function cedeProblem(state: State, seat: SeatId, place: PlaceId): Problem | undefined {
  const sector = state.sectors[place];
  if (sector === undefined) return noSuchSector();
  const args = { place: namedPlace(place, sector) };
  if (sector.owner !== seat) return impossible('GE 405', 'not-owned/cede', args);
  if (sector.annexedTo !== seat) return impossible('GE 405', 'not-annexed', args);
  return undefined;
}

/** Turns of decline after which an annexation lapses (GE 864). */
export const longestDecline = 3;

/**
 * The sector's turns of decline at the end of this turn; undefined where the annexer is the owner, or nobody has annexed it.
 * The turn in which the annexer loses the sector counts 0, also one that began with its recapture; a third owner does not restart the
 * count (E-11).
 */
export function declineAfter(sector: Sector): number | undefined {
  if (sector.annexedTo === undefined || sector.owner === sector.annexedTo) return undefined;
  const lostNow = sector.ownerAtStart === sector.annexedTo || sector.regained === true;
  return lostNow ? 0 : sector.decline + 1;
}

/** Makes an own sector pay its taxes from next turn on, for one turn's revenue (GE 403, 856). */
export const annexSector = order('annex-sector', {
  title: 'Annex Sector',
  fields: { place },

  offers: (view, { place: at, unit }, plan) => {
    if (at === undefined || unit !== undefined || annexProblem(world(view), view.me, at) !== undefined)
      return [];
    return isPlannedAt(plan, 'annex-sector', at) ? [] : [{ place: at }];
  },

  whyNot: (view, { place: at, unit }) => {
    if (at === undefined || unit !== undefined || world(view).sectors[at]?.owner !== view.me)
      return undefined;
    return annexProblem(world(view), view.me, at);
  },

  cannot(state, { seat, order: { place: wanted } }) {
    const sector = state.sectors[wanted];
    return annexProblem(state, seat, wanted) ?? (sector && annexMoneyProblem(state, seat, sector));
  },
  advice: (found) => [unless(found, 'not-enough-money')],

  say: ({ place: wanted }, view) => {
    const sector = world(view).sectors[wanted];
    return phrase('Annex {place} for {cost} resources', {
      place: placeArg(view, wanted),
      cost: sector === undefined ? '?' : resources(annexationCost(sector)),
    });
  },
});

/** Gives up an own annexation; the sector stays owned (GE 405, E-23). */
export const cedeSector = order('cede-sector', {
  title: 'Cede Sector',
  fields: { place },

  offers: (view, { place: at, unit }, plan) => {
    if (at === undefined || unit !== undefined || cedeProblem(world(view), view.me, at) !== undefined)
      return [];
    return isPlannedAt(plan, 'cede-sector', at) ? [] : [{ place: at }];
  },

  whyNot: (view, { place: at, unit }) => {
    const sector = at === undefined || unit !== undefined ? undefined : world(view).sectors[at];
    const concerned = sector?.owner === view.me || sector?.annexedTo === view.me;
    return at === undefined || !concerned ? undefined : cedeProblem(world(view), view.me, at);
  },

  cannot: (state, { seat, order: { place: where } }) => cedeProblem(state, seat, where),
  // What the empire holds by then depends on the rest of the plan.
  advice: () => [],

  say: ({ place: where }, view) => phrase('Cede {place} to local control', { place: placeArg(view, where) }),
});

/**
 * First cedes sectors, then annexes sectors, in plan order, as far as the treasury goes (GE 405, 856, E-23).
 * A sector yields nothing in the turn in which it is ceded or annexed.
 */
export function sectorsAnnexed(turn: GeTurn<Happening>): void {
  inTurn(turn, cedeSector, ({ seat, order: { place: where, ref: cause } }) =>
    sectorCeded.of({ seat, place: where, cause }),
  );
  inTurn(turn, annexSector, ({ seat, order: { place: where, ref: cause } }) => {
    const sector = turn.state.sectors[where];
    return sector && sectorAnnexed.of({ seat, place: where, cost: annexationCost(sector), cause });
  });
}

/** Where the owner is not the annexer, the annexation declines and lapses after three turns (GE 753, 864, E-11). */
export function annexationDeclines(turn: GeTurn<Happening>): void {
  for (const [place, sector] of inOrder(turn.state.sectors)) {
    const decline = declineAfter(sector);
    const seat = sector.annexedTo;
    if (decline === undefined || seat === undefined || decline === sector.decline) continue;
    if (decline >= longestDecline) turn.happen(annexationLapsed.of({ place, seat }));
    else turn.happen(annexationDeclined.of({ place, seat, decline }));
  }
}
