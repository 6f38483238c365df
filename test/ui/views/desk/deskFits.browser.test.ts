import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { deskApp } from '#test/support/desk/deskApp.ts';

/* How much of the desk is in view at the sizes of windows that it is made for. */
const { sit } = deskApp();
const box = (element: Element): DOMRect => element.getBoundingClientRect();

test('at 1280 by 800 the whole policy is in view, its last field above the row that keeps it', async () => {
  await page.viewport(1280, 800);
  await sit({ watched: '/home/me/orders' }, 'policy');
  const last = page.getByLabelText('Copies kept, in turns');
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
  await expect.element(page.getByLabelText('Reminders, hours before')).toBeInTheDocument();
  const tabs = page.getByRole('navigation', { name: 'Desk' }).getByRole('button').elements();
  expect(new Set(tabs.map((tab) => box(tab).top)).size).toBe(1);
  const keep = page.getByRole('button', { name: 'Save policy' }).element();
  expect(box(keep).bottom).toBeLessThanOrEqual(600);
  expect(box(page.getByLabelText('Reminders, hours before').element()).bottom).toBeLessThanOrEqual(
    box(keep).top,
  );
});
