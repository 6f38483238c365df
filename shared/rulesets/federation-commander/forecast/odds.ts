import type { Plan } from '#kernel/game/plan.ts';
import type { Meeting, Odds } from '#kernel/odds/odds.ts';
import type { Engine } from '#kernel/ruleset.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { FederationCommander, Order } from '../game.ts';
import { seats } from '../map/seats.ts';
import { imagine } from '../model/imagine.ts';
import { active, enemiesOf } from '../model/ships.ts';
import type { State, View } from '../model/state.ts';
import type { Duel } from './duel.ts';
import { trialBy } from './duel.ts';

/** What comes of the rest of the battle, at the ships that fight it. Within a turn it is not asked: the turn is under way. */
function meetings(view: View, _: Plan<Order>, { place }: Spot): readonly Meeting<Duel>[] {
  const isHere = active(view).some(([, ship]) => ship.place === place);
  if (place === undefined || !isHere || view.impulse > 0 || view.me === gameMaster) return [];
  if (seats.some((seat) => enemiesOf(view, seat).length === 0)) return [];
  return [
    {
      id: 'rest',
      place,
      open: true,
      said: phrase('The rest of the battle'),
      taken: [
        phrase('Officers of the computer lead both sides from this turn on.'),
        phrase('Your orders and any standing orders do not count.'),
      ],
      matter: (assumed) => (assumed === 'seen' ? { me: view.me, scene: ledBy(view) } : undefined),
    },
  ];
}

/** The battle as it stands, with captains of the computer’s alone. */
function ledBy(view: View): State {
  const { levels: _, ...state } = imagine(view);
  return {
    ...state,
    computer: [...seats].sort(),
    ships: Object.fromEntries(inOrder(state.ships).map(([id, ship]) => [id, { ...ship, standing: [] }])),
  };
}

/** The rest of a battle foretold; the chances of a volley are counted exactly (`fire/odds.ts`). */
export const oddsBy = (engine: Engine<FederationCommander>): Odds<View, Order, Duel> => ({
  meetings,
  trial: trialBy(engine),
});
