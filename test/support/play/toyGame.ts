import { join } from 'node:path';

import type { ResultsBody } from '#kernel/files/bodies.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { plainSecrets } from '#main/adapters/fileSecrets.ts';
import { clock, entropy, timer } from '#main/adapters/machine.ts';
import { nodeFiles } from '#main/adapters/nodeFiles.ts';
import { nodeFolders } from '#main/adapters/nodeFolders.ts';
import { sealing } from '#main/adapters/sealing.ts';
import { memoryCache } from '#main/adapters/sqliteCache.ts';
import { newGame, type Gm } from '#main/services/gm/gm.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import { makeLibrary, type Library, type LibraryNeeds } from '#main/services/library/library.ts';
import { makeResultsFile } from '#main/services/turnFiles.ts';
import { tempFolder } from '../tempFolder.ts';
import { toyRuleset } from './toyRuleset.ts';
import { theseRulesets } from '#main/services/ruleset.ts';

export const toy = toyRuleset() as unknown as SomeRuleset;

/** A library on real files. */
export function libraryAt(root: string, other: Partial<LibraryNeeds> = {}): Library {
  return makeLibrary({
    root,
    files: nodeFiles(),
    folders: nodeFolders,
    cache: memoryCache(),
    secrets: plainSecrets,
    sealing,
    clock,
    entropy,
    rulesets: theseRulesets([toy]),
    program: '1.2.3',
    ...other,
  });
}

/** A toy game of ann and bob, run by a game master of its own. */
export async function toyGame(name = 'toy'): Promise<Gm> {
  const ports = { sealing, entropy, clock, timer };
  const setup = { seats: ['ann', 'bob'] };
  const path = join(tempFolder(), `${name}.game`);
  const gm = await newGame(ports, gameFiles, path, {
    ruleset: toy,
    setup,
    players: {},
    game: name,
    title: 'A toy game',
  });
  if (!gm.ok) throw new Error(JSON.stringify(gm.fault));
  return gm.value;
}

/** The results file of a seat for the current turn. */
export function resultsOf(gm: Gm, seat = 'ann'): Uint8Array {
  const found = gm.store.results(gm.store.turn()).find((one) => one.seat === seat);
  if (found === undefined) throw new Error(`no results for ${seat}`);
  return found.file;
}

/** Other results for the current turn, as from a game master who ran it again. */
export async function otherResultsOf(
  gm: Gm,
  change: Partial<ResultsBody> = { rerun: 1 },
): Promise<Uint8Array> {
  const { facts } = gm.store;
  const found = gm.store.results(gm.store.turn()).find((one) => one.seat === 'ann');
  const seat = gm.store.seats().find((one) => one.seat === 'ann');
  if (found === undefined || seat === undefined) throw new Error('no results for ann');
  const mark = {
    game: facts.game,
    ruleset: facts.ruleset,
    edition: facts.edition,
    turn: gm.store.turn(),
    seat: 'ann' as SeatId,
  };
  const body = { ...(found.body as ResultsBody), ...change };
  const closing = { kind: 'age', recipient: seat.publicly.seal } as const;
  return makeResultsFile(sealing, mark, body, { signKey: facts.privately.sign, closing });
}

/** A plan of so many boasts. */
export const boasts = (
  count: number,
  turn = 1,
): { readonly hq: readonly unknown[]; readonly units: object } => ({
  hq: Array.from({ length: count }, (_, index) => ({ kind: 'boast', ref: `ann.t${turn}.o${index + 1}` })),
  units: {},
});

/** The value of an outcome that must be good. */
export function valueOf<T>(
  outcome: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: unknown },
): T {
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.fault)}`);
  return outcome.value;
}

/** The codes of an outcome that must be bad. */
export function codesOf(outcome: {
  readonly ok: boolean;
  readonly fault?: readonly { readonly code: string }[];
}): readonly string[] {
  if (outcome.ok) throw new Error('taken, though it should be refused');
  return (outcome.fault ?? []).map(({ code }) => code);
}
