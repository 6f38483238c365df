import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import { calls } from '#contract/calls.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Result } from '#kernel/words/result.ts';
import { confSettings } from '#main/adapters/settingsFile.ts';
import { plainSecrets, noKeyring } from '#main/adapters/fileSecrets.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { nodeFiles } from '#main/adapters/nodeFiles.ts';
import { nodeFolders } from '#main/adapters/nodeFolders.ts';
import { memoryCache, openCache } from '#main/adapters/sqliteCache.ts';
import { readBody } from '#main/loopback/body.ts';
import type { App } from '#main/services/app.ts';
import { makeApp } from '#main/services/app.ts';
import { makeSettings } from '#main/services/settings.ts';
import type { Answer, Target } from './target.ts';
import { answered, bytesOf } from './target.ts';
import { callSeeds, notebookSeed, sendingSeed } from '../seeds.ts';
import type { World } from '../world.ts';
import { listingOf, ports } from '../world.ts';
import { root } from '../../../support/imports.ts';
import { unreadable } from '#test/support/problems.ts';
import { theseRulesets } from '#main/services/ruleset.ts';

type Reply = Result<unknown, readonly Problem[]>;

/** The log hears what went wrong inside, and the target tells it. */
const heard: unknown[] = [];
const log = { note: () => undefined, failure: (error: unknown) => heard.push(error) };
/** What an app may write beside what it takes in. */
const aside = /^(\.cache\.sqlite.*|\.arriving)$/;
const noMail = unreadable('no-mail-here', 'There is no mail here.');
const notHere = { ok: false, fault: [noMail] } as const;

function appAt(root: string, { kit }: World): App {
  return makeApp({
    root,
    log,
    rulesets: theseRulesets([kit.ruleset]),
    files: nodeFiles(),
    folders: nodeFolders,
    cache: memoryCache(),
    secrets: plainSecrets,
    stores: gameFiles,
    keyring: noKeyring,
    ...ports(),
    info: { version: '0.1.0', host: 'browser', platform: 'linux' },
    settings: { read: () => ({}), write: () => undefined },
    push: () => undefined,
    desktop: { openMail: async () => false, showFile: async () => false },
    mailer: { send: async () => notHere, hand: async () => ({ kind: 'server', problem: noMail }) },
    fetcher: { fetch: async () => notHere },
    trial: { box: async () => notHere, server: async () => notHere },
    poster: { post: async () => ({ kind: 'taken' }) },
  });
}

/** The program behind the page over a library of its own, which is put back as it was after every change. */
interface Shelf {
  readonly root: string;
  call(name: string, raw: unknown): Promise<Answer>;
  /** Does what may change the library: a refusal must leave it as it was. */
  changing(work: () => Promise<Answer>): Promise<Answer>;
  putBack(): Promise<void>;
}

async function makeShelf(world: World): Promise<Shelf> {
  const root = join(world.inside, 'library');
  const kept = join(world.inside, 'kept');
  let app = appAt(root, world);
  const call = async (name: string, raw: unknown): Promise<Answer> => {
    heard.length = 0;
    const reply = (await app.serve(name, raw)) as Reply;
    if (heard.length > 0)
      throw heard[0] instanceof Error
        ? heard[0]
        : new Error('something went wrong inside that is no error', { cause: heard[0] });
    return answered(reply);
  };
  for (const file of [world.invitation, world.results])
    await call('file.open', { name: 'a.new', base64: Buffer.from(file).toString('base64') });
  const { game, seat, turn } = world.mark;
  const key = { game, seat, turn };
  await call('plan.save', { key, plan: world.plans[0], revision: 0, digest: world.basis });
  await call('notebook.save', { of: { game, seat }, notebook: notebookSeed(world), revision: 0 });
  await call('file.open', { name: 'a.upgrade', base64: Buffer.from(upgradeFor(world)).toString('base64') });
  writeFileSync(join(root, game, seat, 'sending.json'), sendingSeed);
  await mkdir(join(root, 'game-master', 'desk'), { recursive: true });
  await cp(root, kept, { recursive: true });
  let before = listingOf(root, aside);
  const putBack = async (): Promise<void> => {
    app.close();
    rmSync(root, { recursive: true, force: true });
    await cp(kept, root, { recursive: true });
    app = appAt(root, world);
    before = listingOf(root, aside);
  };
  return {
    root,
    call,
    putBack,
    changing: async (work) => {
      const answer = await work();
      if (listingOf(root, aside) === before) return answer;
      if (answer === 'refused') {
        const now = listingOf(root, aside);
        await putBack();
        throw new Error(`a refusal changed the library:\n${before}\nbecame\n${now}`);
      }
      await putBack();
      return answer;
    },
  };
}

const lantern = join(root, 'assets/packs/lantern-fleet.upgrade');

/** The sample upgrade; its scenario is left out where the program does not know the scenario's ruleset. */
function upgradeFor({ kit }: World): Uint8Array {
  const text = readFileSync(lantern, 'utf8');
  const end = text.indexOf('\n') + 1;
  const { scenarios, ...rest } = JSON.parse(text.slice(end)) as {
    readonly scenarios: readonly { readonly ruleset: string }[];
  };
  const known = scenarios.every(({ ruleset }) => ruleset === kit.ruleset.id);
  return bytesOf(known ? text : text.slice(0, end) + JSON.stringify(rest));
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/** Calls that work long by right, or reach beyond this machine: of these only what they ask is read. */
const onlyRead =
  /^(practice|gm\.(begin|run|rerun|preview|verify|shadow|upgrade|watch|fetch|send|story|explain))/;

/** What the program behind the page takes in: files of every kind, its own library, settings, cache, and calls. */
export async function appTargets(world: World): Promise<readonly Target[]> {
  const shelf = await makeShelf(world);
  const opened = (input: Uint8Array): Promise<Answer> =>
    shelf.changing(() => shelf.call('file.open', { name: 'a', base64: base64(input) }));
  const { game, seat, turn } = world.mark;
  const key = { game, seat, turn };
  const names = [
    `${game}/${seat}/keys`,
    `${game}/${seat}/notebook.json`,
    `${game}/${seat}/plan-0002.json`,
    `${game}/${seat}/sending.json`,
    'packs/packs.json',
    `${game}/${seat}/turn-0002.new`,
    `${game}/${seat}/turn-0002.chosen`,
  ];
  const library = names.map(
    (name) =>
      new Uint8Array(
        Buffer.concat([
          bytesOf(`Sealed ${name}\n`),
          existsSync(join(shelf.root, name)) ? readFileSync(join(shelf.root, name)) : bytesOf(world.basis),
        ]),
      ),
  );
  const settings = bytesOf({
    theme: 'dark',
    textScale: 125,
    sounds: false,
    reducedMotion: 'on',
    palette: 'deutan',
    patterns: true,
    fullScreen: false,
    language: 'en',
    window: { width: 1280, height: 800, maximized: false },
  });
  return [
    {
      name: 'opened file',
      writes: true,
      seeds: [world.invitation, world.results, ...world.orders],
      one: opened,
    },
    {
      name: 'upgrade',
      writes: true,
      json: true,
      most: 40_000,
      seeds: [upgradeFor(world)],
      one: opened,
    },
    {
      name: 'library file',
      writes: true,
      json: true,
      seeds: library,
      words: names,
      one: async (input) => {
        const end = input.indexOf(10);
        const name = Buffer.from(input.subarray(7, Math.max(7, end))).toString('latin1');
        writeFileSync(
          join(shelf.root, names.includes(name) ? name : (names[input.length % names.length] as string)),
          input.subarray(end + 1),
        );
        const answers = [
          await shelf.call('library.list', {}),
          await shelf.call('library.strays', {}),
          await shelf.call('turn.open', { key }),
          await shelf.call('notebook.read', { of: { game, seat } }),
          await shelf.call('sending.get', { of: { game, seat } }),
          await shelf.call('packs.list', {}),
        ];
        await shelf.putBack();
        return answers.includes('refused') ? 'refused' : 'taken';
      },
    },
    {
      name: 'settings',
      writes: true,
      json: true,
      seeds: [settings],
      one: async (input) => {
        writeFileSync(join(world.inside, 'settings.json'), input);
        const { get } = makeSettings(confSettings(world.inside));
        stableText(get());
        return 'taken';
      },
    },
    await cacheTarget(world),
    {
      name: 'calls',
      writes: true,
      json: true,
      seeds: callSeeds(world).map(bytesOf),
      one: async (input) => {
        const request = Object.assign(Readable.from([Buffer.from(input)]), {
          headers: {},
        }) as unknown as IncomingMessage;
        const body = await readBody(request, 1_000_000);
        if (!body.ok) return answered({ ok: false, fault: [body.fault] });
        const { name, raw } = Object(body.value) as { readonly name?: unknown; readonly raw?: unknown };
        if (typeof name !== 'string' || !Object.hasOwn(calls, name))
          return shelf.call(typeof name === 'string' ? name : `${JSON.stringify(name)}`, raw);
        if (onlyRead.test(name)) return answered(calls[name as keyof typeof calls].input.parse(raw));
        // A call that is refused in its second half may have done its first: what it asks for is its own page's wish.
        const answer = await shelf.call(name, raw);
        if (
          !/(get|list|read|open|contents|show|figures|search|desk|games|choices|info|strays|arrived)$/.test(
            name,
          )
        )
          await shelf.putBack();
        return answer;
      },
    },
  ];
}

async function cacheTarget({ inside, mark }: World): Promise<Target> {
  const path = join(inside, 'cache.sqlite');
  const quiet = { note: () => undefined, failure: () => 0 };
  const first = await openCache(path, quiet);
  first.write('a', 'b');
  first.chronicle.write({
    game: mark.game,
    seat: mark.seat,
    turn: 2,
    mark: 'm',
    lines: [{ kind: 'battle', text: 'A fleet won.', words: 'a fleet won' }],
    figures: [{ key: 'k', label: 'Fleets', unit: 'u', per: 1, sign: '', value: 3 }],
  });
  first.close();
  const seed = new Uint8Array(readFileSync(path));
  return {
    name: 'cache',
    writes: true,
    seeds: [seed],
    most: 100_000,
    one: async (input) => {
      for (const ending of ['', '-journal', '-wal', '-shm']) rmSync(`${path}${ending}`, { force: true });
      writeFileSync(path, input);
      const cache = await openCache(path, quiet);
      cache.read('a');
      cache.write('b', 'c');
      cache.chronicle.known();
      cache.chronicle.figures({ game: mark.game, seat: mark.seat });
      cache.chronicle.search({ terms: [{ words: ['fleet'], open: true }], kinds: [], most: 10 });
      // It may forget: a broken file is begun anew. It may not say anything else.
      if (!['c', undefined].includes(cache.read('b')))
        throw new Error('the cache says what it was not given');
      cache.close();
      return 'taken';
    },
  };
}
