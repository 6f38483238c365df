import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { unreadable } from '#test/support/problems.ts';
import { judged, received, usualDesk } from '#test/support/desk/fakeDesk.ts';
import { type AtDesk, button, deskApp } from '#test/support/desk/deskApp.ts';
import type { Out } from '#contract/calls.ts';

/* What a game master judges, tries, runs and publishes: every button, and what it waits for. */
const { sit } = deskApp();
let at: AtDesk;

const asked = (): unknown => at.host.asked.at(-1);
const everybody = (): AtDesk['host']['desk']['seats'] =>
  at.host.desk.seats.map((row) => ({ ...row, orders: 'final' as const }));
const preview = (more: Partial<Out<'gm.preview'>> = {}): Out<'gm.preview'> => ({
  turn: 4,
  events: 40,
  refusals: 1,
  missing: ['bob'],
  seats: [
    {
      seat: 'ann',
      name: 'Annic Empire',
      orders: 3,
      problems: [unreadable('no-way', 'There is no way to Vyrith.')],
      figures: [
        { label: 'Treasury', before: '10', after: '12', better: true },
        { label: 'Sectors', before: '4', after: '4' },
      ],
    },
    {
      seat: 'bob',
      name: 'Bobbic League',
      orders: 0,
      problems: [],
      figures: [
        { label: 'Treasury', before: '10', after: '8', better: false },
        { label: 'Sectors', before: '4', after: '4' },
      ],
    },
  ],
  told: [
    { part: 'Movement', lines: ['A1 travelled.'] },
    { part: 'Final', lines: ['Upkeep was paid.', 'Revenue came in.'] },
  ],
  questions: [],
  ...more,
});

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
    await expect
      .poll(asked)
      .toEqual(['gm.ruleAll', { game: 'dk1', rulings: [{ order: 'o1' }, { order: 'o2' }] }]);
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
    await expect.element(page.getByText('The ruling was not taken')).toBeVisible();
    await expect.element(page.getByText('The turn is being run.')).toBeVisible();
  });
});

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
          '1 file of orders came late. Say in the roll call whether it counts; the turn does not run before.',
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
          /^2 files of orders are still sealed to the keyholder\. Enter the keyholder’s\s+key for turn 4/,
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
    await expect
      .element(page.getByText('Everybody’s orders are there, and nothing waits for you.'))
      .toBeVisible();
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
    for (const one of [run(), button('Try it first'), button('Preview turn 4'), button('Add orders…')])
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
    for (const name of ['Run turn 4', 'Try it first', 'Preview turn 4', 'Add orders…'])
      expect(button(name).elements()).toEqual([]);
    const before = at.host.asked.length;
    await userEvent.keyboard('ro');
    expect(at.host.asked.length).toBe(before);
    expect(at.host.choosing).toEqual([]);
  });
});

describe('a trial', () => {
  test('is made from every button, and shows each empire, its problems and what happens', async () => {
    at = await sit();
    at.host.answers['gm.preview'] = preview();
    await button('Preview turn 4').click();
    const shown = page.getByTestId('preview');
    await expect.element(shown.getByRole('heading', { name: 'Turn 4 as it would go now' })).toBeVisible();
    await expect.element(shown.getByText('40 events, 1 order that cannot be carried out.')).toBeVisible();
    await expect.element(shown.getByRole('row', { name: 'Annic Empire 3 10 → 12 4' })).toBeVisible();
    await expect
      .element(shown.getByRole('row', { name: 'Bobbic League no orders 0 10 → 8 4' }))
      .toBeVisible();
    await shown.getByText('Annic Empire: 1 warning, as its player sees it').click();
    await expect.element(shown.getByText(/There is no way to Vyrith/)).toBeVisible();
    await expect.element(shown.getByText('A1 travelled.')).toBeVisible();
    await shown.getByRole('combobox').selectOptions('Final (2)');
    await expect.element(shown.getByText('Revenue came in.')).toBeVisible();
    expect(shown.getByText('A1 travelled.').elements()).toEqual([]);
    at.host.answers['gm.preview'] = preview({ questions: ['Who goes first?'] });
    await button('Try it again').click();
    await expect.element(shown.getByText('Who goes first?')).toBeVisible();
    expect(at.host.asked).toEqual([
      ['gm.preview', { game: 'dk1' }],
      ['gm.preview', { game: 'dk1' }],
    ]);
    // When the orders change, it is of the past.
    at.becomes({ received: [] });
    await expect.element(shown).not.toBeInTheDocument();
    await expect.element(button('Try it first')).toBeVisible();
  });
});

describe('a turn of several runs', () => {
  const runs = (states: readonly string[]) =>
    ['ann', 'bob', 'market'].map((run, nth) => ({
      run,
      title: `The way of ${run}`,
      state: states[nth] as 'over' | 'due' | 'waits',
    }));

  test('lists them, and runs one or all that are due', async () => {
    at = await sit({}, 'preview');
    at.becomes({ seats: everybody(), judged: [], received: [], runs: runs(['due', 'due', 'waits']) });
    const list = page.getByRole('list', { name: 'Runs of this turn' });
    await expect
      .element(list.getByRole('listitem').nth(2))
      .toHaveTextContent('The way of market waits for those before');
    await button('Run this one').click();
    await expect.poll(asked).toMatchObject(['gm.run', { run: 'ann', anyway: false }]);
    at.becomes({ runs: runs(['over', 'due', 'waits']) });
    await expect.element(list.getByRole('listitem').first()).toHaveTextContent('The way of ann is over');
    await button('Run 1 run that is due').click();
    await expect.poll(asked).toEqual(['gm.run', { game: 'dk1', anyway: false, unjudged: false }]);
  });

  test('is not spoken of where all move together', async () => {
    at = await sit({}, 'preview');
    at.becomes({ seats: everybody(), judged: [], received: [] });
    await expect.element(button('Run turn 4')).toBeVisible();
    expect(page.getByRole('list', { name: 'Runs of this turn' }).elements()).toEqual([]);
  });
});

describe('results', () => {
  const publish = () => page.getByTestId('publish');

  test('go by mail to those with an address, into the folder, or to the game master as files', async () => {
    at = await sit({ unpublished: ['ann', 'bob', 'cid'] }, 'preview');
    await expect
      .element(publish().getByRole('heading', { name: 'The results for turn 4 are ready' }))
      .toBeVisible();
    await expect
      .element(
        publish().getByText(
          /^3 empires have not received theirs yet: Annic Empire, Bobbic League and Cidian Core\./,
        ),
      )
      .toBeVisible();
    const seats = ['ann', 'bob', 'cid'];
    const ways = [
      [
        'Mail to 2 players',
        'mail',
        { names: [], files: [], letters: 2 },
        '2 letters in the outbox: see Letters.',
      ],
      [
        'Write into the game’s folder',
        'folder',
        { names: ['a', 'b', 'c'], files: [], letters: 0, folder: '/games/dk1' },
        '3 files written to /games/dk1.',
      ],
      [
        'Save the files',
        'files',
        { names: ['a.new'], files: [{ name: 'a.new', base64: 'QUJD' }], letters: 0 },
        '1 file handed to you.',
      ],
    ] as const;
    for (const [name, to, answer, said] of ways) {
      at.host.answers['gm.publish'] = { ...answer, names: [...answer.names], files: [...answer.files] };
      await publish().getByRole('button', { name }).click();
      await expect.element(page.getByTestId('published')).toHaveTextContent(said);
      expect(asked()).toEqual(['gm.publish', { game: 'dk1', to, seats }]);
    }
    expect(at.host.offered).toEqual([{ name: 'a.new', base64: 'QUJD' }]);
    at.host.refused.set('gm.publish', 'The folder cannot be written to.');
    await publish().getByRole('button', { name: 'Save the files' }).click();
    await expect.element(page.getByText('The folder cannot be written to.')).toBeVisible();
    at.becomes({ unpublished: [] });
    await expect.element(publish()).not.toBeInTheDocument();
  });

  test('that were handed over in another way can still go by mail, all at once', async () => {
    at = await sit({ unpublished: [], unmailed: ['ann', 'cid'] }, 'preview');
    at.host.answers['gm.publish'] = { names: ['a', 'c'], files: [], letters: 2 };
    at.becomes({ mailed: false });
    await page.getByTestId('mail-too').getByRole('button', { name: 'Mail to 2 players' }).click();
    await expect
      .element(page.getByTestId('published'))
      .toHaveTextContent(
        '2 letters in the outbox: they wait until you set up a server under Letters, Mail settings…',
      );
    await expect.poll(asked).toEqual(['gm.publish', { game: 'dk1', to: 'mail', seats: ['ann', 'cid'] }]);
    at.becomes({ unmailed: [] });
    await expect.element(page.getByTestId('mail-too')).not.toBeInTheDocument();
  });

  test('cannot be mailed to nobody; invitations are called so', async () => {
    at = await sit({ unpublished: ['bob', 'dee'], turn: 1, turns: [] }, 'preview');
    await expect.element(publish().getByRole('heading', { name: 'The invitations are ready' })).toBeVisible();
    await expect.element(button('Mail to 0 players')).toBeDisabled();
    await expect.element(publish().getByText(/^None of them has a mail address/)).toBeVisible();
  });
});
