import { choicesOf, chosen } from '#kernel/declare/entries.ts';
import { oneOf, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { askEach, causeOf, oneAtMost } from '../asking.ts';
import { answer, event, everybody, placed, standing } from '../declare.ts';
import { rangeOf } from '../map/board.ts';
import { captained, enemiesOf } from '../model/ships.ts';
import type { DisengageWhen } from '../model/standing.ts';
import type { Ship, State, View } from '../model/state.ts';
import { shipName } from '../model/words.ts';
import { impossible } from '../refusals.ts';

/** Hexes from every enemy at which a ship may disengage (FC 2E1b). */
export const separation = 35;

/** Why the ship may not disengage; undefined if it may (FC 2E1b). There is always an enemy: without one the battle is over. */
export function cannotDisengage(state: State, ship: Ship): Problem | undefined {
  const range = Math.min(...enemiesOf(state, ship.seat).map(([, enemy]) => rangeOf(ship.place, enemy.place)));
  return range < separation
    ? impossible('FC 2E1b', 'too-near', { ship: ship.name, range, needed: separation })
    : undefined;
}

export const disengage = answer('disengage', {
  fields: {},
  title: 'Disengage',
  offers: ([, ship], view) => (cannotDisengage(view, ship) === undefined ? [{}] : []),
  cannot: ([, ship], _, state) => cannotDisengage(state, ship),
  say: () => phrase('Leave the battle'),
});

const sentences = {
  crippled: 'Disengage when crippled',
  possible: 'Disengage as soon as possible',
  never: 'Stay, whatever comes',
} as const;
type Moment = keyof typeof sentences;
const moments = keysInOrder(sentences);
const phraseOf = (when: Moment): Phrase => phrase(sentences[when]);

const momentOf = ({ crippled, never }: Pick<DisengageWhen, 'crippled' | 'never'>): Moment =>
  never === true ? 'never' : crippled ? 'crippled' : 'possible';

const whenOf = (
  { never: _, ...given }: Unnumbered<DisengageWhen>,
  when: Moment,
): Unnumbered<DisengageWhen> => ({
  ...given,
  crippled: when === 'crippled',
  ...(when === 'never' ? { never: true } : {}),
});

export const disengageWhen = standing('disengage-when', {
  title: 'Disengage or stay',
  offers: () => [{ crippled: true }],
  form: (_, given) => [
    chosen('when', 'Intent', choicesOf(moments, phraseOf), momentOf(given), (when) =>
      whenOf(given, moments.find((one) => one === when) ?? momentOf(given)),
    ),
  ],
  stands: (given) => phraseOf(momentOf(given)),
});

const sayings = {
  edge: {
    is: '{ship} leaves the map and has disengaged.',
    may: '{ship} may leave the map and so disengage.',
  },
  scenario: {
    is: '{ship} has reached where this scenario lets it disengage, and is gone.',
    may: '{ship} may reach where this scenario lets it disengage.',
  },
} as const;

export const disengaged = event('disengaged', {
  fields: {
    ...placed,
    /** It left the map (FC 2E1c), and stands beyond its edge, or did what the scenario takes for it (FC 2E1a); absent: it declared that it had got away (FC 2E1b). */
    how: optional(oneOf(keysInOrder(sayings))),
  },
  by: 'either',
  hears: everybody,
  say: ({ ship, how }, view) =>
    phrase(how === undefined ? '{ship} disengages.' : sayings[how].is, { ship: shipName(view, ship) }),
  ahead: ({ ship, how }, view) =>
    phrase(how === undefined ? '{ship} may disengage.' : sayings[how].may, { ship: shipName(view, ship) }),
  apply: (draft, { ship }) => change(draft.ships, ship, () => ({ status: 'disengaged' as const })),
});

export type Leaving = Room<State, View, OrderIn<typeof disengage>, EventIn<typeof disengaged>>;

/** OURS: at the end of the turn, when nobody moves any more; all who declare it leave at one moment, each from where its enemies are (FC 1E4). */
export function leaveBattle(turn: Turn<Leaving>): void {
  const ships = captained(turn.state).filter(([, ship]) => cannotDisengage(turn.state, ship) === undefined);
  askEach(
    turn,
    ships,
    ([, ship]) => ({
      said: phrase('Does {ship} disengage?', { ship: ship.name }),
      cite: 'FC 2E1b',
      kinds: ['disengage'],
      ...oneAtMost,
      silence: [],
      minor: !ship.internal,
    }),
    ([ship, { place }], given) => turn.happen(disengaged.of({ ship, place, cause: causeOf(given) })),
  );
}
