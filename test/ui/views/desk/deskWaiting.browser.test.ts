import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { received } from '#test/support/desk/fakeDesk.ts';
import { type AtDesk, because, button, deskApp, dialog } from '#test/support/desk/deskApp.ts';

/* Orders that wait for somebody, in the roll call of the game master's desk: late ones for a decision, sealed ones for the keyholder's key. */
const { sit } = deskApp();
let at: AtDesk;

const files = () => page.getByRole('table', { name: 'Files received' });
const asked = (): unknown => at.host.asked.at(-1);

describe('orders', () => {
  test('that came late are taken or declined', async () => {
    at = await sit({ received: [received(5, 'dee', { standing: 'waits', counts: false, late: true })] });
    const late = page.getByRole('region', { name: 'Late orders' });
    await expect
      .element(late.getByText('Deeic Hive sent orders too late (dee-5.orders). Should they count?'))
      .toBeVisible();
    await late.getByRole('button', { name: 'Accept' }).click();
    await dialog().getByRole('button', { name: 'Accept' }).click();
    await expect.poll(asked).toEqual(['gm.late', { game: 'dk1', number: 5, was: 'waits', take: true }]);
    await expect.element(dialog()).not.toBeInTheDocument();
    await late.getByRole('button', { name: 'Decline' }).click();
    await because('Decline', 'Two days');
    expect(asked()).toEqual([
      'gm.late',
      { game: 'dk1', number: 5, was: 'waits', take: false, reason: 'Two days' },
    ]);
  });

  test('that came late and are sealed are taken or declined before anybody opens them', async () => {
    at = await sit({
      received: [received(5, 'dee', { verdict: 'sealed', standing: 'waits', counts: false, late: true })],
    });
    await expect.element(files().getByRole('row', { name: /dee-5\.orders.*Late, waits/ })).toBeVisible();
    expect(button('Open…').elements()).toEqual([]);
    await page.getByRole('region', { name: 'Late orders' }).getByRole('button', { name: 'Accept' }).click();
    await dialog().getByRole('button', { name: 'Accept' }).click();
    await expect.poll(asked).toEqual(['gm.late', { game: 'dk1', number: 5, was: 'waits', take: true }]);
    at.becomes({ received: [received(5, 'dee', { verdict: 'sealed', counts: false, late: true })] });
    await expect.element(button('Open…')).toBeVisible();
    at.becomes({
      received: [received(5, 'dee', { verdict: 'sealed', standing: 'declined', counts: false, late: true })],
    });
    await expect.element(files().getByRole('row', { name: /dee-5\.orders.*Declined/ })).toBeVisible();
    expect(button('Open…').elements()).toEqual([]);
  });

  test('that are sealed to a keyholder are opened with the key of the turn; a wrong one is refused over the dialog', async () => {
    at = await sit();
    const [ann, ...others] = at.host.desk.seats;
    at.becomes({
      seats: [{ ...ann!, orders: 'sealed' }, ...others],
      received: [received(1, 'ann', { verdict: 'sealed', counts: false })],
    });
    await button('Open…').click();
    at.host.refused.set('gm.unseal', 'This is the key of another turn.');
    await dialog().getByRole('textbox').fill(' wrong ');
    await dialog().getByRole('button', { name: 'Open' }).click();
    // What went wrong is shown and closed over the dialog, not behind it.
    const said = dialog().getByText('This is the key of another turn.');
    await expect.element(said).toBeVisible();
    const { left, top } = said.element().getBoundingClientRect();
    expect(document.elementFromPoint(left + 2, top + 2)).toBe(said.element());
    await dialog().getByTestId('toasts').getByRole('button', { name: 'Close' }).click();
    await expect.element(said).not.toBeInTheDocument();
    at.host.refused.clear();
    await because('Open', 'key');
    expect(at.host.asked).toEqual([
      ['gm.unseal', { game: 'dk1', key: 'wrong' }],
      ['gm.unseal', { game: 'dk1', key: 'key' }],
    ]);
    await expect.element(page.getByTestId('toasts').getByText('The orders are open')).toBeVisible();
  });
});
