import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Side } from '#kernel/board/grid.ts';
import type { OrderRef, PlaceId, UnitId } from '#kernel/words/ids.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { change } from '#kernel/steps/change.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import type { Path } from '#kernel/words/where.ts';
import { askEach, causeOf, fact, isPossible, one } from '../asking.ts';
import { answer, event, everybody, placed } from '../declare.ts';
import { directionName, hexName } from '../map/board.ts';
import { action, amount, facing, hexes, moment, place, subPulse } from '../model/parts.ts';
import type { Named } from '../model/ships.ts';
import { isFreighter, isOnMap } from '../model/ships.ts';
import type { State, View } from '../model/state.ts';
import type { Action } from '../model/vocabulary.ts';
import { actions, subPulses } from '../model/vocabulary.ts';
import { actionName, shipName, tokens, tokenText } from '../model/words.ts';
import { unbidden } from './edge.ts';
import { cannotMove, courseOf, holdCost, isHeld, momentOf, movingNext, nextDue, turnMode } from './moving.ts';
import { aboutCourses } from './sighting.ts';

export const move = answer('move', {
  fields: { action },
  title: 'Move',
  offers: ([, ship]) =>
    nextDue(ship) === undefined
      ? []
      : actions.filter((one) => cannotMove(ship, one) === undefined).map((one) => ({ action: one })),
  cannot: ([, ship], given) => cannotMove(ship, given.action),
  say(given, view, at) {
    const ship = view.ships[at];
    return ship === undefined || isOnMap(view, courseOf(ship, given.action).place)
      ? actionName(given.action)
      : phrase('{move}, off the map', { move: actionName(given.action) });
  },
});

const acted = { ...placed, action, facing, turnCount: hexes, slipCount: hexes, subPulse } as const;

/** The first move of the course that led to this is made. */
const followed = (
  draft: Draft<State>,
  { ship, cause }: { readonly ship: UnitId; readonly cause?: OrderRef },
): void =>
  change(draft.ships, ship, ({ standing }) => ({
    standing: standing.map((order) =>
      order.kind === 'course' && order.ref === cause ? { ...order, actions: order.actions.slice(1) } : order,
    ),
  }));

interface MoveMade {
  readonly ship: UnitId;
  readonly action: Action;
  readonly place: PlaceId;
  readonly facing: Side;
  readonly cost?: number;
  readonly cause?: OrderRef;
}

/** Whether where a ship goes hangs on the enemy: it steers by the range to them, or changes its speed by it. A course comes before steering. */
function hangsOnEnemy({ ships }: View, { ship, cause }: MoveMade): boolean {
  const standing = ships[ship]?.standing ?? [];
  const isOnCourse = standing.some((one) => one.kind === 'course' && one.ref === cause);
  return standing.some(({ kind }) => kind === 'change-speed-when' || (kind === 'steer' && !isOnCourse));
}

const movesAhead: Readonly<Record<Action, string>> = {
  straight: '{ship} {will} move on to {place}.',
  'turn-left': '{ship} {will} turn left, to {place} facing {facing}.',
  'turn-right': '{ship} {will} turn right, to {place} facing {facing}.',
  'slip-left': '{ship} {will} slip left, to {place}.',
  'slip-right': '{ship} {will} slip right, to {place}.',
  hold: '{ship} {will} cancel its move in {place} for {cost|token|tokens}.',
  'hold-left':
    '{ship} {will} cancel its move in {place} for {cost|token|tokens}, and turn left to face {facing}.',
  'hold-right':
    '{ship} {will} cancel its move in {place} for {cost|token|tokens}, and turn right to face {facing}.',
};

/** A move as the scroll tells it. */
const moveAhead = (happened: MoveMade, view: View): Phrase =>
  phrase(movesAhead[happened.action], {
    ship: shipName(view, happened.ship),
    will: hangsOnEnemy(view, happened) ? 'may' : 'will',
    place: hexName(happened.place),
    facing: directionName(happened.facing),
    cost: tokens(happened.cost ?? 0),
  });

export const moved = event('moved', {
  fields: {
    ...acted,
    from: place,
    /** Sub-pulse of the battle. */
    at: moment,
  },
  by: 'either',
  hears: everybody,
  say: (happened, view) =>
    phrase('{ship}: {action}, from {from} to {place} facing {facing}.', {
      ship: shipName(view, happened.ship),
      action: actionName(happened.action),
      from: hexName(happened.from),
      place: hexName(happened.place),
      facing: directionName(happened.facing),
    }),
  // Of moves straight ahead only where they end, in the last sub-pulse of the impulse.
  ahead: (happened, view) =>
    happened.action === 'straight' && happened.subPulse !== subPulses ? undefined : moveAhead(happened, view),
  apply(draft, happened) {
    const { turnCount, slipCount, from, at } = happened;
    change(draft.ships, happened.ship, () => ({
      place: happened.place,
      facing: happened.facing,
      turnCount,
      slipCount,
      acted: happened.subPulse,
      entered: { from, at },
      rooted: false,
    }));
    followed(draft, happened);
  },
});

export const moveCancelled = event('move-cancelled', {
  fields: { ...acted, cost: amount },
  by: 'order',
  hears: everybody,
  say: (happened, view) =>
    phrase('{ship}: {action} for {cost} tokens, in {place} facing {facing}.', {
      ship: shipName(view, happened.ship),
      action: actionName(happened.action),
      cost: tokenText(happened.cost),
      place: hexName(happened.place),
      facing: directionName(happened.facing),
    }),
  ahead: moveAhead,
  apply(draft, happened) {
    const { turnCount, slipCount, cost } = happened;
    change(draft.ships, happened.ship, ({ energy }) => ({
      facing: happened.facing,
      turnCount,
      slipCount,
      acted: happened.subPulse,
      held: true,
      energy: energy - cost,
    }));
    followed(draft, happened);
  },
});

type Move = OrderIn<typeof move>;
type Moving = Room<State, View, Move, EventIn<typeof moved | typeof moveCancelled>>;

/** The sub-pulse of a point in the turn. */
export const subPulseOf = (path: Path): number => path.find(({ name }) => name === 'Sub-pulse')?.at ?? 0;

/** The slowest moves first and equals move together: each sees only who has moved before (FC 2A5). */
export function moveShips(turn: Turn<Moving>): void {
  const next = movingNext(turn.state, subPulseOf(turn.path));
  // Freighters are of a category of their own, so that nobody who is asked moves together with one.
  const drifting = next.filter(([, ship]) => isFreighter(ship));
  for (const own of drifting) act(turn, own, 'straight');
  if (drifting.length > 0) return;
  askEach(
    turn,
    next,
    (own) => ({
      said: phrase('How does {ship} move?', { ship: own[1].name }),
      cite: 'FC 2A3',
      kinds: ['move'],
      ...one,
      silence: [move.of({ action: unbidden(turn.state, own[1]) })],
      minor: true,
      facts: [
        fact('Hexes since turn', own[1].turnCount),
        fact('Turn mode', turnMode(own[1])),
        ...aboutCourses(turn.state, own),
      ],
    }),
    (own, given) => moveShip(turn, own, given),
  );
}

/** OURS: what cannot be done becomes a move straight ahead, or what keeps the ship on a fixed map. */
function moveShip(turn: Turn<Moving>, own: Named, given: Move): void {
  const done = isPossible(turn, move, own, given) ? given.action : unbidden(turn.state, own[1]);
  act(turn, own, done, causeOf(given));
}

function act(turn: Turn<Moving>, [id, ship]: Named, done: Action, cause?: OrderRef): void {
  const pulse = subPulseOf(turn.path);
  const what = {
    ship: id,
    action: done,
    ...courseOf(ship, done),
    subPulse: pulse,
    ...defined({ cause }),
  };
  turn.happen(
    isHeld(done)
      ? moveCancelled.of({ ...what, cost: holdCost(ship) })
      : moved.of({ ...what, from: ship.place, at: momentOf(turn.state, pulse) }),
  );
}
