import { readdirSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { splitFile } from '#kernel/files/envelope.ts';
import { gameMaster, nthOrder, placeId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { personAnswers } from '#kernel/turn/answering.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { sealing } from '#main/adapters/sealing.ts';
import { newGame, openGame } from '#main/services/gm/gm.ts';
import { readArchive } from '#main/services/gm/proof/archive.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import type { View } from '../../../rulesets/pearl-divers/game/model/state.ts';
import { north, pearls, pearlsWith, south } from '../../../support/desk/askedPearls.ts';
import { deskOf } from '../../../support/desk/deskOf.ts';
import { codesOf, resultsFor, testPorts, valueOf } from '../../../support/desk/gmWorld.ts';
import { removeFolders, tempFolder } from '../../../support/tempFolder.ts';
import { theseRulesets } from '#main/services/ruleset.ts';

afterAll(removeFolders);

const game = 'pd9';
const storm = (n: number, over: string, turn = 1) => ({
  kind: 'storm',
  ref: nthOrder(gameMaster, turn, n),
  over,
});
const planOf = (...hq: readonly object[]) => ({ hq, units: {} }) as never;

/** A game of Pearl Divers on a desk. */
async function onDesk(ruleset: SomeRuleset = pearls) {
  const root = tempFolder();
  const folder = join(root, 'game-master', game);
  await mkdir(folder, { recursive: true });
  const begun = await newGame(testPorts(), gameFiles, join(folder, `${game}.game`), {
    ruleset,
    setup: { seats: [north, south] },
    players: {},
    seed: 'world',
    game,
    title: 'Pearls',
    address: 'gm@example.org',
  });
  valueOf(begun).close();
  const desk = deskOf(root, { rulesets: theseRulesets([ruleset]) });
  const { handlers: ask } = desk;
  return { root, folder, desk, ask, world: async () => valueOf(await ask['gm.world']({ game })) };
}

test('the game master sees every boat, buoy and reef, with the books of the charts', async () => {
  const { ask, world, desk } = await onDesk();
  const shown = await world();
  const view = valueOf(pearls.codecs.view.parse(shown.view) as never) as View;
  expect([shown.turn, shown.ruleset, view.me]).toEqual([1, 'pearl-divers', gameMaster]);
  expect(Object.keys(view.others)).toEqual([north, south]);
  expect(Object.values(view.others).map(({ place }) => place)).toEqual(['harbour', 'harbour']);
  expect(Object.keys(view.reefs).sort()).toEqual(['deep', 'ledge', 'shallows']);
  expect([...shown.books!].sort()).toEqual(Object.values(view.charts!).sort());
  const [book] = shown.books!;
  expect(valueOf(await ask['gm.book']({ game, book: book! })).text).toMatch(/^[A-Z].*\n(sand|rock|coral)\n/);
  expect(codesOf(await ask['gm.book']({ game, book: 'a'.repeat(64) as never }))).toEqual(['book-missing']);
  desk.close();
});

test('their orders are kept as a whole plan, logged one by one, and carried out', async () => {
  const { ask, world, desk } = await onDesk();
  const { mark, plan } = await world();
  expect(plan).toEqual({ hq: [], units: {} });
  const keep = async (was: string, ...orders: readonly object[]) =>
    ask['gm.ownOrders']({ game, turn: 1, mark: was as never, plan: planOf(...orders) });
  const first = valueOf(await keep(mark, storm(1, 'ledge'))).mark;
  const second = valueOf(await keep(first, storm(1, 'deep'), storm(2, 'shallows'))).mark;
  expect(valueOf(await keep(second, storm(1, 'deep'), storm(2, 'shallows'))).mark).toBe(second);
  const third = valueOf(await keep(second, storm(1, 'deep'))).mark;
  expect(codesOf(await keep(second))).toEqual(['plan-changed-elsewhere']);
  const now = await world();
  expect([now.mark, now.plan]).toEqual([third, planOf(storm(1, 'deep'))]);
  const { log } = valueOf(await ask['gm.desk']({ game }));
  expect(log.map(({ what }) => what).filter((what) => what.startsWith('Turn 1:'))).toEqual([
    'Turn 1: Let it storm over Ledge.',
    'Turn 1: Let it storm over Ledge is now: Let it storm over Deep. Let it storm over Shallows.',
    'Turn 1: Let it storm over Shallows is taken back.',
  ]);
  valueOf(await ask['gm.run']({ game, anyway: true, unjudged: false }));
  const story = valueOf(await ask['gm.story']({ game, turn: 1 }));
  expect(story.lines.filter(({ step }) => step === 'Storms break')).toHaveLength(1);
  expect(await world()).toMatchObject({ turn: 2, plan: planOf() });
  desk.close();
});

test('orders of players, answers, and references of others are refused, and nothing is changed', async () => {
  const { ask, world, desk } = await onDesk();
  const { mark } = await world();
  const ref = nthOrder(gameMaster, 1, 1);
  const tried = async (turn: number, ...orders: readonly object[]) =>
    codesOf(await ask['gm.ownOrders']({ game, turn, mark, plan: planOf(...orders) }));
  expect(await tried(1, { kind: 'dive', ref })).toEqual(['no-own-order']);
  expect(await tried(1, { kind: 'go-down-again', ref })).toEqual(['only-answers']);
  expect(await tried(1, { ...storm(1, 'deep'), ref: nthOrder(north, 1, 1) })).toEqual(['unreadable-body']);
  expect(await tried(1, storm(1, 'deep', 2))).toEqual(['unreadable-body']);
  expect(await tried(1, storm(1, 'deep'), storm(1, 'ledge'))).toEqual(['doubled-order']);
  expect(await tried(2, storm(1, 'deep', 2))).toEqual(['plan-changed-elsewhere']);
  expect(await tried(1, { kind: 'storm', ref })).not.toEqual([]);
  expect(await world()).toMatchObject({ mark, plan: planOf() });
  desk.close();
});

/** Pearl Divers in which the game master says, after North has drifted away, where it storms. */
const asking = pearlsWith((rules) => ({
  ...rules,
  sequences: {
    ...rules.sequences,
    turn: [
      {
        name: 'The north drifts',
        cite: 'PD 6',
        run(turn) {
          turn.happen({ kind: 'sailed', seat: north, from: placeId('harbour'), place: placeId('ledge') });
        },
      },
      {
        name: 'The sea is asked',
        cite: 'PD 6',
        run(turn) {
          turn.ask([
            {
              to: gameMaster,
              about: 'luck',
              spot: { place: placeId('deep') },
              cite: 'PD 6',
              said: phrase('Where does it storm?'),
              facts: [],
              kinds: ['storm'],
              least: 2,
              most: 2,
            },
          ]);
        },
      },
      ...rules.sequences['turn']!,
    ],
  },
}));

test('while a run waits, the world is that of the moment, its orders stand, and what is asked is told whole', async () => {
  const { ask, world, desk } = await onDesk(asking);
  const { mark } = await world();
  expect((await world()).questions).toEqual([]);
  expect(valueOf(await ask['gm.run']({ game, anyway: true, unjudged: false })).outcome).toBe('questions');
  const shown = await world();
  expect(shown.view).toMatchObject({ others: { north: { place: 'ledge' } } });
  expect(shown.fixed).toContain('waits for answers');
  expect(shown.questions).toEqual([
    {
      number: 1,
      spot: { place: 'deep' },
      said: phrase('Where does it storm?'),
      facts: [],
      cite: 'PD 6',
      kinds: ['storm'],
      least: 2,
      most: 2,
    },
  ]);
  expect(codesOf(await ask['gm.ownOrders']({ game, turn: 1, mark, plan: planOf(storm(1, 'deep')) }))).toEqual(
    ['turn-waits'],
  );
  const { ref: _, ...order } = storm(1, 'deep');
  expect(codesOf(await ask['gm.reply']({ game, number: 1, orders: [order] as never }))).toEqual([
    'not-an-answer',
  ]);
  const two = [order, { ...order, over: 'ledge' }] as never;
  valueOf(await ask['gm.reply']({ game, number: 1, orders: two }));
  expect((await world()).questions).toEqual([]);
  desk.close();
});

const marker = 'Only the game master may know of this';
/** Pearl Divers in which a mark stands in what the game master sees, and nowhere in the world. */
const marked = pearlsWith((rules) => ({
  ...rules,
  view(state, seat, heard, last) {
    const view = rules.view(state, seat, heard, last);
    return seat === gameMaster ? { ...view, boat: { ...view.boat, name: marker } } : view;
  },
}));

/** Everything in a file that whoever holds this key can open. */
async function textOf(file: Uint8Array, seal: string): Promise<string> {
  const parts = splitFile(file);
  if (!parts.ok) throw new Error('a file cannot be read');
  const packed = await sealing.open(parts.value.body, { seal: [seal] });
  const text = sealing.unpack(packed!, 10_000_000);
  if (!text.ok) throw new Error('a file cannot be unpacked');
  return new TextDecoder().decode(parts.value.head) + text.value;
}

test('what the game master sees of the world stands in no file, for players or for themselves', async () => {
  const { ask, world, desk, root, folder } = await onDesk(marked);
  const { mark, view } = await world();
  expect(JSON.stringify(view)).toContain(marker);
  valueOf(await ask['gm.ownOrders']({ game, turn: 1, mark, plan: planOf(storm(1, 'deep')) }));
  valueOf(await ask['gm.run']({ game, anyway: true, unjudged: false }));
  valueOf(await ask['gm.publish']({ game, to: 'folder' }));
  valueOf(await ask['gm.archive']({ game }));
  const page = await ask['gm.page']({ game });
  expect(JSON.stringify(page)).not.toContain(marker);
  await world();
  desk.close();
  const gm = valueOf(await openGame(testPorts(), gameFiles, join(folder, `${game}.game`), () => marked));
  for (const { seat, privately } of gm.store.seats()) {
    const results = await textOf(resultsFor(gm, seat), privately.seal);
    expect(results).toContain('stormed');
    expect(results).not.toContain(marker);
  }
  gm.close();
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  expect(files.map(({ name }) => name)).toContain(`${game}.archive.gz`);
  for (const { parentPath, name } of files) {
    const bytes = readFileSync(join(parentPath, name));
    expect(bytes.includes(marker), name).toBe(false);
    if (name.endsWith('.archive.gz'))
      expect(JSON.stringify(valueOf(readArchive(sealing, bytes)))).not.toContain(marker);
  }
});

test('who answers, and how long to wait for answers, is set from the desk', async () => {
  const { ask, desk } = await onDesk();
  const answering = async () => valueOf(await ask['gm.desk']({ game })).answering;
  const usual = { player: personAnswers };
  expect(await answering()).toEqual({ by: {}, usual });
  valueOf(await ask['gm.answering']({ game, hours: 48 }));
  valueOf(await ask['gm.answering']({ game, seat: north, by: ['computer', 'silence'] }));
  expect(await answering()).toEqual({ by: { north: ['computer', 'silence'] }, hours: 48, usual });
  expect(codesOf(await ask['gm.answering']({ game, seat: 'west', by: ['silence'] }))).toEqual([
    'no-such-seat',
  ]);
  expect(codesOf(await ask['gm.answering']({ game, seat: south, by: ['silence', 'silence'] }))).toEqual([
    'decided-twice',
  ]);
  valueOf(await ask['gm.answering']({ game, hours: 0 }));
  valueOf(await ask['gm.answering']({ game, seat: north }));
  expect(await answering()).toEqual({ by: {}, usual });
  desk.close();
});
