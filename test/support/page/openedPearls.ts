import { created } from '#test/support/kits/created.ts';
import { openDice } from '#kernel/dice/streams.ts';
import { placeId, seatId } from '#kernel/words/ids.ts';
import type { State } from '#test/rulesets/pearl-divers/game/model/state.ts';
import { pearlDivers } from '#test/rulesets/pearl-divers/game/ruleset.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';
import type { FakeHostOptions } from '../fakeHost.ts';
import { openedApp } from '../openedApp.ts';

const made = created(pearlDivers, { seats: ['north', 'south'] }, openDice('pearls'));
if (!made.ok) throw new Error(JSON.stringify(made.fault));
const north = seatId('north');

/** North lies in the Ledge, where a buoy of its own lies too, and has another in the Deep. */
export const pearlState: State = {
  ...made.value,
  boats: { ...made.value.boats, [north]: { ...made.value.boats[north]!, place: placeId('ledge') } },
  buoys: {
    'north.deep': { seat: north, place: placeId('deep') },
    'north.ledge': { seat: north, place: placeId('ledge') },
  },
};

/** Before each test the whole app with a game of Pearl Divers, as North sees it. */
export const openedPearls = (
  begin: (session: Session) => unknown,
  state: State = pearlState,
  more: FakeHostOptions = {},
): void => openedApp(begin, { ...more, game: { ruleset: pearlDivers, seat: 'north', state } });
