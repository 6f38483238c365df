import { afterAll, expect, test } from 'vitest';
import type { TurnKey } from '#contract/keys.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { good } from '#kernel/words/result.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { nodeFiles } from '#main/adapters/nodeFiles.ts';
import { nodeFolders } from '#main/adapters/nodeFolders.ts';
import { makePractice } from '#main/services/practice/practice.ts';
import { codesOf, quickSealing, testPorts, valueOf } from '../../../support/desk/gmWorld.ts';
import { libraryAt } from '../../../support/play/toyGame.ts';
import { removeFolders, tempFolder } from '../../../support/tempFolder.ts';
import { campaignRules, meeting, twoMeetings } from './campaign.ts';
import { longTest } from '../../../support/sample.ts';

/* In a practice game, whoever sits at the screen flies the battles of their campaign themselves. */

afterAll(removeFolders);

function practiceAt(folder: string) {
  const library = libraryAt(folder, { rulesets: campaignRules, sealing: quickSealing });
  const practice = makePractice({
    library,
    files: nodeFiles(),
    folders: nodeFolders,
    ports: testPorts(),
    stores: gameFiles,
    rulesets: campaignRules,
    packs: {
      scenario: async (_, name) =>
        good({ ruleset: 'vbam-sfb', scenario: name === 'meeting' ? meeting : twoMeetings, title: 'A war' }),
    },
    push: () => {},
  });
  /** Answers whatever the turn asks by the first that is offered, or by the last. */
  async function answered(key: TurnKey, last = false): Promise<void> {
    const open = valueOf(await library.questions(key))!;
    const rules = (await campaignRules.of(await rulesOf(key)))!;
    const answers = open.questions.map(({ number, kinds, spot, least }) => ({
      number,
      orders:
        kinds.every((kind) => rules.orders[kind]?.aside !== true) && least === 0
          ? []
          : kinds
              // What answers the rest of the turn too comes first.
              .toSorted((a, b) => Number(rules.orders[b]?.aside ?? 0) - Number(rules.orders[a]?.aside ?? 0))
              .flatMap((kind) => rules.orders[kind]?.offers(open.view, spot as never, emptyPlan()) ?? [])
              .slice(...(last ? [-1] : [0, Math.max(1, least)])),
    }));
    valueOf(await library.saveAnswers(key, open.digest, answers as never));
  }
  const rulesOf = async (key: TurnKey) => valueOf(await library.open(key)).ruleset;
  /** Goes on with a turn until it is over, or nothing more is asked of the player. */
  async function goneOn(key: TurnKey): Promise<TurnKey> {
    for (;;) {
      const left = valueOf(await library.questions(key));
      if (left !== undefined && !left.exported) await answered(key);
      const next = valueOf(await practice.next(key));
      const more = valueOf(await library.questions(key));
      if (next.turn > key.turn || more === undefined || more.exported) return next;
    }
  }
  return { library, practice, goneOn, answered };
}

const begun = async (folder: string, name = 'meeting', seat = 'klingon', seed = 'a war') => {
  const world = practiceAt(folder);
  const scenario = { pack: 'wars', name };
  const key = valueOf(await world.practice.start({ scenario, seat, seed }));
  expect(await world.goneOn(key)).toEqual(key);
  return { ...world, key };
};

test('the turn waits for the battle, which is flown as a game of its own and taken back as the answer', async () => {
  const folder = tempFolder();
  const { practice, key } = await begun(folder);
  const [battle, ...more] = valueOf(await practice.battles(key)).waiting;
  expect([battle?.decided, battle?.flown, more]).toEqual([false, undefined, []]);
  // It waits however often the turn is to go on.
  expect(valueOf(await practice.next(key))).toEqual(key);
  let duel = valueOf(await practice.fly(key, battle!.battle));
  expect(duel).toMatchObject({ seat: 'klingon', turn: 1 });
  expect(codesOf(await practice.settle(key, battle!.battle, false))).toEqual(['undecided-battle']);

  // The program ends, and another one finds all as it was.
  const again = practiceAt(folder);
  expect(valueOf(await again.practice.fly(key, battle!.battle))).toEqual(duel);
  const home = async () => valueOf(await again.practice.battles(duel)).home!;
  expect(await home()).toEqual({ key, battle: battle!.battle, decided: false });
  while (!(await home()).decided) {
    const next = await again.goneOn(duel);
    expect(next.turn).toBe(duel.turn + 1);
    duel = next;
  }
  expect(valueOf(await again.practice.battles(key)).waiting).toMatchObject([{ decided: true, flown: duel }]);
  const back = valueOf(await again.practice.settle(key, battle!.battle, false));
  const after = back.turn === key.turn ? await again.goneOn(key) : back;
  expect(after.turn).toBe(2);
  const heard = JSON.stringify(valueOf(await again.library.open(after)).heard);
  expect(heard).toContain('battle-brought-in');
  // It is settled once.
  expect(codesOf(await again.practice.settle(key, battle!.battle, false))).toEqual(['battle-settled']);
  expect(codesOf(await again.practice.fly(key, battle!.battle))).toEqual(['battle-settled']);
});

longTest('after the turn was taken back, the same battle is fought by the same game', async () => {
  const { practice, key, goneOn } = await begun(tempFolder());
  const waiting = async () => valueOf(await practice.battles(key)).waiting[0]!;
  const first = await waiting();
  const duel = valueOf(await practice.fly(key, first.battle));
  const next = valueOf(await practice.settle(key, first.battle, true));
  if (next.turn === key.turn) await goneOn(key);
  valueOf(await practice.back(key));
  await goneOn(key);
  expect(await waiting()).toEqual({ ...first, flown: duel });
});

longTest('of others at the table a ruler hears only that they fight one, and cannot settle it', async () => {
  const { practice, goneOn, answered } = practiceAt(tempFolder());
  const table = ['federation', 'klingon', 'romulan'].map((seat) => ({ seat, player: seat }));
  const key = valueOf(
    await practice.start({ scenario: { pack: 'wars', name: 'meeting' }, table, seed: 'a war' }),
  );
  const [federation, klingon, romulan] = table.map(({ seat }) => ({ ...key, seat })) as [
    TurnKey,
    TurnKey,
    TurnKey,
  ];
  for (const one of [federation, klingon, romulan]) valueOf(await practice.next(one));
  await answered(klingon, true);
  valueOf(await practice.next(klingon));
  for (const one of [federation, klingon]) await goneOn(one);
  const { waiting, others } = valueOf(await practice.battles(klingon));
  expect([waiting.length, others]).toEqual([1, false]);
  const { battle } = waiting[0]!;
  expect(valueOf(await practice.battles(romulan))).toEqual({ waiting: [], others: true });
  expect(codesOf(await practice.fly(romulan, battle))).toEqual(['battle-of-others']);
  expect(codesOf(await practice.settle(romulan, battle, true))).toEqual(['battle-of-others']);
  // Each of those who fight it flies their own side.
  for (const one of [klingon, federation, klingon])
    expect(valueOf(await practice.fly(one, battle)).seat).toBe(one.seat);
});

longTest('or it is left to the rules of the campaign', async () => {
  const { practice, key, goneOn, library } = await begun(tempFolder());
  const [battle] = valueOf(await practice.battles(key)).waiting;
  const next = valueOf(await practice.settle(key, battle!.battle, true));
  const after = next.turn === key.turn ? await goneOn(key) : next;
  expect(after.turn).toBe(2);
  const heard = JSON.stringify(valueOf(await library.open(after)).heard);
  expect([heard.includes('battle-brought-in'), heard.includes('round-fought')]).toEqual([false, true]);
});

test('what the player answered is taken back, but not the battle of two computers, which went by the rules', async () => {
  const { practice, key, goneOn, library } = await begun(tempFolder(), 'two', 'romulan', 's4');
  const { waiting } = valueOf(await practice.battles(key));
  expect(waiting).toMatchObject([{ said: expect.stringContaining('Federation and Romulan Empire meet') }]);
  for (const kind of ['respond', 'demand']) {
    expect(valueOf(await practice.back(key))).toEqual(key);
    expect(valueOf(await library.questions(key))).toMatchObject({
      exported: false,
      answers: [],
      questions: [{ kinds: [kind] }],
    });
  }
  expect(codesOf(await practice.back(key))).toEqual(['nothing-answered']);
  expect(valueOf(await library.questions(key))).toMatchObject({ questions: [{ kinds: ['demand'] }] });
  expect(valueOf(await practice.battles(key)).waiting).toEqual([]);
  expect(await goneOn(key)).toEqual(key);
  expect(valueOf(await practice.battles(key)).waiting).toEqual(waiting);
});
