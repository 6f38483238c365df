import type { Books } from '#kernel/codec/books.ts';
import { literal, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { defined } from '#kernel/words/defined.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import { cannotPayAt, purseAt, spendAt } from '../../bank/paying.ts';
import { atHeadquarters, cause, event, order, ownerHears, place, points, seat } from '../../declare.ts';
import { hexName } from '../../map/board.ts';
import { yearOf } from '../../map/seats.ts';
import type { State, View } from '../../model/state.ts';
import { impossible } from '../../refusals.ts';
import { nameOfProject } from '../../research/fields.ts';
import { hasTech } from '../../research/research.ts';
import { payers } from '../../trade/marine/buy.ts';
import { earlySecond } from '../fit.ts';
import { codeOf, freshYard, yardName } from '../known.ts';
import { roomLeft, roomOf, shipyards, yardRows } from '../rates.ts';
import { turnNumber, yardId } from '../shapes.ts';
import { secondYear } from './changes.ts';
import type { Given, Laid, LayYard } from './layForm.ts';
import { asYard, buildsFact, layFields, layForm, yardPrice } from './layForm.ts';
import { laysFirst, paidFact } from './layOffer.ts';

/** What merchants may build (E1.20). */
const ofMerchants: readonly string[] = ['SC3SY', 'SC4SY'];

/** How a new yard is written: `cSC4SY`, `X2 SC3SY`. */
const nameOf = ({ second, ...laid }: Laid & { readonly second?: true }): string =>
  yardName({ ...asYard(laid), ...(second && { second }) });

/** What is built for second generation X-ships. OURS: what could be refitted for them (C21.20). */
const ofSecond: readonly string[] = ['SC3SY', 'SC4SY'];

/** Why a yard is not built for second generation X-ships: of another kind, or too early (C21.10, C21.15, C21.20). */
function cannotBeSecond(state: State, owner: SeatId, { type }: Laid): Problem | undefined {
  if (!ofSecond.includes(type)) return impossible('GC C21.20', 'second-yards', { type });
  return yearOf(state) < secondYear - earlySecond(state, owner)
    ? impossible('GC C21.10', 'too-early-for-second', { year: secondYear })
    : undefined;
}

/** Why a yard is not begun. */
function cannotLay(state: State, owner: SeatId, given: Given): Problem | undefined {
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
}

/** A new shipyard is begun in a system: it is paid now, and is there once its time is over (B8.21). */
export const layYard = (books: Books) =>
  order('lay-yard', {
    fields: layFields,
    title: 'Build a shipyard',
    offers: (view, at) => atHeadquarters(view, at).flatMap(() => laysFirst(books, view)),
    form: layForm,
    facts: (view, given) => [...paidFact(view, given), ...buildsFact(books, view, given)],
    cannot: (state, { seat: owner, order: given }) => cannotLay(state, owner, given),
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
