import type { Rules } from '../../state/rules.ts';
import type { Session } from '../../state/session/session.svelte.ts';

/** The battle that is being tried in the simulator. */
export class Simulation {
  /** The game by whose rules it is fought, by its id. */
  game = $state('');
  /** What is filled in, by game; as long as nothing is, what the game proposes. */
  wishes = $state.raw<Readonly<Record<string, unknown>>>({});

  change(wish: unknown): void {
    this.wishes = { ...this.wishes, [this.game]: wish };
  }
}

export const simulationOf = (session: Session): Simulation =>
  session.states.of(Simulation, () => new Simulation());

/** Opens the simulator, with the forces of a battle if there is one. */
export function simulate(session: Session, rules: Rules, matter?: unknown): void {
  const simulation = simulationOf(session);
  simulation.game = rules.id;
  if (matter !== undefined) simulation.change(rules.odds?.simulator?.taken(matter));
  session.overlay = 'simulator';
}
