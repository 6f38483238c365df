import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { seatId } from '#kernel/ids.ts';
import { button, deskApp, dialog } from '#test/support/desk/deskApp.ts';
import { usualDesk } from '#test/support/desk/fakeDesk.ts';
import { isClear } from '#test/support/page/everyScreen.ts';

/* What the desk has to say, in the windows that people have: it can be read, and lies over no button. */
const { sit } = deskApp();
const sizes = [
  [1024, 768],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const;

async function inWindow(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  page.getByTestId('desk').element().closest<HTMLElement>('body > div')!.style.height = `${height}px`;
  await expect.poll(() => innerWidth).toBe(width);
}

test.each(sizes)(
  'that a seat was changed on another desk is read beside its buttons at %s x %s',
  async (width, height) => {
    const { host } = await sit();
    await inWindow(width, height);
    const said =
      'The players of Annic Empire, or what is decided about it, were changed since you looked, on another desk or by orders that came in. Nothing was done: look again, then decide.';
    host.refused.set('gm.player', said);
    await button('Name and address…').click();
    await dialog().getByLabelText('Mail address').fill('anna@example.org');
    await dialog().getByRole('button', { name: 'Save changes' }).click();
    await expect.element(page.getByText(said)).toBeVisible();
    await isClear('over the dialog');
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await isClear('over the desk');
  },
);

test.each(sizes)('who waits for results is read in whole at %s x %s', async (width, height) => {
  const [ann] = usualDesk.seats;
  const names = [
    'Lyran Democratic Republic',
    'Inter-Stellar Concordium',
    'Tholian Holdfast',
    'Gorn Confederation',
  ];
  const seats = names.map((name, at) => ({ ...ann!, seat: seatId(`s${at}`), name }));
  const all = seats.map(({ seat }) => seat);
  await sit({ seats, unpublished: all, queued: all.slice(1), mailed: false }, 'preview');
  await inWindow(width, height);
  await expect.element(page.getByTestId('publish')).toBeVisible();
  await isClear('those who wait');
});
