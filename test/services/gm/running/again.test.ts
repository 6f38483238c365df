import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { defaultPolicy } from '#contract/gm/policy.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { newGame, openGame } from '#main/services/gm/gm.ts';
import { canRedo } from '#main/services/gm/running/again.ts';
import { withCopies } from '#main/services/gm/game/copies.ts';
import { setPolicy } from '#main/services/gm/policy/policy.ts';
import { diceSeed } from '#main/services/gm/game/dice.ts';
import { commitmentOf, seedOf } from '#main/services/gm/game/seeds.ts';
import {
  ann,
  bob,
  codesOf,
  digging,
  files,
  resultsFor,
  testPorts,
  toy,
  valueOf,
} from '../../../support/desk/gmWorld.ts';
import { toyPlay } from '../../../support/play/toyPlay.ts';

const play = toyPlay();
/** Ann and bob dig, and the turn is run. */
const played = (times: number): Promise<void> => play.turn([ann, times], [bob, times]);
const stood = (): unknown =>
  play.gm.store
    .turns()
    .map((turn) => [
      play.gm.store.turnOf(turn),
      play.gm.store.results(turn).map(({ digest }) => digest),
      play.gm.store.received(turn).map(({ digest }) => digest),
    ]);

describe('a turn is run again', () => {
  test('with the same dice it goes the same way, and everybody is told why', async () => {
    await played(3);
    const [state, heard] = [play.gm.store.turnOf(2)?.state, play.body(ann).heard];
    expect(
      valueOf(await play.gm.rerun({ turn: 1, dice: 'same', why: ' A file was lost. ', who: 'desk' })).kind,
    ).toBe('ran');
    expect(play.gm.store.turnOf(2)).toMatchObject({ state, rerun: 1 });
    expect(play.gm.store.turnOf(1)?.ran?.attempt).toBe(0);
    expect(play.body(ann)).toMatchObject({ heard, rerun: 1, rerunWhy: 'A file was lost.' });
    valueOf(await play.player(ann).open(resultsFor(play.gm, ann)));
    expect(play.player(ann).last?.body).toMatchObject({ rerun: 1, rerunWhy: 'A file was lost.' });
    expect(play.gm.store.log().at(-1)).toMatchObject({
      who: 'desk',
      turn: 1,
      what: 'Turn 1 was run again with the orders of 2 of 3 diggers. The dice were the same. A file was lost.',
    });
  });

  test('with new dice its seed follows from the promised one and the attempt, counting those put aside', async () => {
    await played(3);
    const { secret } = play.gm.store.facts;
    const plans = Object.fromEntries(play.gm.store.received(1).map(({ seat, plan }) => [seat, plan]));
    const dice = (attempt: number): string => commitmentOf(diceSeed(seedOf(secret, 1, attempt), plans));
    for (const attempt of [1, 2]) {
      valueOf(await play.gm.rerun({ turn: 1, dice: 'new', why: `Bug ${attempt}.` }));
      expect(play.gm.store.turnOf(1)?.ran).toMatchObject({ attempt, dice: dice(attempt) });
      expect(play.body(ann)).toMatchObject({ rerun: attempt, rerunWhy: `Bug ${attempt}.` });
    }
    valueOf(await play.gm.back({ turn: 1, why: 'Again.' }));
    valueOf(await play.gm.rerun({ turn: 1, dice: 'new', why: 'Once more.' }));
    expect(play.gm.store.turnOf(1)?.ran).toMatchObject({ attempt: 3, dice: dice(3) });
    valueOf(await play.gm.rerun({ turn: 1, dice: 'same', why: 'Once more.' }));
    expect(play.gm.store.turnOf(1)?.ran).toMatchObject({ attempt: 3, dice: dice(3) });
    expect(play.body(ann).rerun).toBe(4);
  });

  test('an earlier turn puts aside those after it, whose results are marked when they are run anew', async () => {
    for (const times of [1, 2, 3]) await played(times);
    valueOf(await play.gm.rerun({ turn: 2, dice: 'same', why: 'Late orders.' }));
    expect(play.gm.store.turns()).toEqual([1, 2, 3]);
    expect(play.body(bob)).toMatchObject({ rerun: 1, rerunWhy: 'Late orders.' });
    await played(1);
    expect(play.body(bob)).toMatchObject({ rerun: 1, rerunWhy: 'Late orders.' });
    await played(1);
    expect(play.body(bob).rerun).toBeUndefined();
    expect(play.body(bob).rerunWhy).toBeUndefined();
  });

  test('not without a reason, nor one that never ran, nor while somebody is at work', async () => {
    await played(1);
    const before = stood();
    expect(codesOf(await play.gm.rerun({ turn: 1, dice: 'new', why: '  ' }))).toEqual(['no-reason']);
    expect(codesOf(await play.gm.rerun({ turn: 1, dice: 'new', why: 'x'.repeat(501) }))).toEqual([
      'long-reason',
    ]);
    for (const turn of [0, 2, 3])
      expect(codesOf(await play.gm.rerun({ turn, dice: 'same', why: 'So.' }))).toEqual(['turn-not-run']);
    for (const turn of [0, 2, 3])
      expect(codesOf(await play.gm.back({ turn, why: 'So.' }))).toEqual(['turn-not-run']);
    expect(play.gm.store.lock.take('elsewhere 1', 'sending', testPorts().clock.now())).toBe(true);
    expect(codesOf(await play.gm.rerun({ turn: 1, dice: 'same', why: 'So.' }))).toEqual(['game-busy']);
    expect(codesOf(await play.gm.back({ turn: 1, why: 'So.' }))).toEqual(['game-busy']);
    expect(stood()).toEqual(before);
    play.gm.store.lock.free('elsewhere 1');
    expect(valueOf(await play.gm.rerun({ turn: 1, dice: 'new', why: 'x'.repeat(500) })).kind).toBe('ran');
  });

  test('a going back that was taken back is no run', async () => {
    await played(1);
    valueOf(await play.gm.back({ turn: 1, why: 'We thought again.' }));
    valueOf(await play.gm.redo({}));
    valueOf(await play.gm.rerun({ turn: 1, dice: 'same', why: 'So.' }));
    expect(play.body(ann)).toMatchObject({ rerun: 1, rerunWhy: 'So.' });
  });
});

describe('going back', () => {
  test('to any turn, and what was put aside comes back as it was', async () => {
    for (const times of [1, 2, 3]) await played(times);
    const before = stood();
    valueOf(await play.gm.back({ turn: 1, why: 'We thought again.', who: 'desk' }));
    expect(play.gm.store.turns()).toEqual([1]);
    expect(play.gm.standing().missing).toEqual(['cid']);
    // What the rows of the later turns came to is gone with them: the game opens again.
    const copy = play.folder.of('gone-back.game');
    await play.gm.store.copyTo(copy);
    const opened = valueOf(await gameFiles.open(copy));
    expect(opened.turns()).toEqual([1]);
    opened.close();
    const [aside] = play.gm.store.undone();
    expect(aside).toMatchObject({ to: 1, from: 4, why: 'We thought again.', redone: false });
    expect(play.gm.store.aside(1).map(({ turn }) => turn)).toEqual([1, 2, 3]);
    valueOf(await play.gm.redo({ who: 'desk' }));
    expect(stood()).toEqual(before);
    expect(codesOf(await play.gm.redo({}))).toEqual(['nothing-aside']);
    expect(
      play.gm.store
        .log()
        .slice(-2)
        .map(({ what }) => what),
    ).toEqual([
      'The game went back to turn 1. We thought again.',
      'What was put aside when the game went back to turn 1 came back: turn 4 is open for orders.',
    ]);
  });

  test('nothing comes back once other orders have come in, or the turn was run', async () => {
    await played(2);
    valueOf(await play.gm.back({ turn: 1, why: 'So.' }));
    await play.take(bob, digging(bob, 1, 1), 'other.orders');
    expect(canRedo(play.gm.store, play.gm.ruleset, play.gm.store.undone()[0] as never)).toBe(false);
    expect(codesOf(await play.gm.redo({}))).toEqual(['gone-on']);
    await play.gm.run();
    expect(play.body(ann)).toMatchObject({ rerun: 1, rerunWhy: 'So.' });
    expect(codesOf(await play.gm.redo({}))).toEqual(['gone-on']);
  });
});

test('what was put aside cannot come back over the same turn run anew, though it went the same way', async () => {
  await played(2);
  valueOf(await play.gm.back({ turn: 1, why: 'So.' }));
  const [aside] = play.gm.store.undone();
  expect(canRedo(play.gm.store, play.gm.ruleset, aside as never)).toBe(true);
  await play.gm.run();
  expect(canRedo(play.gm.store, play.gm.ruleset, aside as never)).toBe(false);
});

describe('copies', () => {
  const copies = (name: string): readonly string[] => readdirSync(play.folder.of(`${name}/copies`)).sort();
  /** A game in a folder of its own, with copies beside it. */
  const keptIn = async (name: string) => {
    await play.instead(
      valueOf(
        await newGame({ ...testPorts(), copies: files }, gameFiles, play.folder.of(`${name}/gw9.game`), {
          ruleset: toy(),
          setup: { seats: [ann, bob] },
          players: {},
          game: 'gw9',
        }),
      ),
    );
    return play.gm;
  };

  test('stand beside the game from before and after each run, as many turns back as the policy says', async () => {
    const gm = await keptIn('kept');
    await gm.run();
    expect(copies('kept')).toEqual(['N01-after.game', 'N01-before.game']);
    valueOf(await gm.rerun({ turn: 1, dice: 'new', why: 'So.' }));
    expect(copies('kept')).toEqual([
      'N01-after-2.game',
      'N01-after.game',
      'N01-before-2.game',
      'N01-before.game',
    ]);
    const turns = async (name: string): Promise<readonly number[]> => {
      const copy = valueOf(
        await openGame(testPorts(), gameFiles, play.folder.of(`kept/copies/${name}`), () => toy()),
      );
      const found = copy.store.turns();
      copy.close();
      return found;
    };
    expect([await turns('N01-before.game'), await turns('N01-after.game')]).toEqual([[1], [1, 2]]);
    for (let turn = 2; turn <= 6; turn += 1) await gm.run();
    expect(copies('kept').filter((name) => name.startsWith('N01'))).toEqual([]);
    expect(copies('kept')).toHaveLength(10);
    expect(codesOf(await gm.rerun({ turn: 99, dice: 'same', why: 'So.' }))).toEqual(['turn-not-run']);
    expect(copies('kept')).toHaveLength(10);
  });

  test('are not made where the policy keeps none', async () => {
    const gm = await keptIn('none');
    valueOf(setPolicy(testPorts(), gm.store, { ...defaultPolicy, copies: 0 }));
    await gm.run();
    expect(readdirSync(play.folder.of('none')).filter((name) => name === 'copies')).toEqual([]);
  });

  test('from after a turn that cannot be written are told in the log, and the turn stands', async () => {
    const { store } = play.gm;
    const copiesOf = play.folder.of('half/copies');
    const inTheWay = async (): Promise<string> => {
      rmSync(copiesOf, { recursive: true });
      writeFileSync(copiesOf, '');
      return 'ran';
    };
    expect(
      await withCopies(
        { files, path: play.folder.of('half/gw9.game') },
        store,
        testPorts().clock.now,
        1,
        inTheWay,
        () => true,
      ),
    ).toBe('ran');
    expect(store.log().at(-1)?.what).toBe('No copy of the game from after turn 1 could be written.');
  });

  test('without room for a copy nothing is run', async () => {
    const gm = await keptIn('full');
    valueOf(await files.write(play.folder.of('full/copies'), new Uint8Array()));
    await expect(gm.run()).rejects.toMatchObject({ problem: { code: 'no-copy' } });
    expect(gm.store.turn()).toBe(1);
  });
});
