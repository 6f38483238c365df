import { page } from 'vitest/browser';
import { beforeEach, expect, test } from 'vitest';
import { button, deskApp, dialog } from '#test/support/desk/deskApp.ts';
import { fakeDesk } from '#test/support/desk/fakeDesk.ts';
import { unreadable } from '#test/support/problems.ts';
import { choiceOf } from '#main/services/choices.ts';
import { rulesetById } from '#rulesets/all.ts';

/* Those who signed up, in the dialog of a new game. */
const { sitAt } = deskApp();
beforeEach(() => localStorage.removeItem('sealed-orders-drafts'));

const ann = { player: 'Ann, of York', address: 'ann@example.org' };

async function opened() {
  const host = fakeDesk();
  host.answers['gm.choices'] = ['galactic-empires', 'star-fleet-warlord'].map((id) =>
    choiceOf(rulesetById(id)!),
  );
  host.answers['gm.takeForms'] = { waiting: [], said: [], refused: [] };
  const at = await sitAt(host);
  await button('New game').click();
  await expect.element(dialog().getByText('Nobody has signed up.')).toBeVisible();
  return { ...at, host };
}
const roster = () => dialog().getByLabelText('Players, one per line');

test('forms are added, and each that cannot be used is told; nothing is dealt before somebody has signed up', async () => {
  const { host } = await opened();
  expect(dialog().getByRole('button', { name: 'Deal sides' }).elements()).toEqual([]);
  host.chooses = [{ name: 'ann.signup', base64: 'QUJD' }];
  host.answers['gm.takeForms'] = {
    waiting: [ann],
    said: ['ann.signup: ann2.signup is a later form of Ann, and counts.'],
    refused: [{ name: 'bob.signup', problems: [unreadable('truncated', 'This file is cut short.')] }],
  };
  await button('Add sign-up forms…').click();
  await expect.element(dialog().getByText('1 player signed up: Ann, of York.')).toBeVisible();
  await expect.element(dialog().getByText('bob.signup: This file is cut short.')).toBeVisible();
  await expect.element(dialog().getByText(/is a later form of Ann/)).toBeVisible();
  expect(host.choosing).toEqual([['.signup', '.eml', '.mbox', '.zip']]);
  await expect.element(button('Deal sides')).toBeVisible();
});

test('dealt sides fill the list of players, which can be changed by hand, and the game is begun with it', async () => {
  const { host } = await opened();
  host.answers['gm.takeForms'] = { waiting: [ann], said: [], refused: [] };
  host.chooses = [{ name: 'ann.signup', base64: 'QUJD' }];
  await button('Add sign-up forms…').click();
  await roster().fill('Romulan = Eve, eve@example.org');
  await dialog().getByLabelText('Order of choice').selectOptions('by dice');
  await dialog().getByLabelText('Seed for the dice').fill(' lotto ');
  host.answers['gm.deal'] = {
    players: [
      { seat: 'klingon-empire', ...ann },
      { seat: 'romulan-star-empire', player: 'Eve', address: 'eve@example.org' },
    ],
    said: 'Sides were dealt to 1 player who signed up, by dice from «lotto».',
  };
  await button('Deal sides').click();
  await expect.element(dialog().getByText(/^Sides were dealt to 1 player/)).toBeVisible();
  await expect
    .element(roster())
    .toHaveValue(
      'Klingon Empire = Ann of York <ann@example.org>\nRomulan Star Empire = Eve <eve@example.org>',
    );
  const [, dealt] = host.asked.find(([name]) => name === 'gm.deal') ?? [];
  expect(dealt).toMatchObject({
    by: 'dice',
    words: 'lotto',
    game: { ruleset: 'galactic-empires', players: [{ seat: 'romulan-star-empire', player: 'Eve' }] },
  });
  host.answers['gm.begin'] = { game: 'dk1' };
  await button('Begin the game').click();
  await expect.poll(() => host.asked.some(([name]) => name === 'gm.begin')).toBe(true);
  const [, begun] = host.asked.find(([name]) => name === 'gm.begin') ?? [];
  expect(begun).toMatchObject({
    dealt: 'Sides were dealt to 1 player who signed up, by dice from «lotto».',
    players: [
      { seat: 'klingon-empire', player: 'Ann of York', address: 'ann@example.org' },
      { seat: 'romulan-star-empire', player: 'Eve', address: 'eve@example.org' },
    ],
  });
});

test('other rules have others who signed up', async () => {
  const { host } = await opened();
  host.answers['gm.takeForms'] = { waiting: [ann], said: [], refused: [] };
  await dialog()
    .getByRole('radio', { name: /Star Fleet Warlord/ })
    .click({ force: true });
  await expect.element(dialog().getByText('1 player signed up: Ann, of York.')).toBeVisible();
});

test('forms are fetched by mail: the mailbox is proposed, can be tried, and what was filled in of the game stays', async () => {
  const { host } = await opened();
  const box = { host: 'imap.example.org', port: 993, security: 'tls', user: 'gm', folder: 'INBOX' } as const;
  host.answers['gm.formsBox'] = { box, hasPassword: false, keepsPasswords: false };
  await dialog().getByLabelText('Title').fill('Autumn game');
  await button('Fetch by mail…').click();
  const over = page.getByRole('dialog', { name: 'Fetch sign-up forms' });
  await expect.element(over.getByLabelText('Server name')).toHaveValue('imap.example.org');
  await over.getByLabelText('Password').fill('secret');
  host.answers['gm.tryFormsBox'] = { said: 'It was reached.' };
  await over.getByRole('button', { name: 'Test connection' }).click();
  await expect.element(over.getByText('It was reached.')).toBeVisible();
  host.refused.set('gm.fetchForms', 'The password is wrong.');
  await over.getByRole('button', { name: 'Fetch forms' }).click();
  await expect.element(page.getByText('The password is wrong.')).toBeVisible();
  host.refused.delete('gm.fetchForms');
  host.answers['gm.fetchForms'] = {
    waiting: [ann],
    said: [
      'From ann@example.org: a sign-up form of Ann, of York for Galactic Empires waits for the new game.',
    ],
    refused: [],
  };
  await over.getByRole('button', { name: 'Fetch forms' }).click();
  await expect.element(dialog().getByText('1 player signed up: Ann, of York.')).toBeVisible();
  await expect.element(dialog().getByText(/^From ann@example\.org/)).toBeVisible();
  expect(over.elements()).toEqual([]);
  await expect.element(dialog().getByLabelText('Title')).toHaveValue('Autumn game');
  expect(host.asked.filter(([name]) => name === 'gm.fetchForms' || name === 'gm.tryFormsBox')).toEqual([
    ['gm.tryFormsBox', { box, password: 'secret' }],
    ['gm.fetchForms', { ruleset: 'galactic-empires', box, password: 'secret' }],
    ['gm.fetchForms', { ruleset: 'galactic-empires', box, password: 'secret' }],
  ]);
});
