import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { placeId, unitId } from '#kernel/words/ids.ts';
import { openedApp } from '#test/support/openedApp.ts';
import { covered, wordsCutOff } from '#test/support/page/cutOff.ts';
import { lookAt, showScreen } from '#test/support/page/everyScreen.ts';
import { cases } from '#test/rulesets/galactic-conquest/caseWriting.ts';
import { galacticConquest } from '#test/rulesets/galactic-conquest/yards/shelf.ts';
import { storedLook, usualLook } from '#ui/map/looks/look.ts';
import { borders } from '#ui/map/planes/borders.ts';
import { overlays } from '#ui/map/planes/overlays.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';
import { longTest } from '#test/support/sample.ts';

/* Layers of a map that its reader switches on and off. */

const { open: _, ...ruleset } = galacticConquest;
const state = cases.world(
  cases.readGiven([
    'year 180',
    'homeworld Hydrax of hydran in D3',
    'major Third of hydran in D5',
    'territory D4 of hydran',
    'homeworld Lyra of lyran in E9',
    'squadron H01A of hydran in D3: CA',
    'mines D4/D5 of hydran',
    'route D3 D4 D5 of hydran',
  ]),
);
let session: Session;
openedApp((opened) => void (session = opened), { game: { ruleset, seat: 'hydran', state } as never });
afterEach(() => localStorage.clear());

const keyText = (): string => document.querySelector('[data-testid=map-key]')?.textContent ?? '';
const open = async (): Promise<void> => {
  await showScreen(session, 'map');
  await page.getByRole('button', { name: 'What the map shows' }).click();
};
const switches = () => page.getByRole('group', { name: 'Layers of the map' });

longTest('trade routes are switched off and on, on the map and in its key, and stay so', async () => {
  await lookAt(session, [1440, 900, 100]);
  await open();
  await expect.poll(keyText).toMatch(/Your trade routes/);
  await switches().getByRole('checkbox', { name: 'Trade routes' }).click();
  await expect.poll(keyText).not.toMatch(/Your trade routes/);
  expect(storedLook().layers).toEqual({ 'conquest-routes': false });
  await switches().getByRole('checkbox', { name: 'Trade routes' }).click();
  await expect.poll(keyText).toMatch(/Your trade routes/);
});

test('all supply is there once it is switched on, and what belongs to the chosen squadron is switched off', async () => {
  await lookAt(session, [1440, 900, 100]);
  await open();
  session.turn!.chooseUnit(unitId('h01a'));
  await expect.poll(keyText).toMatch(/Its sensors read here/);
  await expect.poll(keyText).not.toMatch(/Your ships are in supply here/);
  await switches().getByRole('checkbox', { name: 'All supply range' }).click();
  await switches().getByRole('checkbox', { name: 'Sensors of selected squadron' }).click();
  await expect.poll(keyText).toMatch(/Your ships are in supply here/);
  await expect.poll(keyText).not.toMatch(/Its sensors read here/);
});

longTest('switches are all seen at 1024, with large text and in a little window', async () => {
  for (const look of [
    [1024, 768, 100],
    [1280, 800, 200],
    [800, 600, 100],
  ] as const) {
    await lookAt(session, look);
    await open();
    await expect.element(switches()).toBeVisible();
    const tools = document.querySelector('[role=toolbar]')!;
    const stage = document.querySelector('[data-testid=map]')!.getBoundingClientRect();
    const row = document.querySelector('[aria-controls=map-options]')!.getBoundingClientRect();
    expect(row.bottom, look.join(' ')).toBeLessThan(stage.bottom);
    await expect.poll(() => wordsCutOff(tools, '.none'), { message: look.join(' ') }).toEqual([]);
    await expect.poll(() => covered(tools)).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: 'What the map shows' }));
  }
});

describe('what is drawn', () => {
  const off = (layer: string) => ({ ...usualLook, layers: { [layer]: false } });
  const drawn = (shapes: readonly unknown[]): number => shapes.length;

  test('lines and areas of a layer that is off are not; those that are off until they are switched on are then', () => {
    const { board, seats } = session.turn!;
    const routes = drawn(borders(board, seats)) - drawn(borders(board, seats, off('conquest-routes')));
    // Two legs, each with its dark seam.
    expect(routes).toBe(4);
    expect(drawn(borders(board, seats, off('conquest-mines')))).toBeLessThan(drawn(borders(board, seats)));
    expect(overlays(board, undefined)).toEqual([]);
    const on = { ...usualLook, layers: { 'conquest-all-supply': true } };
    expect(drawn(overlays(board, undefined, [], on))).toBeGreaterThan(0);
    const range = {
      key: 'range',
      label: '',
      tone: 'gold',
      places: [placeId('hd3')],
      look: 'fill',
    } as const;
    expect(drawn(overlays(board, undefined, [range]))).toBeGreaterThan(0);
    expect(overlays(board, undefined, [range], off('conquest-range'))).toEqual([]);
  });
});
