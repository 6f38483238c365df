import type { MapPicture } from '#kernel/presentation.ts';
import { type Chunk, toChunks } from '../../map/shapes.ts';
import type { Turn } from '../../state/turn/turn.svelte.ts';
import { type Act, actOf } from '../newsreel/acts.ts';
import { plannedWays } from './planned.ts';
import { aheadOf, asNews, type TurnAhead } from './turnAhead.svelte.ts';

const none: readonly (readonly Chunk[])[] = [];

/** The turn ahead as the map draws it: without its usual pieces, and with those of the moment above it. */
export class AheadPicture {
  readonly #turn: Turn;
  readonly #ahead: TurnAhead;

  constructor(turn: Turn) {
    [this.#turn, this.#ahead] = [turn, aheadOf(turn)];
  }

  /** The one map below all moments. */
  readonly map: MapPicture = $derived.by(() => ({ ...this.#turn.map, pieces: [] }));

  readonly #act: Act | undefined = $derived.by(() => {
    const { board, seats, map, look } = this.#turn;
    const { moments, at } = this.#ahead;
    const [before, now] = [moments[Math.max(0, at - 1)], moments[at]];
    if (before === undefined || now === undefined) return undefined;
    const others = look.foreign ? map.pieces.filter(({ side }) => side !== 'own') : [];
    return actOf(board, seats, asNews(before, others), asNews(now, others));
  });

  readonly #ways: readonly Chunk[] = $derived.by(() => {
    const { board, selection } = this.#turn;
    const { moments, at } = this.#ahead;
    return toChunks(plannedWays(board, moments, at, selection.unit));
  });

  /** What is drawn over the map, the lowest first; nothing while it is not shown. */
  readonly over: readonly (readonly Chunk[])[] = $derived.by(() => {
    const act = this.#act;
    if (!this.#ahead.isShown || act === undefined) return none;
    const t = this.#turn.viewport.still ? 1 : this.#ahead.part;
    return [
      this.#ways,
      ...(t >= 1
        ? [toChunks(act.after), toChunks(act.at(1, false))]
        : [toChunks(act.still), toChunks(act.at(t, false))]),
    ];
  });
}

export const aheadPictureOf = (turn: Turn): AheadPicture =>
  turn.states.of(AheadPicture, () => new AheadPicture(turn));
