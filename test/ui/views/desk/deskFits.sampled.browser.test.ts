import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { seatId } from '#kernel/words/ids.ts';
import { button, deskApp, dialog } from '#test/support/desk/deskApp.ts';
import { usualDesk } from '#test/support/desk/fakeDesk.ts';
import { isClear } from '#test/support/page/everyScreen.ts';
import { sample } from '#test/support/sample.ts';

/* How much of the desk is in view at the sizes of windows that it is made for; what it has to say can be read, and lies over no button. */
const { sit } = deskApp();
const box = (element: Element): DOMRect => element.getBoundingClientRect();

test('at 1280 by 800 the whole policy is in view, its last field above the row that keeps it', async () => {
  await page.viewport(1280, 800);
  await sit({ watched: '/home/me/orders' }, 'policy');
  const last = page.getByLabelText('Copies kept (turns)');
  await expect.element(last).toBeInTheDocument();
  const main = page.getByRole('main', { name: 'Policy' }).element();
  expect(main.scrollHeight).toBe(main.clientHeight);
  expect(box(last.element()).bottom).toBeLessThanOrEqual(
    box(page.getByRole('button', { name: 'Save policy' }).element()).top,
  );
});

test('at 800 by 600 all tabs stand in one row, and of the policy all fields of the deadline are in view', async () => {
  await page.viewport(800, 600);
  await sit({ watched: '/home/me/orders' }, 'policy');
  const app = page.getByTestId('desk').element().closest<HTMLElement>('body > div');
  if (app !== null) app.style.height = '600px';
  await expect.element(page.getByLabelText('Reminder (hours before)')).toBeInTheDocument();
  const tabs = page.getByRole('navigation', { name: 'Desk' }).getByRole('button').elements();
  expect(new Set(tabs.map((tab) => box(tab).top)).size).toBe(1);
  const keep = page.getByRole('button', { name: 'Save policy' }).element();
  expect(box(keep).bottom).toBeLessThanOrEqual(600);
  expect(box(page.getByLabelText('Reminder (hours before)').element()).bottom).toBeLessThanOrEqual(
    box(keep).top,
  );
});

test.each([
  [1024, 768],
  [1366, 768],
])('at %s by %s notices lie over no field of the policy, nor over its buttons', async (width, height) => {
  await page.viewport(width, height);
  const { session } = await sit({ watched: '/home/me/orders' }, 'policy');
  page.getByTestId('desk').element().closest<HTMLElement>('body > div')!.style.height = `${height}px`;
  const save = page.getByRole('button', { name: 'Save policy' });
  await expect.element(save).toBeInTheDocument();
  session.toasts.show(
    'bad',
    'The policy was not changed',
    'Somebody changed it on another desk. Look at it again.',
  );
  session.toasts.show('bad', 'Orders were not taken in', 'The file is damaged. Ask for it again.');
  await expect.element(page.getByText('Close all 2 notices')).toBeVisible();
  const last = page.getByLabelText('Copies kept (turns)').element();
  const row = (): number => box(save.element().closest('.save')!).top;
  await expect.poll(row).toBeLessThanOrEqual(box(page.getByTestId('toasts').element()).top);
  for (let around: Element | null = last; around !== null; around = around.parentElement)
    around.scrollTop += 1_000;
  await expect.poll(() => box(last).bottom).toBeLessThanOrEqual(row());
  expect(box(save.element()).right).toBeLessThan(box(page.getByTestId('toasts').element()).left);
  session.toasts.closeAll();
});

describe.each(
  sample(
    [
      [1024, 768],
      [1366, 768],
      [1440, 900],
      [1920, 1080],
    ] as const,
    1,
  ),
)('at %s x %s', (width, height) => {
  async function fill(): Promise<void> {
    await page.viewport(width, height);
    page.getByTestId('desk').element().closest<HTMLElement>('body > div')!.style.height = `${height}px`;
    await expect.poll(() => innerWidth).toBe(width);
  }

  test('that a seat was changed on another desk is read beside its buttons', async () => {
    const { host } = await sit();
    await fill();
    const said =
      'The players of Annic Empire, or decisions about it, have changed since you looked, on another desk or by orders that arrived. Nothing was done: look again, then decide.';
    host.refused.set('gm.player', said);
    await button('Name and address…').click();
    await dialog().getByLabelText('Mail address').fill('anna@example.org');
    await dialog().getByRole('button', { name: 'Save changes' }).click();
    await expect.element(page.getByText(said)).toBeVisible();
    await isClear('over the dialog');
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await isClear('over the desk');
  });

  test('who waits for results is read in whole', async () => {
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
    await fill();
    await expect.element(page.getByTestId('publish')).toBeVisible();
    await isClear('those who wait');
  });
});
