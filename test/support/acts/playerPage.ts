import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { type Client, makeClient, type Reply } from '#contract/client.ts';
import type { Out } from '#contract/calls.ts';
import { noKeyring, plainSecrets } from '#main/adapters/fileSecrets.ts';
import { settingsFile } from '#main/adapters/settingsFile.ts';
import { nodeFiles } from '#main/adapters/nodeFiles.ts';
import { nodeFolders } from '#main/adapters/nodeFolders.ts';
import { memoryCache } from '#main/adapters/sqliteCache.ts';
import type { Files } from '#main/ports/files.ts';
import { sealing } from '#main/adapters/sealing.ts';
import { makeMapFile } from '#main/services/turnFiles.ts';
import { placeId, seatId, type SeatId } from '#kernel/words/ids.ts';
import { makeApp } from '#main/services/app.ts';
import { usualWishes } from '#main/services/mail/letter.ts';
import type { TurnKey } from '#contract/keys.ts';
import { unreadable } from '#contract/refusals/storage.ts';
import { bad } from '#kernel/words/result.ts';
import { pearls, pearlsThatAsk, north, questionsFor } from '../desk/askedPearls.ts';
import { testPorts } from '../desk/gmWorld.ts';
import { boasts, otherResultsOf, resultsOf, toy, toyGame, valueOf } from '../play/toyGame.ts';
import { fullDisk } from './fullDisk.ts';
import { tempFolder } from '../tempFolder.ts';
import { asRead } from './asRead.ts';
import { theseRulesets } from '#main/services/ruleset.ts';

/* A player’s library with a turn that is planned, one that was run again, one that asks, a practice game and an upgrade; and pages on it. */

export const key: TurnKey = { game: 'toy', seat: 'ann', turn: 1 };
export const of = { game: key.game, seat: key.seat };
export const asked: TurnKey = { game: 'pd1', seat: north, turn: 1 };
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/** A page on a library, in a program of its own. */
export interface PlayerPage {
  readonly client: Client;
  close(): void;
}

/** Files on a disk that takes nothing more once it is full. */
const onFullDisk = (files: Files, isFull: () => boolean): Files => ({
  ...files,
  write: async (path, ...more) =>
    isFull() ? bad([unreadable('disk-full/file', { path })]) : files.write(path, ...more),
  alone: (path, work) => (isFull() ? work() : files.alone(path, work)),
});

/** Settings that lie beside the library, as every program on it reads them. */
const kept = new Map<string, Readonly<Record<string, unknown>>>();

export const keptIn = (root: string): Readonly<Record<string, unknown>> => kept.get(root) ?? {};

/** `full`: on a full disk, or one that is full once a mail is sent. */
export function pageOn(root: string, { full }: { readonly full?: 'now' | 'sent' } = {}): PlayerPage {
  let isFull = full === 'now';
  const ports = testPorts(root);
  const files = nodeFiles();
  const app = makeApp({
    ...ports,
    info: { version: '1.2.3', host: 'browser', platform: 'linux' },
    root,
    rulesets: theseRulesets([toy, pearls]),
    files: onFullDisk(files, () => isFull),
    folders: nodeFolders,
    cache: memoryCache(),
    settings: settingsFile(root, () => ({
      get store() {
        return { ...keptIn(root) };
      },
      set store(values) {
        if (isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
        kept.set(root, values);
      },
    })),
    secrets: plainSecrets,
    log: { note: () => undefined, failure: () => 0 },
    stores: fullDisk(() => isFull),
    desktop: { openMail: async () => true, showFile: async () => true },
    mailer: {
      send: async () => {
        isFull ||= full === 'sent';
        return { ok: true, value: '250 OK' };
      },
      hand: async () => ({ kind: 'taken', said: '' }),
    },
    fetcher: { fetch: async () => ({ ok: true, value: { validity: '1', uid: 0 } }) },
    trial: {
      box: async () => ({ ok: true, value: { letters: 0 } }),
      server: async () => ({ ok: true, value: { signedIn: true } }),
    },
    poster: { post: async () => ({ kind: 'taken' }) },
    keyring: noKeyring,
    push: () => undefined,
  });
  return {
    client: makeClient({ call: (name, raw) => app.serve(name, structuredClone(raw)), hear: () => () => {} }),
    close: () => app.close(),
  };
}

/** The practice game of every filled library: its name follows from its seed. */
let practiced = '';
/** The results that its planned turn goes by, among two. */
let results = '';
export const firstResults = (): string => results;

/** All that a page shows of it. */
export interface Seen {
  readonly turn: Out<'turn.open'>;
  readonly practice: Out<'turn.open'>;
  readonly list: Out<'library.list'>;
  readonly requests: Out<'requests.read'>;
  readonly alternatives: Out<'alternatives.read'>;
  readonly questions: NonNullable<Out<'questions.read'>['open']>;
  readonly maps: Out<'maps.read'>;
  readonly notebook: Out<'notebook.read'>;
  readonly sending: Out<'sending.get'>;
  readonly settings: Out<'settings.get'>;
  readonly packs: Out<'packs.list'>;
}

type Read<K extends keyof Seen> = (client: Client, list: Seen['list']) => Promise<Reply<Seen[K]>>;
const reads: { readonly [K in Exclude<keyof Seen, 'list' | 'questions'>]: Read<K> } & {
  readonly questions: (client: Client) => Promise<Reply<Out<'questions.read'>>>;
} = {
  turn: (client) => client['turn.open']({ key }),
  practice: (client, list) => {
    const { game, seat, turn } = list.find((one) => one.game === practiced && one.latest)!;
    return client['turn.open']({ key: { game, seat, turn } });
  },
  requests: (client) => client['requests.read']({ key }),
  alternatives: (client) => client['alternatives.read']({ key }),
  questions: (client) => client['questions.read']({ key: asked }),
  maps: (client) => client['maps.read']({ of }),
  notebook: (client) => client['notebook.read']({ of }),
  sending: (client) => client['sending.get']({ of }),
  settings: (client) => client['settings.get']({}),
  packs: (client) => client['packs.list']({}),
};
const parts = Object.keys(reads) as readonly (keyof typeof reads)[];

/** What a page shows; `only`: of these parts, where nobody looks at the others. */
export async function seenOn(
  { client }: PlayerPage,
  only: ReadonlySet<string> = new Set(parts),
): Promise<Seen> {
  const list = valueOf(await client['library.list']({}));
  const read = async (part: keyof typeof reads): Promise<readonly [string, unknown]> => {
    const value: unknown = valueOf<unknown>(await reads[part](client, list));
    return [part, part === 'questions' ? (value as Out<'questions.read'>).open! : value];
  };
  const shown = await Promise.all(parts.filter((part) => only.has(part)).map(read));
  return { list, ...Object.fromEntries(shown) } as unknown as Seen;
}

/** The upgrade in the library. */
export const upgrade = (version: number): Uint8Array =>
  Buffer.from(
    `Sealed Orders upgrade 1\n${JSON.stringify({ name: 'tiny', title: 'Tiny', version, names: { unit: ['One'] } })}`,
  );

/** A map that another seat of the planned game shares. */
async function mapOf(seat: SeatId): Promise<Uint8Array> {
  const { privately, publicly } = await sealing.newKeys();
  const mark = { game: key.game, ruleset: toy.id, edition: toy.edition, turn: 1, seat };
  const places = [{ place: placeId('p1'), name: 'Here', seen: 0, facts: [], forces: [] }];
  return makeMapFile(sealing, mark, { sign: publicly.sign, part: 'all', places }, privately.sign);
}

/** A library with all of it; the practice game is in its second turn. */
export async function filledLibrary(): Promise<string> {
  const root = tempFolder();
  const page = pageOn(root);
  const client = asRead(page.client);
  const open = async (bytes: Uint8Array) =>
    valueOf(await client['file.open']({ name: 'a', base64: base64(bytes) }));
  const gm = await toyGame();
  await open(resultsOf(gm));
  await open(await otherResultsOf(gm));
  await open(await mapOf(seatId('bob')));
  results = valueOf(await client['turn.open']({ key })).digest;
  gm.close();
  const { gm: pearlsGm, libraries } = await pearlsThatAsk([north]);
  await pearlsGm.run();
  cpSync(libraries[north]!.root, root, { recursive: true });
  await open(questionsFor(pearlsGm, north));
  pearlsGm.close();
  await open(upgrade(1));
  const begun = valueOf(await client['practice.start']({ seed: 'alike', ruleset: toy.id })).key;
  practiced = begun.game;
  valueOf(await client['practice.next']({ key: begun }));
  const { questions, digest } = valueOf(await client['questions.read']({ key: asked })).open!;
  const answers = questions.map(({ number }) => ({ number, orders: [] }));
  valueOf(await client['questions.save']({ key: asked, digest, answers: answers as never }));
  const server = {
    host: 'localhost',
    port: 25,
    security: 'none',
    user: '',
    from: 'ann@example.org',
  } as const;
  valueOf(await client['sending.set']({ of, wishes: { ...usualWishes, to: 'gm@example.org', server } }));
  valueOf(await client['plan.save']({ key, plan: boasts(1) as never, revision: 0 }));
  page.close();
  return root;
}

/** A copy of a library, with its settings. */
export function copyOf(root: string): string {
  const copy = join(tempFolder(), 'library');
  cpSync(root, copy, { recursive: true });
  kept.set(copy, kept.get(root) ?? {});
  return copy;
}
