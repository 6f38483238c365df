import { join } from 'node:path';
import type { ResultsBody } from '#kernel/files/bodies.ts';
import { splitFile, type FileHeader } from '#kernel/files/envelope.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Files } from '#main/ports/files.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import type { Sealing } from '#main/ports/sealing.ts';
import type { SomeRuleset } from '../ruleset.ts';
import { largestFile } from '../turnFiles.ts';
import { openResultsFile } from '../openTurnFiles.ts';
import type { Keeper, SeatKeys } from './keeper.ts';
import { choiceFile, turnFile, turnOfFile, type SeatPlace } from './places.ts';
import type { TurnKey } from '#contract/keys.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { unreadable } from '#contract/refusals/library.ts';
import type { Digest } from '#kernel/codec/books.ts';
import { bookDigest } from '#kernel/codec/books.ts';
import { defined } from '#kernel/words/defined.ts';
import type { BookShelf } from './books/bookShelf.ts';

/** An opened results file whose content the ruleset can read. */
export interface OpenedResults {
  readonly header: FileHeader;
  readonly body: ResultsBody;
  /** Over the books that the view goes by. */
  readonly ruleset: SomeRuleset;
  /** These books, and their texts. */
  readonly books: readonly Digest[];
  readonly texts: readonly string[];
  /** The name of the player's seat. */
  readonly seatName: string;
}

/** One results file of a turn in the library. */
export interface Version {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly digest: string;
}

export interface Reading {
  /** Opens a results file with the keys of its seat. */
  open(bytes: Uint8Array, keys: SeatKeys | undefined, phrase?: string): Promise<Outcome<OpenedResults>>;
  /** Every intact results file of the turn, the one in use first; refused if there is none. */
  versions(place: SeatPlace, turn: number): Promise<Outcome<readonly Version[]>>;
  /** The turn's results in use. */
  turn(
    place: SeatPlace,
    turn: number,
  ): Promise<Outcome<OpenedResults & { readonly versions: readonly Version[] }>>;
}

/** How many opened files are remembered. */
const remembered = 6;

export function makeReading(
  files: Files,
  sealing: Sealing,
  keeper: Keeper,
  rulesets: readonly SomeRuleset[],
  shelf: BookShelf,
): Reading {
  const recent: { readonly bytes: Uint8Array; readonly asked: string; readonly opened: OpenedResults }[] = [];
  const rulesetOf = (id: string): SomeRuleset | undefined => rulesets.find((ruleset) => ruleset.id === id);

  async function open(
    bytes: Uint8Array,
    keys: SeatKeys | undefined,
    phrase = keys?.phrase,
  ): Promise<Outcome<OpenedResults>> {
    const reader = {
      opening: {
        ...(keys === undefined ? {} : { seal: [keys.today.seal, ...keys.former] }),
        ...defined({ phrase }),
      },
      ...(keys === undefined ? {} : { gmSign: keys.gm.sign }),
    };
    // Other keys, another phrase or another game master is another question about the same file.
    const asked = JSON.stringify(reader);
    const before = recent.find((one) => one.asked === asked && Buffer.compare(one.bytes, bytes) === 0);
    if (before !== undefined) return good(before.opened);
    const read = await openResultsFile(sealing, bytes, {
      ...reader,
      edition: (id) => rulesetOf(id)?.edition,
    });
    if (!read.ok) return read;
    const { header, body } = read.value;
    const ruleset = rulesetOf(header.ruleset);
    if (ruleset === undefined || !isUnderstood(ruleset, body)) return bad([unreadable('unreadable-body')]);
    const books = citedIn(ruleset, body);
    const texts = await shelf.texts(books, body.books ?? []);
    if (!texts.ok) return texts;
    if ((body.books ?? []).some((text) => !books.includes(bookDigest(text))))
      return bad([unreadable('book-uncited')]);
    const over = shelf.over(ruleset, texts.value);
    const opened = {
      header,
      body,
      ruleset: over,
      books,
      texts: texts.value,
      seatName: nameOf(over, body, header.seat),
    };
    recent.unshift({ bytes, asked, opened });
    recent.splice(remembered);
    return good(opened);
  }

  async function versions(place: SeatPlace, turn: number): Promise<Outcome<readonly Version[]>> {
    const listed = await files.list(place.folder);
    if (!listed.ok) return listed;
    const found: Version[] = [];
    let reason = bad([turnNotHere({ ...place, turn })]);
    for (const { name } of listed.value.filter((file) => turnOfFile(file.name) === turn)) {
      const read = await files.read(join(place.folder, name), largestFile);
      const parts = read.ok ? splitFile(read.value) : read;
      if (!parts.ok) reason = bad([...parts.fault]);
      // A file's name counts only if its content agrees.
      else if (read.ok && belongs(parts.value.header, place, turn)) {
        found.push({ name, bytes: read.value, digest: parts.value.header.digest });
      }
    }
    if (found.length === 0) return reason;
    const chosen = found.length === 1 ? undefined : await choice(place, turn);
    const first =
      found.find(({ digest }) => digest === chosen) ??
      found.find(({ name }) => name === turnFile(turn)) ??
      found[0];
    return good([...found.filter((one) => one === first), ...found.filter((one) => one !== first)]);
  }

  async function choice(place: SeatPlace, turn: number): Promise<string | undefined> {
    const read = await files.read(join(place.folder, choiceFile(turn)), 1_000);
    return read.ok ? new TextDecoder().decode(read.value).trim() : undefined;
  }

  return {
    open,
    versions,
    turn: async (place, turn) => {
      const found = await versions(place, turn);
      if (!found.ok) return found;
      const keys = await keeper.read(place.folder);
      const [first] = found.value;
      if (first === undefined) return bad([turnNotHere({ ...place, turn })]);
      const opened = await open(first.bytes, keys.ok ? keys.value : undefined);
      // Why the keys cannot be read is the better explanation.
      if (!opened.ok) return keys.ok ? opened : keys;
      return good({ ...opened.value, versions: found.value });
    },
  };
}

/** The turn is not in the library. */
export const turnNotHere = ({ game, seat, turn }: TurnKey): Problem =>
  unreadable('turn-not-here', { game, seat, turn });

const belongs = (header: FileHeader, { game, seat }: SeatPlace, turn: number): boolean =>
  header.game === game && header.seat === seat && header.turn === turn;

function isUnderstood(ruleset: SomeRuleset, body: ResultsBody): boolean {
  if (!ruleset.codecs.view.parse(body.view).ok) return false;
  return body.heard.every(({ event }) => ruleset.codecs.event.parse(event).ok);
}

function citedIn({ codecs, cites }: SomeRuleset, body: ResultsBody): readonly Digest[] {
  const view = cites === undefined ? undefined : codecs.view.parse(body.view);
  return view?.ok === true ? (cites?.(view.value) ?? []) : [];
}

function nameOf(ruleset: SomeRuleset, body: ResultsBody, seat: string): string {
  const view = ruleset.codecs.view.parse(body.view);
  const seats = view.ok ? ruleset.presentation.seats(view.value) : [];
  return seats.find((one) => one.seat === seat)?.name ?? seat;
}
