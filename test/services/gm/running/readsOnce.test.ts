import { nodeFolders } from '#main/adapters/nodeFolders.ts';
import { afterAll, expect, test } from 'vitest';

import { defaultPolicy } from '#contract/gm/policy.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import { seatId } from '#kernel/words/ids.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import type { GameStore, GameStores } from '#main/ports/game/store.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { newGame, openGame } from '#main/services/gm/gm.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import { setPolicy } from '#main/services/gm/policy/policy.ts';
import { newWatch, tick } from '#main/services/gm/watch/watch.ts';
import { codesOf, files, tempFolder, testPorts, toyGame, valueOf } from '../../../support/desk/gmWorld.ts';
import { galacticEmpires } from '../../../support/play/scriptedGame.ts';

const folder = await tempFolder();
afterAll(() => folder.end());

const rules = galacticEmpires as unknown as SomeRuleset;

/** The rules, with every world and view that they read written down. */
function readingRules(read: { worlds: unknown[]; views: number }): SomeRuleset {
  const { state, view } = rules.codecs;
  return {
    ...rules,
    codecs: {
      ...rules.codecs,
      state: { ...state, parse: (raw) => (read.worlds.push(raw), state.parse(raw)) },
      view: { ...view, parse: (raw) => ((read.views += 1), view.parse(raw)) },
    },
  };
}

/** Game files whose turns are counted as they are read. */
function countingStores(read: Map<string, number>): GameStores {
  const counting = (store: GameStore): GameStore =>
    new Proxy(store, {
      get(target, name) {
        const of: unknown = Reflect.get(target, name);
        if (typeof of !== 'function' || !['turnOf', 'results', 'rulings'].includes(String(name))) return of;
        return (...given: unknown[]): unknown => {
          const what = `${String(name)} ${String(given[0])}`;
          read.set(what, (read.get(what) ?? 0) + 1);
          return (of as (...all: unknown[]) => unknown).apply(target, given);
        };
      },
    });
  return {
    create: gameFiles.create,
    open: async (path) => {
      const opened = await gameFiles.open(path);
      return opened.ok ? { ok: true, value: counting(opened.value) } : opened;
    },
  };
}

test('a run reads its turn, and the world in it, once', async () => {
  const path = folder.of('once.game');
  const begun = await newGame(testPorts(), gameFiles, path, {
    ruleset: rules,
    setup: { generate: { empires: 3, seats: [{ empire: seatId('gorn-hegemony') }] } },
    players: {},
    computer: (seats) => seats.slice(1),
    seed: 'once',
    game: 'gw9',
  });
  valueOf(begun).close();
  const parsed: { worlds: unknown[]; views: number } = { worlds: [], views: 0 };
  const read = new Map<string, number>();
  const gm = valueOf(await openGame(testPorts(), countingStores(read), path, () => readingRules(parsed)));
  const world = stableText(gm.store.turnOf(1)?.state);
  read.clear();
  expect(await gm.run()).toMatchObject({ kind: 'ran', turn: 1 });
  // Besides, the world that is about to be stored is read back, so that none is stored that cannot be read.
  expect(parsed.worlds.map((raw) => stableText(raw) === world)).toEqual([true, false]);
  // Each seat's view of before, and the one that is about to be stored.
  expect(parsed.views).toBe(2 * gm.store.seats().length);
  expect(Object.fromEntries([...read].filter(([what]) => what.endsWith(' 1')))).toEqual({
    'turnOf 1': 1,
    'results 1': 1,
    'rulings 1': 1,
  });
  gm.close();
});

test('a look of the watch asks once how the seats stand, also when it reminds', async () => {
  const gm = await toyGame(folder.of('look.game'));
  // The turn was opened a day before it is due; halfway there those without orders are reminded.
  const now = '2026-11-22T12:00:00.000Z';
  valueOf(setPolicy(testPorts(), gm.store, { ...defaultPolicy, due: 'Sunday 20:00 Europe/Berlin' }));
  let asked = 0;
  const asking: Gm = { ...gm, standing: () => ((asked += 1), gm.standing()) };
  const said = await tick(asking, { clock: { now: () => now }, files, folders: nodeFolders }, newWatch());
  expect(said.join(' ')).toContain('remind them');
  expect(asked).toBe(1);
  gm.close();
});

/** Holds the lock as the program that started this one, which lives. */
const heldBySomebody = ({ lock }: GameStore): string => {
  const other = lock.owner.replace(/\d+$/, String(process.ppid));
  expect(lock.take(other, 'running turn 1', testPorts().clock.now())).toBe(true);
  return other;
};

test('while another program runs the turn, a run and a re-run are refused by the one message; afterwards neither is', async () => {
  const gm = await toyGame(folder.of('busy.game'));
  const other = heldBySomebody(gm.store);
  const refused = await gm.run();
  expect(refused).toMatchObject({ kind: 'busy', problem: { code: 'game-busy' } });
  expect(JSON.stringify(refused)).toContain('running turn 1');
  expect([gm.store.turn(), gm.store.lock.holder()?.owner]).toEqual([1, other]);
  gm.store.lock.free(other);
  expect(await gm.run()).toMatchObject({ kind: 'ran', turn: 1 });
  expect(gm.store.lock.holder()).toBeUndefined();
  heldBySomebody(gm.store);
  expect(codesOf(await gm.rerun({ turn: 1, dice: 'same', why: 'So.' }))).toEqual(['game-busy']);
  gm.close();
});

test('two who have the same file open in one program do not run it at once', async () => {
  const path = folder.of('twice.game');
  const gm = await toyGame(path);
  const elsewhere = valueOf(await openGame(testPorts(), gameFiles, path, () => gm.ruleset));
  const [first, second] = await Promise.all([gm.run(), elsewhere.run()]);
  expect(first).toMatchObject({ kind: 'ran', turn: 1 });
  expect(second).toMatchObject({ kind: 'busy', problem: { code: 'game-busy' } });
  expect(gm.store.lock.holder()).toBeUndefined();
  expect(await elsewhere.run()).toMatchObject({ kind: 'ran', turn: 2 });
  gm.close();
  elsewhere.close();
});
