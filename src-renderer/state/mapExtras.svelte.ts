import type { TurnKey } from '#contract/keys.ts';
import type { Page } from '#kernel/page.ts';
import type { MapPicture, SeatPicture } from '#kernel/presentation.ts';
import type { PlaceId } from '#kernel/ids.ts';
import type { MapChange, MapExtras, MapGhost } from '../map/extras.ts';
import { untrack } from 'svelte';
import type { Parts } from './readTurn.ts';
import type { Turn } from './turn.svelte.ts';

/** An older turn that the map shows in place of this one. */
export interface PastMap extends Pick<Parts, 'rules' | 'view' | 'heard'> {
  readonly key: TurnKey;
  readonly map: MapPicture;
  readonly seats: readonly SeatPicture[];
  /** Its turn. */
  readonly number: number;
  /** What was known then of a place. */
  location(place: PlaceId): Page;
}

/** What other parts of the program gave the map to show, for one turn. */
interface Given {
  readonly changes: readonly MapChange[];
  readonly ghosts: readonly MapGhost[];
  readonly past: PastMap | undefined;
}

const nothing: Given = { changes: [], ghosts: [], past: undefined };
const given = new WeakMap<Turn, Given>();
/** Goes up with every gift: who reads what was given is told of the next. */
let gifts = $state(0);

const of = (turn: Turn): Given => (gifts === 0 ? undefined : given.get(turn)) ?? nothing;

function give(turn: Turn, change: Partial<Given>): void {
  given.set(turn, { ...(given.get(turn) ?? nothing), ...change });
  untrack(() => (gifts += 1));
}

/** What is new since the turn before. */
export function setMapChanges(turn: Turn, changes: readonly MapChange[]): void {
  give(turn, { changes });
}

/** Forces that older turns saw. */
export function setMapGhosts(turn: Turn, ghosts: readonly MapGhost[]): void {
  give(turn, { ghosts });
}

/** Shows an older turn on the map until it is called without one. Orders cannot be given by hand meanwhile. */
export function showPast(turn: Turn, past: PastMap | undefined): void {
  give(turn, { past });
}

/** The older turn that the map shows; undefined while it shows this one. */
export const pastMap = (turn: Turn): PastMap | undefined => of(turn).past;

/** What the map shows besides the game's own pieces. An older turn is shown with the player's words, and without news. */
export function mapExtras(turn: Turn): MapExtras {
  const { changes, ghosts, past } = of(turn);
  const { labels, notes } = turn.notebook.now;
  return {
    labels: labels.map(({ place, text, color }) => ({ place: place as PlaceId, text, color })),
    noted: new Set(notes.filter(({ to }) => to === 'place').map(({ id }) => id as PlaceId)),
    changes: past === undefined ? changes : [],
    ghosts: past === undefined ? ghosts : [],
  };
}
