import { join } from 'node:path';
import type { Codec, Of } from '#kernel/codec/codec.ts';
import { integer, object, shape, text } from '#kernel/codec/shapes.ts';
import type { turnRow } from '#contract/turns.ts';
import { by } from '#kernel/inOrder.ts';
import { good } from '#kernel/result.ts';
import type { Cache, Files, ListedFile, Outcome } from '#main/ports.ts';
import { largestPlan, planFacts } from '../plans.ts';
import { largestFile } from '../turnFiles.ts';
import type { Keeper } from './keeper.ts';
import { choiceFile, planFile, turnFile, turnOfFile, type SeatPlace } from './places.ts';
import type { OpenedResults, Reading } from './reading.ts';

export type TurnRow = Of<typeof turnRow>;

/** What the list shows of one results file. */
const summary = object({
  game: text(40),
  seat: text(80),
  turn: integer(0, 10_000),
  digest: text(64),
  ruleset: text(80),
  title: text(200),
  empire: text(200),
});
type Summary = Of<typeof summary>;

const planSummary = object({ orders: integer(0, 1_000_000_000), saved: text(40) });

/** The rows of one seat, and the files of its folder that are not what their names say. */
export interface SeatRows {
  readonly rows: readonly TurnRow[];
  readonly outOfPlace: readonly ListedFile[];
}

export interface Rows {
  of(place: SeatPlace): Promise<Outcome<SeatRows>>;
}

/**
 * Rows are worked out from the files; the cache spares opening a file again that is as it was.
 * What the cache says is checked like anything from outside, and forgotten when it is nonsense.
 */
export function makeRows(files: Files, cache: Cache, keeper: Keeper, reading: Reading): Rows {
  return {
    of: async (place) => {
      const listed = await files.list(place.folder);
      if (!listed.ok) return listed;
      const keys = await keeper.read(place.folder);
      const known = keys.ok ? keys.value : undefined;
      const outOfPlace: ListedFile[] = [];
      const found: (Summary & { readonly name: string })[] = [];
      for (const file of listed.value.filter(({ name }) => name.endsWith('.new'))) {
        const one = await remembered(place, file, summary, largestFile, async (bytes) => {
          const opened = await reading.open(bytes, known);
          return opened.ok ? summaryOf(opened.value) : undefined;
        });
        const fits = one !== undefined && one.game === place.game && one.seat === place.seat;
        if (fits && turnOfFile(file.name) === one.turn) found.push({ ...one, name: file.name });
        else outOfPlace.push(file);
      }
      return good({ rows: await rowsOf(place, found, listed.value), outOfPlace });
    },
  };

  async function rowsOf(
    place: SeatPlace,
    found: readonly (Summary & { readonly name: string })[],
    listed: readonly ListedFile[],
  ): Promise<readonly TurnRow[]> {
    const latest = Math.max(...found.map(({ turn }) => turn));
    const rows: TurnRow[] = [];
    for (const [turn, versions] of Map.groupBy(found, (one) => one.turn)) {
      const used = await inUse(place, turn, versions);
      if (used === undefined) continue;
      const plan = listed.find(({ name }) => name === planFile(turn));
      const facts = plan === undefined ? undefined : await remembered(place, plan, planSummary, largestPlan, planFacts);
      rows.push({
        game: place.game,
        seat: place.seat,
        turn,
        ruleset: used.ruleset,
        title: used.title,
        empire: used.empire,
        orders: Math.min(facts?.orders ?? 0, 1_000_000),
        ...(facts === undefined ? {} : { savedAt: Math.max(0, Math.trunc(Date.parse(facts.saved)) || 0) }),
        practice: place.practice,
        latest: turn === latest,
        disputed: versions.length > 1,
      });
    }
    return rows.sort(by(({ turn }) => turn));
  }

  async function inUse<T extends Summary & { readonly name: string }>(
    place: SeatPlace,
    turn: number,
    versions: readonly T[],
  ): Promise<T | undefined> {
    if (versions.length <= 1) return versions[0];
    const read = await files.read(join(place.folder, choiceFile(turn)), 1_000);
    const chosen = read.ok ? new TextDecoder().decode(read.value).trim() : undefined;
    return (
      versions.find(({ digest }) => digest === chosen) ??
      versions.find(({ name }) => name === turnFile(turn)) ??
      versions[0]
    );
  }

  async function remembered<T>(
    place: SeatPlace,
    file: ListedFile,
    codec: Codec<T>,
    most: number,
    work: (bytes: Uint8Array) => T | undefined | Promise<T | undefined>,
  ): Promise<T | undefined> {
    const path = join(place.folder, file.name);
    const before = stamped(codec).parse(jsonOf(cache.read(path)));
    if (before.ok && before.value.size === file.size && before.value.changed === String(file.changed)) {
      return before.value.what;
    }
    const bytes = await files.read(path, most);
    const what = bytes.ok ? await work(bytes.value) : undefined;
    if (what === undefined) cache.forget(path);
    else {
      const kept = { size: file.size, changed: String(file.changed), what };
      cache.write(path, JSON.stringify(stamped(codec).make(kept)));
    }
    return what;
  }
}

const stamped = <T>(codec: Codec<T>) =>
  object({
    size: integer(0, Number.MAX_SAFE_INTEGER),
    changed: text(40),
    what: shape<T>((raw, _path, problems) => {
      const read = codec.parse(raw);
      if (read.ok) return read.value;
      problems.push(...read.fault);
      return undefined;
    }, codec.make),
  });

function summaryOf({ header, body, ruleset, empire }: OpenedResults): Summary {
  const { game, seat, turn, digest } = header;
  const title = body.title === '' ? ruleset.title : body.title;
  return { game, seat, turn, digest, ruleset: header.ruleset, title, empire: empire.slice(0, 200) };
}

function jsonOf(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}
