import type { Counted, Ending, Ran, Trial } from '#kernel/odds/odds.ts';
import type { Engine } from '#kernel/ruleset.ts';
import type { Asked } from '#kernel/sequence/question.ts';
import { silenceOf } from '#kernel/sequence/question.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { computer } from '../computer/computer.ts';
import type { FederationCommander } from '../game.ts';
import { shipsOf } from '../model/ships.ts';
import type { State } from '../model/state.ts';
import { workingBoxes } from '../ships/ships.ts';
import { makeView } from '../view.ts';

/** The rest of a battle, as one of its sides sees it. */
export interface Duel {
  readonly me: SeatId;
  /** All captains are the computer’s. */
  readonly scene: State;
}

type Fc = FederationCommander;
/** A battle takes long: so many are fought, and the error is what it is. */
const battles = 100;
/** One seed is as good as another. */
const seeds = 1_000_000;

/** The rest of the battle, turn by turn with the rules of the turn itself, between captains of the computer who know what players would. */
export const trialBy =
  (engine: Engine<Fc>) =>
  ({ me, scene }: Duel): Trial => {
    const lines = [
      ...linesOf('own', scene, (seat) => seat === me),
      ...linesOf('theirs', scene, (seat) => seat !== me),
    ];
    return {
      enough: battles,
      chances: [phrase('You disengage'), phrase('They disengage')],
      counted: lines.map(({ counted }) => counted),
      run(draw): Ran {
        const seed = draw.int(seeds);
        let now = scene;
        while (now.over === undefined)
          now = runTurn<Fc>(engine, { state: now, seed: `${seed} ${now.turn}`, plans: {}, decide }).state;
        const leaves = (is: (seat: SeatId) => boolean): boolean =>
          shipsOf(now).some(
            ([id, { seat, status }]) =>
              is(seat) && status === 'disengaged' && scene.ships[id]?.status === 'active',
          );
        return {
          ended: endingOf(now, me),
          came: [leaves((seat) => seat === me), leaves((seat) => seat !== me)],
          counts: lines.map(({ of }) => of(now)),
        };
      },
    };
  };

function decide(question: Asked<Fc>, now: State) {
  const orders = computer(makeView(now, question.to, []), question as never);
  return orders === undefined ? silenceOf(question) : ({ by: 'computer', orders } as const);
}

function endingOf({ over }: State, me: SeatId): Ending {
  if (over?.winner === undefined) return 'open';
  return over.winner === me ? 'won' : 'lost';
}

interface Line {
  readonly counted: Counted;
  readonly of: (after: State) => number;
}

/** Ships of a side that are destroyed, and boxes that are disabled then and work now, those of destroyed ships among them. */
function linesOf(side: 'own' | 'theirs', scene: State, is: (seat: SeatId) => boolean): readonly Line[] {
  const ships = shipsOf(scene).filter(([, { seat, status }]) => is(seat) && status === 'active');
  const boxes = (state: State): number =>
    sumOf(
      ships.map(([id]) => {
        const ship = state.ships[id];
        return ship === undefined || ship.status === 'destroyed' ? 0 : workingBoxes(ship).length;
      }),
    );
  const had = boxes(scene);
  return [
    {
      counted: { side, label: phrase('Ships destroyed'), of: ships.length },
      of: (after) => ships.filter(([id]) => after.ships[id]?.status === 'destroyed').length,
    },
    {
      counted: { side, label: phrase('Boxes disabled'), of: had },
      of: (after) => Math.max(0, had - boxes(after)),
    },
  ];
}
