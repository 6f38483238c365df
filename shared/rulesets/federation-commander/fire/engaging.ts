import type { Unnumbered } from '#kernel/game/plan.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import type { Path } from '#kernel/words/where.ts';
import { askEach, isPossible, one, oneAtMost } from '../asking.ts';
import { seats } from '../map/seats.ts';
import type { Aim } from '../model/parts.ts';
import type { Named } from '../model/ships.ts';
import type { State } from '../model/state.ts';
import { nearestOf } from '../ships/ships.ts';
import type { Fire, Firing } from './announcing.ts';
import { aboutEnemies, declare } from './announcing.ts';
import { fire } from './fire.ts';
import { bearing, hasFired, targetsOf } from './firing.ts';

/* One ship after the other engages its targets one by one, and sees the dice between (FC 1E2d). */

/** Which of its ships each side fires now. */
export const shipOf = (path: Path): number => path.find(({ name }) => name === 'Ship')?.at ?? 1;

/** The ship of each side that was the `nth` to be announced. OURS: both fire at one moment. */
export const firingNow = ({ firing = [], ships }: State, nth: number): readonly Named[] =>
  seats.flatMap((seat) => {
    const id = firing.filter(({ ship }) => ships[ship]?.seat === seat)[nth - 1]?.ship;
    const ship = id && ships[id];
    return id === undefined || ship === undefined ? [] : [[id, ship] as const];
  });

/** Of those that fire now whoever can engage somebody more, and waits for no dice. */
const mayEngage = (state: State, nth: number): readonly Named[] =>
  firingNow(state, nth).filter(
    (own) =>
      targetsOf(state, own).length > 0 &&
      !state.declared.some(({ ship, rolled }) => ship === own[0] && rolled !== true),
  );

/** OURS: whoever has announced fire and names nothing that can be fires one weapon at the nearest enemy that one bears on. */
function leastShot(state: State, own: Named): { readonly at: Fire['at']; readonly aims: readonly Aim[] } {
  const [at, enemy] = nearestOf(own[1], targetsOf(state, own)) as Named;
  return { at, aims: bearing(own[1], enemy).slice(0, 1) };
}

export function engageTargets(turn: Turn<Firing>): void {
  askEach(
    turn,
    mayEngage(turn.state, shipOf(turn.path)),
    (own) => {
      const isBound = !hasFired(turn.state, own[0]);
      const silence: readonly Unnumbered<Fire>[] = isBound ? [fire.of(leastShot(turn.state, own))] : [];
      return {
        said: phrase(isBound ? 'Which ship does {ship} fire at?' : 'Does {ship} fire at another target?', {
          ship: own[1].name,
        }),
        cite: 'FC 1E2d',
        kinds: ['fire'],
        ...(isBound ? one : oneAtMost),
        silence,
        facts: aboutEnemies(turn.state, own),
      };
    },
    (own, given) => {
      if (isPossible(turn, fire, own, given)) declare(turn, own, given, turn.pass);
      else if (!hasFired(turn.state, own[0]))
        declare(turn, own, { ...given, ...leastShot(turn.state, own) }, turn.pass);
    },
  );
}

interface Here {
  readonly state: State;
  readonly path: Path;
}

export const nobodyFires = ({ state: { firing = [] } }: Here): boolean => firing.length === 0;

/** Whether no side has a ship that fires after those. */
export const noShipFiresAfter = ({ state }: Here, nth: number): boolean =>
  firingNow(state, nth + 1).length === 0;

/** Whether those that fire now are done: there is nobody left to engage, or nobody was engaged when they were last asked. */
export const nobodyEngaged = ({ state, path }: Here, target: number): boolean =>
  mayEngage(state, shipOf(path)).length === 0 ||
  (target > 1 && !firingNow(state, shipOf(path)).some(([id]) => hasEngaged(state, id, target)));

const hasEngaged = ({ declared }: State, id: Named[0], target: number): boolean =>
  declared.some(({ ship, further }) => ship === id && further === target);
