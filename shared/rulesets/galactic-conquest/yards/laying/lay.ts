import type { Books } from '#kernel/codec/books.ts';
import { flag, literal, oneOf, optional } from '#kernel/codec/shapes.ts';
import { choice, choicesOf, eitherOr } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Ordered } from '#kernel/declare/order.ts';
import type { Entry } from '#kernel/declare/entries.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Fact } from '#kernel/presentation.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { defined } from '#kernel/words/defined.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import { percentOf } from '#kernel/steps/fractions.ts';
import { cannotPayAt, purseAt, spendAt } from '../../bank/paying.ts';
import { atHeadquarters, cause, event, order, ownerHears, place, points, seat } from '../../declare.ts';
import { hexName, listedBy } from '../../map/board.ts';
import { yearOf } from '../../map/seats.ts';
import type { State, View } from '../../model/state.ts';
import { systemsOf } from '../../model/stations/systems.ts';
import type { Yard } from '../../model/yards/yard.ts';
import { impossible } from '../../refusals.ts';
import { nameOfProject } from '../../research/fields.ts';
import { hasTech } from '../../research/research.ts';
import { listFor } from '../../ships/list/book.ts';
import { payerNames, payers } from '../../trade/marine/buy.ts';
import { earlySecond } from '../fit.ts';
import { codeOf, freshYard, yardName } from '../known.ts';
import { compactPercent, roomLeft, roomOf, shipyards, yardRows } from '../rates.ts';
import { turnNumber, yardId } from '../shapes.ts';
import { firstServed, servedBy } from '../ships/firstOffer.ts';
import { secondYear } from './changes.ts';
import { compareBy } from '#kernel/words/inOrder.ts';

/** What merchants may build (E1.20). */
const ofMerchants: readonly string[] = ['SC3SY', 'SC4SY'];

interface Laid {
  readonly type: (typeof shipyards)[number];
  readonly compact: boolean;
}
const asYard = ({ type, compact }: Laid) => ({ kind: type, ...(compact && { compact: true as const }) });

/** How a new yard is written: `cSC4SY`, `X2 SC3SY`. */
const nameOf = ({ second, ...laid }: Laid & { readonly second?: true }): string =>
  yardName({ ...asYard(laid), ...(second && { second }) });

/** What is built for second generation X-ships. OURS: what could be refitted for them (C21.20). */
const ofSecond: readonly string[] = ['SC3SY', 'SC4SY'];

/** Economic points for a new shipyard, which is as dear for second generation X-ships (B8.21, B8.86, C21.20). */
export const yardPrice = ({ type, compact }: Laid): number =>
  percentOf(compact ? compactPercent : 100, yardRows[type].price);

const ownSystems = ({ systems }: Pick<State, 'systems'>, owner: SeatId): readonly PlaceId[] =>
  systemsOf(systems, owner)
    .map(([at]) => at)
    .toSorted(compareBy(listedBy));

const layFields = {
  type: oneOf(shipyards),
  place,
  compact: flag,
  /** For second generation X-ships alone (C21.20). */
  second: optional(literal(true)),
  payer: oneOf(payers),
} as const;
export type LayYard = Ordered<'lay-yard', typeof layFields>;
type Given = Unnumbered<LayYard>;

/** Whether it is one for second generation X-ships. */
function secondEntry(given: Given): Entry<Given> {
  const { second, ...rest } = given;
  const entry = eitherOr(
    { second: second === true },
    'second',
    'For second generation X-ships',
    phrase('Yes, and nothing else'),
    phrase('No'),
  );
  return {
    ...entry,
    set: (value) => ({ ...rest, ...(entry.set(value).second && { second: true as const }) }),
  };
}

/** Why a yard is not built for second generation X-ships: of another kind, or too early (C21.10, C21.15, C21.20). */
function cannotBeSecond(state: State, owner: SeatId, { type }: Laid): Problem | undefined {
  if (!ofSecond.includes(type)) return impossible('GC C21.20', 'second-yards', { type });
  return yearOf(state) < secondYear - earlySecond(state, owner)
    ? impossible('GC C21.10', 'too-early-for-second', { year: secondYear })
    : undefined;
}

/** What it will build once it is done, or from when on. */
function buildsFact(books: Books, view: View, { type, place: at, compact, second }: Given): readonly Fact[] {
  const list = listFor(books, view);
  if (list === undefined) return [];
  const yard: Yard = {
    ...asYard({ type, compact }),
    ...(second && { second }),
    place: at,
    seat: view.me,
    idle: { why: 'built', until: view.turn + yardRows[type].turns },
  };
  const { length } = servedBy(view, list, yard);
  if (length > 0)
    return [{ label: 'Builds', value: phrase('{count|type of ship|types of ships}', { count: length }) }];
  const first = firstServed(view, list, [yard]);
  return first === undefined
    ? []
    : [
        {
          label: 'Builds',
          value: phrase('nothing yet: {hull} is in service from Y{year}', {
            hull: first.designation,
            year: first.year,
          }),
          tone: 'warn',
        },
      ];
}

/** A new shipyard is begun in a system: it is paid now, and is there once its time is over (B8.21). */
export const layYard = (books: Books) =>
  order('lay-yard', {
    fields: layFields,
    title: 'Build a shipyard',
    offers: (view, at) =>
      atHeadquarters(view, at).flatMap(() =>
        ownSystems(view, view.me)
          .filter((one) => roomLeft(view, one) > 0)
          .slice(0, 1)
          .map((one) => ({ type: 'SC4SY' as const, place: one, compact: false, payer: 'treasury' as const })),
      ),
    form: (view, given) => [
      choice(
        given,
        'type',
        'Shipyard',
        choicesOf(shipyards, (type) =>
          phrase('{type}, {title}: {price} EP, {turns|turn|turns}', {
            type,
            title: yardRows[type].name.toLowerCase(),
            price: yardPrice({ type, compact: given.compact }),
            turns: yardRows[type].turns,
          }),
        ),
      ),
      choice(
        given,
        'place',
        'System',
        ownSystems(view, view.me).map((one) => ({
          value: one,
          place: one,
          label: phrase('{name} in {place}: {left|capacity point|capacity points} left', {
            name: view.systems[one]?.name ?? '',
            place: hexName(one),
            left: roomLeft(view, one),
          }),
        })),
      ),
      eitherOr(given, 'compact', 'Compact', phrase('Yes, for 30\u00a0% more'), phrase('No')),
      secondEntry(given),
      choice(
        given,
        'payer',
        'Paid by',
        choicesOf(payers, (one) => phrase('{payer}', { payer: payerNames[one] })),
      ),
    ],
    facts: (view, given) => buildsFact(books, view, given),
    cannot(state, { seat: owner, order: given }) {
      const { type, place: at, compact, second, payer } = given;
      const system = state.systems[at];
      if (system?.owner !== owner) return impossible('GC B8.20', 'not-your-system', { place: hexName(at) });
      if (payer === 'merchants' && system.severed === true)
        return impossible('GC C12.91', 'system-cut-off', {
          place: hexName(at),
          left: purseAt(state, owner, at),
        });
      if (compact && !hasTech(state, owner, 'compact'))
        return impossible('GC B8.86', 'no-tech', { project: nameOfProject('compact') });
      const early = second && cannotBeSecond(state, owner, given);
      if (early !== undefined) return early;
      const [left, takes] = [roomLeft(state, at), roomOf(asYard(given))];
      if (left < takes)
        return impossible('GC B8.30', 'no-room', { left: Math.max(0, left), takes, place: hexName(at) });
      if (payer === 'merchants' && !ofMerchants.includes(type))
        return impossible('GC E1.20', 'merchants-build-no', { type });
      const cost = yardPrice(given);
      const short = (left: number) => impossible('GC B8.21', 'yard-costs', { cost, left });
      if (payer === 'treasury') return cannotPayAt(state, owner, at, cost, short);
      const { budget = 0 } = state.empires[owner]?.merchant ?? {};
      return cost > budget ? short(budget) : undefined;
    },
    say: ({ place: at, payer, ...given }) =>
      payer === 'treasury'
        ? phrase('Build {type} in {place}', { type: nameOf(given), place: hexName(at) })
        : phrase('Build {type} in {place}, paid by the merchants', {
            type: nameOf(given),
            place: hexName(at),
          }),
  });

export const yardLaid = event('yard-laid', {
  fields: {
    seat,
    yard: yardId,
    place,
    type: oneOf(shipyards),
    compact: optional(literal(true)),
    second: optional(literal(true)),
    payer: oneOf(payers),
    until: turnNumber,
    points,
    cause,
  },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('Shipyard {yard}, {type}, is begun for {points} EP.', {
      yard: codeOf(happened.yard),
      type: happened.type,
      points: happened.points,
    }),
  ahead: (happened) =>
    phrase('Shipyard {yard}, {type}, will be begun for {points} EP.', {
      yard: codeOf(happened.yard),
      type: happened.type,
      points: happened.points,
    }),
  apply(draft, { seat: owner, yard: id, place: at, type, payer, until, points: cost, ...told }) {
    const idle = { why: 'built' as const, until };
    const more = defined({ compact: told.compact, second: told.second });
    draft.yards = { ...draft.yards, [id]: { kind: type, place: at, seat: owner, ...more, idle } };
    if (payer === 'treasury') return spendAt(draft, owner, at, cost);
    change(draft.empires, owner, ({ merchant }) =>
      merchant === undefined
        ? {}
        : { merchant: { ...merchant, budget: Math.max(0, (merchant.budget ?? 0) - cost) } },
    );
  },
});

/** Shipyards are begun (B8.21). */
export const layYards =
  (books: Books) =>
  (turn: Turn<Room<State, View, LayYard, EventIn<typeof yardLaid>>>): void =>
    inTurn(turn, layYard(books), ({ seat: owner, order: { type, place: at, compact, second, payer, ref } }) =>
      yardLaid.of({
        seat: owner,
        yard: freshYard(turn.state, at),
        place: at,
        type,
        ...(compact && { compact: true as const }),
        ...(second && { second }),
        payer,
        until: turn.state.turn + yardRows[type].turns,
        points: yardPrice({ type, compact }),
        cause: ref,
      }),
    );
