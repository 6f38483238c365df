import { choice, choicesOf } from '#kernel/declare/entries.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { purseAt } from '../bank/paying.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { oneByOne } from '#kernel/steps/carryOut.ts';
import { percentOf, sumOf } from '#kernel/steps/fractions.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { hexAt, hull, order, place } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { sheetOf } from '../map/sheets.ts';
import { basesIn } from '../model/territory.ts';
import type { State, View } from '../model/state.ts';
import { has } from '../ships/list/hull.ts';
import { enhancedPercent } from '../ships/sense/enhanced.ts';
import { impossible } from '../refusals.ts';
import { levelOf } from '../research/research.ts';
import { segments as ofTurn } from '../segments.ts';
import { segmentOn } from '../space/clock.ts';
import { noConversion, takingOf, wars } from './advance.ts';
import type { BaseBegun } from './begun.ts';
import { baseBegun, localAt } from './begun.ts';
import type { Ground } from './limits.ts';
import { cannotSend, isBeyond } from './beyond.ts';
import { integratedPercent } from './fitting/integrate.ts';
import { barredAt, notYet, tooDear } from './limits.ts';
import { payerAt } from './settling.ts';
import type { Step } from './fitting/steps.ts';
import { stepOf, steps } from './fitting/steps.ts';
import { baseTypes, keepsSensors } from './types.ts';

/** Base stations of a hex that are shipyards (B8.90). */
export const yardsAmong = ({ yards = {} }: Pick<State, 'yards'>, at: PlaceId, of: string): number =>
  valuesInOrder(yards).filter(({ kind, place: where }) => of === 'BS' && kind === 'BSSY' && where === at)
    .length;

/** Bases of a kind in a hex that are not becoming something else already, nor are shipyards. */
export const idle = (state: Ground & Pick<State, 'yards'>, at: PlaceId, of: string): number =>
  (basesIn(state, at)?.ships ?? []).filter((ship) => ship.hull === of).length -
  sumOf((state.sites?.[at] ?? []).map(({ from, count }) => (from === of ? count : 0))) -
  yardsAmong(state, at, of);

/** Steps that bases of a hex can make as far as the year and technologies go. */
const stepsAt = (view: View, at: PlaceId): readonly Step[] =>
  steps.filter(({ from, to }) => {
    const type = baseTypes.get(to);
    return idle(view, at, from) > 0 && type !== undefined && notYet(view, view.me, type) === undefined;
  });

/** What a base with integrated defense costs more as it becomes larger (B11.71). OURS: so does one with enhanced sensors, as far as it keeps them, and the first of several alike is the one (C5.72). */
function surcharge(state: Pick<State, 'squadrons'>, at: PlaceId, step: Step | undefined): number {
  const was = basesIn(state, at)?.ships.find(({ hull: of }) => of === step?.from);
  const type = step && baseTypes.get(step.to);
  if (step === undefined || was === undefined || type === undefined) return 0;
  return (
    (was.plus === undefined ? 0 : percentOf(integratedPercent, step.points)) +
    (was.enhanced === true && keepsSensors(type) ? percentOf(enhancedPercent, step.points) : 0)
  );
}

/** Whether a base has hangars, which one that is armed with maulers has not (C16.70). OURS: the first of several alike is the one. */
const haveHangars = (state: Pick<State, 'squadrons'>, at: PlaceId, from: string): boolean =>
  (basesIn(state, at)?.ships.find(({ hull: of }) => of === from)?.wings ?? []).length > 0;

/** Conversions of size class 2 that an empire has in a turn for bases (B11.50, B11.55, B11.57). */
export function slotsOf(state: Pick<State, 'empires' | 'turn' | 'year'>, seat: SeatId): number {
  const empire = state.empires[seat];
  const { sc2 } = sheetOf(seat, empire?.sheet).conversions;
  if (empire === undefined || !wars.includes(empire.mobility)) return Math.max(1, Math.floor(sc2 / 2));
  const more = (levelOf(empire, 'icr', state) >= 3 ? 1 : 0) + levelOf(empire, 'icr-base', state);
  return sc2 + more;
}

/** Conversions of size class 2 that bases of an empire take which are finished in a segment (B11.50). */
export const slotsTaken = ({ sites = {} }: Pick<State, 'sites'>, seat: SeatId, ready: number): number =>
  valuesInOrder(sites)
    .flat()
    .filter((site) => site.seat === seat && site.slot === true && site.ready === ready).length;

/** Why a step would go beyond the conversions of the turn, which ships are converted by as well (B11.50, B11.75). */
function noSlot(state: State, seat: SeatId, { to, turns, slot, x }: Step): Problem | undefined {
  if (x !== undefined) return noConversion(state, seat, to, x);
  const ready = segmentOn(state.turn, turns * ofTurn);
  // Ships take the same ones, but for what bases have of their own.
  const ships = state.empires[seat]?.slips?.used?.sc2 ?? 0;
  return slot === true && slotsTaken(state, seat, ready) + ships >= slotsOf(state, seat)
    ? impossible('GC B11.75', 'no-base-conversion', { hull: to, most: slotsOf(state, seat) })
    : undefined;
}

/** A base becomes the next larger one, for a flat fee, which merchants pay where they settle a system (B11.70, B3.45). */
export const upgradeBase = order('upgrade-base', {
  fields: { place, from: hull, hull },
  title: 'Upgrade a base',
  offers(view, spot) {
    const at = hexAt(spot);
    if (at === undefined) return [];
    if (barredAt(view, view.me, at) !== undefined) return [];
    return stepsAt(view, at)
      .slice(0, 1)
      .map(({ from, to }) => ({ place: at, from, hull: to }));
  },
  form(view, given) {
    const possible = stepsAt(view, given.place);
    const froms = [...new Set([given.from, ...possible.map(({ from }) => from)])];
    const tos = possible.filter(({ from }) => from === given.from).map(({ to }) => to);
    const base = choice(
      given,
      'from',
      'Base',
      choicesOf(froms, (of) => phrase('{hull}', { hull: of })),
    );
    return [
      {
        ...base,
        // Another base becomes what it can.
        set(value) {
          const next = base.set(value);
          const step = possible.find(({ from }) => from === next.from);
          return step === undefined ? next : { ...next, hull: step.to };
        },
      },
      choice(
        given,
        'hull',
        'Becomes',
        choicesOf([...new Set([given.hull, ...tos])], (of) =>
          phrase('{hull}, {name}: {price} EP', {
            hull: of,
            name: baseTypes.get(of)?.name ?? of,
            price: stepOf(given.from, of)?.points ?? 0,
          }),
        ),
      ),
    ];
  },
  facts(view, given) {
    const step = stepOf(given.from, given.hull);
    const points = (step?.points ?? 0) + surcharge(view, given.place, step);
    const turns = step?.x === undefined ? (step?.turns ?? 0) : takingOf(view, view.me, step.x).turns;
    return [
      { label: 'Costs', value: phrase('{cost} EP', { cost: points }) },
      { label: 'Takes', value: phrase('{turns|turn|turns}', { turns }) },
    ];
  },
  cannot(state, { seat, order: { place: at, from, hull: to } }) {
    const [step, type, empire] = [stepOf(from, to), baseTypes.get(to), state.empires[seat]];
    if (step === undefined || type === undefined || empire === undefined)
      return impossible('GC B11.61', 'no-such-upgrade', { from, hull: to });
    const barred = notYet(state, seat, type) ?? barredAt(state, seat, at);
    if (barred !== undefined) return barred;
    if (idle(state, at, from) < 1 && yardsAmong(state, at, from) > 0)
      return impossible('GC B8.90', 'station-is-yard', { place: hexName(at) });
    if (idle(state, at, from) < 1)
      return impossible('GC B11.70', 'no-base-to-upgrade', { place: hexName(at), hull: from });
    if (has(type.row, 'mauler') && haveHangars(state, at, from))
      return impossible('GC C16.70', 'maulers-and-hangars', { hull: to });
    const full = noSlot(state, seat, step);
    if (full !== undefined) return full;
    const cost = step.points + surcharge(state, at, step);
    const beyond = cannotSend(state, seat, at, cost);
    if (beyond !== undefined) return beyond;
    const payer = payerAt(state, at);
    const left = payer === 'treasury' ? purseAt(state, seat, at) : (empire.merchant?.budget ?? 0);
    return cost > left ? tooDear(state, at, payer, { cost, left }, 'GC B11.70') : undefined;
  },
  say: (given) =>
    phrase('Upgrade the {from} in {place} to a {hull}', {
      from: given.from,
      place: hexName(given.place),
      hull: given.hull,
    }),
});
export type UpgradeBase = OrderIn<typeof upgradeBase>;

type Upgrading = Turn<Room<State, View, UpgradeBase, BaseBegun>>;
type Upgraded = ReturnType<Upgrading['orders']>[number];

/** What becomes of an order that is carried out. */
function begunBy({ state }: Upgrading, { seat, order }: Upgraded): BaseBegun | undefined {
  const { place: at, from, hull: to, ref } = order;
  const step = stepOf(from, to);
  if (step === undefined) return undefined;
  const { slot, x } = step;
  const points = step.points + surcharge(state, at, step);
  const taking = x === undefined ? undefined : takingOf(state, seat, x);
  const turns = taking?.turns ?? step.turns;
  const payer = payerAt(state, at);
  return baseBegun.of({
    seat,
    place: at,
    hull: to,
    count: 1,
    from,
    segments: turns * ofTurn,
    ready: segmentOn(state.turn, turns * ofTurn),
    points,
    payer,
    ...localAt(state, at, payer),
    ...(slot && { slot }),
    ...(isBeyond(state, seat, at) && { beyond: true as const }),
    ...(taking && { takes: { now: taking.now, next: taking.next } }),
    cause: ref,
  });
}

const isToX = ({ order: { from, hull: to } }: Upgraded): boolean => stepOf(from, to)?.x !== undefined;

const upgradeThose = (turn: Upgrading, which: (given: Upgraded) => boolean): void =>
  oneByOne(
    turn,
    turn.orders('upgrade-base').filter(which),
    (given) => upgradeBase.cannot(turn.state, given),
    (given) => begunBy(turn, given),
  );

/** Bases begin to become X-bases, before any ship takes a conversion that they need (C19.20). */
export const upgradeToX = (turn: Upgrading): void => upgradeThose(turn, isToX);

/** Bases begin to become larger, one order after another (B11.70). */
export const upgradeBases = (turn: Upgrading): void => upgradeThose(turn, (given) => !isToX(given));
