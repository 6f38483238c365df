import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { seatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { openedPearls, pearlState } from '#test/support/page/openedPearls.ts';
import { boatOf } from '#test/rulesets/pearl-divers/game/model/state.ts';
import { pearlDivers } from '#test/rulesets/pearl-divers/game/ruleset.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';

const north = seatId('north');
let session: Session;
const question = {
  spot: { unit: boatOf(north) },
  said: phrase('Your divers came up with nothing. Do they go down once more?'),
  facts: [{ label: 'On board', value: phrase('{pearls|pearl|pearls}', { pearls: 2 }) }],
  cite: 'PD 6' as const,
  kinds: ['go-down-again'],
  least: 0,
  most: 1,
};
openedPearls((opened) => void (session = opened), pearlState, {
  questions: {
    count: 1,
    digest: 'd'.repeat(64),
    until: '2026-11-25T18:00:00Z',
    view: pearlDivers.codecs.view.make(pearlDivers.view(pearlState, north, [])) as never,
    heard: [
      {
        step: 'Divers go down',
        pass: 0,
        line: 0,
        event: { kind: 'dived', seat: 'north', place: 'ledge', found: 0 },
      },
    ] as never,
    questions: [
      { ...question, number: 1, silence: [] },
      { ...question, number: 2, said: phrase('And once more after that?'), least: 1 },
    ],
    answers: [],
    exported: false,
  },
});

const panel = () => page.getByRole('dialog', { name: 'Questions in the middle of the turn' });
const first = () => panel().getByRole('region', { name: /came up with nothing/ });
const second = () => panel().getByRole('region', { name: /after that/ });

describe('a turn that waits for the player', () => {
  test('shows at once what is asked, with facts, place in the rulebook, time, and what no answer means', async () => {
    await expect.element(panel()).toBeVisible();
    await expect.element(first().getByText('On board')).toBeVisible();
    await expect.element(first().getByText('PD 6')).toBeVisible();
    await expect.element(first().getByText('Without an answer: no order.')).toBeVisible();
    await expect.element(second().getByText('The game waits for an answer.')).toBeVisible();
    await expect.element(panel().getByText(/Answers are due by .*November 2[56], 2026/)).toBeVisible();
    await panel().getByText('The turn so far').click();
    await expect.element(panel().getByText('Your divers bring up 0 pearls in Ledge.')).toBeVisible();
  });

  test('goes on only when every question is answered, and gives the file of the answers', async () => {
    const save = panel().getByRole('button', { name: 'Save answers' });
    await expect.element(save).toBeDisabled();
    await first().getByRole('button', { name: 'No order' }).click();
    await expect.element(panel().getByText('1 question to answer')).toBeVisible();
    await second().getByRole('button', { name: 'Go down once more' }).click();
    await expect
      .element(second().getByTestId('answer-said'))
      .toHaveTextContent('Your divers go down once more');
    await save.click();
    await expect.element(page.getByText('tstN01-north-1.answers')).toBeVisible();
    expect(page.getByTestId('asked').elements()).toEqual([]);
    const read = await session.bridge.client['questions.read']({ key: session.turn!.key });
    expect(read.ok && read.value.open?.answers).toEqual([
      { number: 1, orders: [] },
      { number: 2, orders: [{ kind: 'go-down-again' }] },
    ]);
  });

  test('an answer that another window gave meanwhile is not written over: it is said', async () => {
    const { client } = session.bridge;
    const theirs = [{ number: 1, orders: [] }];
    const { key } = session.turn!;
    expect(
      (await client['questions.save']({ key, digest: 'd'.repeat(64), was: [], answers: theirs })).ok,
    ).toBe(true);
    await first().getByRole('button', { name: 'Go down once more' }).click();
    await second().getByRole('button', { name: 'Go down once more' }).click();
    await panel().getByRole('button', { name: 'Save answers' }).click();
    await expect.element(page.getByText('Your answers were not saved')).toBeVisible();
    const read = await client['questions.read']({ key });
    expect(read.ok && read.value.open?.answers).toEqual(theirs);
  });

  test('keeps an answer that was given before, also one taken back, and can be put off', async () => {
    await second().getByRole('button', { name: 'Go down once more' }).click();
    await second()
      .getByRole('button', { name: /^Remove:/ })
      .click();
    await first().getByRole('button', { name: 'Go down once more' }).click();
    await panel().getByRole('button', { name: 'Later' }).click();
    await expect.element(page.getByTestId('asked').getByText(/1 question to answer/)).toBeVisible();
    await session.openTurn(session.turn!.key);
    await expect.element(first().getByTestId('answer-said')).toBeVisible();
    expect(second().getByTestId('answer-said').elements()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Answer', exact: true }).click();
    await expect.element(panel()).toBeVisible();
  });
});
