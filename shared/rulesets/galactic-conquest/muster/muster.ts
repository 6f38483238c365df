import type { Books } from '#kernel/codec/books.ts';
import { integer, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { Entry } from '#kernel/declare/entries.ts';
import { choice, choicesOf, number } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn, Ordered } from '#kernel/declare/order.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Room } from '#kernel/declare/room.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { put, replace } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { atHeadquarters, cause, event, order, own, ownerHears, place, seat, unit } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { homeworldOf } from '../model/homeworld.ts';
import type { State, View } from '../model/state.ts';
import { marineRests, whyItRests } from '../trade/marine/rests.ts';
import { impossible } from '../refusals.ts';
import { hexesIn } from '../ships/fleet.ts';
import { listFor } from '../ships/list/book.ts';
import { shipShape } from '../ships/shapes.ts';
import { shipIn } from '../ships/wings.ts';
import { sourceEntry } from './entries.ts';
import { outOfReserve, takenFrom } from './pool.ts';
import { unitCount, unitName } from '../trade/marine/buy.ts';
import { unitNamed } from '../trade/units.ts';
import { cannotJoin, merchantCode, posts, rowOfUnit, served, worthServing } from './serving.ts';

export const postNames = { military: 'The military', defense: 'Supplementary defense' } as const;

type Mustered = Ordered<'muster-merchants', typeof musterFields>;
const musterFields = {
  unit: unitName,
  count: unitCount,
  to: unit,
  post: oneOf(posts),
  at: optional(place),
} as const;

/** What is mustered, for which squadron, and where it serves. */
const musterForm = (view: View, given: Unnumbered<Mustered>): readonly Entry<Unnumbered<Mustered>>[] => [
  choice(
    given,
    'unit',
    'Unit',
    choicesOf(
      [...new Set([...keysInOrder(view.empires[view.me]?.merchant?.reserve ?? {}), given.unit])],
      (one) => phrase('{unit}', { unit: one }),
    ),
  ),
  number(given, 'count', 'How many', { least: 1, most: 1000 }),
  choice(
    given,
    'to',
    'Squadron',
    choicesOf(
      [
        ...new Set([
          ...posts.map((post) => merchantCode(view, view.me, post)),
          given.to,
          ...keysInOrder(view.squadrons).filter((code) => {
            const one = view.squadrons[code];
            return one?.seat === view.me && one.fixed === undefined;
          }),
        ]),
      ],
      (code) => phrase('{code}', { code: code.toUpperCase() }),
    ),
  ),
  choice(
    given,
    'post',
    'They serve in',
    choicesOf(posts, (one) => phrase('{post}', { post: postNames[one] })),
  ),
  ...sourceEntry(view, given, 'From'),
];

const mustered = {
  military: 'Muster {count}x{unit} into {code} of the military',
  defense: 'Muster {count}x{unit} into {code}, for supplementary defense',
} as const;

/** Units of the strategic reserve go to a squadron of the military, or of the supplementary defense, at the end of the turn (E2.20, E2.30, E2.60). OURS: they come from the homeworld, if no other hex is named where they lie. */
export const musterMerchants = (books: Books) =>
  order('muster-merchants', {
    fields: musterFields,
    title: 'Muster merchants',
    offers: (view, at) =>
      atHeadquarters(view, at).flatMap(({ merchant }) => {
        const first = keysInOrder(merchant?.reserve ?? {})[0];
        return first === undefined || listFor(books, view) === undefined
          ? []
          : [{ unit: first, count: 1, to: merchantCode(view, view.me, 'defense'), post: 'defense' as const }];
      }),
    form: musterForm,
    facts: (view, { post }) => {
      const { out, most } = worthServing(view, view.me, post);
      return [{ label: 'Serving there', value: phrase('{out} of {most} EP', { out, most }) }];
    },
    cannot(state, { seat: owner, order: { unit: name, count, to, post, at: from } }) {
      const merchant = state.empires[owner]?.merchant;
      if (merchant === undefined || marineRests(state.empires[owner]))
        return whyItRests(state.empires[owner]);
      const list = listFor(books, state);
      if (list === undefined) return impossible('GC A1.20', 'no-ship-list');
      const row = rowOfUnit(list, owner, name);
      const at = from ?? homeworldOf(state, owner);
      const held =
        at === undefined
          ? (merchant.reserve[name] ?? 0)
          : takenFrom(state, owner, { place: at, unit: name, count }).left;
      if (row === undefined || held < count)
        return impossible('GC E2.20', 'reserve-lacks', { unit: name, left: row === undefined ? 0 : held });
      if (at === undefined) return impossible('GC E2.20', 'muster-homeless');
      return cannotJoin(state, {
        seat: owner,
        place: at,
        unit: to,
        post,
        ships: Array.from({ length: count }, () => served(shipIn(list, row, false))),
      });
    },
    say: ({ unit: name, count, to, post }) =>
      phrase(mustered[post], { count, unit: name, code: to.toUpperCase() }),
  });
export type MusterMerchants = OrderIn<ReturnType<typeof musterMerchants>>;

export const merchantsMustered = event('merchants-mustered', {
  fields: {
    seat,
    unit,
    place,
    ship: shipShape,
    count: integer(1, 1000),
    post: oneOf(posts),
    hidden: optional(integer(1, 1000)),
    cause,
  },
  by: 'order',
  hears: ownerHears,
  say: ({ ship, count, unit: into, place: at, post }) =>
    post === 'military'
      ? phrase('{count}x{ship} of the strategic reserve join {unit} in {place}.', {
          count,
          ship: ship.hull,
          unit: own(into),
          place: hexName(at),
        })
      : phrase('{count}x{ship} of the strategic reserve defend {place} in {unit}.', {
          count,
          ship: ship.hull,
          unit: own(into),
          place: hexName(at),
        }),
  apply(draft, { seat: owner, unit: into, place: at, ship, count, post, hidden = 0 }) {
    outOfReserve(draft, owner, { place: at, unit: unitNamed(ship), count, hidden });
    const ships = Array.from({ length: count }, () => served(ship));
    if (draft.squadrons[into] !== undefined)
      replace(draft.squadrons, into, (was) => ({ ...was, ships: [...was.ships, ...ships] }));
    else
      put(draft.squadrons, into, {
        seat: owner,
        flagship: '',
        place: at,
        speed: hexesIn(ship) ?? 0,
        ships,
        ...(post === 'defense' && { stationed: true as const }),
      });
  },
});

/** Merchants are mustered (E2.60). */
export const musterAll =
  (books: Books) =>
  (turn: Turn<Room<State, View, MusterMerchants, EventIn<typeof merchantsMustered>>>): void =>
    inTurn(
      turn,
      musterMerchants(books),
      ({ seat: owner, order: { unit: name, count, to, post, at: from, ref } }) => {
        const list = listFor(books, turn.state);
        const row = list && rowOfUnit(list, owner, name);
        const at = from ?? homeworldOf(turn.state, owner);
        const hidden =
          at === undefined ? 0 : takenFrom(turn.state, owner, { place: at, unit: name, count }).hidden;
        return list === undefined || row === undefined || at === undefined
          ? undefined
          : merchantsMustered.of({
              seat: owner,
              unit: to,
              place: at,
              ship: shipIn(list, row, false),
              count,
              post,
              ...(hidden > 0 && { hidden }),
              cause: ref,
            });
      },
    );
