import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import '#ui/styles/tokens.css';
import '#ui/styles/base.css';
import type { Out } from '#contract/calls.ts';
import { good } from '#kernel/words/result.ts';
import { choiceOf } from '#main/services/choices.ts';
import { pearlDivers } from '#test/rulesets/pearl-divers/game/ruleset.ts';
import { fakeHost } from '#test/support/fakeHost.ts';
import { pearlState } from '#test/support/page/openedPearls.ts';
import App from '#ui/App.svelte';
import { Session } from '#ui/state/session/session.svelte.ts';
import { longTest } from '#test/support/sample.ts';

/* Ann and Ben play at one screen. */

type Row = Out<'library.list'>[number];
let target: HTMLDivElement;
let session: Session;
let asked: unknown[];
let rows: readonly Row[];

beforeEach(async () => {
  target = document.createElement('div');
  target.style.height = '800px';
  document.body.append(target);
  const game = { ruleset: pearlDivers, seat: 'north', state: pearlState };
  const host = fakeHost({ game, practice: true });
  const one = await host.client['library.list']({});
  if (!one.ok) throw new Error('no library');
  [asked, rows] = [[], []];
  const key = { game: 'tst', seat: 'north', turn: 1 };
  const given = (seat: string): void => {
    rows = rows.map((row) =>
      row.seat === seat && row.table !== undefined ? { ...row, table: { ...row.table, given: true } } : row,
    );
  };
  const client = {
    ...host.client,
    'practice.choices': async () => good([choiceOf(pearlDivers)]),
    'library.list': async () => good(rows),
    'practice.start': async (wish: {
      readonly table: readonly { readonly seat: string; readonly player: string }[];
    }) => {
      asked.push(wish);
      rows = wish.table.map(({ seat, player }) => ({
        ...one.value[0]!,
        seat,
        seatName: `The ${seat}`,
        title: 'At one table',
        table: { player, given: false },
      }));
      return good({ key });
    },
    'practice.next': async ({ key: of }: { readonly key: typeof key }) => {
      given(of.seat);
      return good({ key: rows.every((row) => row.table?.given) ? { ...of, turn: 2 } : of });
    },
  } as unknown as typeof host.client;
  session = new Session({ ...host, client }, () => pearlDivers);
  await render(App, { target, props: { session } });
  await session.start();
  await session.set({ reducedMotion: 'on' });
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog', { name: 'Practice game' });
const pass = (name: string) => page.getByRole('dialog', { name: `Pass the screen to ${name}` });

async function opened(): Promise<void> {
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.keyboard('several at this screen{Enter}');
  await expect.element(dialog()).toBeVisible();
}
async function begun(): Promise<void> {
  await opened();
  await dialog().getByLabelText('Player 1', { exact: true }).fill('Ann');
  await dialog().getByLabelText('Player 2', { exact: true }).fill('Ben');
  await button('Begin the game').click();
}

describe('a game for several at this screen', () => {
  test('is begun with who sits there, each with a name and a seat of their own', async () => {
    await opened();
    await expect
      .element(dialog().getByRole('radio', { name: 'Several players, taking turns' }))
      .toBeChecked();
    await expect.element(button('Begin the game')).toBeDisabled();
    await dialog().getByLabelText('Player 1', { exact: true }).fill('Ann');
    await dialog().getByLabelText('Player 2', { exact: true }).fill('ann');
    await expect.element(dialog().getByText(/This name is taken/)).toBeVisible();
    await expect.element(button('Another player')).not.toBeInTheDocument();
    await dialog().getByLabelText('Player 2', { exact: true }).fill('Ben');
    await button('Begin the game').click();
    const table = [
      { player: 'Ann', seat: 'north' },
      { player: 'Ben', seat: 'south' },
    ];
    await expect.poll(() => asked).toMatchObject([{ ruleset: 'pearl-divers', table }]);
    await expect.element(pass('Ann').getByText(/Tide 1 waits for the orders of Ann/)).toBeVisible();
    expect(session.turn).toBeUndefined();
  });

  test('each plans behind the curtain, and the last runs the turn', async () => {
    await begun();
    await button('I am Ann: show my turn').click();
    await button('Pass to Ben').click();
    // Ann has ordered nothing, and is asked once.
    const guard = page.getByRole('dialog', { name: 'You have given no orders' });
    await guard.getByRole('button', { name: 'Pass to Ben' }).click();
    await expect.element(pass('Ben').getByText('has given orders')).toBeVisible();
    await expect.element(page.getByTestId('turn-number')).not.toBeInTheDocument();
    await button('I am Ben: show my turn').click();
    await expect.element(page.getByTestId('turn-number')).toBeVisible();
  });

  longTest('stands in the library as one card, which goes on with it', async () => {
    await begun();
    await button('Later').click();
    const card = page.getByRole('button', { name: /Ann, Ben.*waits for Ann/ });
    await expect.element(card).toBeVisible();
    await card.click();
    await expect.element(pass('Ann')).toBeVisible();
  });
});
