import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { askEach, causeOf, oneAtMost } from '../asking.ts';
import { event, everybody, ofShip, standing } from '../declare.ts';
import { boxes } from '../model/parts.ts';
import { active } from '../model/ships.ts';
import type { Standing } from '../model/standing.ts';
import type { State, View } from '../model/state.ts';
import { boxNames, shipName } from '../model/words.ts';
import { impossible } from '../refusals.ts';
import { working } from '../ships/ships.ts';

/** In a plan it stands until the first turn begins; as an answer it is said at that moment. */
export const preLoad = standing('pre-load', {
  title: 'Begin with pre-loaded tubes',
  offers: ([, { mayPreLoad }], { impulse }) => (mayPreLoad === true && impulse === 0 ? [{}] : []),
  cannot: ([, { name, mayPreLoad }]) =>
    mayPreLoad === true ? undefined : impossible('FC 4C2c', 'no-pre-game-arming', { ship: name }),
  stands: () => phrase('Begin with all photon tubes pre-loaded, and with nothing in the batteries'),
});

export const preLoaded = event('pre-loaded', {
  fields: { ...ofShip, tubes: boxes },
  by: 'order',
  hears: everybody,
  say: ({ ship, tubes }, view) =>
    phrase('{ship} begins with {tubes} pre-loaded, and with nothing in its batteries.', {
      ship: shipName(view, ship),
      tubes: boxNames(view, ship, tubes),
    }),
  ahead: ({ ship, tubes }, view) =>
    phrase('{ship} will begin with {tubes} pre-loaded, and with nothing in its batteries.', {
      ship: shipName(view, ship),
      tubes: boxNames(view, ship, tubes),
    }),
  apply: (draft, { ship, tubes }) =>
    change(draft.ships, ship, ({ tracks }) => ({
      energy: 0,
      tracks: { ...tracks, ...Object.fromEntries(tubes.map((tube) => [tube, 'pre-loaded' as const])) },
    })),
});

type Arming = Room<State, View, Standing<'pre-load'>, EventIn<typeof preLoaded>>;

/** Before the first turn each captain decides for their own ship, and hears of the others’ when all have decided (FC 4C2c). */
export function armBeforeGame(turn: Turn<Arming>): void {
  askEach(
    turn,
    active(turn.state).filter(([, { mayPreLoad }]) => mayPreLoad === true),
    ([, { name }]) => ({
      said: phrase('Does {ship} begin with its photon tubes pre-loaded?', { ship: name }),
      cite: 'FC 4C2c',
      kinds: ['pre-load'],
      ...oneAtMost,
      silence: [],
    }),
    ([id, ship], given) =>
      turn.happen(
        preLoaded.of({
          ship: id,
          tubes: working(ship, 'phot').map(({ box }) => box),
          cause: causeOf(given),
        }),
      ),
  );
}
