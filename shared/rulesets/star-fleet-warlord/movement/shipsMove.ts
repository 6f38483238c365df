import type { Books } from '#kernel/codec/books.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Given, Step } from '#kernel/sequence/step.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { AnyOrder } from '#kernel/game/plan.ts';
import type { SfwRoom, Act, Run } from '../acting.ts';
import { runOf } from '../acting.ts';
import type { Ship } from '../model/ship.ts';
import { firstYear, pulses, yearOf } from '../model/figures.ts';
import { impossible } from '../refusals.ts';
import { nameOf } from '../ships/able.ts';
import { takesTurn } from './slots.ts';
import { shipsOf } from '../ships/ships.ts';
import { isReversed, isUsable, pulseOfSlot, usableSlots } from '../ships/speed.ts';
import type { ShipOrders } from '../ordering.ts';
import { carryOut } from '../ordering.ts';

/** Ships move and carry out orders, oldest first; terrain strikes at once (SFW 4930). */
export const shipsMove = (books: Books, ships: ShipOrders): Step<SfwRoom> => ({
  name: 'Ships Move',
  cite: 'SFW 4930',
  dice: true,
  run(turn) {
    const run = runOf(books, turn);
    if (run.pulse === 1) refuseStray(run, ships);
    if (turn.state.corporations[run.seat]?.fallen !== false) return;
    for (const id of actingShips(run)) {
      const ship = turn.state.ships[id];
      if (ship === undefined) continue;
      const list = turn.plan(id).filter(({ seat }) => seat === run.seat);
      const at = slotNow(run, ship, list);
      const given = at === undefined ? undefined : list[at];
      const declared = given && ships[given.order.kind];
      if (at === undefined || given === undefined || declared === undefined) continue;
      const act: Act = { ...run, id, ship, order: given.order };
      const problem = cannotNow(act, ships, list, at);
      if (problem === undefined) carryOut(declared, act);
      else turn.refuse(given.order.ref, problem);
    }
  },
});

/** Ships in the order in which they act: in the first pulse those that link to others come before all that move (SFW 1775). */
function actingShips({ turn, seat, pulse }: Run): readonly UnitId[] {
  const ids = shipsOf(turn.state, seat).map(([id]) => id);
  const links = (id: UnitId): boolean => turn.plan(id)[0]?.order.kind === 'link';
  return pulse === 1 ? [...ids.filter(links), ...ids.filter((id) => !links(id))] : ids;
}

const takesAll = (given: Given<AnyOrder> | undefined): boolean =>
  given !== undefined && takesTurn(given.order);

/** The slot of a ship that is carried out in a pulse; undefined: none. What takes the whole turn is in the first one, wherever its line begins (SFW 4415). */
function slotNow(
  { turn, seat, pulse }: Run,
  ship: Ship,
  list: readonly Given<AnyOrder>[],
): number | undefined {
  if (pulse === 1 && takesAll(list[0])) return 0;
  const at = pulse - pulseOfSlot(0, ship, isReversed(turn.state.corporations[seat]));
  return at === 0 && takesAll(list[0]) ? undefined : at;
}

/** Why a slot is not carried out, whatever is in it; undefined if it may be. An empty one never is. */
function cannotNow(
  { turn, id, ship, order }: Act,
  ships: ShipOrders,
  list: readonly Given<AnyOrder>[],
  at: number,
): Problem | undefined {
  const reversed = isReversed(turn.state.corporations[ship.seat]);
  const speed = usableSlots(ship);
  const whole = list[0]?.order;
  const titleOf = ({ kind }: AnyOrder) => ({ title: ships[kind]?.title ?? kind });
  if (order.kind === 'stay') return undefined;
  if (yearOf(turn.state.turn) === firstYear) return impossible('SFW 957', 'initial-build');
  if (ship.stasis === 'frozen') return impossible('SFW 6098', 'frozen', { ship: nameOf(id, ship) });
  const open = takesTurn(order) && at === 0 ? speed > 0 : isUsable(at, ship, reversed);
  if (!open) return impossible('SFW 1365', 'no-such-pulse', { ship: nameOf(id, ship), speed });
  if (takesTurn(order) && at > 0) return impossible('SFW 1462', 'whole-turn', titleOf(order));
  if (whole !== undefined && takesTurn(whole) && at > 0)
    return impossible('SFW 1462', 'turn-taken', titleOf(whole));
  return order.kind === 'move' && ship.halted ? impossible('SFW 1404', 'moves-cancelled') : undefined;
}

/** Orders that no ship of the Corporation has a slot for: refused at once, so that none is passed over in silence. */
function refuseStray({ turn, seat }: Run, orders: ShipOrders): void {
  const { ships, corporations } = turn.state;
  const refuse = (given: Given<AnyOrder>): Problem | undefined => {
    const ship = given.unit === undefined ? undefined : ships[given.unit];
    if (corporations[seat]?.fallen === true) return impossible('SFW 4855', 'corporation-fallen');
    if (given.unit === undefined) return impossible('SFW 1440', 'not-for-headquarters');
    if (ship?.seat !== seat) return impossible('SFW 1385', 'no-such-ship');
    // What takes the whole turn is in the first pulse, and refused there.
    const first = given.index === 0 && takesAll(given);
    const slots = isReversed(corporations[seat]) && !first ? ship.printed : pulses;
    return given.index < slots || given.order.kind === 'stay'
      ? undefined
      : impossible('SFW 1365', 'no-such-pulse', {
          ship: nameOf(given.unit, ship),
          speed: usableSlots(ship),
        });
  };
  for (const kind of keysInOrder(orders))
    for (const given of turn.orders(kind)) {
      const problem = refuse(given);
      if (problem !== undefined) turn.refuse(given.order.ref, problem);
    }
}
