import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openedPearls } from '#test/support/page/openedPearls.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';

/* Things of a ruleset's own: they are pointed at, have a page, and orders are given for them. */
let session: Session;
openedPearls((opened) => {
  session = opened;
});

const thing = () => page.getByTestId('thing');

test('a thing of a list is chosen, and orders are given for it', async () => {
  await userEvent.keyboard('2');
  const row = page.getByRole('table', { name: 'Buoys' }).getByRole('row', { name: 'Ledge' });
  await row.click();
  await page.getByRole('button', { name: 'Take in the buoy' }).click();
  expect(session.turn!.plan.hq).toMatchObject([{ kind: 'lift', buoy: 'north.ledge' }]);
  expect(session.turn!.problems).toEqual([]);
});

test('a thing has a page, with what is known of it and what can be ordered', async () => {
  session.follow({ to: 'thing', kind: 'buoy', id: 'north.deep' });
  await expect.element(page.getByRole('dialog', { name: 'Buoy in Deep' })).toBeVisible();
  await expect.element(thing().getByText('Is elsewhere')).toBeVisible();
  await thing().getByRole('button', { name: 'Take in the buoy' }).click();
  expect(session.turn!.plan.hq).toMatchObject([{ kind: 'lift', buoy: 'north.deep' }]);
  expect(session.turn!.problems).toMatchObject([{ code: 'buoy-elsewhere' }]);
  await thing().getByRole('button', { name: 'Deep' }).click();
  expect([session.screen, session.turn!.selection.place, session.overlay]).toEqual([
    'map',
    'deep',
    undefined,
  ]);
});

test('the last order is given again for another thing of the same kind', async () => {
  session.turn!.give({ kind: 'lift', buoy: 'north.ledge' } as never, {
    thing: { kind: 'buoy', id: 'north.ledge' },
  });
  session.follow({ to: 'thing', kind: 'buoy', id: 'north.deep' });
  await page.getByRole('button', { name: 'Again: Take in the buoy in Deep' }).click();
  expect(session.turn!.plan.hq).toMatchObject([{ buoy: 'north.ledge' }, { buoy: 'north.deep' }]);
});

test('a thing that is not there any more is said so', async () => {
  session.follow({ to: 'thing', kind: 'buoy', id: 'north.shallows' });
  await expect.element(page.getByText('You no longer know anything about this.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(thing().elements()).toEqual([]);
});
