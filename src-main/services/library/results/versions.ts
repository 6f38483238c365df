import { join } from 'node:path';
import type { TurnKey } from '#contract/keys.ts';
import { unreadable } from '#contract/refusals/library.ts';
import { seenFile, type FileHeader, type SeenFile } from '#kernel/files/envelope.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Files, ListedFile } from '#main/ports/files.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import { largestFile } from '../../turnFiles.ts';
import type { OpenedBefore } from './opened.ts';
import { choiceFile, turnFile, turnOfFile, type SeatPlace } from '../places.ts';

/** One results file of a turn in the library. */
export interface Version {
  readonly name: string;
  readonly digest: string;
}

/** The same as it was found. */
export interface FoundVersion extends Version {
  readonly path: string;
  readonly stamp: string | undefined;
  /** The file, if it had to be read. */
  readonly seen?: SeenFile;
}

/** The turn is not in the library. */
export const turnNotHere = ({ game, seat, turn }: TurnKey): Problem =>
  unreadable('turn-not-here', { game, seat, turn });

/** Every intact results file of the turn, the one in use first; refused if there is none. A file is read if it is not as it was when its header was read. */
export async function findVersions(
  { files, before }: { readonly files: Files; readonly before: OpenedBefore },
  place: SeatPlace,
  turn: number,
): Promise<Outcome<readonly [FoundVersion, ...FoundVersion[]]>> {
  const listed = await files.list(place.folder, (name) => turnOfFile(name) === turn);
  if (!listed.ok) return listed;
  const found: FoundVersion[] = [];
  let reason = bad([turnNotHere({ ...place, turn })]);
  for (const file of listed.value) {
    const looked = await look(file);
    if (!looked.ok) reason = bad([...looked.fault]);
    // A file's name counts only if its content agrees.
    else if (belongs(looked.value.header, place, turn)) found.push(looked.value.found);
  }
  const chosen = found.length <= 1 ? undefined : await choice();
  const first =
    found.find(({ digest }) => digest === chosen) ??
    found.find(({ name }) => name === turnFile(turn)) ??
    found[0];
  return first === undefined ? reason : good([first, ...found.filter((one) => one !== first)]);

  async function look({
    name,
    stamp,
  }: ListedFile): Promise<Outcome<{ readonly found: FoundVersion; readonly header: FileHeader }>> {
    const path = join(place.folder, name);
    const known = before.header(path, stamp);
    if (known !== undefined)
      return good({ found: { name, path, stamp, digest: known.digest }, header: known });
    const read = await files.read(path, largestFile);
    if (!read.ok) return read;
    const seen = seenFile(read.value);
    if (!seen.parts.ok) return seen.parts;
    const { header } = seen.parts.value;
    before.putHeader(path, stamp, header);
    return good({ found: { name, path, stamp, digest: header.digest, seen }, header });
  }

  async function choice(): Promise<string | undefined> {
    const read = await files.read(join(place.folder, choiceFile(turn)), 1_000);
    return read.ok ? new TextDecoder().decode(read.value).trim() : undefined;
  }
}

export const belongs = (header: FileHeader, { game, seat }: SeatPlace, turn: number): boolean =>
  header.game === game && header.seat === seat && header.turn === turn;
