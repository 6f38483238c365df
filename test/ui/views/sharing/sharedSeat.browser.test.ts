import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openedPearls, pearlState } from '#test/support/page/openedPearls.ts';
import { placeId, unitId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';

let session: Session;
openedPearls((opened) => void (session = opened), pearlState, {
  share: {
    player: 2,
    players: [
      { player: 1, name: 'Ann', scopes: [] },
      { player: 2, name: 'Kim', scopes: ['diving'] },
    ],
    dropped: [
      { said: phrase('Sail to Ledge'), by: 2, heldBy: 1 },
      { said: phrase('Dive'), by: 2, heldBy: 2 },
      ...Array.from({ length: 100 }, () => ({ said: phrase('Place a buoy'), by: 1, heldBy: 2 })),
    ],
    more: 5,
  },
});

test('a player who shares a seat reads what is theirs, and is warned of orders for what another holds', async () => {
  session.screen = 'messages';
  const told = page.getByTestId('shared-seat');
  await expect.element(told.getByText('Divers and buoys')).toBeVisible();
  await expect.element(told.getByText('The boat')).toBeVisible();
  await expect.element(told.getByText('Your order, for what Ann holds')).toBeVisible();
  await expect
    .element(told.getByText('Yours, but all parts together have more orders than a plan can hold'))
    .toBeVisible();
  await expect.element(told.getByText('And 5 more.')).toBeVisible();
  // However many there are, messages are still on the screen.
  expect(told.element().getBoundingClientRect().height).toBeLessThan(window.innerHeight * 0.8);
  const turn = session.turn!;
  const unit = unitId('north.boat');
  turn.give({ kind: 'sail', to: placeId('ledge') } as never, { unit });
  turn.give({ kind: 'dive' } as never, { unit });
  // Orders are numbered apart from those of the seat's first player.
  expect(turn.plan.units[unit]?.map(({ ref }) => ref)).toEqual([
    expect.stringMatching(/\.o20001$/),
    expect.stringMatching(/\.o20002$/),
  ]);
  expect(turn.problems.filter(({ code }) => code === 'not-your-part')).toMatchObject([
    { order: turn.plan.units[unit]?.[0]?.ref, phrase: { args: { scope: 'The boat', player: 'Ann' } } },
  ]);
  session.overlay = 'save';
  const save = page.getByTestId('save-turn');
  await expect.element(save.getByTestId('shared-seat').getByText('Divers and buoys')).toBeVisible();
});
