import type { TurnKey } from '#contract/keys.ts';
import type { Page } from '#kernel/picture/page.ts';
import type { MapPicture, SeatPicture, UnitRow } from '#kernel/presentation.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import type { MapChange, MapExtras, MapGhost } from '../../map/extras.ts';
import type { NotebookStore } from './notebook.svelte.ts';
import type { Parts } from './readTurn.ts';

/** An older turn that the map shows in place of this one. */
export interface PastMap extends Pick<Parts, 'rules' | 'view' | 'heard'> {
  readonly key: TurnKey;
  readonly map: MapPicture;
  readonly seats: readonly SeatPicture[];
  readonly units: readonly UnitRow[];
  /** The number of its turn. */
  readonly number: number;
  /** What was known then of a place. */
  location(place: PlaceId): Page;
}

/** What the map of a turn shows besides the game's own pieces. */
export class MapExtrasStore {
  /** What is new since the turn before. */
  changes = $state.raw<readonly MapChange[]>([]);
  /** Forces that older turns saw. */
  ghosts = $state.raw<readonly MapGhost[]>([]);
  /** Forces that other players have told of. */
  told = $state.raw<readonly MapGhost[]>([]);
  /**
   * The older turn that the map shows, during which no orders can be given on it; undefined while it shows
   * this one.
   */
  past = $state.raw<PastMap | undefined>(undefined);
  readonly #notebook: Pick<NotebookStore, 'now'>;

  constructor(notebook: Pick<NotebookStore, 'now'>) {
    this.#notebook = notebook;
  }

  /** Everything, as the map draws it. An older turn is shown with the player's labels, but without news. */
  get shown(): MapExtras {
    const { changes, ghosts, told, past } = this;
    const { labels, notes } = this.#notebook.now;
    return {
      labels: labels.map(({ place, text, color }) => ({ place: place as PlaceId, text, color })),
      noted: new Set(notes.filter(({ to }) => to === 'place').map(({ id }) => id as PlaceId)),
      changes: past === undefined ? changes : [],
      ghosts: past === undefined ? ghosts : [],
      told: past === undefined ? told : [],
    };
  }
}
