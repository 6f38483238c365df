import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, deskApp, dialog } from '#test/support/desk/deskApp.ts';
import { type FakeDesk, fakeDesk } from '#test/support/desk/fakeDesk.ts';
import { choiceOf } from '#main/services/choices.ts';
import { good } from '#kernel/words/result.ts';
import { rulesetById } from '#rulesets/all.ts';

/* The form by which somebody signs up, from the start-up menu to the file. */
const { sitAt } = deskApp();
beforeEach(() => localStorage.removeItem('sealed-orders-drafts'));

async function opened() {
  const fake = fakeDesk();
  const client = {
    ...fake.client,
    'practice.choices': async () =>
      good(['galactic-empires', 'star-fleet-warlord'].map((id) => choiceOf(rulesetById(id)!))),
  };
  const host = { ...fake, client } as FakeDesk;
  const { session } = await sitAt(host);
  await session.leave();
  await button('Sign up…').click();
  await expect.element(dialog().getByRole('radio', { name: /Galactic Empires/ })).toBeChecked();
  return { host, session };
}
const field = (label: RegExp | string) => dialog().getByLabelText(label);
const chosen = () =>
  dialog()
    .getByRole('list', { name: /chosen, in this order$/ })
    .getByRole('listitem')
    .elements()
    .map((line) => line.querySelector('.name')?.textContent ?? line.textContent.trim());

test('a form is filled in from the start-up menu, with sides in their order, and saved as a file', async () => {
  const { host } = await opened();
  await button('Save the form').click();
  // Who it is for is not filled in yet.
  expect(host.signedUp).toEqual([]);
  await field('Your name, as other players see it').fill(' Ann ');
  await field('Your mail address').fill('ann@example.org');
  expect(chosen()).toEqual(['Nothing is chosen yet.']);
  await button('Klingon Empire').click();
  await button('Romulan Star Empire').click();
  await button('Romulan Star Empire earlier').click();
  expect(chosen()).toEqual(['Romulan Star Empire', 'Klingon Empire']);
  await button('Save the form').click();
  await expect.element(dialog().getByText(/^Ann\.signup is saved\./)).toBeVisible();
  expect(host.signedUp).toEqual([
    {
      ruleset: 'galactic-empires',
      player: 'Ann',
      address: 'ann@example.org',
      sides: ['romulan-star-empire', 'klingon-empire'],
    },
  ]);
  expect(host.offered.map(({ name }) => name)).toEqual(['Ann.signup']);
  // What is filled in otherwise is not what was saved.
  await button('Take out Klingon Empire').click();
  await expect.element(dialog().getByText(/is saved\./)).not.toBeInTheDocument();
});

test('another game has other sides, and none are chosen of it', async () => {
  await opened();
  await button('Klingon Empire').click();
  await dialog()
    .getByRole('radio', { name: /Star Fleet Warlord/ })
    .click({ force: true });
  expect(chosen()).toEqual(['Nothing is chosen yet.']);
  await expect
    .element(dialog().getByText(/^Corporations that you would play, the best first$/))
    .toBeVisible();
});

test('what was filled in is there again after Escape', async () => {
  await opened();
  await field('Your mail address').fill('ann@example.org');
  await button('Klingon Empire').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await button('Sign up…').click();
  await expect.element(field('Your mail address')).toHaveValue('ann@example.org');
  expect(chosen()).toEqual(['Klingon Empire']);
  await expect.element(page.getByText('What you filled in earlier is still here.')).toBeVisible();
});
