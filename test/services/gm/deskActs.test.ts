import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Policy } from '#contract/gm/policy.ts';
import { usualPolicy } from '#contract/gm/policy.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { makeArchives } from '#main/services/desk/archives.ts';
import { newKeyholder, readPublicKeys } from '#main/services/gm/keyholder.ts';
import type { NewGameRequest } from '#main/services/gm/newGame.ts';
import { deskOf } from '../../support/deskOf.ts';
import type { Player } from '../../support/gmWorld.ts';
import { ann, bob, codesOf, digging, files, playersOf, tempFolder, testPorts, toy, toyGame, valueOf } from '../../support/gmWorld.ts';

let folder: Awaited<ReturnType<typeof tempFolder>>;
beforeAll(async () => { folder = await tempFolder(); });
afterAll(() => folder.end());

const game = 'gw9';
const saturday = '2026-11-21T18:30:00.000Z';
let count = 0;

/** A desk with a toy game, in which every boast is the game master's to judge, and its players' machines. */
async function world(more: Partial<NewGameRequest> = {}) {
  const root = folder.of(String((count += 1)));
  const home = `${root}/game-master/${game}`;
  await mkdir(home, { recursive: true });
  const people = { [ann]: { player: 'Ann', address: 'ann@example.org' }, [bob]: { player: 'Bob', address: '' } };
  const gm = await toyGame(`${home}/${game}.game`, { ruleset: toy({ judged: true }), players: people, ...more });
  const players = await playersOf(gm);
  gm.close();
  let now = saturday;
  const heard: string[] = [];
  const { handlers: ask, look, close } = deskOf(root, { rulesets: [toy({ judged: true })], ports: { ...testPorts(root), clock: { now: () => now } }, push: (what) => void heard.push(what) });
  const ordersOf = async (seat: typeof ann, times: number, boasts = false) =>
    ({ name: `${seat}-${times}.orders`, base64: Buffer.from(await (players[seat] as Player).orders(digging(seat, 1, times, boasts))).toString('base64') });
  return {
    ask, look, close, root, home, heard,
    at: (moment: string) => void (now = moment),
    take: async (seat: typeof ann, times: number, boasts = false) => valueOf(await ask['gm.take']({ game, files: [await ordersOf(seat, times, boasts)] })),
    shown: async () => valueOf(await ask['gm.desk']({ game })),
    policy: async (change: Partial<Policy>) => void valueOf(await ask['gm.policy']({ game, policy: { ...usualPolicy, ...change } })),
    run: () => ask['gm.run']({ game, anyway: true, unjudged: true }),
    /** A program beside this one that is at work on the game. */
    elsewhere: async () => {
      const store = valueOf(await gameFiles.open(`${home}/${game}.game`));
      expect(store.lock.take('elsewhere 1', 'counting', now)).toBe(true);
      return () => {
        store.lock.free('elsewhere 1');
        store.close();
      };
    },
  };
}

describe('a run from the desk', () => {
  test('waits while late orders wait for a word, which is given with its reason', async () => {
    const { ask, take, at, policy, run, shown, close } = await world();
    await policy({});
    at('2026-11-25T02:00:00.000Z');
    await take(ann, 1);
    expect(codesOf(await run())).toEqual(['late-orders-wait']);
    valueOf(await ask['gm.late']({ game, number: 1, take: false, reason: 'Ann is off.' }));
    expect((await shown()).received).toMatchObject([{ standing: 'declined', reason: 'Ann is off.' }]);
    expect(valueOf(await run()).outcome).toBe('ran');
    close();
  });

  test('waits for the word on late orders that are sealed, too', async () => {
    const { ask, take, at, policy, run, close } = await world({ keyholder: valueOf(readPublicKeys(valueOf(await newKeyholder(testPorts('a keyholder'), 3)).publicly)) });
    await policy({});
    at('2026-11-25T02:00:00.000Z');
    expect(await take(ann, 1)).toMatchObject([{ verdict: 'sealed', standing: 'waits' }]);
    expect(codesOf(await run())).toEqual(['late-orders-wait']);
    valueOf(await ask['gm.late']({ game, number: 1, take: false }));
    expect(valueOf(await run()).outcome).toBe('ran');
    close();
  });

  test('tells orders that wait for a ruling, shows what was ruled, and runs once all are judged', async () => {
    const { ask, take, shown, close } = await world();
    await take(ann, 1, true);
    const [asked] = (await shown()).judged;
    expect(asked).toEqual({ order: 'ann.t1.o2', seat: ann, said: 'Boast', rulings: ['fine', 'vain'], hint: 'Boasted 0 times before' });
    expect(valueOf(await ask['gm.run']({ game, anyway: true, unjudged: false }))).toMatchObject({ outcome: 'unjudged', turn: 1, said: '1 orders wait for your ruling.' });
    valueOf(await ask['gm.rule']({ game, order: 'ann.t1.o2', ruling: 'vain' }));
    expect((await shown()).judged).toMatchObject([{ ruling: 'vain' }]);
    expect(valueOf(await ask['gm.run']({ game, anyway: true, unjudged: false })).outcome).toBe('ran');
    close();
  });

  test('is told as busy while another program is at work, and nothing is put away meanwhile', async () => {
    const { ask, run, shown, elsewhere, home, close } = await world();
    const free = await elsewhere();
    expect(valueOf(await run())).toMatchObject({ outcome: 'busy', turn: 1, said: expect.stringContaining('(counting)') });
    expect(codesOf(await ask['gm.putAway']({ game }))).toEqual(['game-busy']);
    expect([existsSync(home), (await shown()).turn]).toEqual([true, 1]);
    free();
    expect(valueOf(await run()).outcome).toBe('ran');
    close();
  });

  test('comes by itself as soon as the last orders are final, and its results are written beside the game', async () => {
    const { take, at, policy, shown, heard, home, close } = await world();
    await policy({ due: '', runs: 'when-all-final', leastHours: 1 });
    at('2026-11-21T20:00:00.000Z');
    for (const seat of [ann, bob]) await take(seat, 1);
    expect((await shown()).turn).toBe(1);
    await take('cid' as typeof ann, 1);
    await expect.poll(async () => (await shown()).turn).toBe(2);
    await expect.poll(() => existsSync(`${home}/results`) && readdir(`${home}/results`)).toEqual(['gw9N02-ann.new', 'gw9N02-bob.new', 'gw9N02-cid.new']);
    expect(heard).toContain('gm.changed');
    close();
  });

  test('does not come by itself once the game is over', async () => {
    const { ask, look, at, policy, shown, close } = await world();
    await policy({ runs: 'at-deadline', mostMissing: 100 });
    valueOf(await ask['gm.end']({ game, words: '', reveal: false }));
    const before = (await shown()).log;
    at('2026-11-25T02:00:00.000Z');
    await look();
    expect([(await shown()).turn, (await shown()).log]).toEqual([1, before]);
    valueOf(await ask['gm.goOn']({ game }));
    await look();
    expect((await shown()).turn).toBe(2);
    close();
  });
});

describe('results from the desk', () => {
  test('of a turn that the game has not come to are none', async () => {
    const { ask, close } = await world();
    for (const to of ['files', 'folder', 'mail'] as const) expect(codesOf(await ask['gm.publish']({ game, turn: 7, to }))).toEqual(['no-such-turn']);
    close();
  });

  test('go out by mail once more to whom the game master names, and to nobody else', async () => {
    const { ask, shown, close } = await world();
    valueOf(await ask['gm.setPost']({ game, wishes: { minutes: 5, server: { host: 'localhost', port: 587, security: 'starttls', user: '', from: 'gm@example.org' } } }));
    const states = async () => (await shown()).letters.map(({ to, state }) => [to, state]);
    const sent = ['ann@example.org', 'sent'];
    for (const [seats, after] of [[undefined, [sent]], [undefined, [sent]], [[ann], [sent, sent]]] as const) {
      valueOf(await ask['gm.publish']({ game, to: 'mail', ...(seats === undefined ? {} : { seats: [...seats] }) }));
      await expect.poll(states).toEqual(after);
    }
    close();
  });

  test('for a new player or a stand-in are written among the invitations of the game', async () => {
    const { ask, home, close } = await world();
    valueOf(await ask['gm.replace']({ game, seat: ann, player: 'Kim', address: '', reason: 'left' }));
    valueOf(await ask['gm.standIn']({ game, seat: bob, standIn: { player: 'Lee', address: '' } }));
    expect((await readdir(`${home}/invitations`)).sort()).toEqual(['gw9N01-ann.new', 'gw9N01-bob-stand-in.new']);
    close();
  });
});

test('only what was put aside last can come back, and not once other orders count', async () => {
  const { ask, take, run, shown, close } = await world();
  await take(ann, 1);
  for (const nth of [1, 2]) {
    valueOf(await run());
    valueOf(await ask['gm.back']({ game, turn: 1, reason: `So ${nth}.` }));
  }
  const comeBack = async () => (await shown()).undone.map(({ canRedo }) => canRedo);
  expect(await comeBack()).toEqual([false, true]);
  valueOf(await ask['gm.late']({ game, number: 1, take: false, reason: 'a coup' }));
  expect(await comeBack()).toEqual([false, false]);
  valueOf(await ask['gm.late']({ game, number: 1, take: true, reason: 'no coup' }));
  expect(await comeBack()).toEqual([false, true]);
  close();
});

test('the desk shows how a turn went last, also when it was run again or came back', async () => {
  const { ask, take, run, shown, close } = await world();
  await take(ann, 1);
  valueOf(await run());
  const first = (await shown()).turns;
  valueOf(await ask['gm.rerun']({ game, turn: 1, dice: 'new', reason: 'So.' }));
  expect((await shown()).turns).toEqual([{ turn: 1, events: 1, attempt: 1, rerun: 1, marked: true }]);
  valueOf(await ask['gm.back']({ game, turn: 1, reason: 'So.' }));
  expect((await shown()).turns).toEqual([]);
  valueOf(await ask['gm.redo']({ game, number: 2 }));
  expect((await shown()).turns).toEqual([{ turn: 1, events: 1, attempt: 1, rerun: 1, marked: true }]);
  expect(first).toEqual([{ turn: 1, events: 1, attempt: 0, marked: true }]);
  close();
});

test('the preview tells of each seat what its figures come to, which are better, and in which phase what happens', async () => {
  const { ask, take, root, close } = await world();
  await take(ann, 4);
  const preview = valueOf(await ask['gm.preview']({ game }));
  expect(preview.told.map(({ part, lines }) => [part, lines.length])).toEqual([['Digging, phase 1', 1], ['Digging, phase 2', 1], ['Digging, phase 3', 1]]);
  expect(preview.seats.map(({ seat, orders, problems }) => [seat, orders, problems.map(({ code }) => code)])).toEqual([[ann, 1, ['too-often']], [bob, 0, []], ['cid', 0, []]]);
  close();
  const rules = toy({ judged: true });
  const figures = (view: unknown) => [{ key: 'hoard', label: 'Hoard', scale: 'count', value: (view as { readonly hoard: number }).hoard }, { key: 'debt', label: 'Debt', scale: 'count', value: -(view as { readonly hoard: number }).hoard }];
  const counting = deskOf(root, { rulesets: [{ ...rules, presentation: { ...rules.presentation, figures } as never }] });
  const [anns, bobs] = valueOf(await counting.handlers['gm.preview']({ game })).seats;
  expect(anns?.figures.map(({ label, better }) => [label, better])).toEqual([['Hoard', true], ['Debt', false]]);
  expect(bobs?.figures.map(({ label, better }) => [label, better])).toEqual([['Hoard', undefined], ['Debt', undefined]]);
  counting.close();
});

describe('games come and go', () => {
  const wish = { ruleset: 'toy', title: '', address: '', map: { kind: 'seats', seats: 3 }, players: [], computer: 'none', conquers: false, passphrase: '' } as const;

  test('a game that was copied crosses whole and leaves nothing half written; one of strange rules stays outside', async () => {
    const { ask, home, close } = await world();
    const { base64 = '' } = valueOf(await ask['gm.export']({ game }));
    expect((await readdir(home)).filter((name) => !name.startsWith(`${game}.game`))).toEqual([]);
    close();
    const other = deskOf(folder.of('other'));
    expect(codesOf(await other.handlers['gm.import']({ base64 }))).toEqual(['wrong-ruleset']);
    expect([valueOf(await other.handlers['gm.games']({})), await readdir(folder.of('other/game-master/.arriving'))]).toEqual([[], []]);
    const spoilt = Buffer.from(base64, 'base64').fill(7, 4_096, 8_192).toString('base64');
    const refused = await other.handlers['gm.import']({ base64: spoilt });
    expect(codesOf(refused)).toHaveLength(1);
    expect(JSON.stringify(refused)).not.toContain('.arriving');
    other.close();
  });

  test('a game that could not be opened is opened once it can be', async () => {
    const { root, home, close } = await world();
    const path = `${home}/${game}.game`;
    close();
    const whole = valueOf(await files.read(path, 10_000_000));
    await rm(path);
    const again = deskOf(root, { rulesets: [toy()] });
    expect(codesOf(await again.handlers['gm.desk']({ game }))).toEqual(['no-such-file']);
    valueOf(await files.write(path, whole));
    expect(valueOf(await again.handlers['gm.desk']({ game })).turn).toBe(1);
    again.close();
  });

  test('a game is begun with as many players as empires, a computer that conquers, and invitations under a passphrase', async () => {
    const desk = deskOf(folder.of('begun'));
    const named = ['klingon-empire', 'gorn-hegemony'].map((seat) => ({ seat, player: 'Ann', address: '' }));
    valueOf(await desk.handlers['gm.begin']({ ...wish, ruleset: 'galactic-empires', game, map: { kind: 'seats', seats: 2 }, players: named, conquers: true, computer: 'others', passphrase: 'red giant' }));
    const store = valueOf(await gameFiles.open(folder.of(`begun/game-master/${game}/${game}.game`)));
    expect(store.turnOf(1)?.state).toMatchObject({ parameters: { computerConquers: true } });
    expect(store.results(1).map(({ file }) => /"sealed":"(\w+)"/.exec(Buffer.from(file).toString('latin1'))?.[1])).toEqual(['passphrase', 'passphrase']);
    store.close();
    desk.close();
  });

  test('no folder is watched, and that cannot be ended', async () => {
    const { ask, close } = await world();
    expect(codesOf(await ask['gm.watch']({ game, folder: '' }))).toEqual(['not-watched']);
    close();
  });
});

test('two archives lie open at once; the one that was opened first goes, and opening it anew makes it the newest', async () => {
  const archives = makeArchives(testPorts().sealing, [toy()]);
  const bytes: Uint8Array[] = [];
  for (const name of ['aa1', 'aa2', 'aa3']) {
    const gm = await toyGame(folder.of(`${name}.game`), { game: name });
    bytes.push(gm.archive());
    gm.close();
  }
  const open = (nth: number): string => valueOf(archives.open(bytes[nth] ?? new Uint8Array())).archive;
  const lies = (name: string): boolean => archives.of(name).ok;
  const [one, two] = [open(0), open(1)];
  expect([one, two].map(lies)).toEqual([true, true]);
  open(0);
  const three = open(2);
  expect([one, two, three].map(lies)).toEqual([true, false, true]);
});
