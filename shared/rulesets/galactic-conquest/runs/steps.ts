import type { Room } from '#kernel/declare/room.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { hexName } from '../map/board.ts';
import type { RunId } from '../model/economy/run.ts';
import { runId, systemAt } from '../model/economy/run.ts';
import type { State, View } from '../model/state.ts';
import { prospectedBy } from '../model/space.ts';
import type { RunEvent } from './events.ts';
import { runBegun, runFailed, runLost, runWaits, runWentOn } from './events.ts';
import { fateOf } from './fate.ts';
import type { Founded } from './found.ts';
import { colonyFounded, founding } from './found.ts';

type Working = Room<State, View, never, RunEvent | Founded>;

/** Where runs go on, or could begin, in the order of their names. */
function sitesOf({ squadrons, runs = {} }: State): readonly (readonly [SeatId, PlaceId])[] {
  const teams = valuesInOrder(squadrons).flatMap((one) => {
    const [seat, place] = [one.seat, prospectedBy(one)];
    return place === undefined ? [] : [[runId(place, seat), { seat, place }] as const];
  });
  const all: Readonly<Record<RunId, { readonly seat: SeatId; readonly place: PlaceId }>> = {
    ...Object.fromEntries(teams),
    ...runs,
  };
  return inOrder(all).map(([, { seat, place }]) => [seat, place]);
}

function workAt(turn: Turn<Working>, seat: SeatId, place: PlaceId): void {
  const fate = fateOf(turn.state, seat, place);
  if (fate === undefined) return;
  if (fate.is === 'waits') turn.happen(runWaits.of({ seat, place, missing: [...fate.missing] }));
  else if (fate.is === 'begins') {
    const found = fate.chance === undefined || turn.draw.fork(runId(place, seat)).chance(fate.chance, 1000);
    turn.happen(found ? runBegun.of(fate.run) : runFailed.of({ seat, place }));
  } else if (fate.is === 'lost') turn.happen(runLost.of({ seat, place, why: fate.why }));
  else {
    turn.happen(runWentOn.of({ ...fate.run, why: fate.why, missing: fate.missing }));
    if (fate.run.parts >= systemAt)
      turn.happen(colonyFounded.of(founding(turn.state, seat, place, hexName(place), 'major')));
  }
}

/** Resource runs at the end of a turn (B3.20, B3.40, B13.30). */
export function workRuns(turn: Turn<Working>): void {
  for (const [seat, place] of sitesOf(turn.state)) workAt(turn, seat, place);
}
