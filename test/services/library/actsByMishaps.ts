import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Reply } from '#contract/client.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { actOf, partsOf, type PlayerAct, playerActs, type Window } from '../../support/acts/playerActs.ts';
import {
  copyOf,
  filledLibrary,
  keptIn,
  pageOn,
  type PlayerPage,
  type Seen,
  seenOn,
} from '../../support/acts/playerPage.ts';
import { boasts } from '../../support/play/toyGame.ts';
import { removeFolders } from '../../support/tempFolder.ts';

/**
 * Each act of a player’s page by mishap: refused in plain words with nothing changed, or right, as tests. An act that is new stands in every table.
 * @param holds whether one is tried, by its place in its table
 */
export function actsByMishaps(holds: (at: number) => boolean): void {
  const some = <T>(all: readonly T[]): readonly T[] => all.filter((_, at) => holds(at));
  let fresh = '';
  /** What a page on it shows. */
  let shown: Seen;
  beforeAll(async () => {
    fresh = await filledLibrary();
    const page = pageOn(fresh);
    shown = await seenOn(page);
    page.close();
  });
  afterAll(removeFolders);

  const doing = (page: PlayerPage, act: PlayerAct, seen: Seen, window: Window = 1): Promise<Reply<unknown>> =>
    (page.client[act] as (input: unknown) => Promise<Reply<unknown>>)(actOf(act, seen, window));
  /** What another window does, as soon as it has looked at what it acts on. */
  const doingElse = async (page: PlayerPage, act: PlayerAct): Promise<Reply<unknown>> =>
    doing(page, act, await seenOn(page, partsOf(act, shown, 2)), 2);
  const codesOf = (reply: Reply<unknown>): readonly string[] =>
    reply.ok ? [] : reply.fault.map(({ code }) => code);

  /** Every file of a library with its content, and its settings; marks of programs that work on files and caches are none. */
  const dumpOf = (root: string): string =>
    [
      ...readdirSync(root, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/^\..*(held|partial)$|\.cache|-(wal|shm)$/.test(entry.name))
        .map(({ parentPath, name }) => join(parentPath, name))
        .sort()
        .map(
          (path) =>
            `${path.slice(root.length)} ${createHash('sha256').update(readFileSync(path)).digest('hex')}`,
        ),
      JSON.stringify(keptIn(root)),
    ].join('\n');

  /** How a library stands for its player: without moments, numbers that only count saves, and what keys and sealing bring about in a practice game. */
  async function standing(root: string): Promise<unknown> {
    const page = pageOn(root);
    const { list, practice, ...seen } = await seenOn(page).catch(() => ({}) as Partial<Seen>);
    const rows = list ?? (await page.client['library.list']({}));
    page.close();
    return JSON.parse(
      JSON.stringify([rows, { ...practice, digest: '', versions: [] }, seen], (name, value: unknown) =>
        ['savedAt', 'at', 'revision', 'planRevision'].includes(name) ? undefined : value,
      ),
    ) as unknown;
  }

  const plan = 'plan-changed-elsewhere';
  const results = 'results-changed-elsewhere';
  const saved: Moved = {
    'plan.save': plan,
    'orders.forget': plan,
    'turn.choose': results,
    'requests.save': 'requests-changed-elsewhere',
    'turn.forget': 'turn-not-here',
  };
  type Moved = Readonly<Partial<Record<PlayerAct, string>>>;
  /** By act: what another window may have done that it must not pass over, with the code by which it is refused then. After all else it does what it always does. */
  const moved: Readonly<Record<PlayerAct, Moved>> = {
    'file.open': { 'file.open': 'upgrade-not-newer' },
    'turn.choose': { 'turn.forget': 'turn-not-here' },
    'turn.forget': { 'turn.forget': 'turn-not-here' },
    'plan.save': {
      'plan.save': plan,
      'orders.forget': plan,
      'turn.choose': results,
      'turn.forget': 'turn-not-here',
    },
    'orders.export': saved,
    'orders.forget': saved,
    'alternatives.save': {
      'alternatives.save': 'alternatives-changed-elsewhere',
      'turn.forget': 'turn-not-here',
    },
    'requests.save': { 'requests.save': 'requests-changed-elsewhere', 'turn.forget': 'turn-not-here' },
    'questions.save': { 'questions.save': 'answers-changed-elsewhere' },
    'questions.export': { 'questions.save': 'answers-changed-elsewhere' },
    'maps.make': { 'turn.choose': results, 'turn.forget': 'turn-not-here' },
    'maps.forget': { 'maps.forget': 'map-not-here', 'turn.forget': 'seat-not-here' },
    'notebook.save': { 'notebook.save': 'notebook-changed-elsewhere', 'turn.forget': 'seat-not-here' },
    'sending.set': { 'sending.set': 'sending-changed-elsewhere', 'turn.forget': 'seat-not-here' },
    'sending.compose': { ...saved, 'turn.forget': 'seat-not-here' },
    'sending.mail': { ...saved, 'turn.forget': 'seat-not-here' },
    'letter.open': {},
    'signUp.make': {},
    'packs.switch': { 'packs.remove': 'upgrade-not-here' },
    'packs.remove': { 'packs.remove': 'upgrade-not-here' },
    'practice.start': {},
    'practice.next': { 'practice.next': 'older-turn', 'practice.back': 'later-turn' },
    'practice.back': { 'practice.next': 'moved-on', 'practice.back': 'never-run' },
    'settings.set': {},
  };

  /** How a library stands after an act was done once, and why it was refused if it was; each is done once for all that compare with it. */
  interface Once {
    readonly codes: readonly string[];
    readonly stands: unknown;
  }
  const onceDone = new Map<PlayerAct, Promise<Once>>();
  function once(act: PlayerAct): Promise<Once> {
    const done = onceDone.get(act) ?? doneOnce(act);
    onceDone.set(act, done);
    return done;
  }
  async function doneOnce(act: PlayerAct): Promise<Once> {
    const root = copyOf(fresh);
    const page = pageOn(root);
    const codes = codesOf(await doing(page, act, await seenOn(page)));
    page.close();
    return { codes, stands: await standing(root) };
  }

  test('each act can be done in the library that it is tried in', async () => {
    const done: Record<string, readonly string[]> = {};
    for (const act of playerActs) done[act] = (await once(act)).codes;
    expect(done).toEqual(Object.fromEntries(playerActs.map((act) => [act, []])));
  });

  const cells = playerActs.flatMap((act) =>
    Object.entries(moved[act]).map(([other, code]) => [act, other as PlayerAct, code] as const),
  );
  describe('an act of a window that shows what another window has changed since changes nothing, and says so', () => {
    test.each(some(cells))('%s after %s: %s', async (act, other, code) => {
      const root = copyOf(fresh);
      const [a, b] = [pageOn(root), pageOn(root)];
      const old = await seenOn(b);
      expect(codesOf(await doingElse(a, other))).toEqual([]);
      const dump = dumpOf(root);
      const done = await doing(b, act, old);
      expect(codesOf(done)).toEqual([code]);
      expect(done.ok ? '' : phraseText(done.fault[0]!.phrase)).toMatch(/^[A-Z].*[.!]$/);
      expect(dumpOf(root)).toBe(dump);
      a.close();
      b.close();
    });
  });

  /** What another window may do before an act without being in its way. */
  const othersOf = (act: PlayerAct): readonly PlayerAct[] =>
    playerActs.filter((other) => other !== 'turn.forget' && moved[act][other] === undefined);
  /** What is in the way of no act comes first: it is done once for all. */
  const harmless = playerActs.filter((other) => playerActs.every((act) => othersOf(act).includes(other)));

  /** Libraries in which another window has done these acts, by their names. */
  const later = new Map<string, Promise<string>>();
  function afterAllOf(others: readonly PlayerAct[], from: Promise<string>): Promise<string> {
    const name = others.join();
    const there = later.get(name) ?? doneIn(from, others);
    later.set(name, there);
    return there;
  }
  async function doneIn(from: Promise<string>, others: readonly PlayerAct[]): Promise<string> {
    const root = copyOf(await from);
    const page = pageOn(root);
    for (const other of others) expect([other, codesOf(await doingElse(page, other))]).toEqual([other, []]);
    page.close();
    return root;
  }

  describe('an act of a window does what it does in one that has seen all else that another window did', () => {
    test.each(some(playerActs))('%s', async (act) => {
      const others = othersOf(act).filter((other) => !harmless.includes(other));
      const root = await afterAllOf(others, afterAllOf(harmless, Promise.resolve(fresh)));
      const outcome = async (seen: Seen | undefined) => {
        const here = copyOf(root);
        const page = pageOn(here);
        const codes = codesOf(await doing(page, act, seen ?? (await seenOn(page))));
        page.close();
        return [codes, await standing(here)];
      };
      expect(await outcome(shown)).toEqual(await outcome(undefined));
    });
  });

  describe('an act done twice at once, in two windows that show the same, is done once', () => {
    // Whoever begins a game in each of two programs has two games; whoever sends from each has sent twice, and of one program once (mailServer.test.ts).
    const twice: readonly PlayerAct[] = ['practice.start', 'sending.compose', 'sending.mail'];
    test.each(some(playerActs.filter((act) => !twice.includes(act))))('%s', async (act) => {
      const root = copyOf(fresh);
      const [a, b] = [pageOn(root), pageOn(root)];
      const [one, two] = [await seenOn(a), await seenOn(b)];
      const done = await Promise.all([doing(a, act, one), doing(b, act, two)]);
      expect(done.some(({ ok }) => ok)).toBe(true);
      expect(done.flatMap(codesOf)).not.toContain('program-fault');
      a.close();
      b.close();
      expect(await standing(root)).toEqual((await once(act)).stands);
    });
  });

  describe('an act after the program began anew does what it would have done', () => {
    test.each(some(playerActs))('%s', async (act) => {
      const root = copyOf(fresh);
      const second = pageOn(root);
      expect(codesOf(await doing(second, act, shown))).toEqual([]);
      second.close();
      expect(await standing(root)).toEqual((await once(act)).stands);
    });
  });

  /** Acts that write nothing, or make room. */
  const needNoRoom: readonly PlayerAct[] = [
    'letter.open',
    'maps.make',
    'maps.forget',
    'packs.remove',
    'turn.forget',
  ];
  const onFullDisk = async (act: PlayerAct) => {
    const root = copyOf(fresh);
    const dump = dumpOf(root);
    const full = pageOn(root, { full: 'now' });
    const codes = codesOf(await doing(full, act, shown));
    full.close();
    return { root, codes, isSame: dumpOf(root) === dump };
  };
  describe('an act with the disk full changes nothing, and names the disk', () => {
    test.each(some(playerActs.filter((act) => !needNoRoom.includes(act))))('%s', async (act) => {
      expect(await onFullDisk(act)).toMatchObject({ codes: ['disk-full'], isSame: true });
    });
    test.each(needNoRoom)('but for %s, which needs no room', async (act) => {
      const { root, codes } = await onFullDisk(act);
      expect([codes, await standing(root)]).toEqual([[], (await once(act)).stands]);
    });
  });

  test('orders that were sent before the disk was full are said to be sent', async () => {
    const page = pageOn(copyOf(fresh), { full: 'sent' });
    const done = await doing(page, 'sending.mail', await seenOn(page));
    expect(codesOf(done)).toEqual(['sent-not-noted']);
    expect(done.ok ? '' : phraseText(done.fault[0]!.phrase)).toMatch(
      /^Your orders were sent to gm@example.org, but this could not be recorded: .*disk is full.* need not send them again\.$/,
    );
    page.close();
  });

  test('a practice turn is not run with a plan that another window saved since', async () => {
    const root = copyOf(fresh);
    const [a, b] = [pageOn(root), pageOn(root)];
    const { practice: old, ...seen } = await seenOn(b);
    const { key, digest, planRevision: revision } = old;
    const saved = await a.client['plan.save']({ key, plan: boasts(1, key.turn) as never, revision, digest });
    expect(codesOf(saved)).toEqual([]);
    expect(codesOf(await doing(b, 'practice.next', { ...seen, practice: old }))).toEqual([plan]);
    expect((await seenOn(b)).practice.key).toEqual(key);
    a.close();
    b.close();
  });

  /** Acts on what lies in no file of a turn, a game or an upgrade. */
  const needNone: readonly PlayerAct[] = [
    'file.open',
    'letter.open',
    'practice.start',
    'settings.set',
    'signUp.make',
  ];
  describe('an act on files that are gone is refused, and makes none', () => {
    test.each(some(playerActs.filter((act) => !needNone.includes(act))))('%s', async (act) => {
      const root = copyOf(fresh);
      const page = pageOn(root);
      const seen = await seenOn(page);
      for (const name of readdirSync(root))
        if (!name.startsWith('.')) rmSync(join(root, name), { recursive: true });
      const dump = dumpOf(root);
      const done = await doing(page, act, seen);
      expect([
        'turn-not-here',
        'seat-not-here',
        'upgrade-not-here',
        'not-practice',
        'questions-gone',
      ]).toContain(codesOf(done)[0]);
      expect(dumpOf(root)).toBe(dump);
      page.close();
    });
  });
}
