import { defined } from '#kernel/words/defined.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { plural } from '#kernel/words/phrase.ts';
import type { Measured } from '../../map/ruler.ts';
import type { Turn } from '../../state/turn/turn.svelte.ts';
import { distanceTo } from '../places/bearings.ts';

/** The ruler: ways from stop to stop over the map, and on to where the pointer is. */
export class Ruler {
  /** The places that were clicked, in their order. */
  stops: readonly PlaceId[] = $state.raw([]);
  readonly #turn: Turn;

  /** The legs between the stops, and the leg to the place under the pointer. */
  readonly legs: readonly Measured[] = $derived.by(() => {
    if (!this.on) return [];
    const { hover } = this.#turn.selection;
    const last = this.stops.at(-1);
    const stops =
      last === undefined || hover === undefined || hover === last ? this.stops : [...this.stops, hover];
    return stops.slice(1).map((to, at) => this.#leg(stops[at]!, to));
  });

  constructor(turn: Turn) {
    this.#turn = turn;
  }

  get on(): boolean {
    return this.#turn.selection.measuring;
  }

  /** Takes it up or puts it away; it is taken up afresh. */
  toggle(): void {
    this.#turn.selection.measuring = !this.on;
    this.stops = [];
  }

  /** Goes on from a place; the last stop again takes it away. */
  pick(place: PlaceId | undefined): void {
    if (place === undefined) return;
    this.stops = place === this.stops.at(-1) ? this.stops.slice(0, -1) : [...this.stops, place];
  }

  #leg(from: PlaceId, to: PlaceId): Measured {
    const { rules, view, board } = this.#turn;
    const { way } = rules.presentation;
    const straight = distanceTo(board, from, to);
    if (way === undefined) return { from, to, straight, steps: straight };
    const through = way(view, from, to);
    return { from, to, straight, ...defined({ steps: through?.length, through }) };
  }

  /** What is measured, in words. */
  get said(): string {
    const { board, rules } = this.#turn;
    const { one, many } = rules.presentation.words.place;
    const [first] = this.stops;
    const { legs } = this;
    if (first === undefined) return `Click a ${one} to start measuring.`;
    const names = [first, ...legs.map(({ to }) => to)].map((place) => board.nameOf(place)).join(' – ');
    if (legs.length === 0) return `${names}: point at another ${one}, or click it to continue from there.`;
    const straight = legs.reduce((sum, leg) => sum + leg.straight, 0);
    if (legs.some(({ steps }) => steps === undefined))
      return `${names}: no route leads there; ${plural(straight, one, many)} in a straight line.`;
    const steps = legs.reduce((sum, leg) => sum + (leg.steps ?? 0), 0);
    const longer = steps === straight ? '' : `; ${straight} in a straight line`;
    return `${names}: ${plural(steps, one, many)}${longer}.`;
  }
}

export const rulerOf = (turn: Turn): Ruler => turn.states.of(Ruler, () => new Ruler(turn));
