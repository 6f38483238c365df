import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { gameMaster } from '#kernel/words/ids.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { rulesetById } from '#rulesets/all.ts';
import { fakeDesk } from '#test/support/desk/fakeDesk.ts';
import { button, deskApp } from '#test/support/desk/deskApp.ts';
import { pearlState } from '#test/support/page/openedPearls.ts';
import { pearlDivers } from '#test/rulesets/pearl-divers/game/ruleset.ts';

/* Battles for which a run waits, on the desk: who fights whom, how the game of each stands, and every way to go on. */
const { sitAt } = deskApp();
const rules = ((id: string) =>
  id === 'pearl-divers' ? pearlDivers : rulesetById(id)) as unknown as typeof rulesetById;
const { charts: _, ...sea } = pearlState;

const question = {
  ...{ number: 1, spot: {}, said: phrase('Where does it storm?'), facts: [], cite: 'PD 10' },
  ...{ kinds: ['storm'], least: 1, most: 1 },
};
const fought = { title: 'A storm', rules: 'Federation Commander', sides: ['North', 'South'] };

/** A desk whose run waits for a battle, and what it is shown of that battle from then on. */
async function waitingFor(battle: object) {
  const host = fakeDesk({ ruleset: 'Pearl Divers', rules: 'pearl-divers', turn: 1, waits: true });
  host.answers['gm.world'] = {
    ...{ turn: 1, ruleset: 'pearl-divers', mark: 'a'.repeat(64), questions: [question] },
    marks: { turn: 1, run: 'a'.repeat(64), settings: 'b'.repeat(64) },
    view: pearlDivers.codecs.view.make(pearlDivers.view(sea, gameMaster, [])),
    plan: JSON.parse(JSON.stringify(emptyPlan())) as unknown,
  } as never;
  const shows = (shown: object): void => {
    host.answers['gm.asked'] = {
      open: {
        ...{ turn: 1, since: '2026-11-21T18:30:00Z', seats: [] },
        questions: [{ ...question, to: gameMaster, said: 'Where does it storm?', offers: [] }],
        battles: [{ number: 1, leaves: true, ...shown }],
      },
    } as never;
  };
  shows(battle);
  const at = await sitAt(host, 'dk1', rules);
  await button('Preview turn 1').click();
  const asked = (name: string): unknown => at.host.asked.filter(([one]) => one === name).at(-1)?.[1];
  return { at, shows, asked, shown: page.getByTestId('desk-battle') };
}

test('a battle is flown as a game on the desk, says for whom it waits, and its outcome is seen before it counts', async () => {
  const { at, shows, asked, shown } = await waitingFor({ fought });
  await expect
    .element(shown)
    .toMatchTextContent('North against South, by the rules of Federation Commander.');
  expect(shown.getByRole('button', { name: 'Use its outcome' }).elements()).toEqual([]);
  at.host.answers['gm.flyBattle'] = { game: 'b1c' };
  shows({ fought, begun: { game: 'b1c', stands: { turn: 2, owes: ['North', 'South'] } } });
  await shown.getByRole('button', { name: 'Fly this battle' }).click();
  await expect.poll(() => asked('gm.flyBattle')).toEqual({ game: 'dk1', number: 1 });
  await expect.element(page.getByText('The battle has begun as game b1c')).toBeVisible();
  await expect
    .element(shown)
    .toMatchTextContent('Game b1c fights it, and is at turn 2. It waits for North and South.');
  expect(shown.getByRole('button', { name: /Fly this battle|Use its outcome/ }).elements()).toEqual([]);
  await expect.element(shown.getByRole('button', { name: 'Open game b1c' })).toBeEnabled();
  shows({
    fought,
    begun: { game: 'b1c', stands: { turn: 4, owes: [], outcome: 'two units destroyed' } },
  });
  at.becomes({});
  await expect.element(shown).toMatchTextContent('Game b1c is decided. Its outcome: two units destroyed.');
  await shown.getByRole('button', { name: 'Use its outcome' }).click();
  await expect.poll(() => asked('gm.settleBattle')).toEqual({ game: 'dk1', number: 1, byRules: false });
});

test('a battle that no game can fight says why and is left to the rules; one whose game is gone can be flown again', async () => {
  const { shows, at, asked, shown } = await waitingFor({ why: 'Three sides meet.' });
  await expect.element(shown).toMatchTextContent('No other game can fight this battle. Three sides meet.');
  expect(shown.getByRole('button', { name: 'Fly this battle' }).elements()).toEqual([]);
  await shown.getByRole('button', { name: 'Leave it to the rules' }).click();
  await expect.poll(() => asked('gm.settleBattle')).toEqual({ game: 'dk1', number: 1, byRules: true });
  shows({ fought, leaves: false, begun: { game: 'b1c' } });
  at.becomes({});
  await expect.element(shown).toMatchTextContent('Game b1c fights it, but is not on this desk.');
  await expect.element(shown.getByRole('button', { name: 'Fly this battle' })).toBeEnabled();
  expect(shown.getByRole('button', { name: /Leave|Open/ }).elements()).toEqual([]);
});

test('a game that fights a battle leads to the game that waits for it, and says who has won', async () => {
  const pearls = { ruleset: 'Pearl Divers', rules: 'pearl-divers', turn: 1 };
  const fights = { game: 'gw9', turn: 3, waits: true };
  const at = await sitAt(fakeDesk({ ...pearls, fights }), 'dk1', rules);
  await button('Preview turn 1').click();
  const shown = page.getByTestId('desk-decided');
  await expect
    .element(shown)
    .toMatchTextContent('fights a battle of game gw9, whose turn 3 waits for its outcome');
  at.becomes({ fights, decided: { winner: 'North' } });
  await expect.element(shown).toMatchTextContent('The battle is decided. The winner: North.');
  await expect.element(shown).toMatchTextContent('Turn 3 of game gw9 waits for its outcome: use it there.');
  at.becomes({ fights: { game: 'gw9', turn: 3 }, decided: {} });
  await expect.element(shown).toMatchTextContent('Nobody has won.');
  await expect.element(shown).toMatchTextContent('which is not on this desk');
  expect(shown.getByRole('button').elements()).toEqual([]);
  at.becomes({ fights, decided: {} });
  await shown.getByRole('button', { name: 'Open game gw9' }).click();
  await expect.poll(() => at.session.deskGame).toBe('gw9');
});
