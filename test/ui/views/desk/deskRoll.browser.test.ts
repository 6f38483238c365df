import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { received, usualDesk } from '#test/support/desk/fakeDesk.ts';
import { type AtDesk, because, button, deskApp, dialog } from '#test/support/desk/deskApp.ts';

/* The roll call of the game master's desk: who has sent what, which files count, and what is done about each empire. */
const { sit } = deskApp();
let at: AtDesk;

const card = () => page.getByRole('complementary');
const roll = () => page.getByRole('table', { name: 'Roll call' });
const files = () => page.getByRole('table', { name: 'Files received' });
const choose = (player: RegExp): Promise<void> => roll().getByRole('row', { name: player }).click();
const asked = (): unknown => at.host.asked.at(-1);

describe('who has sent what', () => {
  test('is summed up, listed, and told of the one that is chosen', async () => {
    at = await sit();
    const sums = page.getByRole('list', { name: 'In short' }).getByRole('listitem');
    expect(sums.elements().map((one) => one.textContent.trim().replace(/\s+/g, ' '))).toEqual([
      '1 final',
      '1 draft',
      '2 no orders',
    ]);
    await expect.element(page.getByText('Still without orders: Bobbic League and Deeic Hive.')).toBeVisible();
    await expect.element(card().getByRole('heading')).toHaveTextContent('Annic Empire');
    await expect.element(card().getByText('Final, 3 orders')).toBeVisible();
    await choose(/Cid/);
    await expect.element(card().getByText('cid@example.org')).toBeVisible();
    await expect.element(card().getByText('Draft, 3 orders')).toBeVisible();
    // By keys too.
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(card().getByRole('heading')).toHaveTextContent('Deeic Hive');
    await expect.element(card().getByText('No orders')).toBeVisible();
    expect(card().getByRole('button', { name: 'Set the orders aside…' }).elements()).toEqual([]);
    // Nobody can be mailed without an address.
    expect(card().getByRole('button', { name: 'Mail the results again' }).elements()).toEqual([]);
  });

  test('what is worth a look stands in the row and on the card, and orders that wait are counted at the tab', async () => {
    at = await sit();
    const [ann, bob, cid, dee] = at.host.desk.seats;
    at.becomes({
      seats: [
        { ...ann!, orders: 'waits', late: true, flags: ['A palace coup.'], refused: 'It is damaged.' },
        { ...bob!, missed: 2 },
        { ...cid!, standIn: { player: 'Kim', address: 'kim@example.org', since: 3 } },
        { ...dee!, orders: 'computer', words: ['computer'], decreed: ['computer'] },
      ],
      received: [
        received(1, 'ann', { standing: 'waits', counts: false, late: true }),
        received(2, 'cid', { verdict: 'draft' }),
      ],
    });
    await expect
      .element(roll().getByRole('row', { name: /Late, waits.*Ann.*1 flag, refused file/ }))
      .toBeVisible();
    await expect.element(roll().getByRole('row', { name: /Bob.*missed 2/ })).toBeVisible();
    await expect.element(roll().getByRole('row', { name: /Computer.*Dee.*computer/ })).toBeVisible();
    await expect.element(card().getByText('A later file was not used: It is damaged.')).toBeVisible();
    await expect.element(card().getByText('A palace coup.')).toBeVisible();
    await expect
      .element(page.getByRole('navigation', { name: 'Desk' }).getByRole('button', { name: 'Roll call 1' }))
      .toBeVisible();
    await choose(/Cid/);
    await expect.element(card().getByText('Kim stands in since turn 3.')).toBeVisible();
    await expect.element(card().getByText('Kim, kim@example.org')).toBeVisible();
  });
});

describe('files', () => {
  test('are added from either button, and what cannot be used is said', async () => {
    at = await sit({ received: [] });
    await expect.element(page.getByText(/^Drop .orders files anywhere on this desk/)).toBeVisible();
    at.host.chooses = [
      { name: 'a.orders', base64: 'QUJD' },
      { name: 'b.orders', base64: 'QUJE' },
    ];
    at.host.answers['gm.take'] = [
      received(1, 'ann'),
      received(2, 'bob', { verdict: 'refused', counts: false }),
    ];
    for (const add of [
      button('Add orders…').first(),
      page.getByRole('main').getByRole('button', { name: 'Add orders…' }),
    ]) {
      const before = at.host.times('gm.desk');
      await add.click();
      await expect
        .element(page.getByText('1 file cannot be used: the list of files says why.'))
        .toBeVisible();
      await expect.poll(() => at.host.times('gm.desk')).toBeGreaterThan(before);
    }
    expect(at.host.choosing).toEqual([
      ['.orders', '.answers', '.zip', '.eml', '.gz'],
      ['.orders', '.answers', '.zip', '.eml', '.gz'],
    ]);
    const taken = [
      'gm.take',
      {
        game: 'dk1',
        files: [
          { name: 'a.orders', base64: 'QUJD' },
          { name: 'b.orders', base64: 'QUJE' },
        ],
      },
    ];
    expect(at.host.asked).toEqual([taken, taken]);
    await expect.element(page.getByText('1 file imported')).toBeVisible();
  });

  test('that had come in before, or came after one that was saved later, say which counts, in the roll call too', async () => {
    const why = 'It was saved later (save 2) than draft.orders, which came in after it (save 1).';
    at = await sit();
    at.becomes({
      seats: at.host.desk.seats.map((row) =>
        row.seat === 'ann' ? { ...row, file: 'final.orders', why } : row,
      ),
    });
    at.host.chooses = [{ name: 'draft.orders', base64: 'QUJD' }];
    at.host.answers['gm.take'] = [
      received(2, 'ann', {
        name: 'draft.orders',
        counts: false,
        before: true,
        why: 'final.orders counts instead: it was saved later (save 2) than these (save 1).',
      }),
    ];
    await button('Add orders…').first().click();
    await expect.element(page.getByText('1 file had already been imported')).toBeVisible();
    await expect
      .element(
        page.getByText(
          'draft.orders does not count. final.orders counts instead: it was saved later (save 2) than these (save 1).',
        ),
      )
      .toBeVisible();
    await choose(/Ann/);
    await expect.element(card().getByText(`final.orders counts. ${why}`)).toBeVisible();
  });

  test('dropped on the desk are taken in, whichever tab is open', async () => {
    at = await sit({}, 'log');
    at.host.answers['gm.take'] = [received(3, 'bob')];
    const data = new DataTransfer();
    data.items.add(new File(['abc'], 'bob.orders'));
    window.dispatchEvent(new DragEvent('dragover', { cancelable: true }));
    await expect.element(page.getByText('Drop orders files to import them')).toBeVisible();
    window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true }));
    await expect.element(page.getByText('1 file imported')).toBeVisible();
    expect(asked()).toEqual(['gm.take', { game: 'dk1', files: [{ name: 'bob.orders', base64: 'YWJj' }] }]);
    await expect.element(roll()).toBeVisible();
    await expect.element(page.getByText('Drop orders files to import them')).not.toBeInTheDocument();
  });

  test('have their verdicts, the newest first, and all of the reason when one is chosen', async () => {
    at = await sit({
      received: [
        received(1, 'ann'),
        received(2, 'bob', {
          verdict: 'refused',
          counts: false,
          reason: 'The seal is broken. Ask the player to send it again.',
        }),
        received(3, 'bob', { verdict: 'stale', counts: false }),
        received(4, 'cid', { counts: false }),
        received(5, 'cid', { verdict: 'draft', by: 'stand-in', sender: 'kim@example.org' }),
        received(6, 'dee', { verdict: 'sealed', counts: false }),
        received(7, 'dee', { counts: false, standing: 'declined', late: true }),
        received(8, 'dee', { counts: false, standing: 'declined' }),
        received(9, 'dee', { counts: false, standing: 'waits', late: true }),
      ],
    });
    expect(
      files()
        .getByRole('row')
        .elements()
        .slice(1)
        .map((row) =>
          [0, 2]
            .map((cell) => row.querySelectorAll('td')[cell]?.textContent.trim().replace(/\s+/g, ' '))
            .join(' '),
        ),
    ).toEqual([
      'dee-9.orders Late, waits',
      'dee-8.orders Set aside',
      'dee-7.orders Declined late',
      'dee-6.orders Sealed',
      'cid-5.orders Counts, draft',
      'cid-4.orders Replaced',
      'bob-3.orders Older turn',
      'bob-2.orders Refused',
      'ann-1.orders Counts',
    ]);
    await expect.element(page.getByText(/^9 files, newest first/)).toBeVisible();
    await files().getByRole('row', { name: /bob-2/ }).click();
    const file = page.getByRole('region', { name: 'The file' });
    await expect
      .element(
        file.getByText(
          /of Bobbic League.*: refused\. The seal is broken\. Ask the player to send it again\.$/,
        ),
      )
      .toBeVisible();
    expect(file.getByRole('button').elements()).toEqual([]);
    await files().getByRole('row', { name: /cid-5/ }).click();
    await expect.element(file.getByText(/from kim@example\.org: counts, draft/)).toBeVisible();
  });

  test('are set aside for a reason, and counted again', async () => {
    at = await sit({
      received: [received(1, 'ann'), received(7, 'cid', { standing: 'declined', counts: false })],
    });
    await files().getByRole('row', { name: /ann-1/ }).click();
    await button('Set aside…').click();
    await expect
      .element(dialog().getByText(/ann-1\.orders of Annic Empire arrived in time and will no longer count/))
      .toBeVisible();
    await expect.element(dialog().getByRole('button', { name: 'Set aside' })).toBeDisabled();
    await because('Set aside', ' The wrong file ');
    expect(asked()).toEqual([
      'gm.late',
      { game: 'dk1', number: 1, was: 'counts', take: false, reason: 'The wrong file' },
    ]);
    await files().getByRole('row', { name: /cid-7/ }).click();
    await button('Let it count…').click();
    await dialog().getByRole('button', { name: 'Accept' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(asked()).toEqual(['gm.late', { game: 'dk1', number: 7, was: 'declined', take: true }]);
    // Once the game is over nothing counts any more.
    at.becomes({ clock: { ...at.host.desk.clock, over: true } });
    await expect.element(button('Let it count…')).not.toBeInTheDocument();
    expect(card().getByRole('button', { name: 'Set the orders aside…' }).elements()).toEqual([]);
  });
});

describe('of an empire', () => {
  test('the orders that count are set aside from its card', async () => {
    at = await sit();
    await choose(/Cid/);
    await button('Set the orders aside…').click();
    await because('Set aside', 'He asked for it');
    expect(asked()).toEqual([
      'gm.late',
      { game: 'dk1', number: 2, was: 'counts', take: false, reason: 'He asked for it' },
    ]);
  });

  test('name and address are changed', async () => {
    at = await sit();
    await button('Name and address…').click();
    await expect.element(dialog().getByLabelText('Name')).toHaveFocus();
    await expect.element(dialog().getByLabelText('Mail address')).toHaveValue('ann@example.org');
    await dialog().getByLabelText('Name').fill('Anna ');
    await dialog().getByLabelText('Mail address').fill('anna@example.org');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(asked()).toEqual([
      'gm.player',
      { game: 'dk1', seat: 'ann', player: 'Anna', address: 'anna@example.org' },
    ]);
  });

  test('somebody stands in, and the player comes back', async () => {
    at = await sit();
    await choose(/Bob/);
    await button('Add a stand-in…').click();
    await dialog().getByLabelText('Name').fill('Kim');
    await dialog().getByRole('button', { name: 'Add stand-in' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(asked()).toEqual([
      'gm.standIn',
      { game: 'dk1', seat: 'bob', standIn: { player: 'Kim', address: '' } },
    ]);
    const [ann, bob, ...others] = at.host.desk.seats;
    at.becomes({ seats: [ann!, { ...bob!, standIn: { player: 'Kim', address: '', since: 4 } }, ...others] });
    await button('Reinstate the player').click();
    await expect.poll(asked).toEqual(['gm.standIn', { game: 'dk1', seat: 'bob' }]);
    await expect.element(page.getByText('Bob is reinstated')).toBeVisible();
  });

  test('a new player gets it for good, and a name and a reason are wanted', async () => {
    at = await sit();
    await choose(/Dee/);
    await button('New player…').click();
    await dialog().getByRole('button', { name: 'Replace player' }).click();
    await dialog().getByLabelText('Name').fill('Lou');
    await dialog().getByRole('button', { name: 'Replace player' }).click();
    expect(at.host.asked).toEqual([]);
    await dialog()
      .getByLabelText(/^Reason/)
      .fill('Dee left');
    await dialog().getByRole('button', { name: 'Replace player' }).click();
    await expect
      .poll(asked)
      .toEqual(['gm.replace', { game: 'dk1', seat: 'dee', player: 'Lou', address: '', reason: 'Dee left' }]);
    await expect.element(page.getByText('Lou now plays this empire: send them the results')).toBeVisible();
  });

  test('it is decided who leads it; what holds already cannot be decided', async () => {
    at = await sit();
    await choose(/Bob/);
    await button('Decide about the seat…').click();
    const line = (word: string) => dialog().getByRole('listitem').filter({ hasText: word });
    await expect.element(line('give the empire back').getByRole('button')).toBeDisabled();
    expect(line('give the empire back').element().textContent).toContain('now');
    await line('let the computer lead').getByRole('button', { name: 'Choose' }).click();
    await expect.poll(asked).toEqual(['gm.words', { game: 'dk1', seat: 'bob', words: ['computer'] }]);
    await expect.element(page.getByText('Bobbic League: computer')).toBeVisible();
  });

  test('a seat that nobody plays is led from the library, and what is planned there is taken in', async () => {
    const [ann, bob, cid, dee] = usualDesk.seats;
    at = await sit({ seats: [ann!, bob!, cid!, { ...dee!, player: '' }] });
    await choose(/Cid/);
    expect(card().getByRole('button', { name: 'Control this seat' }).elements()).toEqual([]);
    await roll()
      .getByRole('row', { name: /Deeic Hive/ })
      .click();
    at.host.answers['gm.handIn'] = { said: 'The orders are taken in.' };
    await button('Submit your orders').click();
    await expect.poll(asked).toEqual(['gm.handIn', { game: 'dk1', seat: 'dee', turn: 4 }]);
    await expect
      .element(page.getByTestId('toasts').getByText('Your orders for Deeic Hive are submitted'))
      .toBeVisible();
    at.host.answers['gm.lead'] = { key: { game: 'dk1', seat: 'dee', turn: 4 } };
    await button('Control this seat').click();
    await expect.poll(asked).toEqual(['gm.lead', { game: 'dk1', seat: 'dee' }]);
    await expect.poll(() => at.session.turn !== undefined).toBe(true);
  });

  test('the results are mailed or saved once more', async () => {
    at = await sit();
    await choose(/Cid/);
    at.host.answers['gm.publish'] = { names: [], files: [], letters: 1 };
    await button('Mail the results again').click();
    await expect.poll(asked).toEqual(['gm.publish', { game: 'dk1', to: 'mail', seats: ['cid'] }]);
    await expect
      .element(page.getByTestId('toasts').getByText('1 letter in the outbox: see Letters.'))
      .toBeVisible();
    at.host.answers['gm.publish'] = {
      names: ['cid.new'],
      files: [{ name: 'cid.new', base64: 'QUJD' }],
      letters: 0,
    };
    await button('Save the results file').click();
    await expect.poll(asked).toEqual(['gm.publish', { game: 'dk1', to: 'files', seats: ['cid'] }]);
    await expect.poll(() => at.host.offered).toEqual([{ name: 'cid.new', base64: 'QUJD' }]);
  });
});
