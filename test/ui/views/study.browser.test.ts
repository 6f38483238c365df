import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openedApp } from '#test/support/openedApp.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';

let session: Session;

openedApp((opened) => {
  session = opened;
  session.screen = 'map';
});

/** The own sector with an industrial center, chosen. */
const atTheYard = (): void => {
  const { me, map } = session.turn!;
  session.turn!.selection.place = map.places.find(
    ({ owner, facts }) => owner === me && facts.some(({ key }) => key === 'center'),
  )!.place;
};
const study = () => page.getByTestId('study');

describe('the study', () => {
  test('opens from the build list over the map, and closes to where one was', async () => {
    atTheYard();
    const row = page
      .getByRole('table', { name: /^Industrial center/ })
      .getByRole('row')
      .nth(1);
    await expect.element(row).toBeVisible();
    const name = row.element().querySelector('td')!.textContent.trim();
    await row.click();
    await expect.element(page.getByRole('dialog', { name })).toBeVisible();
    await expect.element(study().getByText('Salvage')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(study().elements()).toEqual([]);
    expect(document.activeElement).toBe(row.element());
    await expect.element(page.getByTestId('location-report')).toBeVisible();
  });

  test('opens by the keyboard from a word', async () => {
    atTheYard();
    const word = page
      .getByTestId('location-report')
      .getByRole('definition')
      .getByRole('button', { name: /^(None|Level \d+)/ });
    await expect.element(word).toBeVisible();
    (word.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog', { name: 'Sector defences' })).toBeVisible();
    await expect
      .element(study().getByRole('table', { name: 'Levels' }).getByRole('row').nth(12))
      .toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    expect(study().elements()).toEqual([]);
  });

  test('lies over the plan of a unit, which stays when it closes', async () => {
    session.turn!.selection.unit = session.turn!.units.find(
      ({ kind, size }) => kind === 'starfleet' && size > 0,
    )!.unit;
    session.overlay = 'unit';
    const row = page.getByRole('table', { name: 'Starships' }).getByRole('row').nth(1);
    await expect.element(row).toBeVisible();
    (row.element() as HTMLElement).focus();
    expect(document.activeElement).toBe(row.element());
    await userEvent.keyboard('{Enter}');
    await expect.element(study()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(study().elements()).toEqual([]);
    await expect.element(page.getByTestId('unit-plan')).toBeVisible();
  });

  test('says so where nothing is known', async () => {
    session.follow({ to: 'study', id: 'weather' });
    await expect.element(page.getByText('Nothing more is known about this.')).toBeVisible();
    expect(session.screen).toBe('map');
  });
});
