import { integer, literal, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { percentOf, sumOf } from '#kernel/steps/fractions.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { cannotPayAt, spendAt } from '../../bank/paying.ts';
import { cause, event, hexAt, order, ownerHears, place, points, seat } from '../../declare.ts';
import { hexName } from '../../map/board.ts';
import { isLarge, joined } from '../../model/bases/integrated.ts';
import type { Ship } from '../../model/ship.ts';
import type { State, View } from '../../model/state.ts';
import { basesAt, basesIn } from '../../model/territory.ts';
import { impossible } from '../../refusals.ts';
import { nameOfProject } from '../../research/fields.ts';
import { hasTech } from '../../research/research.ts';
import { cannotSend, isBeyond } from '../beyond.ts';
import { barredAt } from '../limits.ts';
import { priceOf, unitOf } from '../types.ts';

const tech = 'iobd';
/** Percent of its EPV that integrated defense costs for a base (B11.71). */
export const integratedPercent = 15;

/** What integrated defense costs for a base, in EP. */
const integratedPrice = (hull: string): number => percentOf(integratedPercent, priceOf(unitOf(hull).hull));

/** Large bases of an empire in a hex that are not fitted yet. */
const plainIn = (state: Pick<State, 'squadrons'>, seat: SeatId, at: PlaceId): readonly Ship[] => {
  const bases = basesIn(state, at);
  return bases?.seat === seat ? bases.ships.filter((ship) => isLarge(ship) && ship.plus === undefined) : [];
};
const costOf = (ships: readonly Ship[]): number => sumOf(ships.map(({ hull }) => integratedPrice(hull)));

/** The large bases of a hex are fitted with integrated defense (B11.71). OURS: all that are not, at once. */
export const integrateBases = order('integrate-bases', {
  fields: { place },
  title: 'Integrate the defense of bases',
  offers(view, spot) {
    const at = hexAt(spot);
    if (at === undefined) return [];
    return hasTech(view, view.me, tech) && plainIn(view, view.me, at).length > 0 ? [{ place: at }] : [];
  },
  form: () => [],
  facts: (view, given) => [
    {
      label: 'Costs',
      value: phrase('{cost} EP', { cost: costOf(plainIn(view, view.me, given.place)) }),
    },
  ],
  cannot(state, { seat: owner, order: { place: at } }) {
    if (!hasTech(state, owner, tech))
      return impossible('GC B11.71', 'no-tech', { project: nameOfProject(tech) });
    const barred = barredAt(state, owner, at);
    if (barred !== undefined) return barred;
    const plain = plainIn(state, owner, at);
    if (plain.length === 0) return impossible('GC B11.71', 'nothing-to-integrate', { place: hexName(at) });
    const cost = costOf(plain);
    const beyond = cannotSend(state, owner, at, cost);
    if (beyond !== undefined) return beyond;
    return cannotPayAt(state, owner, at, cost, (left) =>
      impossible('GC B11.71', 'base-costs', { cost, left }),
    );
  },
  say: (given) => phrase('Integrate the defense of the bases in {place}', { place: hexName(given.place) }),
});
export type IntegrateBases = OrderIn<typeof integrateBases>;

export const basesIntegrated = event('bases-integrated', {
  /** `beyond`: the bank brings the points beyond the lines (B1.80). */
  fields: { seat, place, count: integer(1, 6), points, beyond: optional(literal(true)), cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('{count|base|bases} in {place} {count:is|are} fitted with integrated defense, for {points} EP.', {
      count: happened.count,
      place: hexName(happened.place),
      points: happened.points,
    }),
  ahead: (happened) =>
    phrase('The bases in {place} will be fitted with integrated defense, for {points} EP.', {
      place: hexName(happened.place),
      points: happened.points,
    }),
  apply(draft, { seat: owner, place: at, points: cost, beyond }) {
    if (beyond === true) change(draft.systems, at, ({ sent = 0 }) => ({ sent: sent + cost }));
    change(draft.squadrons, basesAt(at), ({ ships }) => ({
      ships: joined(
        ships.map((ship) =>
          isLarge(ship) && ship.plus === undefined ? { ...ship, plus: 'alone' as const } : ship,
        ),
      ),
    }));
    spendAt(draft, owner, at, cost);
  },
});

/** Bases are fitted with integrated defense (B11.71). */
export const integrateAll = (
  turn: Turn<Room<State, View, IntegrateBases, EventIn<typeof basesIntegrated>>>,
): void =>
  inTurn(turn, integrateBases, ({ seat: owner, order: { place: at, ref } }) => {
    const plain = plainIn(turn.state, owner, at);
    return basesIntegrated.of({
      seat: owner,
      place: at,
      count: plain.length,
      points: costOf(plain),
      ...(isBeyond(turn.state, owner, at) && { beyond: true as const }),
      cause: ref,
    });
  });
