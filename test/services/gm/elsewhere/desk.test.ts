import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Out } from '#contract/calls.ts';
import { codesOf, testPorts, valueOf } from '../../../support/desk/gmWorld.ts';
import { deskOf } from '../../../support/desk/deskOf.ts';
import { removeFolders, tempFolder } from '../../../support/tempFolder.ts';
import { campaignRules, waitingCampaign } from './campaign.ts';

/* The desk lists the battles for which a run waits, begins their games beside the campaign, and takes their outcomes. */

afterAll(removeFolders);

const game = 'vb1';
const kim = { federation: { player: 'Kim', address: '' } };
type Open = NonNullable<Out<'gm.asked'>['open']>;

/** A desk with a campaign that waits for the outcome of a battle. */
async function waiting(players: Parameters<typeof waitingCampaign>[1] = {}) {
  const root = tempFolder();
  const home = join(root, 'game-master', game);
  mkdirSync(home, { recursive: true });
  (await waitingCampaign(home, players)).close();
  const desk = deskOf(root, { rulesets: campaignRules, ports: testPorts() });
  const { handlers: ask } = desk;
  const open = async (): Promise<Open> => valueOf(await ask['gm.asked']({ game })).open!;
  /** Runs the game of the battle until the campaign sees what came of it. */
  async function flown(duel: string): Promise<string> {
    for (;;) {
      const outcome = (await open()).battles?.[0]?.begun?.stands?.outcome;
      if (outcome !== undefined) return outcome;
      const { outcome: ran } = valueOf(await ask['gm.run']({ game: duel, anyway: true, unjudged: true }));
      if (ran === 'questions') valueOf(await ask['gm.runOn']({ game: duel, overdue: true }));
    }
  }
  return { ask, desk, open, flown };
}

test('a battle that waits is told with its sides and rules; its game is begun once, beside the campaign, and says for whom it waits', async () => {
  const { ask, desk, open } = await waiting({ players: kim });
  const fought = {
    title: 'Deep Space Encounter in 0505',
    rules: 'Federation Commander',
    sides: ['Federation', 'Klingon Empire'],
  };
  expect((await open()).battles).toEqual([{ number: 1, leaves: true, fought }]);
  expect(codesOf(await ask['gm.settleBattle']({ game, number: 1, byRules: false }))).toEqual([
    'undecided-battle',
  ]);
  expect(codesOf(await ask['gm.flyBattle']({ game, number: 2 }))).toEqual(['no-battle-asked']);
  const { game: duel } = valueOf(await ask['gm.flyBattle']({ game, number: 1 }));
  expect(valueOf(await ask['gm.flyBattle']({ game, number: 1 })).game).toBe(duel);
  expect(
    valueOf(await ask['gm.games']({}))
      .map((row) => row.game)
      .sort(),
  ).toEqual([duel, game].sort());
  // The computer leads the Klingon Empire here and there; the Federation is Kim’s.
  expect((await open()).battles).toEqual([
    { number: 1, leaves: true, fought, begun: { game: duel, stands: { turn: 1, owes: ['Federation'] } } },
  ]);
  expect(codesOf(await ask['gm.settleBattle']({ game, number: 1, byRules: false }))).toEqual([
    'undecided-battle',
  ]);
  expect((await open()).questions).toHaveLength(1);
  desk.close();
});

test('what came of it is told before it counts, and then answers the question', async () => {
  const { ask, desk, open, flown } = await waiting();
  const { game: duel } = valueOf(await ask['gm.flyBattle']({ game, number: 1 }));
  const outcome = await flown(duel);
  expect((await open()).questions).toHaveLength(1);
  valueOf(await ask['gm.settleBattle']({ game, number: 1, byRules: false }));
  expect([(await open()).questions, (await open()).battles]).toEqual([[], undefined]);
  expect(codesOf(await ask['gm.settleBattle']({ game, number: 1, byRules: false }))).toEqual([
    'no-battle-asked',
  ]);
  expect(valueOf(await ask['gm.runOn']({ game, overdue: false })).outcome).toBe('ran');
  const { lines } = valueOf(await ask['gm.story']({ game, turn: 1 }));
  const told = lines.filter(({ step }) => step.startsWith('Battle Elsewhere')).map(({ text }) => text);
  expect(told[0]).toContain('was fought at a table');
  const lost = (what: string): number => told.filter((text) => text.includes(`is ${what}`)).length;
  expect(outcome).toMatch(
    new RegExp(`${lost('crippled')} units? \\w+ crippled and ${lost('destroyed')} units? \\w+ destroyed`),
  );
  desk.close();
});

test('the game of a battle says of which turn it is, whether that waits for it, and who has won', async () => {
  const { ask, desk, flown } = await waiting();
  const { game: duel } = valueOf(await ask['gm.flyBattle']({ game, number: 1 }));
  const stands = async () => {
    const { decided, fights } = valueOf(await ask['gm.desk']({ game: duel }));
    return { decided, fights };
  };
  expect(await stands()).toEqual({ decided: undefined, fights: { game, turn: 1, waits: true } });
  await flown(duel);
  const decided = { winner: expect.stringMatching(/^(Federation|Klingon Empire)$/) as unknown };
  expect(await stands()).toEqual({ decided, fights: { game, turn: 1, waits: true } });
  valueOf(await ask['gm.settleBattle']({ game, number: 1, byRules: true }));
  expect(await stands()).toEqual({ decided, fights: { game, turn: 1, waits: false } });
  expect(valueOf(await ask['gm.desk']({ game }))).not.toHaveProperty('fights');
  valueOf(await ask['gm.putAway']({ game, turn: 1 }));
  expect(await stands()).toEqual({ decided, fights: { game, turn: 1 } });
  desk.close();
});

test('a game that was put away can be begun again, and the battle be left to the rules all the same', async () => {
  const { ask, desk, open } = await waiting();
  const { game: duel } = valueOf(await ask['gm.flyBattle']({ game, number: 1 }));
  valueOf(await ask['gm.putAway']({ game: duel, turn: 1 }));
  expect((await open()).battles).toMatchObject([{ begun: { game: duel } }]);
  expect((await open()).battles?.[0]?.begun?.stands).toBeUndefined();
  expect(codesOf(await ask['gm.settleBattle']({ game, number: 1, byRules: false }))).toEqual([
    'no-such-file',
  ]);
  expect(valueOf(await ask['gm.flyBattle']({ game, number: 1 })).game).toBe(duel);
  expect((await open()).battles?.[0]?.begun?.stands).toEqual({ turn: 1, owes: [] });
  valueOf(await ask['gm.settleBattle']({ game, number: 1, byRules: true }));
  expect((await open()).questions).toEqual([]);
  expect(valueOf(await ask['gm.runOn']({ game, overdue: false })).outcome).toBe('ran');
  desk.close();
});
