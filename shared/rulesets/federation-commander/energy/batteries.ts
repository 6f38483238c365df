import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { event, everybody, ofShip } from '../declare.ts';
import { amount } from '../model/parts.ts';
import { captained } from '../model/ships.ts';
import type { Ship, State, View } from '../model/state.ts';
import { shipName, tokens, tokenText } from '../model/words.ts';
import { batteriesOf } from '../ships/ships.ts';

export const energyKept = event('energy-kept', {
  fields: { ...ofShip, kept: amount, lost: amount },
  by: 'rules',
  hears: everybody,
  say: ({ ship, kept, lost }, view) =>
    phrase('{ship} keeps {kept} tokens in its batteries and loses {lost}.', {
      ship: shipName(view, ship),
      kept: tokenText(kept),
      lost: tokenText(lost),
    }),
  // What is left hangs on reinforcement against enemy fire.
  ahead: ({ ship, kept, lost }, view) =>
    phrase('{ship} may keep {kept|token|tokens} in its batteries and lose {lost}.', {
      ship: shipName(view, ship),
      kept: tokens(kept),
      lost: tokenText(lost),
    }),
  apply: (draft, { ship, kept }) => change(draft.ships, ship, () => ({ energy: kept, pool: 0 })),
});

/** What batteries keep at the end of the turn; OURS: a half token may be among it (FC 1D4). */
export const keptOf = (ship: Ship, batteries: number): number => Math.min(ship.energy, 2 * batteries);

/** At the end of a turn ships keep what their batteries hold (FC 1E3a). */
export function keepEnergy(turn: Turn<Room<State, View, never, EventIn<typeof energyKept>>>): void {
  for (const [id, ship] of captained(turn.state)) {
    const kept = keptOf(ship, batteriesOf(ship));
    turn.happen(energyKept.of({ ship: id, kept, lost: ship.energy - kept }));
  }
}
