import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openedApp } from '#test/support/openedApp.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';

/* Words that are links lead somewhere, whatever has become of what they name. */
let session: Session;
const lost = 'romulan-star-empire.a00077';
const travelled = (line: number, from: string, to: string) => ({
  step: 'Starfleets Travel',
  pass: 1,
  line,
  event: { kind: 'starfleet-travelled', place: to, unit: lost, from, to, cost: 1, phase: 1 },
});

openedApp(
  (opened) => {
    session = opened;
  },
  { heard: [travelled(0, 's00001', 's00002'), travelled(1, 's00002', 's00003')] },
);

const nameOf = (place: string): string => session.turn!.board.nameOf(place as never);
const notice = () => page.getByText('A77 is not on your map now');
const report = (place: string) => page.getByTestId('location-report').getByRole('heading', { name: place });
const shown = () => session.turn!.selection.place;

describe('a unit that is no more', () => {
  test('leads from a sentence about it to the place of that sentence', async () => {
    session.screen = 'messages';
    const told = page
      .getByTestId('messages')
      .getByRole('listitem')
      .filter({ hasText: `from ${nameOf('s00001')}` });
    await told.getByRole('button', { name: 'A77' }).click();
    await expect.element(report(nameOf('s00002'))).toBeVisible();
    await expect.element(notice()).toBeVisible();
    await expect.element(page.getByText('This is where your messages mention it.')).toBeVisible();
    expect([session.screen, shown()]).toEqual(['map', 's00002']);
  });

  test('leads from anywhere else to where it was last heard of', async () => {
    session.follow({ to: 'unit', id: lost, text: 'A77' });
    await expect.element(notice()).toBeVisible();
    expect([session.screen, shown()]).toEqual(['map', 's00003']);
  });

  test('of which nothing was told is said so, and the screen stays', async () => {
    session.follow({ to: 'unit', id: 'romulan-star-empire.a00078', text: 'A78' });
    await expect.element(page.getByText('A78 is not on your map now')).toBeVisible();
    await expect
      .element(page.getByText('Your messages of this turn do not mention it either.'))
      .toBeVisible();
    expect([session.screen, shown()]).toEqual(['headquarters', undefined]);
  });
});

test('an own unit is chosen on the map, without a notice', async () => {
  const { unit, place } = session.turn!.units[0]!;
  session.follow({ to: 'unit', id: unit });
  await expect.element(page.getByTestId('unit-orders')).toBeVisible();
  expect([session.turn!.selection.unit, shown(), session.toasts.list]).toEqual([unit, place, []]);
});

test('a foreign unit in sight leads to where it stands, whatever was told of it', async () => {
  const seen = session.turn!.map.pieces.find(({ side }) => side !== 'own')!;
  session.follow({ to: 'unit', id: seen.units[0]! }, session.turn!.units[0]!.place);
  await expect.element(report(session.turn!.board.nameOf(seen.position.place))).toBeVisible();
  expect([session.screen, shown(), session.toasts.list]).toEqual(['map', seen.position.place, []]);
});

test('a place that the map does not have is said so, and the screen stays', async () => {
  session.follow({ to: 'place', id: 's09999', text: 'Nowhere' });
  await expect.element(page.getByText('Nowhere is not on your map')).toBeVisible();
  expect(session.screen).toBe('headquarters');
});

test('an empire leads to the headquarters, an order to the plan of them', async () => {
  session.screen = 'map';
  session.follow({ to: 'seat', id: session.turn!.me });
  expect([session.screen, session.turn!.selection.seat]).toEqual(['headquarters', session.turn!.me]);
  session.follow({ to: 'order', id: 'x' });
  expect([session.overlay, session.turn!.selection.order]).toEqual(['plans', 'x']);
});
