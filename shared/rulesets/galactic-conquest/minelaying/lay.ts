import { id, integer, literal, optional } from '#kernel/codec/shapes.ts';
import type { Entry } from '#kernel/declare/entries.ts';
import { choiceOrNone } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Ordered } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { defined } from '#kernel/words/defined.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { cannotPayAt, spend, spendAt } from '../bank/paying.ts';
import { cause, event, hexAt, order, ownerHears, place, points, seat } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { mineIdOf, mineName, minesOf } from '../mines/fields.ts';
import type { MineId } from '../model/mines.ts';
import type { State, View } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import type { Space } from './sites.ts';
import { misplaced, sidesOf, sourceOf } from './sites.ts';
import { hasMines } from '../mines/year.ts';
import { freeOf, mostMoved, priceOf } from './price.ts';

const layFields = {
  place,
  /** The hex beyond its spine; absent: around the system or the bases in the hex. */
  to: optional(place),
  /** Where the own minefield lies that is moved there, or turned into this one, and the hex beyond its spine; absent: a new one. */
  from: optional(place),
  beyond: optional(place),
} as const;

/** What it costs: nothing for those that the empire has free, or that it moves (C4.50, C4.60). */
function costOf(
  state: Space,
  mine: SeatId,
  from: MineId | undefined,
): { readonly cost: number; readonly free: boolean } {
  const free = from === undefined && freeOf(state.empires[mine] ?? {}) > 0;
  return { cost: free || from !== undefined ? 0 : priceOf(state, mine), free };
}

type Laying = Unnumbered<Ordered<'lay-minefield', typeof layFields>>;

/** Which mines are laid: new ones, or those of a minefield that there is. */
function sourceEntry(view: View, given: Laying): Entry<Laying> {
  const own = minesOf(view, view.me).filter(([, { kind }]) => kind !== 'saturated');
  const source = sourceOf(view, view.me, given);
  const entry = choiceOrNone<{ readonly mines?: string }>(
    source === undefined ? {} : { mines: source },
    'mines',
    'Mines',
    phrase('A new minefield'),
    own.map(([value, one]) => ({ value, label: phrase('Those {where}', { where: mineName(one) }) })),
  );
  return {
    field: entry.field,
    value: entry.value,
    set(value) {
      const { from: _, beyond: __, ...rest } = given;
      const chosen = entry.set(value).mines;
      const found = own.find(([one]) => one === chosen)?.[1];
      return found === undefined
        ? rest
        : { ...rest, from: found.place, ...(found.to !== undefined && { beyond: found.to }) };
    },
  };
}

/** A minefield is laid over a hex spine, or around a system or bases, new or from elsewhere (C4.40 to C4.60). */
export const layMinefield = order('lay-minefield', {
  fields: layFields,
  title: 'Lay a minefield',
  offers(view, spot) {
    const { me, empires } = view;
    const hex = hexAt(spot);
    if (hex === undefined || empires[me] === undefined || !hasMines(view)) return [];
    const [to] = sidesOf(view, hex);
    if (to !== undefined) return [{ place: hex, to }];
    return misplaced(view, me, hex, undefined) === undefined ? [{ place: hex }] : [];
  },
  form: (view, given) => [
    choiceOrNone(
      given,
      'to',
      'Where',
      phrase('Around the system or bases, unseen by others'),
      [...new Set([...sidesOf(view, given.place), ...(given.to === undefined ? [] : [given.to])])]
        .sort()
        .map((to) => ({
          value: to,
          label: phrase('Between {place} and {to}', { place: hexName(given.place), to: hexName(to) }),
          place: to,
        })),
    ),
    sourceEntry(view, given),
  ],
  facts: (view, given) => {
    const { cost } = costOf(view, view.me, sourceOf(view, view.me, given));
    return [
      { label: 'Costs', value: cost === 0 ? phrase('nothing') : phrase('{cost} EP', { cost }) },
      {
        label: 'Left free of charge',
        value: phrase('{left}', { left: freeOf(view.empires[view.me] ?? {}) }),
      },
      {
        label: 'Others this turn',
        value: phrase('{moved} of {most}', {
          moved: view.empires[view.me]?.minelaying?.moved ?? 0,
          most: mostMoved,
        }),
      },
    ];
  },
  cannot(state, { seat: mine, order: given }) {
    const { place: hex, to } = given;
    const empire = state.empires[mine];
    if (empire === undefined) return impossible('GC C4.50', 'no-empire');
    if (!hasMines(state)) return impossible('GC C4.50', 'mines-not-yet');
    const from = sourceOf(state, mine, given);
    const moved = from === undefined ? undefined : state.mines?.[from];
    if (from !== undefined && (moved?.seat !== mine || moved.kind === 'saturated'))
      return impossible('GC C4.60', 'mines-gone');
    const wrong = misplaced(state, mine, hex, to);
    if (wrong !== undefined) return wrong;
    const { cost, free } = costOf(state, mine, from);
    if (!free && (empire.minelaying?.moved ?? 0) >= mostMoved)
      return impossible('GC C4.60', 'mines-at-most', { most: mostMoved });
    const short = (left: number) => impossible('GC C4.50', 'treasury-holds', { left });
    // What guards a spine is laid outside of a blockade.
    if (to === undefined) return cannotPayAt(state, mine, hex, cost, short);
    return cost > empire.treasury ? short(empire.treasury) : undefined;
  },
  say({ place: hex, to, from }) {
    const args = { place: hexName(hex), to: hexName(to ?? hex) };
    if (to === undefined)
      return from === undefined
        ? phrase('Lay mines around {place}', args)
        : phrase('Move a minefield around {place}', args);
    return from === undefined
      ? phrase('Lay mines between {place} and {to}', args)
      : phrase('Move a minefield between {place} and {to}', args);
  },
});
export type LayMinefield = Ordered<'lay-minefield', typeof layFields>;

export const minefieldLaid = event('minefield-laid', {
  fields: {
    seat,
    mine: id<MineId>(),
    place,
    to: optional(place),
    from: optional(id<MineId>()),
    points,
    /** One of those that cost nothing (C4.50). */
    free: optional(literal(true)),
    since: integer(0, 9999),
    cause,
  },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('A minefield is laid {where} for {points} EP, active from next turn.', {
      where: whereOf(happened),
      points: happened.points,
    }),
  ahead: (happened) =>
    phrase('A minefield will be laid {where}, for {points} EP.', {
      where: whereOf(happened),
      points: happened.points,
    }),
  apply(draft, { seat: owner, mine, from, points: cost, free, since, ...where }) {
    if (from !== undefined) draft.mines = without(draft.mines, [from]);
    draft.mines = {
      ...draft.mines,
      [mine]: {
        kind: where.to === undefined ? 'local' : 'regional',
        seat: owner,
        place: where.place,
        ...defined({ to: where.to }),
        since,
      },
    };
    change(draft.empires, owner, ({ minelaying = {} }) => ({
      minelaying:
        free === true
          ? { ...minelaying, free: (minelaying.free ?? 0) + 1 }
          : { ...minelaying, moved: (minelaying.moved ?? 0) + 1 },
    }));
    if (where.to === undefined) spendAt(draft, owner, where.place, cost);
    else spend(draft, owner, cost);
  },
});

const whereOf = ({
  place: hex,
  to,
}: {
  readonly place: PlaceId;
  readonly to?: PlaceId | undefined;
}): Phrase =>
  to === undefined
    ? phrase('around {place}', { place: hexName(hex) })
    : phrase('between {place} and {to}', { place: hexName(hex), to: hexName(to) });

/** Minefields but those; undefined where none is left. */
export function without(mines: Draft<State>['mines'], gone: readonly MineId[]): NonNullable<State['mines']> {
  const left = { ...mines };
  for (const one of gone) delete left[one];
  return left;
}

/** Minefields are laid and moved, one after another (C4.50, C4.60). */
export const layMines = (turn: Turn<Room<State, View, LayMinefield, EventIn<typeof minefieldLaid>>>): void =>
  inTurn(turn, layMinefield, ({ seat: owner, order: given }) => {
    const { place: hex, to, ref } = given;
    const from = sourceOf(turn.state, owner, given);
    const { cost, free } = costOf(turn.state, owner, from);
    const mine = mineIdOf(turn.state, { seat: owner, place: hex, ...defined({ to }) });
    return (
      mine &&
      minefieldLaid.of({
        seat: owner,
        mine,
        place: hex,
        points: cost,
        since: turn.state.turn,
        cause: ref,
        ...defined({ to, from }),
        ...(free && { free: true as const }),
      })
    );
  });
