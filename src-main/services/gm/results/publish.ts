import { defined } from '#kernel/words/defined.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { StoredResults } from '../../../ports/game/results.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { Files } from '../../../ports/files.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import { fellowName, fileName, standInName } from '../../turnFiles.ts';
import { copiesNow } from '../turns/parts.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';

/**
 * Writes the results of a turn into a folder, one file for each seat and one for each stand-in and each further
 * player who still has a part; each is written completely or not at all. The same turn always gives the same files. Returns their names.
 */
export async function publish(
  files: Files,
  store: GameStore,
  folder: string,
  { turn = tellingTurn(store), seats }: { readonly turn?: number; readonly seats?: readonly SeatId[] } = {},
): Promise<Outcome<readonly string[]>> {
  const results = store.results(turn);
  if (results.length === 0)
    return bad([
      unreadable('no-such-turn', {
        turn,
        now: store.turn(),
      }),
    ]);
  const stranger = seats?.find((seat) => !results.some((one) => one.seat === seat));
  if (stranger !== undefined)
    return bad([
      unreadable('no-such-seat', {
        seat: stranger,
      }),
    ]);
  const names: string[] = [];
  for (const { seat, file } of results.filter((one) => seats?.includes(one.seat) ?? true)) {
    const name = fileName({ game: store.facts.game, turn, seat }, 'results');
    const written = await files.write(`${folder}/${name}`, file, { secret: true });
    if (!written.ok) return written;
    names.push(name);
  }
  const copies = [...store.copies(turn), ...copiesNow(store, turn).map(({ copy }) => copy)];
  for (const { seat, fellow, file } of copies.filter((one) => seats?.includes(one.seat) ?? true)) {
    const plain = fileName({ game: store.facts.game, turn, seat }, 'results');
    const name = fellow === undefined ? standInName(plain) : fellowName(plain, fellow);
    const written = await files.write(`${folder}/${name}`, file, { secret: true });
    if (!written.ok) return written;
    names.push(name);
  }
  markPublished(store, turn, seats);
  return good(names);
}

/** The memo that records which results were written or handed over: by seat, the digest of the file. */
const memoName = 'published';

/** Records that results of a turn were written or handed over for these seats, or for all. */
export function markPublished(store: GameStore, turn: number, seats?: readonly SeatId[]): void {
  if (turn !== store.turn() && turn !== tellingTurn(store)) return;
  const out = store
    .results(turn)
    .filter(({ seat }) => seats?.includes(seat) ?? true)
    .map(({ seat, digest }) => [seat, digest] as const);
  store.setMemo(memoName, { ...publishedBefore(store), ...Object.fromEntries(out) });
}

/** Seats whose newest results were neither written nor handed over yet. */
export function unwrittenOf(store: GameStore): readonly SeatId[] {
  const out = publishedBefore(store);
  return newestResults(store)
    .filter(({ seat, digest }) => out[seat] !== digest)
    .map(({ seat }) => seat);
}

/** The turn of the newest results: while a turn is under way, run by run, those whom its runs have told have theirs for the turn to come. */
export const tellingTurn = (store: GameStore): number =>
  store.turn() + (store.runsOver(store.turn()) > 0 ? 1 : 0);

/** These seats, or all that the newest results are for, by the turn of the newest results that each has. */
export function byNewest(
  store: GameStore,
  seats?: readonly SeatId[],
): readonly { readonly turn: number; readonly seats?: readonly SeatId[] }[] {
  const [now, telling] = [store.turn(), tellingTurn(store)];
  if (telling === now) return [{ turn: now, ...defined({ seats }) }];
  const told = new Set(store.results(telling).map(({ seat }) => seat));
  const [newer, older] = [
    seats?.filter((seat) => told.has(seat)),
    (seats ?? []).filter((seat) => !told.has(seat)),
  ];
  return [
    ...(newer?.length === 0 ? [] : [{ turn: telling, ...defined({ seats: newer }) }]),
    ...(older.length === 0 ? [] : [{ turn: now, seats: older }]),
  ];
}

/** Of each seat its newest results. */
function newestResults(store: GameStore): readonly StoredResults[] {
  const now = store.results(store.turn());
  if (tellingTurn(store) === store.turn()) return now;
  const next = new Map(store.results(tellingTurn(store)).map((one) => [one.seat, one]));
  return now.map((one) => next.get(one.seat) ?? one);
}

const publishedBefore = (store: GameStore): Readonly<Record<SeatId, string>> =>
  (store.memo(memoName) ?? {}) as Readonly<Record<SeatId, string>>;
