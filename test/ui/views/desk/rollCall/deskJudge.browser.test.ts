import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { judged } from '#test/support/desk/fakeDesk.ts';
import { type AtDesk, button, deskApp } from '#test/support/desk/deskApp.ts';

/* What a game master judges: every button, and what it waits for. */
const { sit } = deskApp();
let at: AtDesk;

const asked = (): unknown => at.host.asked.at(-1);

describe('to judge', () => {
  const article = (name: string) => page.getByRole('article', { name, exact: true });

  test('there is nothing, and it is said what comes here', async () => {
    at = await sit({}, 'judge');
    await expect.element(page.getByText('Nothing to judge')).toBeVisible();
  });

  test('orders are judged by buttons and by keys, counted at the tab, and a ruling can be changed', async () => {
    at = await sit(
      {
        judged: [
          judged('o1'),
          judged('o2', { seat: 'bob', hint: 'It is short.' }),
          judged('o3', { ruling: 'suitable' }),
        ],
      },
      'judge',
    );
    await expect.element(button(/^To judge\s*2$/)).toBeVisible();
    await expect.element(page.getByText(/^2 orders wait for your ruling/)).toBeVisible();
    await expect.element(page.getByText('It is short.')).toBeVisible();
    await expect
      .element(article('Annic Empire: suitable').getByRole('button', { name: /suitable/, pressed: true }))
      .toBeVisible();
    await article('Annic Empire: not judged').getByRole('button', { name: 'unsuitable' }).click();
    await expect.poll(asked).toEqual(['gm.rule', { game: 'dk1', order: 'o1', ruling: 'unsuitable' }]);
    (article('Annic Empire: not judged').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(article('Bobbic League: not judged')).toHaveFocus();
    // 3 alone would lead to the third tab.
    await userEvent.keyboard('3');
    await expect.poll(asked).toEqual(['gm.rule', { game: 'dk1', order: 'o2', ruling: 'unsuitable' }]);
    // The next one is at hand.
    await expect.element(article('Annic Empire: suitable')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(article('Bobbic League: not judged')).toHaveFocus();
    at.becomes({ judged: [judged('o1', { ruling: 'short' })] });
    await expect.element(page.getByText(/^Everything is judged/)).toBeVisible();
    await expect.element(button('To judge')).toBeVisible();
  });

  test('whoever comes here judges by keys at once, and after a click as well', async () => {
    const three = [judged('o0', { ruling: 'short' }), judged('o1', { seat: 'bob' }), judged('o2')];
    at = await sit({ judged: three }, 'judge');
    await expect.element(article('Bobbic League: not judged')).toHaveFocus();
    await expect.element(page.getByText('Keys: 1, 2, 3 judge; ↓ and ↑ move.')).toBeVisible();
    await userEvent.keyboard('2');
    await expect.poll(asked).toEqual(['gm.rule', { game: 'dk1', order: 'o1', ruling: 'short' }]);
    await expect.element(article('Annic Empire: not judged')).toHaveFocus();
    await article('Bobbic League: not judged').getByRole('button', { name: 'unsuitable' }).click();
    await expect.element(article('Bobbic League: not judged')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}1');
    await expect.poll(asked).toEqual(['gm.rule', { game: 'dk1', order: 'o2', ruling: 'suitable' }]);
  });

  test('each ruling says what it does', async () => {
    at = await sit({ judged: [judged('o1', { means: ['It gains 7.', 'It gains nothing.', ''] })] }, 'judge');
    await expect
      .element(page.getByRole('button', { name: 'suitable', exact: true }))
      .toHaveAccessibleDescription('It gains 7.');
    await expect
      .element(page.getByRole('button', { name: 'short', exact: true }))
      .toHaveAccessibleDescription('It gains nothing.');
    await expect.element(page.getByText('It gains nothing.')).toBeVisible();
  });

  test('all that is open is judged in one click, and in another it is open again', async () => {
    at = await sit(
      {
        judged: [
          judged('o1'),
          judged('o2', { seat: 'bob', hint: 'It is short.' }),
          judged('o3', { ruling: 'short' }),
        ],
      },
      'judge',
    );
    await expect.element(page.getByText('One of them has a note: read it first.')).toBeVisible();
    await button('Judge all 2 suitable').click();
    await expect.poll(asked).toEqual([
      'gm.ruleAll',
      {
        game: 'dk1',
        rulings: [
          { order: 'o1', ruling: 'suitable' },
          { order: 'o2', ruling: 'suitable' },
        ],
      },
    ]);
    await button('Undo').click();
    await expect.poll(asked).toEqual([
      'gm.ruleAll',
      {
        game: 'dk1',
        rulings: [
          { order: 'o1', was: 'suitable' },
          { order: 'o2', was: 'suitable' },
        ],
      },
    ]);
  });

  test('orders with other rulings than those of the rest are judged one by one', async () => {
    at = await sit({ judged: [judged('o1'), judged('o2', { rulings: ['fine', 'vain'] })] }, 'judge');
    await expect.element(page.getByRole('button', { name: 'fine' })).toBeVisible();
    expect(page.getByRole('button', { name: /^Judge all/ }).elements()).toEqual([]);
  });

  test('a ruling that is not taken is said', async () => {
    at = await sit({ judged: [judged('o1')] }, 'judge');
    at.host.refused.set('gm.rule', 'The turn is being run.');
    await page.getByRole('button', { name: /unsuitable/ }).click();
    await expect.element(page.getByText('The ruling was not saved')).toBeVisible();
    await expect.element(page.getByText('The turn is being run.')).toBeVisible();
  });
});
