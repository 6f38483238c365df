import { oneOf } from '#kernel/codec/shapes.ts';
import { choice, choicesOf, number as numberEntry } from '#kernel/declare/entries.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { purseAt } from '../bank/paying.ts';
import { hexAt, hull, order, place } from '../declare.ts';
import { hexName } from '../map/board.ts';
import type { State, View } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import { segmentOn } from '../space/clock.ts';
import { payerNames, payers } from '../trade/marine/buy.ts';
import type { BaseBegun } from './begun.ts';
import { baseBegun, basesText, localAt, mostAtOnce, number } from './begun.ts';
import { cannotSend, isBeyond } from './beyond.ts';
import { barredAt, hasSurface, notYet, roomFor, tooDear } from './limits.ts';
import { isSettling, payerAt, wrongPayer } from './settling.ts';
import type { BaseType } from './types.ts';
import { baseTypes, platform, priceOf } from './types.ts';

/** Bases that can be built new, as far as the year and technologies go. */
const buildable = (view: View): readonly BaseType[] =>
  [...baseTypes.values()].filter(
    (type) => type.segments !== undefined && notYet(view, view.me, type) === undefined,
  );

const stands = (type: BaseType, isSystem: boolean): boolean =>
  isSystem || type.stand === 'orbit' || type.stand === 'commercial';

/** What can be built in a hex: on the ground and as satellites at systems alone. */
const typesAt = (view: View, at: PlaceId): readonly BaseType[] =>
  buildable(view).filter(
    (type) => stands(type, hasSurface(view, at)) && barredAt(view, view.me, at, type.hull) === undefined,
  );

/** What an order of so many bases costs, in EP. */
const costOf = (given: { readonly hull: string; readonly count: number }): number =>
  priceOf(given.hull) * given.count;

/** New bases in a hex of one’s own: paid now, and there when they are finished (B11.60). Merchants pay for those in open space alone (E3.25). */
export const buildBase = order('build-base', {
  fields: { place, hull, count: number, payer: oneOf(payers) },
  title: 'Build a base',
  offers(view, spot) {
    const at = hexAt(spot);
    if (at === undefined) return [];
    const types = typesAt(view, at);
    const first = types.find((type) => roomFor(view, at, type) > 0) ?? types[0];
    if (first === undefined) return [];
    const payer = first.hull === platform ? 'merchants' : payerAt(view, at);
    return [{ place: at, hull: first.hull, count: 1, payer }];
  },
  form(view, given) {
    const type = baseTypes.get(given.hull);
    const room = type === undefined ? 1 : roomFor(view, given.place, type);
    const isOpen = view.systems[given.place] === undefined || isSettling(view, given.place);
    const names = [...new Set([given.hull, ...typesAt(view, given.place).map((one) => one.hull)])];
    return [
      choice(
        given,
        'hull',
        'Base',
        choicesOf(names, (of) =>
          phrase('{hull}, {name}: {price} EP', {
            hull: of,
            name: baseTypes.get(of)?.name ?? of,
            price: priceOf(of),
          }),
        ),
      ),
      numberEntry(given, 'count', 'How many', { least: 1, most: Math.max(1, Math.min(room, mostAtOnce)) }),
      ...(isOpen && view.empires[view.me]?.merchant !== undefined
        ? [
            choice(
              given,
              'payer',
              'Paid by',
              choicesOf(payers, (one) => phrase('{payer}', { payer: payerNames[one] })),
            ),
          ]
        : []),
    ];
  },
  facts(view, given) {
    const type = baseTypes.get(given.hull);
    return [
      { label: 'Costs', value: phrase('{cost} EP', { cost: costOf(given) }) },
      { label: 'Takes', value: phrase('{segments|segment|segments}', { segments: type?.segments ?? 0 }) },
      {
        label: 'Room for',
        value: phrase('{count}', {
          count: type === undefined ? 0 : roomFor(view, given.place, type),
        }),
      },
    ];
  },
  cannot(state, { seat, order: given }) {
    const { place: at, hull: of, count, payer } = given;
    const type = baseTypes.get(of);
    const empire = state.empires[seat];
    if (type === undefined || empire === undefined)
      return impossible('GC B11.60', 'no-such-base', { hull: of });
    if (type.segments === undefined) return impossible('GC B11.61', 'base-by-upgrade', { hull: of });
    const args = { place: hexName(at) };
    if (!stands(type, hasSurface(state, at)))
      return impossible('GC C3.20', 'ground-needs-system', { ...args, hull: of });
    const barred = notYet(state, seat, type) ?? barredAt(state, seat, at, of);
    if (barred !== undefined) return barred;
    const room = roomFor(state, at, type);
    if (count > room) return impossible('GC C3.20', 'no-room-for-bases', { ...args, hull: of, room });
    const left = payer === 'treasury' ? purseAt(state, seat, at) : (empire.merchant?.budget ?? 0);
    const payers = wrongPayer(state, at, type, given);
    if (payers !== undefined) return payers;
    const cost = costOf(given);
    const beyond = cannotSend(state, seat, at, cost);
    if (beyond !== undefined) return beyond;
    return cost > left ? tooDear(state, at, payer, { cost, left }, 'GC B11.80') : undefined;
  },
  say: (given) =>
    phrase('Build {bases} in {place}', {
      bases: basesText(given.count, given.hull),
      place: hexName(given.place),
    }),
});
export type BuildBase = OrderIn<typeof buildBase>;

/** Bases are begun, one order after another (B11.60). */
export function buildBases(turn: Turn<Room<State, View, BuildBase, BaseBegun>>): void {
  inTurn(turn, buildBase, ({ seat, order: { ref, kind: _, ...given } }) => {
    const segments = baseTypes.get(given.hull)?.segments ?? 0;
    return baseBegun.of({
      seat,
      ...given,
      segments,
      ready: segmentOn(turn.state.turn, segments),
      points: costOf(given),
      ...localAt(turn.state, given.place, given.payer),
      ...(isBeyond(turn.state, seat, given.place) && { beyond: true as const }),
      cause: ref,
    });
  });
}
