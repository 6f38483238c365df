import type { PlaceId } from '#kernel/words/ids.ts';
import type { MapPicture, PiecePicture, PlacePicture, SeatPicture, Word } from '#kernel/presentation.ts';
import { capital, phraseText, plural } from '#kernel/words/phrase.ts';
import { boardOf, isOld } from '../../map/board/board.ts';
import { terrainsOf } from '../../map/board/terrains.ts';
import { neighboursOf } from './bearings.ts';

/** A map being looked at, of this turn or an earlier one. */
export interface Seen {
  readonly map: MapPicture;
  readonly seats: readonly SeatPicture[];
  /** The number of its turn. */
  readonly number: number;
}

const seatName = ({ seats }: Seen, seat: SeatPicture['seat'] | undefined): string | undefined =>
  seats.find((each) => each.seat === seat)?.name;

/** Who owns a place, as far as is known; empty where places have no owners. */
export const ownerName = (seen: Seen, { owner, sight }: Pick<PlacePicture, 'owner' | 'sight'>): string =>
  seatName(seen, owner) ??
  (seen.map.words.nobody === undefined ? '' : sight === undefined ? 'Unknown' : seen.map.words.nobody);

/** The owners of a piece, most units first. */
export const ownersOf = (seen: Seen, { owners }: PiecePicture): string =>
  owners.map((seat) => seatName(seen, seat) ?? seen.map.words.nobodies).join(', ');

/** Turns since something was seen, at the end of the turn before the current one. */
export const turnsSince = (ordered: number, seen: number): number => ordered - 1 - seen;

/** How old the last report is. */
export function ageOf(seen: Seen, { sight }: Pick<PlacePicture, 'sight'>): string {
  if (sight === undefined) return 'none yet';
  const age = turnsSince(seen.number, sight.turn);
  return age <= 0 ? 'this turn' : `${plural(age, 'turn')} old`;
}

/** A place in words, for players who cannot see the map: its owner, units, facts, ways and barriers, and the age of the report. */
export function described(seen: Seen, place: PlaceId, word: Word): string {
  const board = boardOf(seen.map);
  const picture = board.picture(place);
  const cell = board.at(place);
  const ground =
    cell === undefined
      ? []
      : terrainsOf(seen.map)(cell).flatMap(({ texture, label }) => (texture === 'open' ? [] : [label]));
  const parts = [
    ...heading(seen, place, word),
    ...board.piecesIn(place).map((piece) => pieceText(seen, piece)),
    ...ground,
    ...(picture?.facts ?? [])
      .filter(({ silent }) => silent !== true)
      .map(({ label, value }) => `${label} ${phraseText(value)}`.trim()),
    ...waysText(seen, place),
    ...(picture !== undefined && isOld(picture) ? [`${seen.map.words.report}: ${ageOf(seen, picture)}`] : []),
  ];
  return `${parts.join('. ')}.`;
}

function heading(seen: Seen, place: PlaceId, word: Word): readonly string[] {
  const board = boardOf(seen.map);
  const picture = board.picture(place);
  const called = picture?.label === undefined ? '' : `, ${word.one} ${picture.label}`;
  const owner = picture === undefined ? '' : ownerName(seen, picture);
  const base = picture?.marks.find(({ slot }) => slot === 'base');
  const held = owner === '' ? '' : `: ${owner}${base === undefined ? '' : `, ${base.label}`}`;
  return [`${board.nameOf(place)}${called}${held}`];
}

function pieceText(seen: Seen, piece: PiecePicture): string {
  const { counted } = seen.map.words;
  const what =
    piece.count === undefined
      ? piece.label
      : `${plural(piece.count, counted.one, counted.many)}, ${piece.label}`;
  return piece.side === 'own'
    ? `You have ${what}`
    : `${piece.side === 'friend' ? 'Friends' : 'Foreign'}: ${what}, of ${ownersOf(seen, piece)}`;
}

function waysText(seen: Seen, place: PlaceId): readonly string[] {
  const board = boardOf(seen.map);
  const ways = neighboursOf(board, place);
  const said = (some: typeof ways): string =>
    some.map((way) => `${way.wind} ${board.nameOf(way.place)}`).join(', ');
  const open = ways.filter((way) => way.open);
  const barred = Map.groupBy(
    ways.filter((way) => !way.open),
    ({ label }) => label,
  );
  return [
    open.length === 0 ? 'No routes out' : `Routes: ${said(open)}`,
    ...[...barred].map(([label, some]) => `${capital(label)}s: ${said(some)}`),
  ];
}
