import { oneOf } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { askEach, causeOf, isPossible, oneAtMost } from '../asking.ts';
import { answer, event, everybody, placed } from '../declare.ts';
import { directionName, hexName, turned } from '../map/board.ts';
import { amount, facing, pass } from '../model/parts.ts';
import { captained } from '../model/ships.ts';
import type { Ship, State, View } from '../model/state.ts';
import { shipName } from '../model/words.ts';
import { impossible } from '../refusals.ts';
import { tooDear } from './moving.ts';
import { tacticalCost } from './table.ts';

/** Why the ship cannot turn in its place; undefined if it can (FC 2D1). */
export function cannotTurnInPlace(ship: Ship): Problem | undefined {
  if (!ship.stopped) return impossible('FC 2D1', 'not-stopped');
  if (ship.tactical !== undefined) return impossible('FC 2D1', 'turned-already', { ship: ship.name });
  return ship.energy < tacticalCost ? tooDear('FC 2D1', ship, tacticalCost) : undefined;
}

export const turnInPlace = answer('turn-in-place', {
  fields: { way: oneOf(['left', 'right']) },
  title: 'Turn in place',
  offers: ([, ship]) =>
    cannotTurnInPlace(ship) === undefined ? (['left', 'right'] as const).map((way) => ({ way })) : [],
  cannot: ([, ship]) => cannotTurnInPlace(ship),
  say: ({ way }) => phrase(way === 'left' ? 'Turn left in place' : 'Turn right in place'),
});

export const turnedInPlace = event('turned-in-place', {
  fields: { ...placed, facing, pass, cost: amount },
  by: 'order',
  hears: everybody,
  say: (happened, view) =>
    phrase('{ship} turns in {place} to face {facing}.', {
      ship: shipName(view, happened.ship),
      place: hexName(happened.place),
      facing: directionName(happened.facing),
    }),
  apply: (draft, happened) =>
    change(draft.ships, happened.ship, ({ energy }) => ({
      facing: happened.facing,
      energy: energy - happened.cost,
      tactical: { impulse: draft.impulse, pass: happened.pass },
    })),
});

type Turning = Room<State, View, OrderIn<typeof turnInPlace>, EventIn<typeof turnedInPlace>>;

export function turnShips(turn: Turn<Turning>): void {
  askEach(
    turn,
    captained(turn.state).filter(([, ship]) => cannotTurnInPlace(ship) === undefined),
    ([, ship]) => ({
      said: phrase('Does {ship} turn in place?', { ship: ship.name }),
      cite: 'FC 2D1',
      kinds: ['turn-in-place'],
      ...oneAtMost,
      silence: [],
    }),
    (own, given) => {
      if (!isPossible(turn, turnInPlace, own, given)) return;
      const [ship, { place, facing: before }] = own;
      turn.happen(
        turnedInPlace.of({
          ship,
          place,
          pass: turn.pass,
          cost: tacticalCost,
          facing: turned(before, given.way === 'left' ? -1 : 1),
          cause: causeOf(given),
        }),
      );
    },
  );
}

/** Whether nobody turned in place in that announcement. */
export const nobodyTurned = ({ state }: { readonly state: State }, announcement: number): boolean =>
  !captained(state).some(
    ([, { tactical }]) => tactical?.impulse === state.impulse && tactical.pass === announcement,
  );
