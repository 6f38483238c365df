import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';

import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { newKeyholder, readPublicKeys } from '#main/services/gm/game/keyholder.ts';
import { deskOf } from '../../../support/desk/deskOf.ts';
import { deskWorld, game } from '../../../support/desk/deskWorld.ts';
import { ann, bob, codesOf, tempFolder, testPorts, toy, valueOf } from '../../../support/desk/gmWorld.ts';
import { theseRulesets } from '#main/services/ruleset.ts';

let folder: Awaited<ReturnType<typeof tempFolder>>;
beforeAll(async () => {
  folder = await tempFolder();
});
afterAll(() => folder.end());
const world = (more?: Parameters<typeof deskWorld>[1]) => deskWorld(folder, more);

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
    const { ask, take, at, policy, run, close } = await world({
      keyholder: valueOf(readPublicKeys(valueOf(await newKeyholder(testPorts('a keyholder'), 3)).publicly)),
    });
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
    expect(asked).toEqual({
      order: 'ann.t1.o2',
      seat: ann,
      said: 'Boast',
      rulings: ['fine', 'vain'],
      means: ['', ''],
      hint: 'Boasted 0 times before',
    });
    expect(valueOf(await ask['gm.run']({ game, anyway: true, unjudged: false }))).toMatchObject({
      outcome: 'unjudged',
      turn: 1,
      said: '1 orders wait for your ruling.',
    });
    valueOf(await ask['gm.rule']({ game, order: 'ann.t1.o2', ruling: 'vain' }));
    expect((await shown()).judged).toMatchObject([{ ruling: 'vain' }]);
    expect(valueOf(await ask['gm.run']({ game, anyway: true, unjudged: false })).outcome).toBe('ran');
    close();
  });

  test('is told as busy while another program is at work, and nothing is put away meanwhile', async () => {
    const { ask, run, shown, elsewhere, home, close } = await world();
    const free = await elsewhere();
    expect(valueOf(await run())).toMatchObject({
      outcome: 'busy',
      turn: 1,
      said: expect.stringContaining('(counting)'),
    });
    expect(codesOf(await ask['gm.putAway']({ game, turn: 1 }))).toEqual(['game-busy']);
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
    await expect
      .poll(() => existsSync(`${home}/results`) && readdir(`${home}/results`))
      .toEqual(['gw9N02-ann.new', 'gw9N02-bob.new', 'gw9N02-cid.new']);
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
    for (const to of ['files', 'folder', 'mail'] as const)
      expect(codesOf(await ask['gm.publish']({ game, turn: 7, to }))).toEqual(['no-such-turn']);
    close();
  });

  test('go out by mail once more to whom the game master names, and to nobody else', async () => {
    const { ask, shown, close } = await world();
    valueOf(
      await ask['gm.setPost']({
        game,
        wishes: {
          minutes: 5,
          server: { host: 'localhost', port: 587, security: 'starttls', user: '', from: 'gm@example.org' },
        },
      }),
    );
    const states = async () => (await shown()).letters.map(({ to, state }) => [to, state]);
    const sent = ['ann@example.org', 'sent'];
    for (const [seats, after] of [
      [undefined, [sent]],
      [undefined, [sent]],
      [[ann], [sent, sent]],
    ] as const) {
      valueOf(
        await ask['gm.publish']({ game, to: 'mail', ...(seats === undefined ? {} : { seats: [...seats] }) }),
      );
      await expect.poll(states).toEqual(after);
    }
    close();
  });

  test('for a new player or a stand-in are written among the invitations of the game', async () => {
    const { ask, home, close } = await world();
    valueOf(await ask['gm.replace']({ game, seat: ann, player: 'Kim', address: '', reason: 'left' }));
    valueOf(await ask['gm.standIn']({ game, seat: bob, standIn: { player: 'Lee', address: '' } }));
    expect((await readdir(`${home}/invitations`)).sort()).toEqual([
      'gw9N01-ann.new',
      'gw9N01-bob-stand-in.new',
    ]);
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
  expect(preview.told.map(({ part, lines }) => [part, lines.length])).toEqual([
    ['Digging, phase 1', 1],
    ['Digging, phase 2', 1],
    ['Digging, phase 3', 1],
  ]);
  expect(
    preview.seats.map(({ seat, orders, problems }) => [seat, orders, problems.map(({ code }) => code)]),
  ).toEqual([
    [ann, 1, ['too-often']],
    [bob, 0, []],
    ['cid', 0, []],
  ]);
  close();
  const rules = toy({ judged: true });
  const figures = (view: unknown) => [
    {
      key: 'hoard',
      label: 'Hoard',
      scale: { unit: '', per: 1 as const },
      value: (view as { readonly hoard: number }).hoard,
    },
    {
      key: 'debt',
      label: 'Debt',
      scale: { unit: '', per: 1 as const },
      value: -(view as { readonly hoard: number }).hoard,
    },
  ];
  const counting = deskOf(root, {
    rulesets: theseRulesets([{ ...rules, presentation: { ...rules.presentation, figures } as never }]),
  });
  const [anns, bobs] = valueOf(await counting.handlers['gm.preview']({ game })).seats;
  expect(anns?.figures.map(({ label, better }) => [label, better])).toEqual([
    ['Hoard', true],
    ['Debt', false],
  ]);
  expect(bobs?.figures.map(({ label, better }) => [label, better])).toEqual([
    ['Hoard', undefined],
    ['Debt', undefined],
  ]);
  counting.close();
});

describe('files that are packed', () => {
  const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

  test('are opened; what could not be opened, or holds no orders, stands in the list with the reason', async () => {
    const { ask, shown, ordersOf, close } = await world();
    const { base64: inside } = await ordersOf(ann, 1);
    const rows = valueOf(
      await ask['gm.take']({
        game,
        files: [
          { name: 'a.zip', base64: base64(zipSync({ 'x.orders': Buffer.from(inside, 'base64') })) },
          { name: 'b.rar', base64: base64(Buffer.from('Rar!\u001a\u0007\u0000', 'latin1')) },
          { name: 'c.zip', base64: base64(zipSync({ 'c.png': Buffer.from('png') })) },
        ],
      }),
    );
    expect(rows.map(({ name, verdict }) => [name, verdict])).toEqual([
      ['x.orders in a.zip', 'final'],
      ['b.rar', 'refused'],
      ['c.zip', 'refused'],
    ]);
    const { received } = await shown();
    const said = received.map(({ name, reason }) => `${name}: ${reason ?? ''}`).join('\n');
    expect(said).toContain('b.rar: This kind of packed file cannot be opened here');
    expect(said).toContain('c.zip: It was opened, but contains no orders');
    close();
  });
});
