import { capital } from '#kernel/words/phrase.ts';
import type { MapLabel, Note, Notebook } from '#contract/player/notebook.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Turn } from '../../state/turn/turn.svelte.ts';

/** What a note can be about. */
export type NoteOn = Pick<Note, 'to' | 'id'>;

export const noteOn = (notebook: Notebook, { to, id }: NoteOn): Note | undefined =>
  notebook.notes.find((note) => note.to === to && note.id === id);
export const labelOn = (notebook: Notebook, place: string): MapLabel | undefined =>
  notebook.labels.find((label) => label.place === place);

/** The notebook with this note in place of the earlier one; an empty note removes it. */
export function withNote(notebook: Notebook, note: Note): Notebook {
  const others = notebook.notes.filter(({ to, id }) => to !== note.to || id !== note.id);
  return { ...notebook, notes: note.text.trim() === '' ? others : [...others, note] };
}

export const withoutNote = (notebook: Notebook, of: NoteOn): Notebook =>
  withNote(notebook, { ...of, text: '', turn: 1 });

/** The notebook with this label on the map; an empty label removes it. */
export function withLabel(notebook: Notebook, label: MapLabel): Notebook {
  const others = notebook.labels.filter(({ place }) => place !== label.place);
  return {
    ...notebook,
    labels: label.text.trim() === '' ? others : [...others, { ...label, text: label.text.trim() }],
  };
}

export const withoutLabel = (notebook: Notebook, place: string): Notebook =>
  withLabel(notebook, { place, text: '', color: 'gold' });

/** One line of the list of notes and labels. */
export interface Written {
  /** The game's word for what it is about, or `label`. */
  readonly kind: string;
  readonly about: string;
  readonly text: string;
  /** The turn it was last changed in; labels have none. */
  readonly turn?: number;
  /** Its subject is no longer known. */
  readonly gone: boolean;
  readonly note?: Note;
  readonly label?: MapLabel;
}

const placeName = ({ board }: Turn, id: string): string | undefined =>
  board.at(id as PlaceId) === undefined ? undefined : board.nameOf(id as PlaceId);

function nameOf(turn: Turn, { to, id }: NoteOn): string | undefined {
  if (to === 'place') return placeName(turn, id);
  if (to === 'seat') return turn.seat(id as SeatId)?.name;
  const row = turn.units.find(({ unit }) => unit === (id as UnitId));
  return row === undefined ? undefined : `${row.label} ${row.name}`.trim();
}

/** All notes and labels that contain every word of `query`, newest notes first. */
export function writtenIn(turn: Turn, notebook: Notebook, query: string): readonly Written[] {
  const nouns = turn.rules.presentation.words;
  const notes = notebook.notes.map((note): Written => {
    const about = nameOf(turn, note);
    const kind = nouns[note.to].one;
    return {
      kind,
      about: about ?? `${capital(kind)} that is gone`,
      text: note.text,
      turn: note.turn,
      gone: about === undefined,
      note,
    };
  });
  const labels = notebook.labels.map((label): Written => {
    const about = placeName(turn, label.place);
    return {
      kind: 'label',
      about: about ?? `${capital(nouns.place.one)} that is gone`,
      text: label.text,
      gone: about === undefined,
      label,
    };
  });
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return [...notes, ...labels]
    .filter((each) =>
      words.every((word) => `${each.kind} ${each.about} ${each.text}`.toLowerCase().includes(word)),
    )
    .sort((a, b) => (b.turn ?? 0) - (a.turn ?? 0));
}
