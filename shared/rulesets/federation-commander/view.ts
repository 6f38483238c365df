import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import type { Heard } from '#kernel/game/game.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Event } from './game.ts';
import type { Ship, State, Trace, View } from './model/state.ts';
import { impulses, subPulses } from './model/vocabulary.ts';

/** The impulse of a moment that counts sub-pulses since the battle began. */
const impulseOf = (moment: number): number => ((Math.floor((moment - 1) / subPulses) - 1) % impulses) + 1;

/** All that a seat knows: the table lies open (FC 1E4), but only the game master reads what the other's captains will do. */
export function makeView(state: State, me: SeatId, heard: readonly Heard<Event>[]): View {
  const ships = keysInOrder(state.ships).map((id) => {
    const ship = state.ships[id] as Ship;
    return [id, ship.seat === me || me === gameMaster ? ship : { ...ship, standing: [] }] as const;
  });
  const traces = heard.flatMap(({ event }): readonly Trace[] =>
    event.kind === 'moved'
      ? [{ ship: event.ship, impulse: impulseOf(event.at), from: event.from, to: event.place }]
      : [],
  );
  return { ...state, me, ships: Object.fromEntries(ships), traces };
}
