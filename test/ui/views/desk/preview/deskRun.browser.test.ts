import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { judged, received, usualDesk } from '#test/support/desk/fakeDesk.ts';
import { type AtDesk, because, button, deskApp, dialog } from '#test/support/desk/deskApp.ts';

/* What a game master runs: every button, and what it waits for. */
const { sit } = deskApp();
let at: AtDesk;

const asked = (): unknown => at.host.asked.at(-1);
const everybody = (): AtDesk['host']['desk']['seats'] =>
  at.host.desk.seats.map((row) => ({ ...row, orders: 'final' as const }));

describe('before the run', () => {
  const run = () => button('Run turn 4');
  const allow = (what: string): Promise<void> => page.getByRole('checkbox', { name: what }).click();

  test('with orders missing, unjudged or late it must be allowed, one by one', async () => {
    at = await sit({ judged: [judged('o1')] }, 'preview');
    await expect
      .element(page.getByText(/^2 empires have sent no orders: Bobbic League and Deeic Hive\./))
      .toBeVisible();
    await expect.element(page.getByText('1 order waits for your ruling under To judge.')).toBeVisible();
    await expect.element(run()).toBeDisabled();
    await allow('Run anyway');
    await expect.element(run()).toBeDisabled();
    await allow('Run without my ruling: the rules decide');
    await expect.element(run()).toBeEnabled();
    const [first, cid] = [received(1, 'ann'), received(2, 'cid')];
    at.becomes({ received: [first, { ...cid, standing: 'waits', counts: false, late: true }] });
    await expect
      .element(
        page.getByText(
          '1 orders file came late. Decide in the roll call whether it counts; the turn cannot run before that.',
        ),
      )
      .toBeVisible();
    await expect.element(run()).toBeDisabled();
    at.becomes({
      received: [
        { ...first, verdict: 'sealed', counts: false },
        { ...cid, verdict: 'sealed', counts: false },
      ],
    });
    await expect
      .element(
        page.getByText(
          /^2 orders files are still sealed to the keyholder\. Enter the keyholder’s\s+key for turn 4/,
        ),
      )
      .toBeVisible();
    await expect.element(run()).toBeDisabled();
    at.becomes({ received: [first, { ...cid, standing: 'declined', counts: false, late: true }] });
    await expect.element(run()).toBeEnabled();
  });

  test('of many missing the share is told, with what can be done', async () => {
    at = await sit({ policy: { ...usualDesk.policy, mostMissing: 40 } }, 'preview');
    await expect
      .element(
        page.getByText(
          /^That is 50 percent of the players; your policy lets a turn run by itself with 40 at most/,
        ),
      )
      .toBeVisible();
  });

  test('when all is there it runs at once, and what was allowed for one turn is not for the next', async () => {
    at = await sit({ judged: [judged('o1')] }, 'preview');
    await allow('Run anyway');
    await allow('Run without my ruling: the rules decide');
    at.host.answers['gm.run'] = { outcome: 'ran', turn: 5, missing: ['bob'], said: 'Turn 4 was run.' };
    at.host.desk = { ...at.host.desk, turn: 5 };
    await run().click();
    await expect.element(page.getByTestId('run-said')).toHaveTextContent('Turn 4 was run.');
    expect(asked()).toEqual(['gm.run', { game: 'dk1', anyway: true, unjudged: true }]);
    await expect.element(page.getByRole('heading', { name: 'Run turn 5' })).toBeVisible();
    await expect.element(button('Run turn 5')).toBeDisabled();
    await expect.element(page.getByRole('checkbox', { name: 'Run anyway' })).not.toBeChecked();
    at.becomes({ seats: everybody(), judged: [] });
    await expect.element(page.getByText('All orders are in, and nothing needs your decision.')).toBeVisible();
    await button('Run turn 5').click();
    await expect.poll(asked).toEqual(['gm.run', { game: 'dk1', anyway: false, unjudged: false }]);
  });

  test('what kept it from running is told, and nothing goes on', async () => {
    at = await sit({}, 'preview');
    at.becomes({ seats: everybody() });
    at.host.answers['gm.run'] = {
      outcome: 'questions',
      turn: 4,
      missing: [],
      said: 'The turn stops with a question.',
    };
    await run().click();
    await expect.element(page.getByTestId('run-said')).toHaveClass(/warn/);
    at.host.refused.set('gm.run', 'The disk is full.');
    await run().click();
    await expect.element(page.getByText('The turn was not run')).toBeVisible();
    await expect.element(page.getByText('The disk is full.')).toBeVisible();
  });

  test('while it runs nothing is pressed twice, and it is said what goes on', async () => {
    at = await sit({}, 'preview');
    at.becomes({ seats: everybody() });
    await expect.element(run()).toBeEnabled();
    const release = at.host.hold('gm.run');
    await run().click();
    await expect.element(page.getByText('Running turn 4…')).toBeVisible();
    for (const one of [run(), button('Preview first'), button('Preview turn 4'), button('Add orders…')])
      await expect.element(one).toBeDisabled();
    at.host.answers['gm.run'] = { outcome: 'ran', turn: 5, missing: [], said: 'Done.' };
    release();
    await expect.element(page.getByTestId('run-said')).toBeVisible();
    expect(at.host.times('gm.run')).toBe(1);
  });

  test('once the game is over no turn runs', async () => {
    at = await sit({}, 'preview');
    at.becomes({
      clock: { ...at.host.desk.clock, held: 'Holidays', next: 'No turn is run any more.', over: true },
      judged: [judged('o1')],
      received: [received(1, 'ann', { standing: 'waits', counts: false, late: true })],
    });
    await expect.element(page.getByText('The game is over', { exact: true })).toBeVisible();
    // Nothing waits for the game master any more, and no orders are taken in.
    await expect.element(button('To judge')).toBeVisible();
    await expect.element(button('Roll call')).toBeVisible();
    expect(page.getByTestId('desk-clock').element().textContent).not.toContain('On hold');
    for (const name of ['Run turn 4', 'Preview first', 'Preview turn 4', 'Add orders…'])
      expect(button(name).elements()).toEqual([]);
    const before = at.host.asked.length;
    await userEvent.keyboard('ro');
    expect(at.host.asked.length).toBe(before);
    expect(at.host.choosing).toEqual([]);
  });
});

describe('a turn of several runs', () => {
  const runs = (states: readonly string[]) =>
    ['ann', 'bob', 'market'].map((run, nth) => ({
      run,
      title: `The way of ${run}`,
      state: states[nth] as 'over' | 'due' | 'waits',
      takes: run === 'market' ? [] : [run],
    }));

  test('lists them, and runs one or all that are due', async () => {
    at = await sit({}, 'preview');
    at.becomes({ seats: everybody(), judged: [], received: [], runs: runs(['due', 'due', 'waits']) });
    const list = page.getByRole('list', { name: 'Runs of this turn' });
    await expect
      .element(list.getByRole('listitem').nth(2))
      .toHaveTextContent('3 The way of market waits for earlier runs');
    await button('Run this one').click();
    await expect.poll(asked).toMatchObject(['gm.run', { run: 'ann', anyway: false }]);
    at.becomes({ runs: runs(['over', 'due', 'waits']) });
    await expect.element(list.getByRole('listitem').first()).toMatchTextContent('1 The way of ann is over');
    await button('Run the next one').click();
    await expect.poll(asked).toEqual(['gm.run', { game: 'dk1', anyway: false, unjudged: false }]);
    const due = 'is due on Tue 24 Nov, 17:00 Europe/London (Tue 24 Nov, 17:00 UTC)';
    at.becomes({
      runs: runs(['over', 'due', 'waits']).map((row) => (row.state === 'due' ? { ...row, when: due } : row)),
    });
    await expect.element(list.getByRole('listitem').nth(1)).toMatchTextContent(due);
    await button('Undo…').click();
    await expect.element(dialog()).toMatchTextContent('«The way of ann» was run last.');
    await because('Undo the run', 'Her orders were mislaid.');
    expect(asked()).toEqual(['gm.back', { game: 'dk1', turn: 4, reason: 'Her orders were mislaid.' }]);
    at.desk.tab = 'turns';
    at.becomes({
      undone: [{ number: 1, at: '2026-11-22T10:00:00.000Z', to: 4, from: 4, why: 'So.', canRedo: true }],
    });
    await expect.element(page.getByText(/^A run of turn 4 was undone on .*: So\.$/)).toBeVisible();
    await button('Bring the run back').click();
    await expect.poll(asked).toEqual(['gm.redo', { game: 'dk1', number: 1 }]);
  });

  test('says on which day each is due, what it runs with, and which were waived', async () => {
    at = await sit({}, 'preview');
    const [first, second, market] = runs(['over', 'due', 'waits']);
    const seats = everybody().map((row) => (row.seat === 'bob' ? { ...row, orders: 'draft' as const } : row));
    const days = [
      { ...first!, day: 0, waived: true },
      { ...second!, day: 3 },
      { ...market!, day: 13 },
    ];
    at.becomes({ seats, judged: [], received: [], runs: days });
    const line = (nth: number) =>
      page.getByRole('list', { name: 'Runs of this turn' }).getByRole('listitem').nth(nth);
    await expect.element(line(0)).toMatchTextContent('1 The way of ann Day 0 waived: no orders');
    await expect.element(line(1)).toHaveTextContent('2 The way of bob Day 3 Draft is due');
    await expect.element(line(2)).toHaveTextContent('3 The way of market Day 13 waits for earlier runs');
  });

  test('lets a run that may wait be put off with a reason, made up, and put back; those who are waited for are not missing', async () => {
    at = await sit({}, 'preview');
    const seats = everybody().map((row) => (row.seat === 'ann' ? { ...row, orders: 'none' as const } : row));
    const [ann, bob, market] = runs(['due', 'due', 'waits']).map((row) => ({
      ...row,
      ...(row.run === 'market' ? {} : { mayWait: true }),
    }));
    at.becomes({ seats, judged: [], received: [], runs: [ann!, bob!, market!] });
    await expect.element(page.getByText(/^1 empire has sent no orders: /)).toBeVisible();
    const line = (nth: number) =>
      page.getByRole('list', { name: 'Runs of this turn' }).getByRole('listitem').nth(nth);
    await line(0).getByRole('button', { name: 'Postpone…' }).click();
    await expect.element(dialog()).toMatchTextContent('Postpone «The way of ann»');
    await because('Postpone', 'On holiday');
    expect(asked()).toEqual(['gm.putOff', { game: 'dk1', run: 'ann', reason: 'On holiday' }]);
    at.becomes({ runs: [bob!, { ...ann!, state: 'put-off', putOff: 'On holiday' }, market!] });
    await expect.element(line(1)).toMatchTextContent('2 The way of ann No orders postponed, «On holiday»');
    await expect.element(button('Run the next one')).toBeEnabled();
    const makeUp = line(1).getByRole('button', { name: 'Run it now' });
    await expect.element(makeUp).toBeDisabled();
    at.becomes({ seats: everybody() });
    await makeUp.click();
    await expect.poll(asked).toMatchObject(['gm.run', { run: 'ann' }]);
    await line(1).getByRole('button', { name: 'Undo postponement' }).click();
    await expect.poll(asked).toEqual(['gm.putOff', { game: 'dk1', run: 'ann', back: true }]);
    at.becomes({ runs: [{ ...bob!, state: 'over' }, { ...ann!, state: 'over', madeUp: true }, market!] });
    await expect.element(line(1)).toMatchTextContent('is over, after being postponed');
  });

  test('is not spoken of where all move together', async () => {
    at = await sit({}, 'preview');
    at.becomes({ seats: everybody(), judged: [], received: [] });
    await expect.element(button('Run turn 4')).toBeVisible();
    expect(page.getByRole('list', { name: 'Runs of this turn' }).elements()).toEqual([]);
  });
});
