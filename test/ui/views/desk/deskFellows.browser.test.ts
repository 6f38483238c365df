import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { button, deskApp, dialog } from '#test/support/desk/deskApp.ts';

/* Several players of one seat, on its card in the roll call. */
const { sit } = deskApp();
const scopes = [
  { scope: 'sailing', label: 'The boat' },
  { scope: 'diving', label: 'Divers and buoys' },
];
const kim = {
  number: 2,
  player: 'Kim',
  address: 'kim@example.org',
  since: 4,
  scopes: ['diving'],
  orders: 'none',
} as const;

test('a further player is added with the parts that are ticked; then their part is changed, and taken back', async () => {
  const at = await sit();
  const seats = (more: object) =>
    at.host.desk.seats.map((row) => (row.seat === 'ann' ? { ...row, ...more } : row));
  const asked = () => at.host.asked.filter(([name]) => name === 'gm.fellow').map(([, of]) => of);
  // Where the rules divide nothing, nobody is offered to.
  await expect.element(page.getByRole('complementary')).toBeVisible();
  expect(button('Another player…').elements()).toEqual([]);
  at.becomes({ seats: seats({ scopes }) });
  await button('Another player…').click();
  await dialog().getByLabelText('Name', { exact: true }).fill(' Kim ');
  await expect.element(dialog().getByRole('button', { name: 'Add player' })).toBeDisabled();
  await dialog().getByRole('checkbox', { name: 'Divers and buoys' }).click();
  await dialog().getByRole('button', { name: 'Add player' }).click();
  const at1 = { game: 'dk1', seat: 'ann' };
  await expect.poll(asked).toEqual([{ ...at1, fellow: { player: 'Kim', address: '', scopes: ['diving'] } }]);
  await expect.element(dialog()).not.toBeInTheDocument();

  at.becomes({ seats: seats({ scopes, fellows: [kim], own: 'final' }) });
  const side = page.getByRole('complementary');
  await expect.element(side.getByText('Divers and buoys: no orders')).toBeVisible();
  await expect.element(side.getByText('Own orders')).toBeVisible();
  // Somebody else cannot be given what Kim holds.
  await button('Another player…').click();
  await expect
    .element(dialog().getByRole('checkbox', { name: /Divers and buoys.*held by Kim/ }))
    .toBeDisabled();
  await dialog().getByLabelText('Mail address').fill('lou@example.org');
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await button('Another player…').click();
  await expect.element(page.getByText('What you filled in earlier is still here.')).toBeVisible();
  await expect.element(dialog().getByLabelText('Mail address')).toHaveValue('lou@example.org');
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await side.getByRole('button', { name: 'Kim' }).click();
  await dialog().getByRole('checkbox', { name: 'The boat' }).click();
  await dialog().getByRole('button', { name: 'Save changes' }).click();
  // Only what was changed: name and address stay whatever they are by now.
  const changed = { scopes: ['diving', 'sailing'] };
  await expect.poll(() => asked().at(-1)).toEqual({ ...at1, number: 2, fellow: changed });
  await expect.element(dialog()).not.toBeInTheDocument();
  await side.getByRole('button', { name: 'Kim' }).click();
  await dialog().getByRole('button', { name: 'Take the part back' }).click();
  await expect.poll(() => asked().at(-1)).toEqual({ ...at1, number: 2 });
});
