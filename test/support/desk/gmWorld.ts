import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { OrdersBody, ResultsBody } from '#kernel/files/bodies.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { seatId } from '#kernel/words/ids.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { digestBytes } from '#kernel/codec/digest.ts';
import { defined } from '#kernel/words/defined.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { nodeFiles } from '#main/adapters/nodeFiles.ts';
import { closer, sealing } from '#main/adapters/sealing.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import type { PrivateKeys, Sealing } from '#main/ports/sealing.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { newGame } from '#main/services/gm/gm.ts';
import type { NewGameRequest } from '#main/services/gm/beginning/newGame.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import type { OpenedFile } from '#main/services/openTurnFiles.ts';
import { makeOrdersFile } from '#main/services/turnFiles.ts';
import { openResultsFile } from '#main/services/openTurnFiles.ts';
import { rulesetById } from '#rulesets/all.ts';
import { toyRuleset } from '../play/toyRuleset.ts';
import { handTimer } from '../time/handTimer.ts';

export const files = nodeFiles();
export const toy = (options?: Parameters<typeof toyRuleset>[0]): SomeRuleset =>
  toyRuleset(options) as unknown as SomeRuleset;
export const ann = seatId('ann');
export const bob = seatId('bob');
export const cid = seatId('cid');

/** Seals as players' files are sealed, but that a passphrase costs no time: the usual one takes a second at every try. */
export const quickSealing: Sealing = { ...sealing, close: closer(8) };

/** Ports whose clock strikes alike every time, whose timer the test turns, and whose entropy is the same in every test. */
export const testPorts = (start = 'tests') => {
  let drawn = 0;
  return {
    sealing: quickSealing,
    clock: { now: () => '2026-11-21T18:30:00.000Z' },
    timer: handTimer(),
    entropy: { bytes: (count: number) => digestBytes(`${start} ${(drawn += 1)}`).subarray(0, count) },
  };
};

/** The value; a refusal fails the test with its words. */
export function valueOf<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw new Error(outcome.fault.map(({ code, phrase }) => `${code}: ${phraseText(phrase)}`).join('\n'));
}

export const codesOf = (outcome: Outcome<unknown>): readonly string[] =>
  outcome.ok ? [] : outcome.fault.map(({ code }) => code);
/** What a refusal says, problem after problem. */
export const saidBy = (outcome: Outcome<unknown>): string =>
  outcome.ok ? '' : outcome.fault.map(({ phrase }) => phraseText(phrase)).join(' ');

/** A folder of its own for one test file; `end` removes it. */
export async function tempFolder(): Promise<{
  readonly path: string;
  of(name: string): string;
  end(): Promise<void>;
}> {
  const path = await mkdtemp(join(tmpdir(), 'sealed-orders-'));
  return { path, of: (name) => join(path, name), end: () => rm(path, { recursive: true, force: true }) };
}

export async function toyGame(path: string, request: Partial<NewGameRequest> = {}): Promise<Gm> {
  const setup = { seats: [ann, bob, cid] };
  return valueOf(
    await newGame(testPorts(), gameFiles, path, {
      ruleset: toy(),
      setup,
      players: {},
      seed: 'a toy',
      game: 'gw9',
      ...request,
    }),
  );
}

/** Of the rules at hand; the toy's is 1. */
const editionOf = (id: string): number => rulesetById(id)?.edition ?? 1;

/** One player's machine: opens what it is sent, and keeps the keys of the invitation. */
export class Player {
  keys: PrivateKeys | undefined;
  gmSign: string | undefined;
  last: OpenedFile<ResultsBody> | undefined;
  readonly edition: (id: string) => number | undefined;

  constructor(edition: (id: string) => number | undefined = editionOf) {
    this.edition = edition;
  }

  async open(file: Uint8Array, phrase?: string): Promise<Outcome<OpenedFile<ResultsBody>>> {
    const { keys, gmSign } = this;
    const opened = await openResultsFile(sealing, file, {
      opening: {
        ...(keys === undefined ? {} : { seal: [keys.seal] }),
        ...defined({ phrase }),
      },
      ...defined({ gmSign }),
      edition: this.edition,
    });
    if (opened.ok) {
      this.keys ??= opened.value.body.keys;
      this.gmSign ??= opened.value.body.gm.sign;
      this.last = opened.value;
    }
    return opened;
  }

  /** Orders on the last results, as the client would save them. */
  async orders(
    plan: unknown,
    change: Partial<OrdersBody> & {
      readonly turn?: number;
      readonly signKey?: string;
      readonly recipient?: string;
      readonly seat?: SeatId;
    } = {},
  ): Promise<Uint8Array> {
    if (this.last === undefined || this.keys === undefined) throw new Error('no results opened yet');
    const { header, body } = this.last;
    const {
      turn = header.turn,
      seat = header.seat,
      signKey = this.keys.sign,
      recipient = body.gm.seal,
      ...rest
    } = change;
    return makeOrdersFile(
      sealing,
      { game: header.game, ruleset: header.ruleset, edition: header.edition, turn, seat },
      { plan, basis: header.digest, program: '0.1.0', status: 'final', ...rest },
      { signKey, recipient },
    );
  }
}

/** The file of one seat for the current turn. */
export function resultsFor(gm: Gm, seat: SeatId, turn = gm.store.turn()): Uint8Array {
  const found = gm.store.results(turn).find((results) => results.seat === seat);
  if (found === undefined) throw new Error(`no results for ${seat}`);
  return found.file;
}

/** A player of every seat, each with the invitation opened. */
export async function playersOf(gm: Gm): Promise<Readonly<Record<SeatId, Player>>> {
  const players: Record<SeatId, Player> = {};
  for (const { seat } of gm.store.seats()) {
    players[seat] = new Player();
    valueOf(await players[seat].open(resultsFor(gm, seat)));
  }
  return players;
}

export const digging = (seat: SeatId, turn: number, times: number, boasts = false): unknown => ({
  hq: boasts ? [{ kind: 'boast', ref: `${seat}.t${turn}.o2` }] : [],
  units: { [`${seat}.digger`]: [{ kind: 'dig', ref: `${seat}.t${turn}.o1`, times }] },
});
