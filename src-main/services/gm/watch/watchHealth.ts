import type { Of } from '#kernel/codec/codec.ts';
import { integer, list, object, optional, text } from '#kernel/codec/shapes.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Files } from '../../../ports/files.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import { jsonOf } from '../../json.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';

const moment = text(40);
const trouble = object({ since: moment, text: text(20_000) });
const game = object({
  name: text(500),
  /** The current turn; absent while the game cannot be opened. */
  turn: optional(integer(0, 1_000_000)),
  /** When a look at it last succeeded; absent before the first. */
  lookedAt: optional(moment),
  /** What the turn waits for. */
  waits: optional(text(20_000)),
  /** When its mailbox was last read successfully. */
  fetchedAt: optional(moment),
  trouble: optional(trouble),
});
export type GameHealth = Of<typeof game>;

/** What a watch writes about itself after every look, for monitoring. */
const shape = object({
  format: integer(1, 1),
  /** The program's process id. */
  process: integer(0, 2 ** 32),
  began: moment,
  every: integer(1, 86_400),
  lookedAt: moment,
  /** Absent while it is running. */
  ended: optional(moment),
  games: list(game, 10_000),
});
export type Health = Of<typeof shape>;

const most = 16 * 1024 * 1024;

export const writeHealth = (files: Files, path: string, health: Health): Promise<Outcome<undefined>> =>
  files.write(path, new TextEncoder().encode(`${JSON.stringify(shape.make(health), undefined, 2)}\n`));

export async function readHealth(files: Files, path: string): Promise<Outcome<Health>> {
  const read = await files.read(path, most);
  if (!read.ok) return read;
  const health = healthIn(read.value);
  return health === undefined ? bad([unreadable('no-health', { path })]) : good(health);
}

/** What a watch wrote; undefined if these bytes are something else. */
export function healthIn(bytes: Uint8Array): Health | undefined {
  const health = shape.parse(jsonOf(bytes));
  return health.ok ? health.value : undefined;
}

/** What is wrong with a watch now, in sentences; empty if all is well. */
export function faultsOf(
  health: Health,
  now: string,
  within = Math.max(300, health.every * 3),
): readonly string[] {
  const silent = (Date.parse(now) - Date.parse(health.lookedAt)) / 1000;
  // Two machines never agree to the second.
  const ahead = silent < -60 || !Number.isFinite(silent);
  return [
    ...(ahead
      ? [
          `The watch says that it last checked at ${health.lookedAt}, which is in the future, so nobody can tell whether it is running. Set the clocks of both machines.`,
        ]
      : []),
    ...(health.ended === undefined ? [] : [`The watch was ended at ${health.ended}. Start it again.`]),
    ...(health.ended !== undefined || silent <= within
      ? []
      : [
          `The watch has not checked since ${health.lookedAt}. See whether it is still running, and start it again.`,
        ]),
    ...health.games.flatMap(({ name, trouble: bother }) =>
      bother === undefined ? [] : [`${name}: since ${bother.since}: ${bother.text}`],
    ),
  ];
}

/** A number of seconds given as an option. */
export const secondsIn = (given: string, option: string): Outcome<number> => {
  const seconds = Number(given);
  return seconds >= 1 && seconds <= 86_400 ? good(seconds) : bad([unreadable('how-often', { option })]);
};
