import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TurnKey } from '#contract/keys.ts';
import { booksOf } from '#kernel/codec/books.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { good } from '#kernel/words/result.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { nodeFiles } from '#main/adapters/nodeFiles.ts';
import { nodeFolders } from '#main/adapters/nodeFolders.ts';
import { sealing } from '#main/adapters/sealing.ts';
import { beginBattle, bringHome } from '#main/services/gm/elsewhere/battles.ts';
import { battlesProven } from '#main/services/gm/elsewhere/battlesProven.ts';
import { waitingBattles } from '#main/services/gm/elsewhere/waiting.ts';
import { openGame, type Gm } from '#main/services/gm/gm.ts';
import { readArchive } from '#main/services/gm/proof/archive.ts';
import { verify } from '#main/services/gm/proof/verify.ts';
import { makePractice } from '#main/services/practice/practice.ts';
import { overBooks } from '#main/services/ruleset.ts';
import { codesOf, quickSealing, testPorts, valueOf } from '../../../support/desk/gmWorld.ts';
import { libraryAt } from '../../../support/play/toyGame.ts';
import { sample } from '../../../support/sample.ts';
import { removeFolders, tempFolder } from '../../../support/tempFolder.ts';
import { flownToItsEnd } from './campaign.ts';
import { rulesOf, waitingGame } from './caller.ts';
import { conquestCaller } from './conquest.ts';
import { empiresCaller } from './empires.ts';

/* Every game that hands battles over does so by the same contract. */

afterAll(removeFolders);

const changed = (bytes: Uint8Array, change: (text: string) => string): Uint8Array => {
  const text = gunzipSync(bytes).toString('utf8');
  expect(change(text)).not.toBe(text);
  return gzipSync(change(text));
};

const callers = [empiresCaller, conquestCaller];

describe.each(callers)('a battle of $ruleset.title', (caller) => {
  const rules = rulesOf(caller);
  const { game } = caller;
  const needs = { ports: testPorts(), stores: gameFiles, rulesetOf: rules.of };
  const battlesOf = battlesProven({ sealing, rulesetOf: rules.of });
  const proofOf = async (gm: Gm, bytes = gm.archive()) =>
    verify(gm.ruleset, valueOf(readArchive(sealing, bytes)), { battlesOf });
  /** The game that fights the battle, led by the computer. */
  const begun = async (gm: Gm, folder: string): Promise<Gm> =>
    valueOf(
      await beginBattle(needs, gm, { number: 1, path: join(folder, 'duel.game'), game: 'dl1', flown: [] }),
    );
  let folder: string;
  let archive: Uint8Array;
  beforeAll(async () => {
    folder = tempFolder();
    const gm = await waitingGame(caller, folder);
    const duel = await begun(gm, folder);
    await flownToItsEnd(duel);
    archive = duel.archive();
    duel.close();
    gm.close();
  });
  const opened = async (): Promise<Gm> =>
    valueOf(await openGame(testPorts(), gameFiles, join(folder, `${game}.game`), rules.of));
  const toldBy = (gm: Gm): string => JSON.stringify(gm.store.turnOf(1)?.ran?.entries);

  test('killed while it waits, the campaign waits on, and knows which game fights its battle', async () => {
    const gm = await opened();
    expect(waitingBattles(gm.store, gm.ruleset)).toMatchObject([
      { number: 1, game: 'dl1', said: expect.stringContaining(caller.said) },
    ]);
    gm.close();
  });

  test('a foreign, a forged and an undecided outcome are each refused with one message, and nothing is taken', async () => {
    const gm = await opened();
    const home = async (bytes: Uint8Array) =>
      codesOf(await bringHome(needs, gm, { number: 1, archive: bytes }));
    const elsewhere = tempFolder();
    const other = await waitingGame(caller, elsewhere, 'another war');
    const foreign = await begun(other, elsewhere);
    const fresh = await begun(gm, tempFolder());
    expect(await home(gm.archive())).toEqual(['foreign-battle']);
    expect(await home(foreign.archive())).toEqual(['foreign-battle']);
    expect(
      await home(changed(archive, (text) => text.replaceAll('"status":"active"', '"status":"destroyed"'))),
    ).toEqual(['forged-battle']);
    expect(await home(fresh.archive())).toEqual(['undecided-battle']);
    expect(waitingBattles(gm.store, gm.ruleset)).toHaveLength(1);
    for (const one of [fresh, foreign, other, gm]) one.close();
  });

  test('its outcome is the answer: both archives verify, it counts once, and by hand it gives the same world', async () => {
    const gm = await opened();
    valueOf(await bringHome(needs, gm, { number: 1, archive }));
    expect(codesOf(await bringHome(needs, gm, { number: 1, archive }))).toEqual(['no-battle-asked']);
    expect((await gm.run()).kind).toBe('ran');
    expect(toldBy(gm)).toContain('battle-brought-in');
    expect(await proofOf(gm)).toMatchObject({ ok: true });
    const duel = valueOf(readArchive(sealing, archive));
    expect(
      await verify(overBooks((await rules.of(duel.ruleset))!, booksOf(duel.books ?? [])), duel),
    ).toMatchObject({ ok: true });

    const { orders } = Object.values(gm.store.turnOf(1)!.ran!.how!.answers!).find(
      ({ battle }) => battle !== undefined,
    )!;
    const byHand = await waitingGame(caller, tempFolder());
    valueOf(byHand.answer({ number: 1, orders }));
    expect((await byHand.run()).kind).toBe('ran');
    const came = ({ store }: Gm) => [store.turnOf(2)?.state, store.turnOf(1)?.ran?.entries];
    expect(came(byHand)).toEqual(came(gm));

    const forged = changed(gm.archive(), caller.forge);
    expect((await proofOf(gm, forged)).ok).toBe(false);
    for (const one of [byHand, gm]) one.close();
  });

  test('left to the rules of the campaign, it is fought as ever', async () => {
    const gm = await waitingGame(caller, tempFolder());
    const [battle] = waitingBattles(gm.store, gm.ruleset);
    valueOf(gm.answer({ number: 1, orders: battle!.silence! }));
    expect((await gm.run({ overdue: true })).kind).toBe('ran');
    expect([toldBy(gm).includes('battle-brought-in'), toldBy(gm).includes(caller.byDice)]).toEqual([
      false,
      true,
    ]);
    gm.close();
  });

  test('while the deadline is over and nobody has answered, the rules of the campaign fight it', async () => {
    const gm = await waitingGame(caller, tempFolder());
    expect((await gm.run({ overdue: true })).kind).toBe('ran');
    expect(toldBy(gm)).toContain(caller.byDice);
    gm.close();
  });
});

describe.each(sample(callers, 1))('a battle of $ruleset.title in practice', (caller) => {
  const rules = rulesOf(caller);
  const { attacker, defender } = caller;

  test('at a practice table both fly it, and take it back as the answer', async () => {
    const library = libraryAt(tempFolder(), { rulesets: rules, sealing: quickSealing });
    const practice = makePractice({
      library,
      files: nodeFiles(),
      folders: nodeFolders,
      ports: testPorts(),
      stores: gameFiles,
      rulesets: rules,
      packs: {
        scenario: async () => good({ ruleset: caller.ruleset.id, scenario: caller.setup, title: 'A war' }),
      },
      push: () => {},
    });
    const table = [attacker, defender].map((seat) => ({ seat, player: seat }));
    const key = valueOf(
      await practice.start({ scenario: { pack: 'wars', name: 'clash' }, table, seed: 'a war' }),
    );
    const mine = { ...key, seat: attacker };
    valueOf(await library.savePlan(mine, caller.plan as never, 0));
    const ordersOf = async (at: TurnKey) => (await rules.of(valueOf(await library.open(at)).ruleset))!.orders;
    /** Everybody at the table goes on, and answers whatever is asked as usual. */
    const goneOn = async (from: TurnKey, seats: readonly string[]): Promise<TurnKey> => {
      let now = from;
      for (const seat of seats) {
        const at = { ...from, seat };
        const open = valueOf(await library.questions(at));
        const orders = await ordersOf(at);
        if (open?.exported === false)
          valueOf(
            await library.saveAnswers(
              at,
              open.digest,
              open.questions.map(({ number, kinds, spot, silence = [] }) => ({
                number,
                // What answers the rest of the turn too, where it does; or nothing.
                orders: kinds
                  .filter((kind) => orders[kind]?.aside === true)
                  .flatMap((kind) => orders[kind]?.offers(open.view, spot as never, emptyPlan()) ?? [])
                  .concat(silence as never)
                  .slice(0, 1),
              })) as never,
            ),
          );
        now = valueOf(await practice.next(at));
        if (now.turn > from.turn) break;
      }
      return now;
    };
    expect((await goneOn(key, [attacker, defender])).turn).toBe(1);
    const [battle] = valueOf(await practice.battles(mine)).waiting;
    expect(battle).toMatchObject({ decided: false });
    let duel = valueOf(await practice.fly(mine, battle!.battle));
    expect(duel.turn).toBe(1);
    expect(codesOf(await practice.settle(mine, battle!.battle, false))).toEqual(['undecided-battle']);
    for (let turns = 0; turns < 100 && !valueOf(await practice.battles(duel)).home!.decided; turns += 1)
      duel = await goneOn(duel, ['klingon', 'federation']);
    expect(valueOf(await practice.battles(mine)).waiting).toMatchObject([{ decided: true }]);
    const back = valueOf(await practice.settle(mine, battle!.battle, false));
    expect(back.turn).toBe(2);
    const heard = JSON.stringify(valueOf(await library.open({ ...mine, turn: 2 })).heard);
    expect(heard).toContain('battle-brought-in');
    expect(codesOf(await practice.settle(mine, battle!.battle, false))).toEqual(['battle-settled']);
  });
});
