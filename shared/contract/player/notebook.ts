import { integer, json, line, list, object, oneOf, optional, record, text } from '#kernel/codec/shapes.ts';
import type { Of } from '#kernel/codec/codec.ts';
import { gameName } from '#kernel/files/envelope.ts';
import { seatName, turnNumber } from '../keys.ts';
import { letters } from './letters.ts';

/** One seat of one game, over all its turns. */
export const seatKey = object({ game: gameName, seat: seatName });
export type SeatKey = Of<typeof seatKey>;

/** Longest text of a note, in characters. */
export const longestNote = 4_000;
export const labelColors = ['gold', 'red', 'green', 'blue', 'white'] as const;

/** A note on something in the game; it is kept from turn to turn and never mailed. */
const note = object({
  to: oneOf(['place', 'unit', 'seat']),
  id: text(80, 1),
  text: text(longestNote),
  turn: turnNumber,
});

/** A label of the player's own on the map. */
const label = object({ place: text(80, 1), text: line(60, 1), color: oneOf(labelColors) });

/** Longest name of a template, in characters, and the most templates. */
export const [longestTemplateName, mostTemplates] = [60, 200];

/** The part, counted from 1, for all of each type when the template is applied; types it does not name stay where they are. */
const rankTemplate = object({
  name: line(longestTemplateName, 1),
  ranks: list(object({ type: text(80, 1), rank: integer(1, 50) }), 200),
});

/** What the fields of an order of a kind hold, to be filled in again. */
const orderTemplate = object({
  name: line(longestTemplateName, 1),
  kind: text(80, 1),
  values: record(json, 50),
});

/** Longest fact of what a learner has looked at, in characters, and the most of them. */
export const [longestSeen, mostSeen] = [160, 2_000];

const most = 20_000;

/** A player's private notes on one game. The host keeps them beside the turns, and they never leave the machine. */
export const notebook = object({
  notes: list(note, most),
  labels: list(label, most),
  /** Units the player has looked at, in the turn they last looked at. */
  looked: object({ turn: turnNumber, units: list(text(80, 1), most) }),
  rankTemplates: list(rankTemplate, mostTemplates),
  /** Absent where there are none. */
  orderTemplates: optional(list(orderTemplate, mostTemplates)),
  /** Absent where there are none. */
  letters: optional(letters),
  /** Lessons done, in games that teach; skipped ones as `skipped:` and their name. */
  lessons: list(line(60, 1), 200),
  /** The lesson that was open last, in such games. */
  lesson: optional(line(60, 1)),
  /** What the learner has looked at, as tasks of lessons ask for it; absent where there are no lessons. */
  seen: optional(list(line(longestSeen, 1), mostSeen)),
});
export type Notebook = Of<typeof notebook>;
export type Note = Notebook['notes'][number];
export type MapLabel = Notebook['labels'][number];
export type RankTemplate = Notebook['rankTemplates'][number];
export type OrderTemplate = NonNullable<Notebook['orderTemplates']>[number];

export const emptyNotebook: Notebook = {
  notes: [],
  labels: [],
  looked: { turn: 0, units: [] },
  rankTemplates: [],
  lessons: [],
};

/** Goes up by one with every save; 0 until the first. */
const revision = integer(0, Number.MAX_SAFE_INTEGER);
export const notebookAsked = object({ of: seatKey });
/** `putAside`: the name of the file to which an unreadable notebook was moved. */
export const notebookRead = object({ notebook, revision, putAside: optional(text(200)) });
export const notebookSave = object({ of: seatKey, notebook, revision });
export const notebookSaved = object({ revision });
