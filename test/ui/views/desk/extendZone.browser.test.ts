import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { deskApp } from '#test/support/desk/deskApp.ts';
import { usualDesk } from '#test/support/desk/fakeDesk.ts';

/* The field of a moment goes by the clocks of the machine, which in these tests are those of Chatham: 13:45 ahead of UTC in summer, 12:45 in winter. */
const { sit } = deskApp();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = () => page.getByRole('dialog').getByLabelText('Due on');

for (const { season, due, shown, typed, sent } of [
  {
    season: 'summer',
    due: '2099-01-01T22:15:00.000Z',
    shown: '2099-01-02T12:00',
    typed: '2099-01-05T00:30',
    sent: '2099-01-04T10:45:00.000Z',
  },
  {
    season: 'winter',
    due: '2099-07-01T23:15:00.000Z',
    shown: '2099-07-02T12:00',
    typed: '2099-07-05T00:30',
    sent: '2099-07-04T11:45:00.000Z',
  },
]) {
  test(`in ${season} a turn is extended from and to moments by these clocks, and the desk is told UTC`, async () => {
    const { host } = await sit({ clock: { ...usualDesk.clock, due, said: 'Friday' } }, 'policy');
    await button('Extend this turn…').click();
    await expect.element(page.getByText(/by the clock of this computer \(Pacific\/Chatham\)/)).toBeVisible();
    await expect.element(field()).toHaveValue(shown);
    await field().fill(typed);
    await page
      .getByRole('dialog')
      .getByRole('textbox', { name: /^Reason/ })
      .fill('The mail is down');
    await button('Extend').click();
    await expect
      .poll(() => host.asked.at(-1))
      .toEqual(['gm.extend', { game: 'dk1', at: sent, reason: 'The mail is down' }]);
  });
}
