import type { Books } from '#kernel/codec/books.ts';
import { integer, list, object, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Giving, OrderIn } from '#kernel/declare/order.ts';
import type { Fact } from '#kernel/presentation.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { drop, replace } from '#kernel/steps/change.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { standing } from '../../bases/finish.ts';
import type { Sunk } from '../../carried/spilled.ts';
import { sinkCargo } from '../../carried/spilled.ts';
import { cause, event, hull, most, order, own, ownerHears, points, unit } from '../../declare.ts';
import { keepUnits, reserveShape, withKept } from '../../crewing/reserve.ts';
import { unitsKept } from '../../crewing/units.ts';
import { hexName } from '../../map/board.ts';
import { pricedOf } from '../../mothballs/groups.ts';
import { layUp } from '../../mothballs/laidUp.ts';
import { joined } from '../../model/bases/integrated.ts';
import { isScrapped } from '../../model/condition/storing.ts';
import { landFrom } from '../../model/corps/ashore.ts';
import { imagine } from '../../model/imagine.ts';
import type { Ship } from '../../model/ship.ts';
import type { State, View } from '../../model/state.ts';
import { fighterGiven } from '../../movement/given.ts';
import type { Squadron } from '../../model/squadron.ts';
import { impossible } from '../../refusals.ts';
import { listFor, notListed } from '../../ships/list/book.ts';
import type { ShipList } from '../../ships/list/shipList.ts';
import { shipsField } from '../../squadrons/shipsField.ts';
import { namesOf } from '../../squadrons/codes.ts';
import type { Flown, Named } from '../../squadrons/flyersNamed.ts';
import {
  choicesIn,
  isNamed,
  namedOf,
  pricedShape,
  unitsText,
  withoutFlyers,
} from '../../squadrons/flyersNamed.ts';
import { excessOf } from '../../squadrons/regroup.ts';
import { cannotScrapIn, isScrapper } from '../ships/facilities.ts';
import type { Part } from './bases.ts';
import { cannotScrapBases, partsIn, withoutParts } from './bases.ts';
import { countGain, isAskedFor, overLimit } from './gain.ts';
import type { Going } from './going.ts';
import { wrecksOf } from './going.ts';
import { putWrecks, worthOfAll, wrecksIn, wrecksShape } from './wrecks.ts';
import { namedShips, shipNames } from '../../squadrons/named.ts';

type Given = Giving<{ readonly ref: never; readonly kind: 'scrap-ships'; readonly ships: readonly string[] }>;

/** What an order names of a squadron or of bases, of which it may be parts of units; or why it is not there. */
function goingOf(
  { ships: all, fixed }: Squadron,
  names: readonly string[],
): (Going & Pick<Named, 'at'>) | Problem {
  const whole = new Set(namesOf(all));
  const parts =
    fixed === undefined
      ? []
      : partsIn(
          all,
          names.filter((name) => !whole.has(name)),
        );
  const isPart = (name: string): boolean => !whole.has(name) && partsIn(all, [name]).length > 0;
  const named = namedOf(all, fixed === undefined ? names : names.filter((name) => !isPart(name)), 'GC B9.10');
  if (!isNamed(named)) return named;
  const ships = named.at.flatMap((position) => all[position] ?? []);
  return { at: named.at, ships, flyers: named.flyers, ...(parts.length > 0 && { parts }) };
}

function cannotScrap(book: ShipList | undefined, state: State, given: Given): Problem | undefined {
  const from = fighterGiven(state.squadrons, given);
  if (from === undefined) return impossible('GC A6.20', 'not-your-squadron');
  if (isScrapped(from)) return impossible('GC B9.20', 'scrapped-already');
  if (given.order.ships.length === 0) return impossible('GC B9.10', 'no-ships-named');
  const going = goingOf(from, given.order.ships);
  if ('code' in going) return going;
  const { at, ships, parts = [], flyers } = going;
  const left = { ...from, ships: from.ships.filter((_, position) => !at.includes(position)) };
  const mobile = from.fixed === undefined || flyers.length > 0;
  const nowhere = impossible('GC B9.20', 'no-yard-here');
  const barred = mobile ? cannotScrapIn(state, from.seat, from.place, nowhere) : undefined;
  if (barred !== undefined) return barred;
  if (from.guards === true) return impossible('GC B2.60', 'works-on-duty');
  if (ships.some(({ merchant }) => merchant === true))
    return impossible('GC E1.25', 'merchants-scrap-nothing');
  const standing = from.fixed === undefined ? undefined : cannotScrapBases(state, left, ships, parts);
  if (standing !== undefined) return standing;
  const wrecks = wrecksOf(book, state, from.seat, going);
  if (wrecks === undefined) {
    const isPriced = (ship: Ship): boolean =>
      wrecksOf(book, state, from.seat, { ships: [ship], flyers: [] }) !== undefined;
    return notListed(state, ships.find((ship) => !isPriced(ship))?.hull ?? flyers[0]?.flyer.type ?? '');
  }
  if (from.fixed === undefined && excessOf(state, left) > excessOf(state, from))
    return impossible('GC D6.10', 'left-uncommanded');
  return isAskedFor(state, from.seat, ships, flyers)
    ? undefined
    : overLimit(state, from.seat, worthOfAll(wrecks));
}

/** What these give; nothing is said where nobody knows it, or nothing is named. */
function gainFacts(
  books: Books,
  view: View,
  names: readonly string[],
  at: UnitId | undefined,
): readonly Fact[] {
  const from = fighterGiven(view.squadrons, { seat: view.me, unit: at });
  if (from === undefined || names.length === 0) return [];
  const going = goingOf(from, names);
  const wrecks =
    'code' in going ? undefined : wrecksOf(listFor(books, view), imagine(view), from.seat, going);
  return wrecks === undefined
    ? []
    : [{ label: 'Gains', value: phrase('{points} EP', { points: worthOfAll(wrecks) }) }];
}

/** Ships are scrapped in a yard, at a starbase or in a dock, with them what others carry, and bases where they stand (B9.20). */
export const scrapShips = (books: Books) =>
  order('scrap-ships', {
    fields: { ships: shipNames },
    title: 'Scrap',
    offers(view, at) {
      const squadron = fighterGiven(view.squadrons, { seat: view.me, unit: at.unit });
      const can =
        squadron !== undefined &&
        !isScrapped(squadron) &&
        (squadron.fixed !== undefined || isScrapper(view, view.me, squadron.place));
      return can ? [{ ships: [] }] : [];
    },
    form: (view, given, at) => [
      shipsField(given, choicesIn((at.unit && view.squadrons[at.unit]?.ships) ?? []), { label: 'Units' }),
    ],
    facts: (view, { ships }, at) => gainFacts(books, view, ships, at.unit),
    cannot: (state, given) => cannotScrap(listFor(books, state), state, given as Given),
    say: ({ ships }) =>
      ships.length === 0 ? phrase('Scrap') : phrase('Scrap {ships}', { ships: ships.join(', ') }),
  });
export type ScrapShips = OrderIn<ReturnType<typeof scrapShips>>;

/** `2xFF, 12xHS1`, `SB, 3xGBDP`: what is scrapped. */
const goingText = ({
  hulls,
  flyers,
  parts = [],
}: {
  readonly hulls: readonly string[];
  readonly flyers?: readonly Flown[] | undefined;
  readonly parts?: readonly Part[] | undefined;
}): string =>
  unitsText([...hulls, ...parts.map(({ hull: of, count }) => (count === 1 ? of : `${count}x${of}`))], flyers);

/** `points` come with the next treasury, `later` with the one after that; `at`: positions in the squadron; `to`: where it stands meanwhile; `kept`: what of their crews comes to the reserve (B9.70). */
export const shipsScrapped = event('ships-scrapped', {
  fields: {
    ...namedShips,
    points,
    later: points,
    to: optional(unit),
    wrecks: optional(wrecksShape),
    kept: optional(reserveShape),
    /** What the others carried, and carry no longer. */
    flyers: optional(pricedShape),
    /** What is scrapped of units of bases of which others are left. */
    parts: optional(list(object({ hull, count: integer(1, 999) }), most.ships)),
    cause,
  },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    withKept(
      phrase('{units} of {unit} {count:is|are} scrapped in {place}, for {points} EP.', {
        units: goingText(happened),
        count: happened.hulls.length + (happened.flyers ?? happened.parts ?? []).length * 2,
        unit: own(happened.unit),
        place: hexName(happened.place),
        points: happened.points + happened.later,
      }),
      happened.kept,
    ),
  ahead: (happened) =>
    phrase('{units} of {unit} will be scrapped, for {points} EP.', {
      units: goingText(happened),
      unit: own(happened.unit),
      points: happened.points + happened.later,
    }),
  apply(
    draft,
    { seat: owner, unit: id, place: where, at, kept, flyers = [], parts = [], to, wrecks = [], ...happened },
  ) {
    const was = draft.squadrons[id];
    const all = was?.ships ?? [];
    const whole = all.filter((_, position) => !at.includes(position));
    const left = withoutFlyers(
      withoutParts(whole, parts),
      flyers.map(({ flyer, count }) => ({ type: flyer.type, count })),
    );
    const going = at.flatMap((position) => all[position] ?? []);
    landFrom(draft, owner, where, going);
    layUp(draft, owner, going, flyers);
    keepUnits(draft, owner, kept);
    if (left.length === 0) drop(draft.squadrons, id);
    else if (was?.fixed !== undefined) standing(draft, where, owner, joined(left));
    else replace(draft.squadrons, id, (squadron) => ({ ...squadron, ships: left }));
    countGain(draft, owner, happened.points + happened.later);
    if (to !== undefined) putWrecks(draft, to, { seat: owner, place: where }, wrecks);
  },
});

export const scrapAllShips =
  (books: Books) =>
  (turn: Turn<Room<State, View, ScrapShips, EventIn<typeof shipsScrapped> | Sunk>>): void =>
    inTurn(turn, scrapShips(books), (given) => {
      const { state } = turn;
      const [from, book] = [given.unit && state.squadrons[given.unit], listFor(books, state)];
      const going = from && goingOf(from, given.order.ships);
      if (given.unit === undefined || from === undefined || going === undefined || 'code' in going)
        return undefined;
      const wrecks = wrecksOf(book, state, given.seat, going);
      const flyers = pricedOf(book, state, given.seat, going.flyers);
      if (wrecks === undefined || flyers === undefined) return undefined;
      sinkCargo(turn, given.unit, going.at.length);
      return shipsScrapped.of({
        seat: given.seat,
        unit: given.unit,
        place: from.place,
        at: going.at,
        hulls: going.ships.map((ship) => ship.hull),
        points: worthOfAll(wrecks.filter(({ due }) => due <= state.turn)),
        later: worthOfAll(wrecks.filter(({ due }) => due > state.turn)),
        to: wrecksIn(state, given.seat, from.place),
        wrecks,
        kept: unitsKept(going.ships),
        ...(flyers.length > 0 && { flyers }),
        ...defined({ parts: going.parts }),
        cause: given.order.ref,
      });
    });
