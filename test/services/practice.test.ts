import { emptyNotebook } from '#contract/player/notebook.ts';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

import { makeClient } from '#contract/client.ts';
import { plainSecrets } from '#main/adapters/fileSecrets.ts';
import { openApp } from '#main/openApp.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { openGame } from '#main/services/gm/gm.ts';
import { recordOf } from '#main/services/gm/turns/record.ts';
import { verify } from '#main/services/gm/proof/verify.ts';
import { rulesetById } from '#rulesets/all.ts';
import { asRead } from '../support/acts/asRead.ts';
import { testPorts } from '../support/desk/gmWorld.ts';
import { codesOf, resultsOf, toy, toyGame, valueOf } from '../support/play/toyGame.ts';
import { removeFolders, tempFolder } from '../support/tempFolder.ts';
import { theseRulesets } from '#main/services/ruleset.ts';

afterAll(removeFolders);

async function client(root: string) {
  const settings = { read: () => ({}), write: () => {} };
  const info = { version: '1.2.3', host: 'browser', platform: 'linux' } as const;
  const app = await openApp({ info, root, settings, secrets: plainSecrets, push: () => {} });
  return asRead(
    makeClient({ call: (name, raw) => app.serve(name, structuredClone(raw)), hear: () => () => {} }),
  );
}

test('one seed gives one galaxy and one empire; the wished empire is given', async () => {
  const [one, two] = [await client(tempFolder()), await client(tempFolder())];
  const first = valueOf(await one['practice.start']({ seed: 'alike' })).key;
  const second = valueOf(await two['practice.start']({ seed: 'alike' })).key;
  expect(second).toEqual(first);
  const views = [await one['turn.open']({ key: first }), await two['turn.open']({ key: first })].map(
    (opened) => valueOf(opened).view,
  );
  expect(views[1]).toEqual(views[0]);
  const wished = valueOf(await one['practice.start']({ seat: 'romulan-star-empire' })).key;
  expect(wished.seat).toBe('romulan-star-empire');
  expect(wished.game).not.toBe(first.game);
});

test('the computer leads the other empires, and they act', async () => {
  const root = tempFolder();
  const page = await client(root);
  const first = valueOf(await page['practice.start']({ seed: 'led' })).key;
  const { empires } = valueOf(await page['turn.open']({ key: first })).view as {
    readonly empires: Readonly<Record<string, { readonly computer: boolean }>>;
  };
  expect(
    Object.entries(empires).filter(([seat, { computer }]) => computer === (seat === first.seat)),
  ).toEqual([]);
  const second = valueOf(await page['practice.next']({ key: first })).key;
  expect(second.turn).toBe(first.turn + 1);
  const gm = valueOf(
    await openGame(
      testPorts(),
      gameFiles,
      join(root, `practice-${first.game}`, `${first.game}.game`),
      rulesetById,
    ),
  );
  const entries = gm.store.turnOf(first.turn)?.ran?.entries as readonly {
    readonly event: { readonly cause?: string };
  }[];
  gm.close();
  // Whoever acts is behind what happens: a reference begins with the empire that gave the order.
  const acting = new Set(entries.flatMap(({ event }) => event.cause?.split('.')[0] ?? []));
  expect([...acting].sort()).toEqual(
    Object.keys(empires)
      .filter((seat) => seat !== first.seat)
      .sort(),
  );
});

test('the tutorial is one game for all learners, whatever else they wish, with neighbours that the computer leads in peace', async () => {
  const [one, two] = [await client(tempFolder()), await client(tempFolder())];
  const first = valueOf(await one['practice.start']({ tutorial: true })).key;
  const second = valueOf(
    await two['practice.start']({ tutorial: true, seed: 'another', seat: 'klingon-empire' }),
  ).key;
  expect(second).toEqual(first);
  expect(first).toMatchObject({ game: expect.stringMatching(/^t/), seat: 'federation-core', turn: 1 });
  const later = [
    valueOf(await one['practice.next']({ key: first })).key,
    valueOf(await two['practice.next']({ key: first })).key,
  ];
  const opened = [
    valueOf(await one['turn.open']({ key: later[0]! })),
    valueOf(await two['turn.open']({ key: later[1]! })),
  ];
  expect(opened[1]?.view).toEqual(opened[0]?.view);
  expect(opened[0]).toMatchObject({ tutorial: true, practice: true });
  const view = opened[0]?.view as {
    readonly parameters: { readonly computerConquers: boolean };
    readonly empires: Readonly<Record<string, { readonly computer: boolean; readonly relation: string }>>;
  };
  expect(view.parameters.computerConquers).toBe(false);
  expect(Object.values(view.empires).map(({ computer, relation }) => [relation, computer])).toEqual([
    ['self', false],
    ['neutral', true],
    ['neutral', true],
  ]);
  const { game, seat } = first;
  const notebook = { ...emptyNotebook, lessons: ['headquarters', 'skipped:map'] };
  valueOf(await one['notebook.save']({ of: { game, seat }, notebook, revision: 0 }));
  const rows = valueOf(await one['library.list']({}));
  expect(rows).toMatchObject([
    { tutorial: true, latest: false },
    { tutorial: true, latest: true, lessons: 2 },
  ]);
  expect(rows[0]).not.toHaveProperty('lessons');
  expect(valueOf(await two['library.list']({}))[1]).not.toHaveProperty('lessons');
});

test('a second tutorial is a game of its own, and begins where the first did', async () => {
  const page = await client(tempFolder());
  const keys = [
    valueOf(await page['practice.start']({ tutorial: true })).key,
    valueOf(await page['practice.start']({ tutorial: true })).key,
  ];
  expect(keys[1]?.game).not.toBe(keys[0]?.game);
  const views = [
    valueOf(await page['turn.open']({ key: keys[0]! })).view,
    valueOf(await page['turn.open']({ key: keys[1]! })).view,
  ];
  expect(views[1]).toEqual(views[0]);
});

test('rules without a game for learning say so', async () => {
  const settings = { read: () => ({}), write: () => {} };
  const app = await openApp({
    info: { version: '1.2.3', host: 'browser', platform: 'linux' },
    root: tempFolder(),
    settings,
    secrets: plainSecrets,
    push: () => {},
    rulesets: theseRulesets([toy]),
  });
  const page = makeClient({
    call: (name, raw) => app.serve(name, structuredClone(raw)),
    hear: () => () => {},
  });
  expect(codesOf(await page['practice.start']({ tutorial: true }))).toEqual(['no-tutorial']);
  app.close();
});

test('wishes that cannot be met are refused, and leave nothing behind', async () => {
  const root = tempFolder();
  const page = await client(root);
  expect((await page['practice.start']({ seat: 'nobody' })).ok).toBe(false);
  expect(codesOf(await page['practice.start']({ ruleset: 'chess' }))).toEqual(['no-ruleset']);
  expect(readdirSync(root).filter((name) => name.startsWith('practice'))).toEqual([]);
  expect(codesOf(await page['practice.next']({ key: { game: 'abc', seat: 'x', turn: 1 } }))).toEqual([
    'not-practice',
  ]);
});

test('a turn that was run but whose results were lost on the way is taken up again', async () => {
  const root = tempFolder();
  const page = await client(root);
  const { key } = valueOf(await page['practice.start']({ seed: 'again' }));
  const second = valueOf(await page['practice.next']({ key })).key;
  rmSync(join(root, `practice-${key.game}`, key.seat, 'turn-0002.new'));
  expect(codesOf(await page['turn.open']({ key: second }))).toEqual(['turn-not-here']);
  expect(valueOf(await page['practice.next']({ key })).key).toEqual(second);
  expect(valueOf(await page['turn.open']({ key: second })).key).toEqual(second);
  expect(codesOf(await page['practice.next']({ key }))).toEqual(['older-turn']);
  expect(codesOf(await page['practice.next']({ key: { ...key, turn: 9 } }))).toEqual(['later-turn']);
});

test('a forgotten practice game is gone from the library with its game', async () => {
  const root = tempFolder();
  const page = await client(root);
  const { key } = valueOf(await page['practice.start']({ seed: 'gone' }));
  valueOf(await page['turn.forget']({ key }));
  expect(valueOf(await page['library.list']({}))).toEqual([]);
  expect(codesOf(await page['practice.next']({ key }))).toEqual(['not-practice']);
  expect(existsSync(join(root, 'forgotten', `practice-${key.game}`, `${key.game}.game`))).toBe(true);
});

test('a program that falls over says so once, with the number of the log', async () => {
  const root = tempFolder();
  const broken = {
    ...toy,
    codecs: {
      ...toy.codecs,
      view: {
        parse: () => {
          throw new Error('a bug');
        },
        make: (value: unknown) => value,
      },
    },
  };
  const settings = { read: () => ({}), write: () => {} };
  const info = { version: '1.2.3', host: 'browser', platform: 'linux' } as const;
  const app = await openApp({
    info,
    root,
    settings,
    secrets: plainSecrets,
    push: () => {},
    rulesets: theseRulesets([broken]),
  });
  const page = makeClient({
    call: (name, raw) => app.serve(name, structuredClone(raw)),
    hear: () => () => {},
  });
  const base64 = Buffer.from(resultsOf(await toyGame())).toString('base64');
  const reply = await page['file.open']({ name: 'x.new', base64 });
  expect(codesOf(reply)).toEqual(['program-fault']);
  const number = reply.ok ? 0 : reply.fault[0]?.phrase.args['number'];
  const lines = readFileSync(join(root, 'sealed-orders.log'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toMatchObject([{ number, call: 'file.open', err: { message: 'a bug' } }]);
  app.close();
});

test('two pages that ask for the next turn at once get one turn: one of them is told that it was run', async () => {
  const page = await client(tempFolder());
  const { key } = valueOf(await page['practice.start']({ seed: 'at once' }));
  const both = await Promise.all([page['practice.next']({ key }), page['practice.next']({ key })]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.flatMap((one) => (one.ok ? [] : codesOf(one)))).toEqual(['older-turn']);
  const now = { ...key, turn: key.turn + 1 };
  expect(valueOf(await page['turn.open']({ key: now })).view).toBeDefined();
  expect(codesOf(await page['practice.next']({ key: { ...key, turn: key.turn + 2 } }))).toEqual([
    'later-turn',
  ]);
});

test('any turn that was run is taken back, however many came after it, and goes another way with other orders', async () => {
  const page = await client(tempFolder());
  const first = valueOf(await page['practice.start']({ seed: 'taken back' })).key;
  const renamed = async (ruler: string, revision: number): Promise<string> => {
    const order = { kind: 'rename-ruler', ref: `${first.seat}.t1.1`, name: ruler };
    valueOf(await page['plan.save']({ key: first, plan: { hq: [order], units: {} } as never, revision }));
    const next = valueOf(await page['practice.next']({ key: first })).key;
    const { view } = valueOf(await page['turn.open']({ key: next })) as unknown as {
      readonly view: { readonly empires: Readonly<Record<string, { readonly ruler: string }>> };
    };
    return view.empires[first.seat]!.ruler;
  };
  expect(codesOf(await page['practice.back']({ key: first }))).toEqual(['never-run']);
  expect(await renamed('Ann', 0)).toBe('Ann');
  valueOf(await page['practice.next']({ key: { ...first, turn: 2 } }));
  const turns = async () => valueOf(await page['library.list']({})).map(({ turn }) => turn);
  expect(await turns()).toEqual([1, 2, 3]);

  expect(valueOf(await page['practice.back']({ key: first })).key).toEqual(first);
  expect(await turns()).toEqual([1]);
  // What was planned is still there, to be changed.
  const { planRevision, plan } = valueOf(await page['turn.open']({ key: first }));
  expect(plan).toMatchObject({ hq: [{ name: 'Ann' }] });
  expect(await renamed('Ben', planRevision)).toBe('Ben');
  expect(await turns()).toEqual([1, 2]);
  expect(codesOf(await page['practice.back']({ key: { ...first, turn: 9 } }))).toEqual(['never-run']);
});

test('the computer leads as well as is wished, and as usual where nothing is', async () => {
  const root = tempFolder();
  const page = await client(root);
  const levels = async (wish: { readonly level?: string }): Promise<unknown> => {
    const ruleset = 'federation-commander';
    const { game } = valueOf(await page['practice.start']({ ...wish, ruleset, seed: 'a duel' })).key;
    const path = join(root, `practice-${game}`, `${game}.game`);
    const gm = valueOf(await openGame(testPorts(), gameFiles, path, rulesetById));
    const { levels: set } = gm.store.turnOf(1)!.state as { readonly levels?: unknown };
    const { ok } = await verify(gm.ruleset, recordOf(gm.store));
    gm.close();
    return [set, ok];
  };
  expect([await levels({}), await levels({ level: 'computer-veteran' })]).toEqual([
    [undefined, true],
    [{ klingon: 'veteran' }, true],
  ]);
});

test('the seats of the computer conquer nothing where that is wished', async () => {
  const root = tempFolder();
  const page = await client(root);
  const isAmbitious = async (wish: { readonly gentle?: true }): Promise<unknown> => {
    const { game } = valueOf(await page['practice.start']({ ...wish, seed: 'mild' })).key;
    const path = join(root, `practice-${game}`, `${game}.game`);
    const gm = valueOf(await openGame(testPorts(), gameFiles, path, rulesetById));
    const { parameters } = gm.store.turnOf(1)!.state as {
      readonly parameters: Readonly<Record<string, unknown>>;
    };
    gm.close();
    return parameters['computerConquers'];
  };
  expect([await isAmbitious({}), await isAmbitious({ gentle: true })]).toEqual([true, false]);
});
