import { readFileSync, readdirSync, statSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { digest, digestBytes } from '#kernel/codec/digest.ts';
import type { ResultsBody } from '#kernel/files/bodies.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { bad, good } from '#kernel/words/result.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { sealing as realSealing } from '#main/adapters/sealing.ts';
import type { PrivateKeys, Sealing } from '#main/ports/sealing.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { newGame, openGame } from '#main/services/gm/gm.ts';
import type { IntakeContext } from '#main/services/gm/intake/openOrders.ts';
import { intakeContext } from '#main/services/gm/intake/openOrders.ts';
import type { FileMark } from '#main/services/turnFiles.ts';
import { Player, resultsFor, testPorts, valueOf } from '../../support/desk/gmWorld.ts';
import { scriptedFiles } from '../../support/play/scriptedGame.ts';
import type { Game } from '#kernel/game/game.ts';
import type { TestKit } from '../../support/kits/testKit.ts';

/** The start of an Ed25519 private key as it is written; its 32 bytes follow. */
const keyHead = Buffer.from('302e020100300506032b657004220420', 'hex');

let drawn = 0;
/** The program's own cryptography, whose keys are the same every time. */
export const sealing: Sealing = {
  ...realSealing,
  async newKeys() {
    drawn += 1;
    const sign = Buffer.concat([keyHead, digestBytes(`fuzz sign ${drawn}`)]).toString('base64');
    const privately = { sign, seal: realSealing.keyOfTurn(digest(`fuzz seal ${drawn}`), 1) };
    const publicly = await realSealing.publicHalf(privately);
    if (publicly === undefined) throw new Error('keys that are no keys');
    return { privately, publicly };
  },
};

const anySignature = `${'A'.repeat(86)}==`;
/** No cryptography: every signature holds, and what is sealed or packed lies as it is. What is behind is reached the sooner. */
export const openSealing: Sealing = {
  ...sealing,
  close: async (plain) => plain,
  open: async (body) => body,
  sign: () => anySignature,
  verify: (_, signature) => signature === anySignature,
  unpack: (text, most) => (text.length > most ? bad('too-large') : textIn(text)),
};

function textIn(bytes: Uint8Array): ReturnType<Sealing['unpack']> {
  try {
    return good(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return bad('unreadable');
  }
}

/** From now on, whatever asks the machine for chance is given the same. */
export function fixChance(): void {
  let asked = 0;
  const fill = <T extends ArrayBufferView | null>(array: T): T => {
    if (array === null) return array;
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let at = 0; at < bytes.length; at += 32)
      bytes.set(digestBytes(`fuzz chance ${(asked += 1)}`).subarray(0, Math.min(32, bytes.length - at)), at);
    return array;
  };
  Object.defineProperty(globalThis.crypto, 'getRandomValues', { value: fill });
}

export const ports = () => ({ ...testPorts('fuzz'), sealing });

/** A small game in its second turn, its files, and a folder in whose surroundings nothing may change. */
export interface World {
  /** The kit of the game's ruleset. */
  readonly kit: TestKit<Game>;
  /** Where inputs may write. */
  readonly inside: string;
  readonly game: string;
  readonly seat: SeatId;
  readonly mark: FileMark;
  readonly keys: PrivateKeys;
  readonly intake: IntakeContext;
  /** The body of the seat's results, and its digest. */
  readonly body: ResultsBody;
  readonly basis: string;
  readonly plans: readonly unknown[];
  /** The world as it stands before the turn. */
  readonly state: unknown;
  readonly invitation: Uint8Array;
  readonly results: Uint8Array;
  readonly orders: readonly Uint8Array[];
  readonly archive: Uint8Array;
  /** What is in the folders around `inside`. */
  around(): string;
}

const depth = 6;

/** The world in this folder. */
export async function makeWorld(top: string, kit: TestKit<Game>): Promise<World> {
  const folders = Array.from({ length: depth }, (_, at) =>
    join(top, ...Array.from({ length: at }, (__, up) => `in${up}`)),
  );
  const inside = join(folders.at(-1) as string, 'inside');
  await mkdir(inside, { recursive: true });
  for (const folder of folders) await writeFile(join(folder, 'around.txt'), folder);
  const path = join(inside, 'base.game');
  const { gm, players } = await begun(path, kit);
  const made = await madeFrom(gm, players, kit);
  gm.close();
  return {
    ...made,
    kit,
    inside,
    game: path,
    around: () =>
      folders
        .map(
          (folder) => `${readdirSync(folder).join('|')} ${readFileSync(join(folder, 'around.txt'), 'utf8')}`,
        )
        .join('\n'),
  };
}

async function begun(
  path: string,
  { ruleset, setup }: TestKit<Game>,
): Promise<{ readonly gm: Gm; readonly players: ReadonlyMap<SeatId, Player> }> {
  const gm = valueOf(
    await newGame(ports(), gameFiles, path, {
      ruleset,
      setup: setup(2),
      players: {},
      seed: 'fuzz',
      game: 'gw9',
      address: 'gm@example.org',
    }),
  );
  for (const { seat } of gm.store.seats())
    gm.store.setPlayer(seat, { player: seat, address: `${seat}@example.org` });
  const players = new Map(gm.store.seats().map(({ seat }) => [seat, new Player()]));
  return { gm, players };
}

async function madeFrom(
  gm: Gm,
  players: ReadonlyMap<SeatId, Player>,
  kit: TestKit<Game>,
): Promise<Omit<World, 'kit' | 'inside' | 'game' | 'around'>> {
  const [seat] = gm.store.seats().map((one) => one.seat);
  if (seat === undefined) throw new Error('a game without seats');
  const player = players.get(seat) as Player;
  const invitation = resultsFor(gm, seat);
  const first = await scriptedFiles(gm, players, kit);
  for (const [who, file] of first) await gm.takeOrders(file, `${who}.orders`);
  // Nobody answers in person what the turn asks.
  await gm.run({ overdue: true });
  const second = await scriptedFiles(gm, players, kit);
  for (const [who, file] of second) await gm.takeOrders(file, `${who}.orders`);
  const { header, body } = player.last as NonNullable<Player['last']>;
  const planOf = (turn: number): readonly unknown[] =>
    gm.store
      .received(turn)
      .flatMap(({ plan, seat: of }) => (of === seat && plan !== undefined ? [plan] : []));
  return {
    seat,
    invitation,
    body,
    keys: player.keys as PrivateKeys,
    mark: header,
    basis: header.digest,
    plans: planOf(2),
    state: gm.store.turnOf(2)?.state,
    intake: intakeContext(gm.store, kit.ruleset),
    results: resultsFor(gm, seat),
    orders: [...second.values(), ...first.values(), await player.orders(planOf(2)[0], { status: 'draft' })],
    archive: gm.archive(),
  };
}

/** A copy of the world's game under this name, opened. */
export async function copyOfGame(world: World, name: string): Promise<Gm> {
  const path = join(world.inside, name);
  for (const ending of ['', '-wal', '-shm']) await rm(`${path}${ending}`, { force: true });
  await cp(world.game, path);
  return valueOf(await openGame(ports(), gameFiles, path, () => world.kit.ruleset));
}

/** Every file of a folder with its size and when it was written, but for those that a name leaves out. */
export function listingOf(folder: string, without: RegExp): string {
  const lines: string[] = [];
  const walk = (path: string): void => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const inner = join(path, entry.name);
      if (without.test(entry.name)) continue;
      if (entry.isDirectory()) walk(inner);
      else {
        const { size, mtimeMs, ino } = statSync(inner);
        lines.push(`${inner} ${size} ${mtimeMs} ${ino}`);
      }
    }
  };
  walk(folder);
  return lines.sort().join('\n');
}
