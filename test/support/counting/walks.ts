import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeClient, type Client } from '#contract/client.ts';
import { noKeyring, plainSecrets } from '#main/adapters/fileSecrets.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { nodeFiles } from '#main/adapters/nodeFiles.ts';
import { nodeFolders } from '#main/adapters/nodeFolders.ts';
import { memoryCache } from '#main/adapters/sqliteCache.ts';
import { takeIn } from '#main/gm/turn/intake.ts';
import { makeApp } from '#main/services/app.ts';
import { readMail } from '#main/services/incoming/mime.ts';
import { takeMailedAnswers } from '#main/services/gm/post/answers.ts';
import { takeLetter } from '#main/services/gm/post/intake.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { openGame } from '#main/services/gm/gm.ts';
import type { AskedPearls } from '../desk/askedPearls.ts';
import { answersOf, north, pearls, pearlsThatAsk, south } from '../desk/askedPearls.ts';
import { testPorts } from '../desk/gmWorld.ts';
import { boasts, otherResultsOf, resultsOf, toy, toyGame, valueOf } from '../play/toyGame.ts';
import { needs, ordersOf, postGame } from '../mail/postWorld.ts';
import { tempFolder } from '../tempFolder.ts';
import { Counting, type Counts } from './counting.ts';
import { theseRulesets } from '#main/services/ruleset.ts';

export const key = { game: 'toy', seat: 'ann', turn: 1 } as const;
/** No file is so new that its stamp is not known. */
const muchLater = { now: () => '2100-01-01T00:00:00.000Z' };
export const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/** A player’s page on a library, with everything counted. */
export function countedPage(
  root: string,
  counting = new Counting(),
  files = nodeFiles(muchLater),
): { readonly client: Client; readonly counting: Counting } {
  const app = makeApp({
    ...testPorts(root),
    info: { version: '1.2.3', host: 'browser', platform: 'linux' },
    root,
    rulesets: theseRulesets([counting.rules(toy)]),
    files: counting.files(files),
    folders: nodeFolders,
    cache: memoryCache(),
    settings: { read: () => ({}), write: () => {} },
    secrets: plainSecrets,
    log: { note: () => undefined, failure: () => 0 },
    stores: gameFiles,
    desktop: { openMail: async () => true, showFile: async () => true },
    mailer: { send: async () => ({ ok: true, value: '' }), hand: async () => ({ kind: 'taken', said: '' }) },
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
    counting,
  };
}

/** Walks of a file through the program, each with what is done on the way. */
export const walks: Readonly<Record<string, () => Promise<Counts>>> = {
  /** A turn with two files of results, planned by a page that has it open. */
  'one edit of a plan': async () => {
    const gm = await toyGame();
    const { client, counting } = countedPage(tempFolder());
    for (const file of [resultsOf(gm), await otherResultsOf(gm)])
      valueOf(await client['file.open']({ name: 'a.new', base64: base64(file) }));
    const { digest } = valueOf(await client['turn.open']({ key }));
    valueOf(await client['plan.save']({ key, plan: boasts(1), revision: 0, digest }));
    return counting.of(async () =>
      valueOf(await client['plan.save']({ key, plan: boasts(1), revision: 1, digest })),
    );
  },

  'the first edit after the program is started': async () => {
    const gm = await toyGame();
    const root = tempFolder();
    const { client } = countedPage(root);
    for (const file of [resultsOf(gm), await otherResultsOf(gm)])
      valueOf(await client['file.open']({ name: 'a.new', base64: base64(file) }));
    const { digest } = valueOf(await client['turn.open']({ key }));
    valueOf(await client['plan.save']({ key, plan: boasts(1), revision: 0, digest }));
    const later = countedPage(root);
    return later.counting.of(async () =>
      valueOf(await later.client['plan.save']({ key, plan: boasts(1), revision: 1, digest })),
    );
  },

  'a letter of orders': async () => {
    const { gm, players } = await postGame(join(tempFolder(), 'a.game'));
    const mail = mailWith('a.orders', await ordersOf(players, 'ann'));
    const counts = await new Counting().of(async () => {
      const { dealt, receipts } = await takeLetter(needs, gm, await readMail(mail));
      if (!dealt || receipts !== 1) throw new Error('the letter was not dealt with');
    });
    gm.close();
    return counts;
  },

  'a letter of orders that are refused': async () => {
    const { gm, players } = await postGame(join(tempFolder(), 'a.game'));
    const mail = mailWith('a.orders', await ordersOf(players, 'ann', 2, 3));
    const counts = await new Counting().of(async () => takeLetter(needs, gm, await readMail(mail)));
    if (gm.store.received(1)[0]?.code !== 'unreadable-body') throw new Error('the orders were not refused');
    gm.close();
    return counts;
  },

  'an orders file in a folder': async () => {
    const { gm, players } = await postGame(join(tempFolder(), 'a.game'));
    const folder = tempFolder();
    writeFileSync(join(folder, 'a.orders'), await ordersOf(players, 'ann'));
    const counts = await new Counting().of(() => takeIn(gm, [folder]));
    if (gm.store.received(1).length !== 1) throw new Error('the file was not taken in');
    gm.close();
    return counts;
  },

  /** The file is given to the program, and its turn opened. */
  'opening a results file': async () => {
    const file = resultsOf(await toyGame());
    const { client, counting } = countedPage(tempFolder());
    return counting.of(async () => {
      valueOf(await client['file.open']({ name: 'a.new', base64: base64(file) }));
      valueOf(await client['turn.open']({ key }));
    });
  },

  /** Of both seats, given together. */
  'two answers files': async () => {
    const counting = new Counting();
    const world = await pearlsThatAsk([north, south], counting.rules(pearls));
    await world.gm.run();
    const files = [await answersOf(world, north, []), await answersOf(world, south, [])];
    const gm = await startedAnew(world, counting);
    const counts = await counting.of(async () => {
      const taken = await gm.takeAnswers(files);
      if (taken.some(({ verdict }) => verdict !== 'taken')) throw new Error('answers were not taken');
    });
    gm.close();
    return counts;
  },

  'a letter of answers': async () => {
    const counting = new Counting();
    const world = await pearlsThatAsk([north, south], counting.rules(pearls));
    await world.gm.run();
    const { name, bytes } = await answersOf(world, north, []);
    const mail = mailWith(name, bytes);
    const gm = await startedAnew(world, counting);
    const counts = await counting.of(async () => takeMailedAnswers(needs, gm, await readMail(mail)));
    gm.close();
    return counts;
  },
};

/** The game as a program opens it that has read nothing of it yet. */
async function startedAnew({ gm, path }: AskedPearls, counting: Counting): Promise<Gm> {
  gm.close();
  return valueOf(await openGame(testPorts(), gameFiles, path, () => counting.rules(pearls)));
}

/** A mail with a file, as its server hands it over. */
const mailWith = (name: string, bytes: Uint8Array): Buffer =>
  Buffer.from(
    `From: Ann <ann@example.org>\r\nTo: gm@example.org\r\nSubject: orders\r\nMessage-ID: <a@example.org>\r\nDate: Sat, 21 Nov 2026 10:00:00 -0800\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="mk"\r\n\r\n--mk\r\nContent-Type: text/plain\r\n\r\nhello\r\n--mk\r\nContent-Type: application/octet-stream; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64(bytes).replace(/(.{76})/g, '$1\r\n')}\r\n--mk--\r\n`,
    'latin1',
  );
