import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { rulesetById } from '#rulesets/all.ts';
import { fakeHost, fakeKey } from '#test/support/fakeHost.ts';
import App from '#ui/App.svelte';
import { commands } from '#ui/views/features.ts';
import { Session } from '#ui/state/session/session.svelte.ts';

/* When orders are due. The clocks of these tests are those of Chatham: 13:45 ahead of UTC in December. */
afterEach(() => void vi.useRealTimers());
const due = { at: '2026-12-06T06:15:00.000Z', zone: 'Europe/Berlin', said: '2026-11-29T08:00:00.000Z' };
const whole = 'due in 2 days, Sunday 6 December 20:00 your time';
const minute = 60_000;
/** A minute passes, and it is now. */
const minuteTo = async (now: string): Promise<void> => {
  vi.setSystemTime(Date.parse(now) - minute);
  await vi.advanceTimersByTimeAsync(minute);
};

async function start(now: string, told: typeof due | 'none' = due) {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.parse(now) });
  const host = fakeHost(told === 'none' ? {} : { due: told });
  const session = new Session(host, rulesetById);
  await render(App, { props: { session } });
  await session.start();
  return { host, session };
}
const card = () => page.getByRole('region', { name: 'Your games' }).getByRole('listitem').getByTestId('due');

test('the start menu says of a game when its orders are due, by the clock of this machine', async () => {
  await start('2026-12-04T06:15:00.000Z');
  await expect.element(card()).toHaveTextContent(whole);
  await expect.element(page.getByTestId('continue').getByTestId('due')).toHaveTextContent(whole);
});

test('the line follows the clock, and says when the moment is past', async () => {
  await start('2026-12-06T05:10:00.000Z');
  await expect.element(card()).toHaveTextContent('due in 65 minutes, Sunday 6 December 20:00 your time');
  await minuteTo('2026-12-06T06:10:00.000Z');
  await expect.element(card()).toHaveTextContent('due in 5 minutes, Sunday 6 December 20:00 your time');
  await expect.element(card()).not.toHaveClass('warn');
  await minuteTo('2026-12-06T06:20:00.000Z');
  await expect.element(card()).toHaveTextContent('was due 5 minutes ago, Sunday 6 December 20:00 your time');
  await expect.element(card()).toHaveClass('warn');
});

test('a moment of another year bears its year', async () => {
  await start('2026-12-04T06:15:00.000Z', { ...due, at: '2027-02-07T06:15:00.000Z' });
  await expect.element(card()).toHaveTextContent('due in 65 days, Sunday 7 February 2027 20:00 your time');
});

test('without a deadline nothing is said, and nothing can be put into a calendar', async () => {
  const { session } = await start('2026-12-04T06:15:00.000Z', 'none');
  await session.openTurn(fakeKey);
  await expect.element(page.getByTestId('turn-number')).toBeVisible();
  expect(page.getByTestId('due').elements()).toEqual([]);
  expect(commands.find(({ id }) => id === 'turn.calendar')!.possible!(session)).toBe(false);
});

test('the bar and the messages of the open turn say it, and a button hands over the file for a calendar', async () => {
  const { host, session } = await start('2026-12-04T06:15:00.000Z');
  await session.openTurn(fakeKey, 'messages');
  const bar = page.getByTestId('turn-number').getByTestId('due');
  await expect.element(bar).toHaveTextContent('due in 2 days');
  await expect.element(bar).toHaveAttribute('title', `Orders: ${whole}`);
  const notice = page.getByTestId('messages').getByRole('note').filter({ hasText: 'Orders:' });
  await expect
    .element(notice)
    .toHaveTextContent(`Orders: ${whole}. The game master may still change that. Add to calendar`);
  await notice.getByRole('button', { name: 'Add to calendar' }).click();
  await expect.poll(() => host.offered.map(({ name }) => name)).toEqual(['tstN01-due.ics']);
  session.screen = 'game';
  await page.getByRole('button', { name: /^Add Deadline to Calendar/ }).click();
  await expect.poll(() => host.offered.length).toBe(2);
});
