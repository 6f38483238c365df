import type { Draw } from '../dice/draw.ts';
import type { Game } from '../game/game.ts';
import type { Turn } from '../sequence/step.ts';
import { wholeTurn } from '../sequence/run.ts';
import { phrase } from '../words/phrase.ts';
import type { SeatId } from '../words/ids.ts';
import type { Path } from '../words/where.ts';

/** Where and with what steps are run by themselves. */
interface Loose<G extends Game> {
  /** A draft of the caller’s own: what happens changes it. */
  readonly state: G['state'];
  readonly draw: Draw;
  readonly path: Path;
  /** Whose run it is, where seats move one after another. */
  readonly takes?: readonly SeatId[];
  /** Hears what happens, before it changes the draft. */
  hear(event: G['event']): void;
  apply(draft: G['state'], event: G['event']): void;
}

/** A turn of which some steps alone are run, such as those of one battle: nobody gives orders, and nobody is asked. */
export const looseTurn = <G extends Game>({
  state,
  draw,
  path,
  takes = [],
  hear,
  apply,
}: Loose<G>): Turn<G> => ({
  state,
  draw,
  path,
  pass: path.at(-1)?.at ?? 0,
  run: { id: wholeTurn, title: phrase(''), sequence: '', takes, tells: [] },
  orders: () => [],
  plan: () => [],
  sent: () => true,
  ruling: () => undefined,
  happen(event) {
    hear(event);
    apply(state, event);
  },
  refuse: () => undefined,
  ask: () => undefined,
});
