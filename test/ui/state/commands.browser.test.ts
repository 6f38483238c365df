import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '#ui/styles/tokens.css';
import '#ui/styles/base.css';
import { openedApp } from '#test/support/openedApp.ts';
import { openedPearls } from '#test/support/page/openedPearls.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';
import { features } from '#ui/views/features.ts';

/* Ctrl+K finds everything: commands, orders, what is on the map, who plays, topics of the help, settings. */

let session: Session;
const box = () => page.getByRole('combobox', { name: 'Search commands' });
const lines = (): readonly string[] =>
  page
    .getByRole('listbox', { name: 'Commands' })
    .getByRole('option')
    .elements()
    .map((line) => line.textContent.replaceAll(/\s+/g, ' ').trim());

/** Types into the list of commands, waits for this line to come first, and takes it by the keyboard. */
async function take(typed: string, first: RegExp): Promise<void> {
  await userEvent.keyboard('{Control>}k{/Control}');
  await box().fill(typed);
  await expect.poll(() => lines()[0]).toMatch(first);
  await userEvent.keyboard('{Enter}');
  await expect.element(box()).not.toBeInTheDocument();
}

test('no two features have an overlay of the same name', () => {
  const names = features.flatMap((feature) => Object.keys(feature.overlays ?? {}));
  expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
});

describe('in a practice game of Galactic Empires', () => {
  openedApp((opened) => void (session = opened), { practice: true });

  test('a turn can be run, a practice game begun, and the start-up menu reached', async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    for (const name of ['Run turn', 'Practice game', 'Start-up menu'])
      await expect.poll(lines).toContainEqual(expect.stringMatching(new RegExp(`^Game ?${name}`)));
    await userEvent.keyboard('{Escape}');
    await take('start-up', /^Game ?Start-up menu$/);
    await expect.element(page.getByTestId('start')).toBeVisible();
    await take('continue', /^Game ?Continue the game you opened last$/);
    await expect.element(page.getByTestId('map')).toBeVisible();
  });

  test('an order is found by its name and that of whom it is for, and its form opens', async () => {
    const { turn } = session;
    const fleet = turn!.units.find(({ kind }) => kind === 'starfleet')!;
    await take(`retreat ${fleet.label}`, new RegExp(`^Order ?.*[Rr]etreat.* ${fleet.label} `));
    await expect.element(page.getByRole('dialog', { name: /retreat/i })).toBeVisible();
    await page.getByRole('button', { name: 'Give order' }).click();
    expect(turn!.plan.units[fleet.unit]?.length).toBe(1);
  });

  test('an order that cannot be given now is found too, and says why not', async () => {
    await take('cancel alliance', /^Order ?Cancel Alliance not possible now$/);
    await expect.element(page.getByText(/cannot be ordered now/)).toBeVisible();
  });

  test('sectors, units and empires are found and shown', async () => {
    const turn = session.turn!;
    const far = turn.map.places.at(-1)!;
    await take(far.name, new RegExp(`^Sector ?${far.name}`));
    await expect.element(page.getByTestId('map')).toBeVisible();
    expect(turn.selection.place).toBe(far.place);
    const unit = turn.units.at(-1)!;
    await take(`own ${unit.label} ${unit.name}`, new RegExp(`${unit.label} ${unit.name}`));
    expect(turn.selection.unit).toBe(unit.unit);
    const other = turn.seats.find(({ seat }) => seat !== turn.me)!;
    await take(other.name, new RegExp(`^Empire ?${other.name}`));
    await expect.element(page.getByTestId('page')).toBeVisible();
    expect(turn.selection.seat).toBe(other.seat);
  });

  test('a theme is found by that word, another setting by its own, and a topic of the help by its title', async () => {
    await take('theme light', /^Options ?Look: Light$/);
    await expect.poll(() => document.documentElement.dataset['theme']).toBe('light');
    await take('largest', /^Options ?Text size: Largest, 200 %$/);
    await expect.poll(() => session.settings.textScale).toBe(200);
    await take('sounds off', /^Options ?Sounds: off$/);
    await expect.poll(() => session.settings.sounds).toBe(false);
    await take('how do i send', /^Help ?How do I send my turn\?/);
    await expect.element(page.getByTestId('help').getByRole('article')).toBeVisible();
  });

  test('one line alone is marked, under the pointer as by the keys', async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    const options = page.getByRole('listbox', { name: 'Commands' }).getByRole('option');
    await options.nth(3).hover();
    await expect.poll(() => document.querySelectorAll('[role=option].chosen').length).toBe(1);
    await expect.element(options.nth(3)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(options.nth(4)).toHaveAttribute('aria-selected', 'true');
  });
});

describe('in a game of Pearl Divers', () => {
  openedPearls((opened) => void (session = opened));

  test('its own words are found: a reef, an order for the boat, and how it is called', async () => {
    await take('ledge', /^Reef ?Ledge/);
    expect(session.turn!.selection.place).toBe('ledge');
    await userEvent.keyboard('{Control>}k{/Control}');
    await box().fill('order b1');
    await expect.poll(() => lines().length).toBeGreaterThan(1);
    for (const line of lines()) expect(line).toMatch(/^Order .*B1 Boat of north$/);
    await userEvent.keyboard('{Escape}');
    // Things of its own have orders too.
    await take('order buoy deep', /^Order Take in the buoy .*Deep/);
    expect(session.turn!.orderCount).toBe(1);
  });
});
