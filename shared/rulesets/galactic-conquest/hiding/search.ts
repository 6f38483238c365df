import { integer, list } from '#kernel/codec/shapes.ts';
import { number } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { compareBy, inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change, replace } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { bothHear, cause, event, hull, most, order, own, ownerHears, place, seat, unit } from '../declare.ts';
import { hullsText } from '../combat/words.ts';
import { hexName } from '../map/board.ts';
import { nameOf } from '../map/seats.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State, View } from '../model/state.ts';
import { withFinding } from '../model/seeing/veil.ts';
import { squadronsAt } from '../model/stations/squadrons.ts';
import { hasOrder, squadronGiven } from '../movement/given.ts';
import { spentOn } from '../movement/spending.ts';
import { unpromised } from '../reactions/steps.ts';
import { impossible } from '../refusals.ts';
import { mostMoves, segments } from '../segments.ts';
import { shownTo } from '../sensors/veils.ts';
import { speedOf } from '../ships/ships.ts';
import { cloakChances, hiddenChances } from './chances.ts';

const searches = integer(0, mostMoves);
const segment = integer(1, segments);

/** A squadron searches for what hides: for bases and ships on silent running where each of its moves ends, and after its course for ships under cloak too (C6.30, C8.30, D2.37). */
export const search = order('search', {
  fields: { searches },
  title: 'Search for hidden units',
  offers: ({ squadrons, me }, at, plan) =>
    squadronGiven(squadrons, { seat: me, unit: at.unit }) === undefined || hasOrder(plan, at.unit, 'search')
      ? []
      : [{ searches: 1 }],
  form(view, given, at) {
    const squadron = at.unit === undefined ? undefined : view.squadrons[at.unit];
    return [
      number(given, 'searches', 'Searches after its course', {
        least: 0,
        most: squadron === undefined ? mostMoves : speedOf(squadron),
      }),
    ];
  },
  cannot({ squadrons }, given) {
    const squadron = squadronGiven(squadrons, given);
    if (squadron === undefined) return impossible('GC A6.20', 'not-your-squadron');
    if (squadron.search !== undefined || squadron.raid !== undefined)
      return impossible('GC C6.30', 'searches-already');
    if (squadron.pace !== undefined) return impossible('GC D2.37', 'fast-searches');
    if (squadron.hyper !== undefined) return impossible('GC C21.51', 'hyper-and-moves');
    if (squadron.veil === 'silent' || squadron.veil === 'docked')
      return impossible('GC C8.10', 'hides-and-searches');
    const left = Math.max(0, unpromised(squadron));
    if (given.order.searches > left) return impossible('GC D2.37', 'search-too-far', { left });
    return given.order.searches === 0 && squadron.plot === undefined
      ? impossible('GC D2.37', 'raid-no-search')
      : undefined;
  },
  say: (given) =>
    given.searches === 0
      ? phrase('Search for hidden units on its course')
      : phrase('Search for hidden units, with {searches|search|searches} after its course', {
          searches: given.searches,
        }),
});
export type Search = OrderIn<typeof search>;

export const searchOrdered = event('search-ordered', {
  fields: { seat, unit, moves: searches, searches, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) => phrase('{unit} searches for hidden units this turn.', { unit: own(happened.unit) }),
  ahead: (happened) => phrase('{unit} will search for hidden units.', { unit: own(happened.unit) }),
  apply: (draft, happened) =>
    change(draft.squadrons, happened.unit, () => ({
      search: { moves: happened.moves, searches: happened.searches },
    })),
});

/** A search without success, whether there was anything to find or not: who searched cannot tell. */
export const searched = event('searched', {
  fields: { seat, unit, place, segment },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('{unit} searches {place} in segment {segment} and finds nothing.', {
      unit: own(happened.unit),
      place: hexName(happened.place),
      segment: happened.segment,
    }),
  ahead: (happened) =>
    phrase('{unit} will search {place}.', { unit: own(happened.unit), place: hexName(happened.place) }),
});

/** A squadron that hides is found: `seat` and `unit` who found it, `to` and `of` who was found (C6.30, C8.30). */
export const unitFound = event('unit-found', {
  fields: { seat, unit, place, segment, to: seat, of: unit, hulls: list(hull, most.ships) },
  by: 'rules',
  hears: bothHear,
  say: (happened) =>
    phrase('{unit} of the {seat} finds {of} of the {to} ({hulls}) in {place}.', {
      unit: happened.unit.toUpperCase(),
      seat: nameOf(happened.seat),
      of: happened.of.toUpperCase(),
      to: nameOf(happened.to),
      hulls: hullsText(happened.hulls),
      place: hexName(happened.place),
    }),
  ahead: (happened) =>
    phrase('{unit} may find forces in {place}.', {
      unit: own(happened.unit),
      place: hexName(happened.place),
    }),
  apply: (draft, happened) =>
    replace(draft.squadrons, happened.of, (was): Squadron =>
      withFinding(was, { seat: happened.seat, by: happened.unit, segment: happened.segment }),
    ),
});

type Searching = Room<
  State,
  View,
  Search,
  EventIn<typeof searchOrdered | typeof searched | typeof unitFound>
>;

/** Squadrons are told to search (D2.37). */
export function prepareSearches(turn: Turn<Searching>): void {
  inTurn(
    turn,
    search,
    (given) =>
      given.unit &&
      searchOrdered.of({
        seat: given.seat,
        unit: given.unit,
        moves: turn.state.squadrons[given.unit]?.plot?.way.length ?? 0,
        searches: given.order.searches,
        cause: given.order.ref,
      }),
  );
}

/** Somebody who hides where a squadron searches, and the chances in six to find them. */
interface Target {
  readonly of: UnitId;
  readonly squadron: Squadron;
  readonly chances: number;
}

/** Whom a search could find (2/B, 2/C). OURS: ships under cloak first, as their presence is known; of several the likeliest. @param entering by the point that was spent on entering the hex, which finds no cloaked ships */
function targetOf(state: State, searcher: Squadron, entering: boolean): Target | undefined {
  const all = squadronsAt(state.squadrons, searcher.place).flatMap(
    ([of, squadron]): readonly (Target & { cloaked: boolean })[] => {
      if (squadron.ships.length === 0) return [];
      const shown = shownTo(state, searcher.seat, squadron);
      // Docked ships are with their bases, and nobody searches for them.
      if (shown === 'open' || squadron.veil === 'docked') return [];
      if (shown === 'hidden')
        return [{ of, squadron, chances: hiddenChances(state, searcher, squadron), cloaked: false }];
      return entering
        ? []
        : [{ of, squadron, chances: cloakChances(state, searcher, squadron), cloaked: true }];
    },
  );
  return all.sort(
    compareBy(
      ({ cloaked }) => (cloaked ? 0 : 1),
      ({ chances }) => -chances,
      ({ of }) => of,
    ),
  )[0];
}

/** Squadrons search, one hex in a segment each (C6.30, C8.30). */
export function searchAll(turn: Turn<Searching>): void {
  for (const [unit, { search: told }] of inOrder(turn.state.squadrons)) {
    const searcher = turn.state.squadrons[unit];
    const spent = searcher && told && spentOn(searcher, told, turn.pass);
    if (searcher === undefined || spent === undefined) continue;
    const { seat: owner, place: hex } = searcher;
    const target = targetOf(turn.state, searcher, spent === 'move');
    const common = { seat: owner, unit, place: hex, segment: turn.pass };
    if (target !== undefined && turn.draw.fork(unit).chance(target.chances, 6)) {
      const hulls = target.squadron.ships.map((ship) => ship.hull);
      turn.happen(unitFound.of({ ...common, to: target.squadron.seat, of: target.of, hulls }));
    } else turn.happen(searched.of(common));
  }
}
