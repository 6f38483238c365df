import { stableText } from '#kernel/codec/stableText.ts';
import type { ResultsBody } from '#kernel/files/bodies.ts';
import type { FileKind } from '#kernel/files/envelope.ts';
import { splitFile } from '#kernel/files/envelope.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Sealing } from '../../../ports/sealing.ts';
import type { OpenedFile } from '../../openTurnFiles.ts';
import { openResultsFile } from '../../openTurnFiles.ts';
import type { GameRecord, ResultsRecord } from '../game/recordShapes.ts';
import { resultsMark, resultsRecordOf } from '../turns/record.ts';

export interface FileFault {
  readonly turn: number;
  readonly said: string;
}

export interface ResultsFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The result of comparing results files with a record. */
export interface Held {
  readonly held: number;
  readonly unread: number;
  /** How many of the compared files are of runs that were put aside. */
  readonly aside: number;
  readonly faults: readonly FileFault[];
}

/** A results file that was opened, and its name. */
export type NamedResults = OpenedFile<ResultsBody> & { readonly name: string };

/**
 * Opens the results files of a game among these files: an invitation brings the key for others. Also returns
 * what could not be opened.
 */
export async function openResults(
  sealing: Sealing,
  game: string,
  files: readonly ResultsFile[],
  keys: readonly string[],
  phrase?: string,
): Promise<{ readonly opened: readonly NamedResults[]; readonly unread: readonly ResultsFile[] }> {
  const seal = [...keys];
  const opened: NamedResults[] = [];
  let left = files.filter(({ bytes }) => isOf(bytes, 'results', game));
  // Each opened invitation may bring the key for others.
  for (let before = -1; before !== left.length;) {
    before = left.length;
    const still: ResultsFile[] = [];
    for (const file of left) {
      const read = await openResultsFile(sealing, file.bytes, {
        opening: { seal, ...defined({ phrase }) },
        edition: () => editionIn(file.bytes),
      });
      if (!read.ok) {
        still.push(file);
        continue;
      }
      opened.push({ ...read.value, name: file.name });
      if (read.value.body.keys !== undefined) seal.push(read.value.body.keys.seal);
    }
    left = still;
  }
  return { opened, unread: left };
}

/**
 * Contradictions between opened results files and the record: in what was promised and told, and in what
 * binds the game. A file of a run that was put aside is compared with that run, and later files must say that
 * it was put aside.
 */
export function resultsFaults(
  game: GameRecord,
  opened: readonly NamedResults[],
): Pick<Held, 'aside' | 'faults'> {
  const signers = new Set(opened.map(({ body }) => body.gm.sign));
  const [first] = opened;
  const forged =
    signers.size <= 1 || first === undefined
      ? []
      : [{ turn: first.header.turn, said: 'The results files are signed by more than one game master.' }];
  const aside = opened.filter((one) => isAside(game, one));
  const faults = opened.filter((one) => !aside.includes(one)).flatMap((one) => resultsFault(game, one) ?? []);
  return {
    aside: aside.length,
    faults: [...forged, ...faults, ...aside.flatMap((one) => unsaidFault(game, one, opened) ?? [])],
  };
}

/** Whether a file's header says it is of this kind and game. */
export function isOf(bytes: Uint8Array, kind: FileKind, game: string): boolean {
  const parts = splitFile(bytes);
  return parts.ok && parts.value.kind === kind && parts.value.header.game === game;
}

function editionIn(bytes: Uint8Array): number | undefined {
  const parts = splitFile(bytes);
  return parts.ok ? parts.value.header.edition : undefined;
}

function resultsFault(game: GameRecord, { header, body, name }: NamedResults): FileFault | undefined {
  const { turn, seat, edition } = header;
  const record = game.turnOf(turn);
  if (record === undefined)
    return {
      turn: game.turns.at(-1) ?? turn,
      said: `«${name}» is from turn ${turn}, which the game has not reached.`,
    };
  if (body.commitment !== record.commitment)
    return { turn, said: `«${name}» promised ${seat} a different seed.` };
  const recorded = record.results[seat];
  if (recorded === undefined || !tellsSame(body, recorded))
    return { turn, said: `«${name}» told ${seat} something that differs from the record.` };
  const ranBy = body.proof?.edition ?? Math.min(edition, record.ran?.edition ?? edition);
  return ranBy === edition
    ? undefined
    : { turn, said: `«${name}» is from edition ${edition} of the rules, but the record names another.` };
}

/**
 * Whether a file says what is recorded; the results of a turn in which the game changed to newer rules say
 * so.
 */
function tellsSame(body: ResultsBody, recorded: ResultsRecord): boolean {
  const mine = stableText(resultsRecordOf(body));
  const { proof } = recorded;
  if (mine === stableText(recorded)) return true;
  if (proof === undefined) return false;
  const { was = [], ...now } = proof;
  return was.some(
    (edition, at) =>
      mine ===
      stableText({ ...recorded, proof: { ...now, edition, ...(at === 0 ? {} : { was: was.slice(0, at) }) } }),
  );
}

/**
 * Whether a file truthfully tells of a run that was put aside. Archives made by older programs record only
 * that there were such runs.
 */
function isAside(game: GameRecord, { header: { turn, seat }, body }: NamedResults): boolean {
  const record = game.turnOf(turn);
  const standing = record?.results[seat];
  if (
    record !== undefined &&
    (body.commitment !== record.commitment || (standing !== undefined && tellsSame(body, standing)))
  )
    return false;
  const runs = game.undone.flatMap((one) => one.runs.filter((run) => run.turn === turn - 1));
  if (runs.some(({ told }) => told?.[seat] === resultsMark(resultsRecordOf(body)))) return true;
  const old = runs.filter(({ told }) => told === undefined).length;
  return game.begin === undefined && old > 0 && (body.rerun ?? 0) < (record?.rerun ?? old);
}

/**
 * A player whose results were put aside was told so by the results that replaced them; if none of those is
 * among the files, the archive is not believed.
 */
function unsaidFault(
  game: GameRecord,
  { header: { turn, seat }, name }: NamedResults,
  opened: readonly NamedResults[],
): FileFault | undefined {
  const asides = game.undone.filter(({ runs }) => runs.some((run) => run.turn === turn - 1));
  const to = Math.min(...asides.map((one) => one.to));
  if ((game.turns.at(-1) ?? 0) <= to) return undefined;
  const says = opened.some(
    (one) =>
      one.header.turn > to &&
      one.body.rerun !== undefined &&
      !isAside(game, one) &&
      resultsFault(game, one) === undefined,
  );
  return says
    ? undefined
    : {
        turn: game.turnOf(turn) === undefined ? (game.turns.at(-1) ?? turn) : turn,
        said: `«${name}» told ${seat} about a run recorded as put aside, but none of your results files says so. Ask the game master for the results of turn ${to + 1}.`,
      };
}
