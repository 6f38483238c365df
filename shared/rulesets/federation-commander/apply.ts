import { change, replace } from '#kernel/steps/change.ts';
import type { Draft } from './apply/drafts.ts';
import { changeEach, changeVolley, onShield } from './apply/drafts.ts';
import { boxesDisabled, declared, fired, reinforced, volleyStruck } from './apply/fire.ts';
import type { Allocated, CaptainSet, Event, Moved, Repaired } from './model/events.ts';
import type { State } from './model/state.ts';

/** Carries out one event; it decides nothing. */
export function apply(state: State, event: Event): void {
  const draft = state as Draft;
  switch (event.kind) {
    case 'captain-set':
      captainSet(draft, event);
      break;
    case 'order-filed':
    case 'order-withdrawn':
    case 'allocated':
    case 'energy-kept':
    case 'repaired':
    case 'shield-moved':
      betweenImpulses(draft, event);
      break;
    case 'impulse-begun':
      draft.impulse = event.impulse;
      draft.declared = [];
      changeEach(draft, ({ speedChange: _, ...ship }) => ({ ...ship, held: false, acted: 0 }));
      break;
    case 'accelerated':
    case 'emergency-stopped':
    case 'moved':
    case 'move-cancelled':
    case 'turned-in-place':
      moving(draft, event);
      break;
    case 'fire-declared':
      declared(draft, event);
      break;
    case 'volley-fired':
      fired(draft, event);
      break;
    case 'shield-struck':
      changeVolley(draft, { shield: event.shield });
      break;
    case 'shield-reinforced':
      reinforced(draft, event);
      break;
    case 'volley-struck':
      volleyStruck(draft, event);
      break;
    case 'boxes-disabled':
      boxesDisabled(draft, event);
      break;
    case 'ship-destroyed':
    case 'disengaged':
    case 'battle-over':
      ending(draft, event);
  }
}

type Ending = 'ship-destroyed' | 'disengaged' | 'battle-over';

function ending(draft: Draft, event: Extract<Event, { kind: Ending }>): void {
  switch (event.kind) {
    case 'ship-destroyed':
      change(draft.ships, event.ship, () => ({ status: 'destroyed' as const }));
      draft.volleys = draft.volleys.filter(({ at }) => at !== event.ship);
      break;
    case 'disengaged':
      change(draft.ships, event.ship, () => ({ status: 'disengaged' as const }));
      break;
    case 'battle-over': {
      const { points, disabled, winner } = event;
      draft.over = { points, disabled, ...(winner === undefined ? {} : { winner }) };
    }
  }
}

/** A captain of the computer's keeps none of the player's standing orders. */
function captainSet(draft: Draft, { seat, computer }: CaptainSet): void {
  const others = draft.computer.filter((one) => one !== seat);
  draft.computer = computer ? [...others, seat].sort() : others;
  changeEach(draft, (ship) => (ship.seat === seat && computer ? { ...ship, standing: [] } : ship));
}

type Between = 'order-filed' | 'order-withdrawn' | 'allocated' | 'energy-kept' | 'repaired' | 'shield-moved';

function betweenImpulses(draft: Draft, event: Extract<Event, { kind: Between }>): void {
  switch (event.kind) {
    case 'order-filed':
      change(draft.ships, event.ship, ({ standing }) => ({
        standing: [...standing.filter(({ ref }) => !event.replaces.includes(ref)), event.order],
      }));
      break;
    case 'order-withdrawn':
      change(draft.ships, event.ship, ({ standing }) => ({
        standing: standing.filter(({ ref }) => ref !== event.withdrawn),
      }));
      break;
    case 'allocated':
      allocated(draft, event);
      break;
    case 'energy-kept':
      change(draft.ships, event.ship, () => ({ energy: event.kept, pool: 0 }));
      break;
    case 'repaired':
      repaired(draft, event);
      break;
    case 'shield-moved':
      change(draft.ships, event.ship, (ship) => ({ shields: onShield(ship, event.from, -event.boxes) }));
      change(draft.ships, event.ship, (ship) => ({ shields: onShield(ship, event.to, event.boxes) }));
  }
}

function repaired(draft: Draft, { ship, box, points, done }: Repaired): void {
  replace(draft.ships, ship, ({ partial, ...whole }) => {
    const begun = partial?.box === box ? partial.points : 0;
    return done
      ? { ...whole, disabled: whole.disabled.filter((one) => one !== box) }
      : { ...whole, partial: { box, points: begun + points } };
  });
}

function allocated(draft: Draft, event: Allocated): void {
  const { pace, reverse, arm, regenerate, tracks, left, reset } = event;
  change(draft.ships, event.ship, (ship) => ({
    rooted: ship.stopped && pace !== 'stopped',
    ...(reset ? { turnCount: 0, slipCount: 0 } : {}),
    speed: pace === 'stopped' ? 0 : pace,
    stopped: pace === 'stopped',
    reverse,
    allocation: { pace, reverse, arm, regenerate: regenerate.map(() => 0) },
    tracks,
    energy: left,
    shields: ship.shields.map((boxes, at) => boxes + (regenerate[at] as number)),
  }));
}

type Moving = 'accelerated' | 'emergency-stopped' | 'moved' | 'move-cancelled' | 'turned-in-place';

function moving(draft: Draft, event: Extract<Event, { kind: Moving }>): void {
  switch (event.kind) {
    case 'accelerated':
      change(draft.ships, event.ship, ({ energy }) => ({
        energy: energy - event.cost,
        speedChange: { what: 'accelerated' as const, pass: event.pass },
      }));
      break;
    case 'emergency-stopped':
      change(draft.ships, event.ship, () => ({
        stopped: true,
        turnCount: 0,
        slipCount: 0,
        pool: event.pool,
        speedChange: { what: 'stopped' as const, pass: event.pass },
      }));
      break;
    case 'moved': {
      const { place, facing, turnCount, slipCount, subPulse, from, at } = event;
      change(draft.ships, event.ship, () => ({
        place,
        facing,
        turnCount,
        slipCount,
        acted: subPulse,
        entered: { from, at },
        rooted: false,
      }));
      followed(draft, event);
      break;
    }
    case 'move-cancelled':
      moveCancelled(draft, event);
      break;
    case 'turned-in-place':
      change(draft.ships, event.ship, ({ energy }) => ({
        facing: event.facing,
        energy: energy - event.cost,
        tactical: { impulse: draft.impulse, pass: event.pass },
      }));
  }
}

function moveCancelled(draft: Draft, event: Extract<Event, { kind: 'move-cancelled' }>): void {
  const { facing, turnCount, slipCount, subPulse, cost } = event;
  change(draft.ships, event.ship, ({ energy }) => ({
    facing,
    turnCount,
    slipCount,
    acted: subPulse,
    held: true,
    energy: energy - cost,
  }));
  followed(draft, event);
}

/** The first move of the course that led to this is made. */
const followed = (draft: Draft, { ship, cause }: Pick<Moved, 'ship' | 'cause'>): void =>
  change(draft.ships, ship, ({ standing }) => ({
    standing: standing.map((order) =>
      order.kind === 'course' && order.ref === cause ? { ...order, actions: order.actions.slice(1) } : order,
    ),
  }));

/** Ends the turn: the weapons-used marks are erased (FC 1E3b), points from emergency deceleration end (FC 2D3b), and plotted moves with their turn. */
export function close(state: State): void {
  const draft = state as Draft;
  draft.impulse = 0;
  draft.declared = [];
  changeEach(draft, ({ tactical: _, ...ship }) => ({
    ...ship,
    used: [],
    pool: 0,
    standing: ship.standing.filter(({ kind }) => kind !== 'plot' && kind !== 'course'),
  }));
  draft.turn += 1;
}
