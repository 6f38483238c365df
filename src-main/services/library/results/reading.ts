import { defined } from '#kernel/words/defined.ts';
import type { ResultsBody } from '#kernel/files/bodies.ts';
import { seenFile, type SeenFile } from '#kernel/files/envelope.ts';
import type { Game, Heard } from '#kernel/game/game.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Files } from '#main/ports/files.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import type { Sealing } from '#main/ports/sealing.ts';
import type { Rulesets, SomeRuleset } from '../../ruleset.ts';
import { largestFile } from '../../turnFiles.ts';
import { openResultsFile } from '../../openTurnFiles.ts';
import type { Keeper, SeatKeys } from '../keeper.ts';
import { makeOpenedBefore, type OpenedResults, type OpenedWith } from './opened.ts';
import type { SeatPlace } from '../places.ts';
import { unreadable } from '#contract/refusals/library.ts';
import { bookDigest } from '#kernel/codec/books.ts';
import type { BookShelf } from '../books/bookShelf.ts';
import { belongs, findVersions, type FoundVersion, type Version } from './versions.ts';

/** The results in use, and all of their turn. */
type TurnResults = OpenedResults & { readonly versions: readonly Version[] };

export interface Reading {
  /** Opens a results file with the keys of its seat. */
  open(
    file: SeenFile,
    keys: SeatKeys | undefined,
    phrase?: string,
    /** Further private keys that may open it. */
    seal?: readonly string[],
  ): Promise<Outcome<OpenedResults>>;
  /** Every intact results file of the turn, the one in use first; refused if there is none. */
  versions(place: SeatPlace, turn: number): Promise<Outcome<readonly Version[]>>;
  /** The turn's results in use, from the bytes that are in their file now. */
  turn(place: SeatPlace, turn: number): Promise<Outcome<TurnResults>>;
  /**
   * The same for one edit of many: a file that bears the stamp it bore when it was opened is not read again. What is shown, signed or sealed is
   * made from `turn`.
   */
  known(place: SeatPlace, turn: number): Promise<Outcome<TurnResults>>;
}

export function makeReading(
  files: Files,
  sealing: Sealing,
  keeper: Keeper,
  rulesets: Rulesets,
  shelf: BookShelf,
): Reading {
  const before = makeOpenedBefore();

  async function open(
    file: SeenFile,
    keys: SeatKeys | undefined,
    phrase?: string,
    seal?: readonly string[],
  ): Promise<Outcome<OpenedResults>> {
    const by = openedWith(keys, phrase, seal);
    const known = before.of(file.bytes, by);
    if (known !== undefined) return good(known);
    const read = await openResultsFile(sealing, file, {
      ...by,
      edition: async (id) => (await rulesets.of(id))?.edition,
    });
    if (!read.ok) return read;
    const { header, body } = read.value;
    const ruleset = await rulesets.of(header.ruleset);
    const understood = ruleset === undefined ? undefined : understoodIn(ruleset, body);
    if (ruleset === undefined || understood === undefined) return bad([unreadable('unreadable-body')]);
    const books = ruleset.cites?.(understood.view) ?? [];
    const texts = await shelf.texts(books, body.books ?? []);
    if (!texts.ok) return texts;
    if ((body.books ?? []).some((text) => !books.includes(bookDigest(text))))
      return bad([unreadable('book-uncited')]);
    const over = shelf.over(ruleset, texts.value);
    const opened = {
      header,
      body,
      ...understood,
      ruleset: over,
      books,
      texts: texts.value,
      seatName: nameOf(over, understood.view, header.seat),
    };
    before.put(file.bytes, by, opened);
    return good(opened);
  }

  /** Opens a file where it was found; undefined if it is no longer what it was taken for. */
  async function openFound(
    { path, stamp, digest, seen }: FoundVersion,
    [place, turn]: readonly [SeatPlace, number],
    keys: SeatKeys | undefined,
  ): Promise<Outcome<OpenedResults> | undefined> {
    const read = seen === undefined ? await files.read(path, largestFile) : good(seen.bytes);
    if (!read.ok) return undefined;
    const opened = await open(seen ?? seenFile(read.value), keys);
    if (seen !== undefined && !opened.ok) return opened;
    if (!opened.ok || opened.value.header.digest !== digest || !belongs(opened.value.header, place, turn))
      return undefined;
    before.lay(read.value, path, stamp);
    return opened;
  }

  async function inUse(place: SeatPlace, turn: number, isEdit: boolean): Promise<Outcome<TurnResults>> {
    const found = await findVersions({ files, before }, place, turn);
    if (!found.ok) return found;
    const versions = found.value.map(({ name, digest }) => ({ name, digest }));
    const [first] = found.value;
    const keys = await keeper.read(place.folder);
    const by = keys.ok ? keys.value : undefined;
    const known = isEdit ? before.at(first.path, first.stamp, openedWith(by)) : undefined;
    if (known !== undefined) return good({ ...known, versions });
    const opened = await openFound(first, [place, turn], by);
    if (opened === undefined) {
      before.forget(first.path);
      return inUse(place, turn, isEdit);
    }
    // Why the keys cannot be read is the better explanation.
    if (!opened.ok) return keys.ok ? opened : keys;
    return good({ ...opened.value, versions });
  }

  return {
    open,
    versions: (place, turn) => findVersions({ files, before }, place, turn),
    turn: (place, turn) => inUse(place, turn, false),
    known: (place, turn) => inUse(place, turn, true),
  };
}

const openedWith = (
  keys: SeatKeys | undefined,
  phrase = keys?.phrase,
  seal: readonly string[] = [],
): OpenedWith => ({
  opening: {
    ...(keys === undefined && seal.length === 0
      ? {}
      : { seal: [...(keys === undefined ? [] : [keys.today.seal, ...keys.former]), ...seal] }),
    ...defined({ phrase }),
  },
  ...defined({ gmSign: keys?.gm.sign }),
});

/** What the ruleset reads in a file; undefined if it cannot. */
function understoodIn(
  { codecs }: SomeRuleset,
  body: ResultsBody,
): Pick<OpenedResults, 'view' | 'heard'> | undefined {
  const view = codecs.view.parse(body.view);
  if (!view.ok) return undefined;
  const heard: Heard<Game['event']>[] = [];
  for (const one of body.heard) {
    const event = codecs.event.parse(one.event);
    if (!event.ok) return undefined;
    heard.push({ ...one, event: event.value });
  }
  return { view: view.value, heard };
}

function nameOf({ presentation }: SomeRuleset, view: unknown, seat: string): string {
  return presentation.seats(view).find((one) => one.seat === seat)?.name ?? seat;
}
