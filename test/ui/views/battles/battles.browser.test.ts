import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openDice } from '#kernel/dice/streams.ts';
import { bad, good } from '#kernel/words/result.ts';
import { unreadable } from '#contract/refusals/battles.ts';
import { federationCommander } from '#rulesets/federation-commander/ruleset.ts';
import { fakeKey, type FakeHostOptions } from '#test/support/fakeHost.ts';
import { created } from '#test/support/kits/created.ts';
import { openedApp } from '#test/support/openedApp.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';

/* Battles for which the turn of a practice game waits, and the way back from one. */

const made = created(federationCommander as never, { scenario: 'duel' }, openDice('a duel'));
if (!made.ok) throw new Error(JSON.stringify(made.fault));
const game: FakeHostOptions['game'] = {
  ruleset: federationCommander as never,
  seat: 'klingon',
  state: made.value,
};
const [one, other] = ['a', 'b'].map((sign) => sign.repeat(64)) as [string, string];
const key = { ...fakeKey, seat: 'klingon' };
const campaign = { game: 'p0c', seat: 'gorn', turn: 3 };

let session: Session;
let calls: unknown[];
/** Notes what the page asks of its host, and answers so. */
const noted = (answer: unknown): void => {
  calls = [];
  for (const name of ['practice.fly', 'practice.settle'] as const)
    session.bridge.client[name as never] = (async (input: object) => {
      calls.push([name, input]);
      return answer;
    }) as never;
};
beforeEach(() => void (calls = []));

describe('a turn that waits for a battle of others at the table', () => {
  openedApp((opened) => void (session = opened), { game, practice: true, battles: { others: true } });

  test('says so, and offers nothing', async () => {
    const notice = page.getByTestId('battle-of-others');
    await expect.element(notice).toMatchTextContent(/once they have flown it, or left it to the rules/);
    expect(notice.getByRole('button').elements()).toEqual([]);
    expect(page.getByTestId('battle-waits').elements()).toEqual([]);
  });
});

describe('a turn that waits for two battles', () => {
  openedApp((opened) => void (session = opened), {
    game,
    practice: true,
    battles: {
      waiting: [
        { battle: one, said: 'Gorns and Klingons meet in 0504.', decided: false },
        {
          battle: other,
          said: 'Gorns and Klingons meet in 0505.',
          decided: true,
          flown: { ...key, game: 'p0d' },
        },
      ],
    },
  });
  const notice = (nth: number) => page.getByTestId('battle-waits').nth(nth);

  test('one is flown by one click, or left to the rules by one', async () => {
    noted(good({ key }));
    await expect.element(notice(0).getByText('The turn waits for a battle.')).toBeVisible();
    await expect.element(notice(0).getByText(/0504/)).toBeVisible();
    await notice(0).getByRole('button', { name: 'Fly this battle' }).click();
    await expect.poll(() => calls).toEqual([['practice.fly', { key, battle: one }]]);
    await notice(0).getByRole('button', { name: 'Leave it to the rules' }).click();
    await expect.poll(() => calls[1]).toEqual(['practice.settle', { key, battle: one, byRules: true }]);
  });

  test('the outcome of the other is used by one click', async () => {
    noted(good({ key }));
    await expect.element(notice(1).getByText('A battle is decided.')).toBeVisible();
    await notice(1).getByRole('button', { name: 'Use its outcome' }).click();
    await expect.poll(() => calls).toEqual([['practice.settle', { key, battle: other }]]);
  });

  test('what is refused is said, and the turn stays open', async () => {
    noted(bad([unreadable('battle-settled')]));
    await notice(0).getByRole('button', { name: 'Fly this battle' }).click();
    await expect.element(page.getByText('The battle was not begun')).toBeVisible();
    expect(session.turn?.key).toEqual(key);
  });
});

describe('a game that fights a battle of another', () => {
  const ofDecided = (decided: boolean): FakeHostOptions => ({
    game,
    practice: true,
    battles: { waiting: [], home: { key: campaign, battle: one, decided } },
  });
  const notice = page.getByTestId('battle-of');

  describe('says whose it is', () => {
    openedApp((opened) => void (session = opened), ofDecided(false));
    test('as long as it is not decided', async () => {
      await expect.element(notice.getByText('A battle of game p0c, turn 3.')).toBeVisible();
      await expect.element(notice.getByRole('button', { name: 'Look at game p0c' })).toBeVisible();
    });
  });

  describe('leads back with its outcome', () => {
    openedApp((opened) => void (session = opened), ofDecided(true));
    test('once it is decided, by one click', async () => {
      noted(good({ key }));
      await notice.getByRole('button', { name: 'Use its outcome in game p0c' }).click();
      await expect.poll(() => calls).toEqual([['practice.settle', { key: campaign, battle: one }]]);
    });
  });
});
