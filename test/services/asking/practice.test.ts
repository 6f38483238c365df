import { afterAll, describe, expect, test } from 'vitest';
import type { TurnKey } from '#contract/keys.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { nodeFiles } from '#main/adapters/nodeFiles.ts';
import { nodeFolders } from '#main/adapters/nodeFolders.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { bad } from '#kernel/words/result.ts';
import type { Library } from '#main/services/library/library.ts';
import { makePractice, type Practice } from '#main/services/practice/practice.ts';
import { again, dives, north, pearls, south } from '../../support/desk/askedPearls.ts';
import { codesOf, quickSealing, testPorts, valueOf } from '../../support/desk/gmWorld.ts';
import { libraryAt } from '../../support/play/toyGame.ts';
import { removeFolders, tempFolder } from '../../support/tempFolder.ts';
import { federationCommander } from '#rulesets/federation-commander/ruleset.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import { theseRulesets } from '#main/services/ruleset.ts';

afterAll(removeFolders);

interface World {
  readonly library: Library;
  readonly practice: Practice;
}
/** A program on this folder, as after each start. */
function programAt(root: string, rules = pearls): World {
  const library = libraryAt(root, { rulesets: theseRulesets([rules]), sealing: quickSealing });
  const practice = makePractice({
    library,
    files: nodeFiles(),
    folders: nodeFolders,
    ports: testPorts(),
    stores: gameFiles,
    rulesets: theseRulesets([rules]),
    packs: { scenario: async () => bad([]) },
    push: () => {},
  });
  return { library, practice };
}

const named: Readonly<Record<SeatId, string>> = { [north]: 'Ann', [south]: 'Ben' };
const atTable = (seats: readonly SeatId[]) =>
  seats.length < 2 ? { seat: north } : { table: seats.map((seat) => ({ seat, player: named[seat] ?? '' })) };

/** A practice game of those who sit at the table; all have given their orders, and its first turn asks these seats, and only them. */
async function gameThatAsks(seats: readonly SeatId[], asked: readonly SeatId[]) {
  for (let seed = 1; seed <= 60; seed += 1) {
    const root = tempFolder();
    const world = programAt(root);
    const started = await world.practice.start({
      ...atTable(seats),
      ruleset: pearls.id,
      seed: `practice ${seed}`,
    });
    const key = valueOf(started);
    let next = key;
    for (const seat of seats) valueOf(await world.library.savePlan({ ...key, seat }, dives(seat, 1), 0));
    for (const seat of seats) next = valueOf(await world.practice.next({ ...key, seat }));
    const open = [];
    for (const seat of seats)
      if (valueOf(await world.library.questions({ ...key, seat })) !== undefined) open.push(seat);
    if (next.turn === 1 && open.join() === asked.join()) return { root, key, ...world };
  }
  throw new Error('no seed asks these seats');
}

async function answer(library: Library, key: TurnKey, orders: readonly unknown[]): Promise<void> {
  const open = valueOf(await library.questions(key));
  valueOf(
    await library.saveAnswers(
      key,
      open!.digest,
      open!.questions.map(({ number }) => ({ number, orders })),
    ),
  );
}

describe('a practice game whose turn asks', () => {
  test('asks the player, waits for nobody else, and goes on with the answer to the next turn', async () => {
    const { library, practice, key } = await gameThatAsks([north], [north]);
    expect(valueOf(await library.list())).toMatchObject([{ turn: 1, asked: true }]);
    expect(codesOf(await practice.next(key))).toEqual(['unanswered']);
    await answer(library, key, [again]);
    expect(valueOf(await practice.next(key))).toEqual({ ...key, turn: 2 });
    const { heard } = valueOf(await library.open({ ...key, turn: 2 })) as unknown as {
      readonly heard: readonly { readonly step: string; readonly event: { readonly cause?: string } }[];
    };
    expect(heard.filter(({ step }) => step === 'Divers go down once more')).toMatchObject([
      { event: { kind: 'dived', cause: 'north.t1.a1.1' } },
    ]);
  });

  test('loses nothing between two starts of the program', async () => {
    const { root, key } = await gameThatAsks([north], [north]);
    const second = programAt(root);
    expect(valueOf(await second.library.questions(key))?.questions).toHaveLength(1);
    await answer(second.library, key, []);
    const third = programAt(root);
    expect(valueOf(await third.library.questions(key))?.answers).toEqual([{ number: 1, orders: [] }]);
    expect(valueOf(await third.practice.next(key)).turn).toBe(2);
  });

  test('is taken back, and asks anew', async () => {
    const { library, practice, key } = await gameThatAsks([north], [north]);
    await answer(library, key, [again]);
    expect(valueOf(await practice.next(key)).turn).toBe(2);
    valueOf(await practice.back(key));
    expect(valueOf(await library.list()).map(({ turn, asked }) => [turn, asked])).toEqual([[1, undefined]]);
    expect(valueOf(await practice.next(key))).toEqual(key);
    expect(valueOf(await library.questions(key))).toMatchObject({ answers: [] });
    await answer(library, key, []);
    expect(valueOf(await practice.next(key)).turn).toBe(2);
  });

  test('asks all at one table, one after another, and shows each only their own', async () => {
    const { library, practice, key } = await gameThatAsks([north, south], [north, south]);
    const [mine, yours] = [key, { ...key, seat: south }];
    expect(valueOf(await library.questions(mine))?.view).toMatchObject({ me: north });
    expect(valueOf(await library.questions(yours))?.view).toMatchObject({ me: south });
    await answer(library, mine, [again]);
    expect(valueOf(await practice.next(mine))).toEqual(mine);
    expect(valueOf(await library.list()).map(({ seat, asked }) => [seat, asked === true])).toEqual([
      [north, false],
      [south, true],
    ]);
    await answer(library, yours, []);
    expect(valueOf(await practice.next(yours))).toEqual({ ...yours, turn: 2 });
    expect(valueOf(await library.open({ ...mine, turn: 2 })).latest).toBe(true);
  });
});

test('at one table an answer can be changed until the last one who is asked has given theirs', async () => {
  const { library, practice, key } = await gameThatAsks([north, south], [north, south]);
  const [mine, yours] = [key, { ...key, seat: south }];
  await answer(library, mine, []);
  expect(valueOf(await practice.next(mine))).toEqual(mine);
  // Whoever changes their mind gives the answer again.
  await answer(library, mine, [again]);
  await answer(library, yours, []);
  expect(valueOf(await practice.next(yours))).toEqual(yours);
  expect(valueOf(await practice.next(mine))).toEqual({ ...mine, turn: 2 });
  const { heard } = valueOf(await library.open({ ...mine, turn: 2 })) as unknown as {
    readonly heard: readonly { readonly step: string }[];
  };
  expect(heard.filter(({ step }) => step === 'Divers go down once more')).toHaveLength(1);
});

describe('a battle that asks several times', () => {
  const duel = federationCommander as unknown as SomeRuleset;
  type Asked = NonNullable<Awaited<ReturnType<typeof started>>>;
  const started = async (table?: readonly { readonly seat: string; readonly player: string }[]) => {
    const world = programAt(tempFolder(), duel);
    const wish = { values: { 'pre-loaded': 'asked' } };
    const begun = {
      ruleset: duel.id,
      seed: 'asks',
      wish,
      ...(table === undefined ? {} : { table: [...table] }),
    };
    const key = valueOf(await world.practice.start(begun));
    for (const { seat } of table ?? [key]) valueOf(await world.practice.next({ ...key, seat }));
    return { ...world, key };
  };
  const asks = async ({ library, key }: Asked, seat = key.seat): Promise<readonly string[]> =>
    valueOf(await library.questions({ ...key, seat }))?.questions.flatMap(({ kinds }) => kinds) ?? [];
  const still = async ({ library, key }: Asked, seat = key.seat): Promise<void> => {
    const open = valueOf(await library.questions({ ...key, seat }));
    const answers = open!.questions.map(({ number, silence }) => ({ number, orders: silence ?? [] }));
    valueOf(await library.saveAnswers({ ...key, seat }, open!.digest, answers as never));
  };

  test('one person takes their answers back, one after another, and answers them otherwise', async () => {
    const at = await started();
    const { practice, key } = at;
    expect(codesOf(await practice.back(key))).toEqual(['nothing-answered']);
    const [first] = await asks(at);
    await still(at);
    valueOf(await practice.next(key));
    const [second] = await asks(at);
    await still(at);
    valueOf(await practice.next(key));
    expect([first, second]).toEqual(['pre-load', 'allocate']);
    expect((await asks(at))[0]).toBe('course');
    expect(valueOf(await practice.back(key))).toEqual(key);
    expect((await asks(at))[0]).toBe('allocate');
    expect(valueOf(await practice.back(key))).toEqual(key);
    expect((await asks(at))[0]).toBe('pre-load');
    await answer(at.library, key, [{ kind: 'pre-load' }]);
    valueOf(await practice.next(key));
    const open = valueOf(await at.library.questions(key));
    expect(JSON.stringify(open?.heard)).toContain('pre-loaded');
  });

  test('several take theirs back until something has come to light', async () => {
    const at = await started([
      { seat: 'federation', player: 'Ann' },
      { seat: 'klingon', player: 'Ben' },
    ]);
    const { practice, key } = at;
    // Nobody pre-loads, and nothing shows.
    await still(at, 'federation');
    valueOf(await practice.next({ ...key, seat: 'federation' }));
    expect((await asks(at, 'klingon'))[0]).toBe('allocate');
    expect(valueOf(await practice.back(key))).toEqual(key);
    expect((await asks(at, 'federation'))[0]).toBe('pre-load');
    await still(at, 'federation');
    valueOf(await practice.next({ ...key, seat: 'federation' }));
    // Energy is revealed as soon as both have allocated it.
    for (const seat of ['federation', 'klingon']) {
      await still(at, seat);
      valueOf(await practice.next({ ...key, seat }));
    }
    expect((await asks(at, 'klingon'))[0]).toBe('course');
    expect(codesOf(await practice.back(key))).toEqual(['answers-revealed']);
  });
});

describe('a game at one table', () => {
  const table = [
    { seat: south, player: 'Ben' },
    { seat: north, player: 'Ann' },
  ];

  test('names who plays what, and runs a turn once all have given their orders, over starts of the program', async () => {
    const root = tempFolder();
    const { practice, library } = programAt(root);
    const ben = valueOf(await practice.start({ table, ruleset: pearls.id, seed: 'table' }));
    expect(ben).toMatchObject({ seat: south, turn: 1 });
    const ann = { ...ben, seat: north };
    const given = async () =>
      valueOf(await library.list())
        .filter(({ latest }) => latest)
        .map(({ table: one, turn }) => `${one?.player} ${turn} ${one?.given}`);
    expect(await given()).toEqual(['Ann 1 false', 'Ben 1 false']);
    expect(valueOf(await practice.next(ben))).toEqual(ben);
    expect(await given()).toEqual(['Ann 1 false', 'Ben 1 true']);
    expect(valueOf(await practice.next(ben))).toEqual(ben);
    const later = programAt(root);
    expect(valueOf(await later.practice.next(ann))).toEqual({ ...ann, turn: 2 });
    expect(await given()).toEqual(['Ann 2 false', 'Ben 2 false']);
    expect(valueOf(await library.open({ ...ben, turn: 2 })).latest).toBe(true);
    expect(valueOf(await library.strays())).toEqual([]);
  });

  test('is taken back for all: each gives their orders of the turn again', async () => {
    const { practice, library } = programAt(tempFolder());
    const ben = valueOf(await practice.start({ table, ruleset: pearls.id, seed: 'table' }));
    const ann = { ...ben, seat: north };
    valueOf(await practice.next(ben));
    expect(valueOf(await practice.next(ann)).turn).toBe(2);
    expect(valueOf(await practice.back(ann))).toEqual(ann);
    expect(
      valueOf(await library.list()).map(({ seat, turn, table: one }) => [seat, turn, one?.given]),
    ).toEqual([
      [north, 1, false],
      [south, 1, false],
    ]);
    expect(valueOf(await practice.next(ann))).toEqual(ann);
    expect(valueOf(await practice.next(ben))).toEqual({ ...ben, turn: 2 });
  });

  test.each([
    ['one seat for two', [table[0]!, { seat: south, player: 'Eve' }], 'one-seat-two-players'],
    ['a seat that there is not', [{ seat: 'west', player: 'Eve' }], 'no-such-seat'],
    ['more players than seats', [...table, { seat: north, player: 'Eve' }], 'table-too-large'],
    ['nobody', [], 'table-too-large'],
  ])('is not begun with %s', async (_, seated, code) => {
    const { practice } = programAt(tempFolder());
    expect(codesOf(await practice.start({ table: seated, ruleset: pearls.id }))).toEqual([code]);
  });
});
