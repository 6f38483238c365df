import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { ResultsBody } from '#kernel/files/bodies.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { openGame } from '#main/services/gm/gm.ts';
import { canRedo } from '#main/services/gm/running/again.ts';
import { explain } from '#main/services/gm/trial/explain.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import { recordOf } from '#main/services/gm/turns/record.ts';
import { replacePlayer, setStandIn } from '#main/services/gm/people/people.ts';
import { shadow, upgrade } from '#main/services/gm/proof/shadow.ts';
import { storyOf } from '#main/services/gm/trial/story.ts';
import { verify } from '#main/services/gm/proof/verify.ts';
import { scriptedGame, scriptedTurn } from '../../../support/play/scriptedGame.ts';
import {
  ann,
  bob,
  codesOf,
  digging,
  Player,
  playersOf,
  resultsFor,
  tempFolder,
  testPorts,
  toy,
  toyGame,
  valueOf,
} from '../../../support/desk/gmWorld.ts';

let folder: Awaited<ReturnType<typeof tempFolder>>;
let gm: Gm;

beforeAll(async () => {
  folder = await tempFolder();
  gm = await toyGame(folder.of('toy.game'));
  const players = await playersOf(gm);
  // Ann digs more often than anybody may (GE 1 of the toy) and boasts; bob digs once.
  await gm.takeOrders((await players[ann]?.orders(digging(ann, 1, 4, true))) as Uint8Array, 'ann.orders');
  await gm.takeOrders((await players[bob]?.orders(digging(bob, 1, 1))) as Uint8Array, 'bob.orders');
  await gm.run();
});
afterAll(async () => {
  gm.close();
  await folder.end();
});

const explained = (line: number) =>
  explain(gm.ruleset, recordOf(gm.store), 1, line, (seat) => `${seat}.orders`);
/** What came out of ann's or bob's dice, from the ledger. */
const gains = (): readonly number[] =>
  (gm.store.turnOf(1)!.ran!.entries as readonly { event: { gain: number } }[]).map(({ event }) => event.gain);

describe('the story of a turn', () => {
  test('has a line for all that happened, with who heard of it, then what was not carried out', () => {
    const { lines } = valueOf(storyOf(gm.ruleset, recordOf(gm.store), 1));
    expect(lines.map(({ step, pass, seats }) => [step, pass, seats])).toEqual([
      ['Digging', 1, [ann]],
      ['Digging', 1, [bob]],
      ['Digging', 2, [ann]],
      ['Digging', 3, [ann]],
      ['Boasting', 0, [ann, bob, 'cid']],
      ['Digging', 1, [ann]],
    ]);
    expect(lines[1]?.text).toBe(`bob: You dug up ${gains()[1] ?? 0}`);
    expect(lines.slice(4).map(({ line, text }) => [line, text])).toEqual([
      [4, 'ann: ann boasts'],
      [5, 'ann.t1.o1 was not carried out, or not wholly: Nobody digs 4 times.'],
    ]);
  });

  test('is told of turns that were run alone', () => {
    for (const turn of [0, 2, 9])
      expect(codesOf(storyOf(gm.ruleset, recordOf(gm.store), turn))).toEqual(['turn-not-run']);
  });
});

describe('a line is explained', () => {
  test('by its order and file, the step and its rule, its own dice, and who heard', () => {
    expect(valueOf(explained(2))).toEqual({
      text: `ann: You dug up ${gains()[2] ?? 0}`,
      order: { ref: 'ann.t1.o1', seat: ann, said: 'Dig 4 times', file: 'ann.orders' },
      step: { name: 'Digging', pass: 2, said: 'Digging, phase 2', cite: 'GE 1' },
      rolls: [{ stream: 'Digging/2/ann.t1.o1', outOf: 6, rolled: gains()[2] }],
      heard: [ann],
    });
    expect(valueOf(explained(1)).rolls).toEqual([
      { stream: 'Digging/1/bob.t1.o1', outOf: 6, rolled: gains()[1] },
    ]);
  });

  test('without dice where none were rolled; and why an order was not carried out', () => {
    expect(valueOf(explained(4))).toMatchObject({
      order: { said: 'Boast' },
      step: { name: 'Boasting', cite: 'GE 2' },
      rolls: [],
      heard: [ann, bob, 'cid'],
    });
    expect(valueOf(explained(5))).toMatchObject({
      order: { ref: 'ann.t1.o1' },
      step: { name: 'Digging', pass: 1, said: 'Digging, phase 1', cite: 'GE 1' },
      rolls: [],
      heard: [ann],
    });
    for (const line of [-1, 6, 1.5]) expect(codesOf(explained(line))).toEqual(['no-such-line']);
  });
});

/** The toy in its second edition, in which nobody digs a second time. */
function newer(): SomeRuleset {
  const rules = toy();
  const { sequences } = rules as unknown as {
    readonly sequences: { readonly turn: readonly [{ readonly repeat: readonly object[] }, ...object[]] };
  };
  const [digs, ...rest] = sequences.turn;
  return {
    ...rules,
    edition: 2,
    sequences: { turn: [{ ...digs, until: () => true }, ...rest] },
  } as unknown as SomeRuleset;
}

describe('a game of an older edition', () => {
  test('opens for looking, and runs nothing until the game master consents', async () => {
    const path = folder.of('older.game');
    await gm.store.copyTo(path);
    const now = valueOf(await openGame(testPorts(), gameFiles, path, newer));
    expect(now.standing()).toMatchObject({ turn: 2 });
    await expect(now.run()).rejects.toMatchObject({ problem: { code: 'older-rules' } });
    expect(codesOf(await now.rerun({ turn: 1, dice: 'same', why: 'So.' }))).toEqual(['older-rules']);
    expect(now.store.turn()).toBe(2);

    const record = recordOf(now.store);
    expect(shadow(now.ruleset, record)).toEqual({
      from: 1,
      to: 2,
      turns: [
        { turn: 1, same: false, said: 'A second run differs at «Digging», phase 2: which step it is.' },
      ],
    });
    const proof = await verify(now.ruleset, record);
    expect([proof.ok, proof.said]).toEqual([
      true,
      expect.stringContaining(
        'Not run again, because they were run by an edition of the rules other than 2: turns 1.',
      ),
    ]);
    expect(valueOf(explain(now.ruleset, record, 1, 0)).rolls).toEqual([]);

    const [player, before] = [new Player(() => 2), now.store.results(2).map(({ body }) => body)];
    valueOf(await upgrade(testPorts(), now.store, now.ruleset, 'desk'));
    expect(now.store.facts.edition).toBe(2);
    expect(now.store.log().at(-1)).toMatchObject({
      who: 'desk',
      what: 'From turn 2 on the game is played by edition 2 of its rules; until then by edition 1.',
    });
    // They tell the same, and by which edition the turn is run now.
    const told = before.map((body) => {
      const { proof, ...rest } = body as ResultsBody;
      return { ...rest, proof: { ...proof, edition: 2, was: [1] } };
    });
    expect(now.store.results(2).map(({ body }) => body)).toEqual(told);
    player.keys = now.store.seats()[0]?.privately;
    valueOf(await player.open(resultsFor(now, ann)));
    expect((await now.takeOrders(await player.orders(digging(ann, 2, 3)), 'ann.orders')).verdict).toBe(
      'final',
    );
    expect((await now.run()).kind).toBe('ran');
    expect([1, 2].map((turn) => now.store.turnOf(turn)?.ran?.edition)).toEqual([1, 2]);
    expect(now.store.turnOf(2)?.ran?.entries).toHaveLength(1);
    expect((await verify(now.ruleset, recordOf(now.store))).ok).toBe(true);
    expect(codesOf(await upgrade(testPorts(), now.store, now.ruleset))).toEqual(['same-edition']);

    // A turn of the older edition comes back as it was run, which the newer rules cannot try; not with other orders.
    valueOf(await now.back({ turn: 1, why: 'So.' }));
    const comesBack = () => canRedo(now.store, now.ruleset, now.store.undone()[0] as never);
    expect(comesBack()).toBe(true);
    now.store.settle(1, { standing: 'declined' });
    expect(comesBack()).toBe(false);
    now.store.settle(1, { standing: 'counts' });
    valueOf(await now.redo({}));
    expect(now.store.turns()).toEqual([1, 2, 3]);
    now.close();
  });

  test('of which nothing was run goes on too: its invitations are made anew, for the same players', async () => {
    const path = folder.of('new.game');
    (await toyGame(path)).close();
    const now = valueOf(await openGame(testPorts(), gameFiles, path, newer));
    const keys = now.store.seats().map(({ privately }) => privately);
    valueOf(await setStandIn(testPorts(), now, bob, { person: { player: 'Kim', address: '' } }));
    expect(codesOf(await new Player(() => 2).open(resultsFor(now, ann)))).toEqual(['older-program']);
    valueOf(await new Player(() => 1).open(now.store.copies(1)[0]?.file ?? new Uint8Array()));
    valueOf(await upgrade(testPorts(), now.store, now.ruleset));
    const player = new Player(() => 2);
    valueOf(await player.open(resultsFor(now, ann)));
    expect([player.keys, now.store.facts.edition]).toEqual([keys[0], 2]);
    expect((await now.takeOrders(await player.orders(digging(ann, 1, 1)), 'ann.orders')).verdict).toBe(
      'final',
    );
    const standIn = new Player(() => 2);
    valueOf(await standIn.open(now.store.copies(1)[0]?.file ?? new Uint8Array()));
    expect(await now.takeOrders(await standIn.orders(digging(bob, 1, 1)), 'bob.orders')).toMatchObject({
      verdict: 'final',
      by: 'stand-in',
    });
    expect((await now.run()).kind).toBe('ran');
    now.close();
  });

  test('with invitations under a passphrase waits for its first turn: nothing is changed', async () => {
    const path = folder.of('closed.game');
    (await toyGame(path)).close();
    const now = valueOf(await openGame(testPorts(), gameFiles, path, newer));
    valueOf(
      await replacePlayer(testPorts(), now, ann, {
        person: { player: 'Kim', address: '' },
        why: 'left',
        closing: { kind: 'passphrase', phrase: 'red giant' },
      }),
    );
    const before = now.store.results(1);
    const refused = await upgrade(testPorts(), now.store, now.ruleset);
    expect(codesOf(refused)).toEqual(['closed-invitations']);
    expect(refused.ok ? '' : phraseText(refused.fault[0]?.phrase as never)).toContain(
      'The invitations of ann to turn 1 are protected by passphrases',
    );
    expect([now.store.facts.edition, now.store.results(1)]).toEqual([1, before]);
    now.close();
  });
});

test('where a step rolls for everybody first, every line has the dice of its own empire', async () => {
  const { gm: game, players } = await scriptedGame(folder.of('scouts.game'), 3);
  await scriptedTurn(game, players);
  const entries = game.store.turnOf(1)?.ran?.entries as readonly {
    readonly event: { readonly kind: string; readonly seat: string };
  }[];
  const scouted = entries.flatMap(({ event }, line) =>
    event.kind === 'sectors-scouted' ? [{ line, seat: event.seat }] : [],
  );
  expect(scouted).toHaveLength(3);
  for (const { line, seat } of scouted) {
    const { rolls } = valueOf(explain(game.ruleset, recordOf(game.store), 1, line));
    expect(new Set(rolls.map(({ stream }) => stream.split('/')[1]))).toEqual(new Set([seat]));
  }
  game.close();
});
