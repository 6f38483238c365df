import { describe, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { type AtDesk, button, deskApp, dialog } from '#test/support/desk/deskApp.ts';
import type { Out } from '#contract/calls.ts';

/* The turns behind a game master: read, explained, run again, gone back to and brought back. */
const { sit } = deskApp();
let at: AtDesk;

/** What stands in it, whatever parts it has. */
const reads = (where: Locator, what: RegExp): Promise<void> =>
  expect.poll(() => where.element().textContent).toMatch(what);
const asked = (): unknown => at.host.asked.at(-1);

describe('turns that were run', () => {
  const row = (turn: number) =>
    page
      .getByRole('list', { name: 'Turns run' })
      .getByRole('listitem')
      .filter({ hasText: `Turn${turn}` });
  const story: Out<'gm.story'> = {
    turn: 3,
    lines: [
      { line: 0, step: 'Starfleets Travel, phase 1', text: 'A1 travelled to Vyrith.', seats: ['ann'] },
      { line: 1, step: 'Scouting Occurs', text: 'Bobbic League: Scouting brought reports.', seats: ['bob'] },
      ...Array.from({ length: 310 }, (_, at) => ({
        line: at + 2,
        step: 'Upkeep',
        text: `Upkeep ${at}.`,
        seats: ['ann'],
      })),
    ],
  };
  const why = (more: Partial<Out<'gm.explain'>> = {}): Out<'gm.explain'> => ({
    text: 'A1 travelled to Vyrith.',
    step: { name: 'Starfleets Travel', pass: 1, said: 'Starfleets Travel, phase 1', cite: 'GE 665' },
    rolls: [],
    heard: ['ann', 'cid'],
    ...more,
  });

  test('none yet: it is said what will stand here', async () => {
    at = await sit({ turns: [] }, 'turns');
    await expect.element(page.getByText('No turn has been run yet')).toBeVisible();
  });

  test('are listed, the newest first, with how often they were run', async () => {
    at = await sit({}, 'turns');
    await reads(row(3), /394 events.*run 2 times, with new dice, by an older version of the program/s);
    await reads(row(2), /1 event\b.*run once/s);
    expect(
      page
        .getByRole('list', { name: 'Turns run' })
        .getByRole('listitem')
        .elements()
        .map((line) => /Turn(\d)/.exec(line.textContent)?.[1]),
    ).toEqual(['3', '2', '1']);
  });

  test('are read, searched and explained, with the order, the dice and who heard of it', async () => {
    at = await sit({}, 'turns');
    at.host.answers['gm.story'] = story;
    await row(3).getByRole('button', { name: 'Read it' }).click();
    const page3 = page.getByTestId('story');
    await expect.element(page3.getByRole('heading', { name: 'Turn 3', exact: true })).toBeVisible();
    expect(asked()).toEqual(['gm.story', { game: 'dk1', turn: 3 }]);
    await expect.element(page3.getByText(/^312 lines; the first 300 are shown/)).toBeVisible();
    // All words must be there, though each is somewhere.
    await page3.getByLabelText('Search this turn').fill('vyrith scouting');
    await expect.element(page3.getByText(/^0 lines\./)).toBeVisible();
    await page3.getByLabelText('Search this turn').fill('travel vyrith');
    await expect.element(page3.getByText(/^1 line\. Choose one/)).toBeVisible();
    at.host.answers['gm.explain'] = why({
      order: { ref: 'ann.t3.o1', seat: 'ann', said: 'Travel to Vyrith', file: 'a.orders' },
      rolls: [
        { stream: 'travel', outOf: 100, wins: 30, rolled: 30 },
        { stream: 'travel', outOf: 6, wins: 2, rolled: 3 },
      ],
    });
    await button('A1 travelled to Vyrith.').click();
    expect(asked()).toEqual(['gm.explain', { game: 'dk1', turn: 3, line: 0 }]);
    const led = page3.getByRole('complementary', { name: 'Cause' });
    await reads(
      led,
      /Travel to Vyrith.*Annic Empire, order ann\.t3\.o1, in a\.orders.*Starfleets Travel, phase 1 GE 665.*30 of 100, won with 30 or less.*3 of 6, lost with 2 or less.*Annic Empire and Cidian Core\./s,
    );
    await page3.getByLabelText('Search this turn').fill('scouting');
    at.host.answers['gm.explain'] = why({
      text: 'Bobbic League: Scouting brought reports.',
      heard: at.host.desk.seats.map(({ seat }) => seat),
    });
    // Its own empire is named, not its id.
    await button('Bobbic League: Scouting brought reports.').click();
    await reads(led, /No order: it follows from the rules\..*No dice\..*Everybody\./s);
    // Of two lines that were asked about, the later one is meant, whichever answer comes first.
    await page3.getByLabelText('Search this turn').fill('');
    const late = at.host.hold('gm.explain');
    await button('A1 travelled to Vyrith.').click();
    at.host.hold('gm.explain')();
    at.host.answers['gm.explain'] = why({ text: 'The later one.' });
    await button('Bobbic League: Scouting brought reports.').click();
    await reads(led, /The later one\./);
    at.host.answers['gm.explain'] = why({ text: 'The earlier one.' });
    late();
    at.becomes({ title: 'By now both are answered' });
    await expect.element(page.getByText('By now both are answered')).toBeVisible();
    expect(led.element().textContent).toContain('The later one.');
    await page3.getByRole('button', { name: 'Turns' }).click();
    await expect.element(row(3)).toBeVisible();
  });

  test('run again for a reason, with the same dice or new ones', async () => {
    at = await sit({}, 'turns');
    at.host.answers['gm.rerun'] = { outcome: 'ran', turn: 4, missing: [], said: 'Turn 3 was run again.' };
    await row(2).getByRole('button', { name: 'Run again…' }).click();
    await expect.element(dialog().getByText(/Everything after it, up to turn 4, is put aside/)).toBeVisible();
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    for (const dice of ['same', 'new'] as const) {
      at.desk.tab = 'turns';
      await row(3).getByRole('button', { name: 'Run again…' }).click();
      await expect.element(dialog().getByText(/The orders received for turn 4 are put aside/)).toBeVisible();
      if (dice === 'new')
        await dialog()
          .getByRole('radio', { name: /New dice/ })
          .click();
      await dialog().getByRole('textbox').fill('A slip');
      await dialog().getByRole('button', { name: 'Run it again' }).click();
      await expect.element(page.getByTestId('run-said')).toHaveTextContent('Turn 3 was run again.');
      expect(asked()).toEqual(['gm.rerun', { game: 'dk1', turn: 3, dice, reason: 'A slip' }]);
    }
  });

  test('are gone back to, and brought back', async () => {
    at = await sit({}, 'turns');
    await row(2).getByRole('button', { name: 'Go back to it…' }).click();
    await expect
      .element(dialog().getByText(/Turns 2 to 3, as they went, and the orders for turn 4 are\s+put aside/))
      .toBeVisible();
    await dialog().getByRole('textbox').fill('Mixed up');
    await dialog().getByRole('button', { name: 'Go back', exact: true }).click();
    await expect.poll(asked).toEqual(['gm.back', { game: 'dk1', turn: 2, reason: 'Mixed up' }]);
    await expect.element(page.getByText('The game is at turn 2 again')).toBeVisible();
    at.becomes({
      turn: 2,
      undone: [
        { number: 1, at: '2026-11-22T10:00:00.000Z', to: 3, from: 5, why: 'Long ago', canRedo: false },
        { number: 2, at: '2026-11-22T11:00:00.000Z', to: 2, from: 4, why: 'Mixed up', canRedo: true },
      ],
    });
    await expect
      .element(page.getByText(/^You went back from turn 4 to turn 2 on .*: Mixed up$/))
      .toBeVisible();
    await expect
      .element(page.getByText(/from turn 5 to turn 3\. Long ago \(can no longer be brought back\)/))
      .toBeVisible();
    await button('Bring turn 4 back').click();
    await expect.poll(asked).toEqual(['gm.redo', { game: 'dk1', number: 2 }]);
    await expect.element(page.getByText('The game is at turn 4 again')).toBeVisible();
  });
});

describe('what a turn came to', () => {
  const outcome: Out<'gm.outcome'> = {
    turn: 3,
    events: 2,
    refusals: 1,
    missing: ['bob'],
    seats: [
      {
        seat: 'ann',
        name: 'Annic Empire',
        orders: 2,
        figures: [{ label: 'Sectors', before: '3', after: '5', better: true }],
      },
      {
        seat: 'bob',
        name: 'Bobbic League',
        orders: 0,
        figures: [{ label: 'Sectors', before: '3', after: '3' }],
      },
    ],
    told: [
      { part: 'First Events', lines: ['Annic Empire: A sector was annexed.'] },
      { part: 'Final Events', lines: ['Bobbic League: Upkeep was paid.'] },
    ],
  };
  const orders: Out<'gm.orders'> = {
    turn: 3,
    file: 'ann.orders',
    lines: [
      { about: 'HQ Plans', text: 'Annex Vyrith' },
      { about: 'HQ Plans', text: 'Proclaim: Peace\nto all' },
      { about: 'A1 First Fleet', text: 'Travel to Vyrith' },
    ],
    problems: [],
  };
  const shown = () => page.getByTestId('outcome');

  test('stands among the turns: how everybody stands, and what happened; from there each player’s orders are read', async () => {
    at = await sit({}, 'turns');
    at.host.answers['gm.outcome'] = outcome;
    at.host.answers['gm.orders'] = orders;
    await button('Standings').first().click();
    await reads(shown(), /Turn 3 results\s*2 events, 1 order that was not carried out\./);
    await reads(shown(), /Annic Empire.*2.*3 → 5/s);
    await reads(shown(), /Bobbic League no orders.*0.*3/s);
    await reads(shown(), /Annic Empire: A sector was annexed\./);
    await shown().getByRole('combobox').selectOptions('Final Events (1)');
    await reads(shown(), /Bobbic League: Upkeep was paid\./);
    await button('Read the 2 orders of Annic Empire').click();
    await reads(dialog(), /Orders of Annic Empire, turn 3/);
    expect(asked()).toEqual(['gm.orders', { game: 'dk1', seat: 'ann', turn: 3 }]);
    const lines = dialog().getByTestId('seat-orders').getByRole('definition');
    expect(lines.elements().map((line) => line.textContent)).toEqual(orders.lines.map(({ text }) => text));
    const about = dialog().getByTestId('seat-orders').getByRole('term');
    expect(about.elements().map((line) => line.textContent)).toEqual(['HQ Plans', 'A1 First Fleet']);
    // What the printer gets is the same.
    expect(document.querySelector('body > .paper')?.textContent).toContain('Travel to Vyrith');
    await dialog().getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await button('Turns').last().click();
    await expect.element(page.getByRole('list', { name: 'Turns run' })).toBeVisible();
  });

  test('is shown at once after a run that ends a turn, and not after one that leaves it open', async () => {
    at = await sit({ seats: [] }, 'preview');
    at.host.answers['gm.outcome'] = outcome;
    at.host.answers['gm.run'] = { outcome: 'ran', turn: 4, missing: [], said: 'Turn 4 was run.' };
    await at.desk.run(true, true);
    await expect.element(page.getByTestId('run-said')).toBeVisible();
    expect(shown().elements()).toEqual([]);
    at.host.desk = { ...at.host.desk, turn: 5 };
    await at.desk.run(true, true);
    await expect.element(shown()).toBeVisible();
    await reads(shown(), /Annic Empire/);
  });

  test('the orders of a player are read from their card, and those of a file from the list of files', async () => {
    at = await sit();
    at.host.answers['gm.orders'] = orders;
    await page
      .getByRole('row', { name: /Annic Empire/ })
      .first()
      .click();
    await button('Read the orders…').click();
    await expect.element(dialog()).toBeVisible();
    expect(asked()).toEqual(['gm.orders', { game: 'dk1', seat: 'ann' }]);
    await dialog().getByRole('button', { name: 'Close', exact: true }).last().click();
    await page.getByRole('row', { name: /cid-2\.orders/ }).click();
    await button('Read it…').click();
    await expect.element(dialog()).toBeVisible();
    expect(asked()).toEqual(['gm.orders', { game: 'dk1', seat: 'cid', number: 2 }]);
  });
});
