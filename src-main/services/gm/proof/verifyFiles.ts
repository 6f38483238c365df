import { stableText } from '#kernel/codec/stableText.ts';
import type { ResultsBody } from '#kernel/files/bodies.ts';
import type { FileKind } from '#kernel/files/envelope.ts';
import { splitFile } from '#kernel/files/envelope.ts';
import type { SeatId } from '#kernel/ids.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { ReceivedOrders } from '../../../ports/game/orders.ts';
import type { Sealing } from '../../../ports/sealing.ts';
import type { OpenedFile } from '../../turnFiles.ts';
import { openOrdersFile, openResultsFile } from '../../turnFiles.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { countingOrders } from '../intake/counts.ts';
import type { GameRecord, ResultsRecord, TurnRecord } from '../game/recordShapes.ts';
import { resultsMark, resultsRecordOf } from '../game/record.ts';
import { planCodecOf } from '../../ruleset.ts';

/** The orders that counted in a turn are those in the files that the players signed. What is sealed to another key is left alone. */
export async function orderFaults(
  sealing: Sealing,
  store: GameStore,
  ruleset: SomeRuleset,
  { turn }: Pick<TurnRecord, 'turn'>,
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [seat, orders] of countingOrders(store.received(turn))) {
    const said = await orderFault(sealing, store, ruleset, turn, seat, orders);
    if (said !== undefined) faults.push(said);
  }
  return faults;
}

async function orderFault(
  sealing: Sealing,
  store: GameStore,
  ruleset: SomeRuleset,
  turn: number,
  seat: SeatId,
  { file, plan, by, name }: ReceivedOrders,
): Promise<string | undefined> {
  if (file === undefined) return `The file of orders of ${seat} is missing.`;
  const parts = splitFile(file);
  if (!parts.ok) return `The file «${name}» of ${seat} is damaged.`;
  const { header } = parts.value;
  const keys = [
    ...store
      .seats()
      .filter((one) => one.seat === seat)
      .flatMap(({ publicly, former }) => [publicly.sign, ...former]),
    ...store
      .standIns()
      .filter((one) => one.seat === seat)
      .map(({ publicly }) => publicly.sign),
  ];
  const read = {
    game: store.facts.game,
    ruleset: header.ruleset,
    edition: header.edition,
    turn,
    seats: [seat],
    seal: [store.facts.privately.seal],
  };
  const tries = await Promise.all(
    keys.map((key) =>
      openOrdersFile(sealing, file, { ...read, signKeys: (of) => (of === seat ? [key] : undefined) }),
    ),
  );
  const opened = tries.find(({ ok }) => ok);
  if (opened?.ok !== true) {
    const codes = tries.flatMap((one) => (one.ok ? [] : one.fault.map(({ code }) => code)));
    // The keys of who stood in are gone with him; orders sealed to a second person's key open with it alone.
    return by === 'stand-in' || codes.includes('cannot-unseal')
      ? undefined
      : `The file «${name}» is not signed by ${seat}.`;
  }
  const signed = planCodecOf(ruleset).parse(opened.value.body.plan);
  return signed.ok && stableText(planCodecOf(ruleset).make(signed.value)) === stableText(plan)
    ? undefined
    : `The orders of ${seat} are not those in the file «${name}» that was signed.`;
}

export interface FileFault {
  readonly turn: number;
  readonly said: string;
}

export interface ResultsFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What came of holding results files against a record. */
export interface Held {
  readonly held: number;
  readonly unread: number;
  /** Of those held, the ones that tell of runs which were put aside. */
  readonly aside: number;
  readonly faults: readonly FileFault[];
}

/** A results file that was opened, under its name. */
export type NamedResults = OpenedFile<ResultsBody> & { readonly name: string };

/** Opens the results files of a game that are among files: an invitation brings the key for others. What could not be opened comes back. */
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
  // Each invitation that opens may bring the key for others.
  for (let before = -1; before !== left.length;) {
    before = left.length;
    const still: ResultsFile[] = [];
    for (const file of left) {
      const read = await openResultsFile(sealing, file.bytes, {
        opening: { seal, ...(phrase === undefined ? {} : { phrase }) },
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
 * What results files that were opened tell otherwise than the record: what was promised and told, and what binds the game up to them.
 * A file of a run that was put aside is held against that run, and later files have to say that it was.
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

/** Whether a file says of itself that it is of this kind and game. */
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
      said: `«${name}» is of turn ${turn}, which the game has not come to.`,
    };
  if (body.commitment !== record.commitment)
    return { turn, said: `«${name}» promised ${seat} another seed.` };
  const recorded = record.results[seat];
  if (recorded === undefined || !tellsSame(body, recorded))
    return { turn, said: `«${name}» told ${seat} something else than is written down.` };
  const ranBy = body.proof?.edition ?? Math.min(edition, record.ran?.edition ?? edition);
  return ranBy === edition
    ? undefined
    : { turn, said: `«${name}» is of edition ${edition} of the rules, and another is written down.` };
}

/** Whether a file told what is written down; a game that changed to newer rules since says so in the results of that turn. */
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

/** Whether a file tells of a run that was put aside, as it was. Archives of older programs tell no more of such runs than that they were. */
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

/** A player whose results were put aside was told so by those that came instead: without one of them the archive is not believed. */
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
        said: `«${name}» told ${seat} of a run that is said to have been put aside, but none of the results files at hand says so. Ask the game master for the results of turn ${to + 1}.`,
      };
}
