import { join } from 'node:path';
import type { Of } from '#kernel/codec/codec.ts';
import { integer, object, optional, text } from '#kernel/codec/shapes.ts';
import type { turnRow } from '#contract/player/turns.ts';
import { dueTold } from '#kernel/files/bodies.ts';
import { seenFile } from '#kernel/files/envelope.ts';
import { defined } from '#kernel/words/defined.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import { good } from '#kernel/words/result.ts';
import type { Cache } from '#main/ports/cache.ts';
import type { Files, ListedFile } from '#main/ports/files.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import { largestNotebook, lessonsIn } from './notebookText.ts';
import { largestPlan, planFacts } from './plans.ts';
import { largestFile } from '../turnFiles.ts';
import type { Keeper } from './keeper.ts';
import type { Memory } from './memory.ts';
import { makeMemory } from './memory.ts';
import type { Questions } from './asked/questions.ts';
import { readTableSeat } from './tableSeat.ts';
import {
  choiceFile,
  isTutorial,
  notebookFile,
  planFile,
  tableFile,
  turnFile,
  turnOfFile,
  type SeatPlace,
} from './places.ts';
import { stillDue, type OpenedResults } from './results/opened.ts';
import type { Reading } from './results/reading.ts';

export type TurnRow = Of<typeof turnRow>;

/** What the list shows of one results file. */
const summary = object({
  game: text(40),
  seat: text(80),
  turn: integer(0, 10_000),
  digest: text(64),
  ruleset: text(80),
  title: text(200),
  seatName: text(200),
  due: optional(dueTold),
});
type Summary = Of<typeof summary>;

const planSummary = object({ orders: integer(0, 1_000_000_000), saved: text(40) });
const lessonCount = integer(0, 1_000);

/** The rows of one seat, and the files in its folder whose content does not match their names. */
export interface SeatRows {
  readonly rows: readonly TurnRow[];
  readonly outOfPlace: readonly ListedFile[];
}

/** Which results of a turn are in use, and their ruleset. */
export type UsedResults = Pick<TurnRow, 'game' | 'seat' | 'turn' | 'ruleset'> & { readonly digest: string };

export interface Rows {
  of(place: SeatPlace): Promise<Outcome<SeatRows>>;
  /** By turn. */
  used(place: SeatPlace): Promise<Outcome<readonly UsedResults[]>>;
}

/** Rows are computed from the files; results are remembered in the cache. */
export function makeRows(
  files: Files,
  cache: Cache,
  keeper: Keeper,
  reading: Reading,
  isAsked: Questions['isAsked'],
): Rows {
  const remember = makeMemory(files, cache);

  async function look(place: SeatPlace): Promise<
    Outcome<{
      readonly found: readonly Version[];
      readonly outOfPlace: readonly ListedFile[];
      readonly listed: readonly ListedFile[];
    }>
  > {
    const listed = await files.list(place.folder);
    if (!listed.ok) return listed;
    const keys = await keeper.read(place.folder);
    const known = keys.ok ? keys.value : undefined;
    const outOfPlace: ListedFile[] = [];
    const found: Version[] = [];
    for (const file of listed.value.filter(({ name }) => name.endsWith('.new'))) {
      const one = await remember(place.folder, file, summary, largestFile, async (bytes) => {
        const opened = await reading.open(seenFile(bytes), known);
        return opened.ok ? summaryOf(opened.value) : undefined;
      });
      const fits = one !== undefined && one.game === place.game && one.seat === place.seat;
      if (fits && turnOfFile(file.name) === one.turn) found.push({ ...one, name: file.name });
      else outOfPlace.push(file);
    }
    return good({ found, outOfPlace, listed: listed.value });
  }

  return {
    of: async (place) => {
      const looked = await look(place);
      if (!looked.ok) return looked;
      const { found, outOfPlace, listed } = looked.value;
      const rows = await rowsOf(files, remember, place, found, listed);
      const names = listed.map(({ name }) => name);
      const seat = names.includes(tableFile) ? await readTableSeat(files, place.folder) : undefined;
      const told: TurnRow[] = [];
      for (const row of rows)
        told.push({
          ...row,
          ...(row.latest && (await isAsked(place, row.turn, names)) ? { asked: true } : {}),
          ...(seat === undefined ? {} : { table: { player: seat.player, given: seat.given >= row.turn } }),
        });
      return good({ rows: told, outOfPlace });
    },
    used: async (place) => {
      const looked = await look(place);
      if (!looked.ok) return looked;
      const all: UsedResults[] = [];
      for (const [turn, versions] of Map.groupBy(looked.value.found, (one) => one.turn)) {
        const one = await inUse(files, place, turn, versions);
        if (one !== undefined)
          all.push({ game: place.game, seat: place.seat, turn, ruleset: one.ruleset, digest: one.digest });
      }
      return good(all.sort(compareBy(({ turn }) => turn)));
    },
  };
}

/** One results file of a turn. */
type Version = Summary & { readonly name: string };

async function rowsOf(
  files: Files,
  remember: Memory,
  place: SeatPlace,
  found: readonly Version[],
  listed: readonly ListedFile[],
): Promise<readonly TurnRow[]> {
  const latest = Math.max(...found.map(({ turn }) => turn));
  const rows: TurnRow[] = [];
  for (const [turn, versions] of Map.groupBy(found, (one) => one.turn)) {
    const used = await inUse(files, place, turn, versions);
    if (used === undefined) continue;
    const plan = listed.find(({ name }) => name === planFile(turn));
    const facts =
      plan === undefined
        ? undefined
        : await remember(place.folder, plan, planSummary, largestPlan, planFacts);
    const notes =
      turn === latest && isTutorial(place) ? listed.find(({ name }) => name === notebookFile) : undefined;
    const lessons = notes && (await remember(place.folder, notes, lessonCount, largestNotebook, lessonsIn));
    rows.push({
      game: place.game,
      seat: place.seat,
      turn,
      ruleset: used.ruleset,
      title: used.title,
      seatName: used.seatName,
      orders: Math.min(facts?.orders ?? 0, 1_000_000),
      ...(facts === undefined ? {} : { savedAt: Math.max(0, Math.trunc(Date.parse(facts.saved)) || 0) }),
      practice: place.practice,
      tutorial: isTutorial(place),
      latest: turn === latest,
      disputed: versions.length > 1,
      ...defined({ lessons, due: used.due }),
    });
  }
  return rows.sort(compareBy(({ turn }) => turn));
}

/** Of several results files for one turn, the chosen one, or else the first that came. */
async function inUse(
  files: Files,
  place: SeatPlace,
  turn: number,
  versions: readonly Version[],
): Promise<Version | undefined> {
  if (versions.length <= 1) return versions[0];
  const read = await files.read(join(place.folder, choiceFile(turn)), 1_000);
  const chosen = read.ok ? new TextDecoder().decode(read.value).trim() : undefined;
  return (
    versions.find(({ digest }) => digest === chosen) ??
    versions.find(({ name }) => name === turnFile(turn)) ??
    versions[0]
  );
}

function summaryOf({ header, body, ruleset, seatName }: OpenedResults): Summary {
  const { game, seat, turn, digest } = header;
  const title = body.title === '' ? ruleset.title : body.title;
  return {
    game,
    seat,
    turn,
    digest,
    ruleset: header.ruleset,
    title,
    seatName: seatName.slice(0, 200),
    ...defined({ due: stillDue(body) }),
  };
}
