import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type AtDesk, deskApp } from '#test/support/desk/deskApp.ts';
import type { Out } from '#contract/calls.ts';

/* The game on the desk is verified: told turn after turn, called off, and not mixed up with another. */
const { sit } = deskApp();
let at: AtDesk;

const button = (name: string) => page.getByRole('button', { name, exact: true });
const said = () => page.getByTestId('verified');
const turn = (number: number): Out<'gm.verify'>['turns'][number] => ({
  turn: number,
  ok: true,
  said: `Turn ${number} is the same.`,
  steps: 60,
  rolls: 100 * number,
});
const push = (of: string, number: number): void => at.host.push('gm.turnVerified', { of, row: turn(number) });

/** Verifying has begun, and goes on until the host is let go. */
async function verifying(): Promise<() => void> {
  at = await sit({}, 'fairness');
  const release = at.host.hold('gm.verify');
  await button('Verify the whole game').click();
  await expect.element(said()).toHaveTextContent('Running every turn again: 0 turns done.');
  return release;
}

test('turns are told as the host goes, those of this game alone', async () => {
  const release = await verifying();
  push('dk1', 1);
  push('another', 2);
  await expect.element(said()).toHaveTextContent('Running every turn again: 1 turn done.');
  await expect.element(page.getByRole('row', { name: '1 Turn 1 is the same. 60 100' })).toBeVisible();
  await expect.element(said()).not.toHaveClass(/good|bad/);
  expect(button('Verify the whole game').elements()).toEqual([]);
  at.host.answers['gm.verify'] = { ok: true, said: 'All is well.', turns: [turn(1), turn(2)] };
  release();
  await expect.element(said()).toHaveClass(/good/);
  await expect.element(said()).toHaveTextContent('All is well.');
  await expect.element(page.getByRole('row', { name: '2 Turn 2 is the same. 60 200' })).toBeVisible();
  expect(button('Stop').elements()).toEqual([]);
});

test('it is stopped, which is neither well nor wrong, and begun again from the start', async () => {
  const release = await verifying();
  push('dk1', 1);
  await button('Stop').click();
  await expect.poll(() => at.host.asked.at(-1)).toEqual(['gm.stopVerify', { of: 'dk1' }]);
  at.host.answers['gm.verify'] = {
    ok: false,
    stopped: true,
    said: 'Stopped before turn 2.',
    turns: [turn(1)],
  };
  release();
  await expect.element(said()).toHaveTextContent('Stopped before turn 2.');
  await expect.element(said()).not.toHaveClass(/good|bad/);
  await expect.element(page.getByRole('row', { name: '1 Turn 1 is the same. 60 100' })).toBeVisible();
  at.host.answers['gm.verify'] = { ok: true, said: 'All is well.', turns: [] };
  await button('Verify the whole game').click();
  await expect.element(said()).toHaveTextContent('All is well.');
  expect(at.host.asked.map(([name]) => name)).toEqual(['gm.verify', 'gm.stopVerify', 'gm.verify']);
});

test('a refusal is told, and nothing stands there as verified', async () => {
  const release = await verifying();
  at.host.refused.set('gm.verify', 'The game is damaged.');
  release();
  await expect.element(page.getByText('The game cannot be verified')).toBeVisible();
  await expect.element(said()).not.toBeInTheDocument();
  await expect.element(button('Verify the whole game')).toBeEnabled();
});

test('a game that is put aside for another is not verified on, and nothing of it is told of the other', async () => {
  const release = await verifying();
  push('dk1', 1);
  at.host.desk = { ...at.host.desk, game: 'dk2' };
  await at.desk.open('dk2');
  at.desk.tab = 'fairness';
  await expect.poll(() => at.host.asked.at(-1)).toEqual(['gm.stopVerify', { of: 'dk1' }]);
  at.host.answers['gm.verify'] = { ok: false, said: 'Of the first game.', turns: [turn(1)] };
  release();
  await expect.element(button('Verify the whole game')).toBeEnabled();
  await expect.element(said()).not.toBeInTheDocument();
  expect(at.desk.proof.rows).toEqual([]);
});
