import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { isMovable } from '../../state/rules.ts';
import type { UnitRow } from '#kernel/presentation.ts';
import type { PieceSide } from '../../map/planes/standing.ts';
import type { Camera } from '../../map/camera/camera.ts';
import type { Turn } from '../../state/turn/turn.svelte.ts';
import { dockedIn } from '../orderForm/filling.svelte.ts';
import { rulerOf } from '../orderForm/measuring.svelte.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}
/** Whose pieces of a place. */
type Side = PieceSide | undefined;

/** The list of units in a place, beside their piece. */
interface ForcesShown {
  readonly place: PlaceId;
  readonly side: Side;
  readonly at: Spot;
  readonly camera: Camera;
}

/** The question which of several units to send. */
interface WhichAsked {
  readonly fleets: readonly UnitRow[];
  readonly to: PlaceId;
  readonly at: Spot;
  readonly shift: boolean;
}

/** What clicks and drags on the map do: choose places, send units, and list the units in a place. */
export class MapGestures {
  asked = $state.raw<WhichAsked | undefined>(undefined);
  /** The units of one place picked up by a press. */
  #taken = $state.raw<{ readonly from: PlaceId; readonly fleets: readonly UnitRow[] } | undefined>(undefined);
  #box = $state.raw<ForcesShown | undefined>(undefined);
  readonly #turn: { readonly now: Turn };
  readonly #close: () => void;

  /** The chosen unit. */
  readonly row: UnitRow | undefined = $derived.by(() =>
    this.#turn.now.units.find((unit) => unit.unit === this.#turn.now.selection.unit),
  );
  /** Whether it can be sent by hand; not while the map shows an older turn, or ways are measured. */
  readonly movable: boolean = $derived.by(
    () =>
      this.#turn.now.mapExtras.past === undefined &&
      !rulerOf(this.#turn.now).on &&
      dockedIn(this.#turn.now) === undefined &&
      this.row !== undefined &&
      isMovable(this.#turn.now.rules, this.row),
  );
  /** The unit that a click or the end of a drag would send. */
  readonly mover: UnitRow | undefined = $derived.by(() => {
    const taken = this.#taken;
    if (taken === undefined) return this.movable ? this.row : undefined;
    const { selection } = this.#turn.now;
    return taken.fleets.find(({ unit }) => unit === selection.unit) ?? taken.fleets[0];
  });

  /** `close` closes what covers the map. */
  constructor(turn: { readonly now: Turn }, close: () => void) {
    this.#turn = turn;
    this.#close = close;
  }

  /** The listed units. The box is beside their piece, and disappears when the map moves. */
  get box(): ForcesShown | undefined {
    return this.#box?.camera === this.#turn.now.viewport.camera ? this.#box : undefined;
  }

  pick(
    place: PlaceId | undefined,
    how: { readonly shift: boolean; readonly side: Side; readonly at: Spot },
  ): void {
    const turn = this.#turn.now;
    const { row, movable } = this;
    const ruler = rulerOf(turn);
    if (ruler.on) {
      ruler.pick(place);
      return;
    }
    // A form beside the map takes what is picked on it.
    const form = dockedIn(turn);
    if (form !== undefined) {
      if (place !== undefined) form.pick(place);
      return;
    }
    turn.selection.place = place;
    this.clear();
    if (place === undefined) return;
    if (movable && row !== undefined && place !== row.place) turn.send(row.unit, place, how.shift);
    else if (how.side !== undefined && turn.mapExtras.past === undefined)
      this.openBox(place, how.side, how.at);
  }

  /** Picks up a place's units on a press: those of the player's own piece, or the chosen one. */
  take(place: PlaceId, side: Side): boolean {
    const { units, selection, mapExtras, rules } = this.#turn.now;
    if (mapExtras.past !== undefined || rulerOf(this.#turn.now).on) return false;
    if (dockedIn(this.#turn.now) !== undefined) return false;
    const fleets = units.filter((unit) => isMovable(rules, unit) && unit.place === place);
    const chosen = fleets.some(({ unit }) => unit === selection.unit);
    if (fleets.length === 0 || (side !== 'own' && !chosen)) return false;
    this.#taken = { from: place, fleets };
    return true;
  }

  /** Ends a drag: sends the unit there, or asks which one to send. */
  put(to: PlaceId | undefined, { shift, at }: { readonly shift: boolean; readonly at: Spot }): void {
    const [taken, unit] = [this.#taken, this.mover];
    this.#taken = undefined;
    if (taken === undefined || unit === undefined || to === undefined || to === taken.from) return;
    this.#box = undefined;
    if (taken.fleets.length === 1 || unit.unit === this.#turn.now.selection.unit)
      this.send(unit.unit, to, shift);
    else this.asked = { fleets: taken.fleets, to, at, shift };
  }

  send(unit: UnitId, to: PlaceId, shift: boolean): void {
    const turn = this.#turn.now;
    turn.selection.unit = unit;
    turn.selection.place = to;
    turn.send(unit, to, shift);
    this.#close();
  }

  openBox(place: PlaceId, side: Side, at: Spot): void {
    this.#box = { place, side, at, camera: this.#turn.now.viewport.camera };
  }

  /** Closes everything on the map. */
  clear(): void {
    [this.#box, this.asked] = [undefined, undefined];
  }
}
