import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '#ui/styles/tokens.css';
import '#ui/styles/base.css';
import { openedApp } from '#test/support/openedApp.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';
import { longTest } from '#test/support/sample.ts';

/* Keys of the player's own: changed by keyboard alone, and named wherever keys are named. */

let session: Session;
openedApp((opened) => void (session = opened), { practice: true });

const dialog = () => page.getByTestId('keys');

async function open(sought: string): Promise<void> {
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('combobox', { name: 'Search commands' }).fill('change keys');
  await expect.element(page.getByRole('option', { name: /Change keys/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await dialog().getByRole('searchbox').fill(sought);
}
async function close(): Promise<void> {
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
}

test('a key is changed without a mouse: it opens what it is for, the old one does not, and help, tips and the list of commands name it', async () => {
  await open('scroll what');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: /change S$/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog().getByText('Press the new key. Esc cancels.')).toBeVisible();
  await userEvent.keyboard('{F8}');
  await expect.element(page.getByRole('button', { name: /change F8$/ })).toHaveFocus();
  expect(session.settings.keys).toEqual({ 'scroll.open': ['F8'] });
  await close();
  await expect
    .element(page.getByRole('button', { name: /^The scroll/ }))
    .toHaveAttribute('title', expect.stringMatching(/\(F8\)$/));
  await userEvent.keyboard('s');
  await userEvent.keyboard('{F8}');
  await expect.poll(() => session.overlay).toBe('scroll');
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('combobox', { name: 'Search commands' }).fill('scroll: what');
  await expect.poll(() => document.querySelector('[role=option] kbd')?.textContent).toBe('F8');
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('?');
  const terms = (): readonly string[] =>
    [...document.querySelectorAll('[data-testid=help] dt')].map((term) => term.textContent.trim());
  await expect.poll(terms).toContain('F8');
  expect(terms()).not.toContain('S');
});

longTest(
  'a key that is taken says by what, moves when told to, and comes back with the usual keys',
  async () => {
    await open('chosen unit plan');
    await page.getByRole('button', { name: /change V$/ }).click();
    await userEvent.keyboard('g');
    await expect.element(dialog().getByText(/G is the key of «Go to/)).toBeVisible();
    expect(session.settings.keys).toEqual({});
    await userEvent.keyboard('{Tab}{Enter}');
    await expect
      .element(dialog().getByText(/^G is now a key of «.*»\. Taken from «Go to .*»\.$/))
      .toBeVisible();
    expect(session.settings.keys).toEqual({ 'unit.open': ['G'], 'places.open': [] });
    await dialog().getByRole('searchbox').fill('go to');
    await page.getByRole('button', { name: /Go to .*: usual keys again/ }).click();
    await expect.poll(() => session.settings.keys).toEqual({ 'unit.open': [] });
    await expect.element(dialog().getByText(/usual keys again\. Taken from/)).toBeVisible();
  },
);

longTest(
  'what cannot be a key says why, Esc cancels, a key can be removed, and all can be reset and undone',
  async () => {
    await open('go to');
    await page.getByRole('button', { name: /change G$/ }).click();
    await userEvent.keyboard('{F5}');
    await expect.element(dialog().getByText(/F5 cannot be used: The window/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog().getByText(/cannot be used/)).not.toBeInTheDocument();
    await expect.element(dialog()).toBeVisible();
    await page.getByRole('button', { name: /change G$/ }).click();
    await page.getByRole('button', { name: 'Remove G' }).click();
    await expect.poll(() => session.settings.keys).toEqual({ 'places.open': [] });
    await page.getByRole('button', { name: 'Reset all' }).click();
    await expect.poll(() => session.settings.keys).toEqual({});
    await dialog().getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => session.settings.keys).toEqual({ 'places.open': [] });
  },
);

test('a letter that is a key of one’s own is still written in a text, even of a command that works everywhere', async () => {
  await session.set({ keys: { 'save.open': ['Q'], 'map.whole': ['Y'] } });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.keyboard('q');
  await expect.element(page.getByRole('combobox', { name: 'Search commands' })).toHaveValue('q');
  expect(session.overlay).toBe('commands');
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('q');
  await expect.poll(() => session.overlay).toBe('save');
});

test('the map hears keys of one’s own, and not Ctrl with them', async () => {
  await session.set({ keys: { 'map.nearer': ['Y'] } });
  await userEvent.keyboard('2');
  const map = page.getByRole('application');
  await expect.element(map).toBeVisible();
  (map.element() as HTMLElement).focus();
  const scale = (): number => session.turn!.viewport.camera.scale;
  await expect.poll(scale).toBeGreaterThan(0);
  const before = scale();
  await userEvent.keyboard('+');
  await userEvent.keyboard('y');
  await expect.poll(scale).toBeGreaterThan(before * 1.2);
  expect(scale()).toBeLessThan(before * 1.3);
});

test('the volume is set in Options, and kept', async () => {
  session.overlay = 'settings';
  const volume = page.getByRole('slider', { name: 'Volume' });
  await expect.element(volume).toHaveValue('70');
  (volume.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.poll(() => session.settings.volume).toBe(60);
  await expect.element(page.getByText('60 %', { exact: true })).toBeVisible();
});
