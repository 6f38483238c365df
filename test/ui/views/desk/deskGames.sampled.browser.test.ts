import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { unreadable } from '#test/support/problems.ts';
import { fakeDesk, gameOffer, usualDesk } from '#test/support/desk/fakeDesk.ts';
import { type AtDesk, button, deskApp, dialog } from '#test/support/desk/deskApp.ts';
import type { Out } from '#contract/calls.ts';
import { choiceOf } from '#main/services/choices.ts';
import { rulesetById } from '#rulesets/all.ts';
import { federationCommander } from '#rulesets/federation-commander/ruleset.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { longTest } from '#test/support/sample.ts';

/* The game master's games and the frame of the desk: how games come and go, where tabs and keys lead, and what is heard from outside. */
const { sit, sitAt } = deskApp();
let at: AtDesk;

const asked = (): unknown => at.host.asked.at(-1);
const row = (game: string, more: Partial<Out<'gm.games'>[number]> = {}): Out<'gm.games'>[number] => ({
  game,
  title: `Game ${game}`,
  ruleset: 'Galactic Empires',
  turn: 4,
  players: 8,
  file: `/games/${game}.game`,
  over: false,
  problems: [],
  copies: [],
  ...more,
});

async function listed(games: Out<'gm.games'>): Promise<void> {
  const host = fakeDesk();
  host.answers['gm.games'] = games;
  at = await sitAt(host);
}

describe('the list of games', () => {
  test('there are none: every way to one is offered, and works', async () => {
    await listed([]);
    await expect.element(page.getByText('No games yet')).toBeVisible();
    await button('New game').click();
    await expect.element(dialog().getByLabelText('Title')).toHaveFocus();
    await button('Cancel').click();
    await expect.element(button('New game')).toHaveFocus();
    await button('Check an archive…').click();
    await expect.element(page.getByTestId('archive')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Check an archive…')).toHaveFocus();
    at.host.chooses = [{ name: 'dk1.game', base64: 'QUJD' }];
    at.host.answers['gm.import'] = gameOffer();
    await button('Open a .game file').click();
    await expect.element(dialog()).toBeVisible();
    expect(at.host.choosing).toEqual([['.game']]);
    expect(asked()).toEqual(['gm.import', { base64: 'QUJD' }]);
  });

  test('tells how each stands; one that cannot be read says why; one is opened, and left', async () => {
    await listed([
      row('gw1', { due: '2020-01-01T00:00:00.000Z' }),
      row('gw2', { over: true, players: 1 }),
      row('gw3', { problems: [unreadable('broken', 'This game is damaged.')] }),
      row('dk1'),
    ]);
    await expect.element(page.getByText('Galactic Empires · gw1 · 8 players')).toBeVisible();
    await expect.element(page.getByText(/^Due .* ago\.$/)).toBeVisible();
    await expect.element(page.getByText('Galactic Empires · gw2 · 1 player')).toBeVisible();
    await expect.element(page.getByText('The game is over.')).toBeVisible();
    await expect.element(page.getByText('This game is damaged.')).toBeVisible();
    await button(/Game dk1/).click();
    await expect.element(page.getByTestId('desk-turn')).toBeVisible();
    await button('All games').click();
    await button('Start-up menu').click();
    await expect.element(page.getByTestId('start')).toBeVisible();
  });

  test('a game is put away, and it is told how it comes back', async () => {
    await listed([row('gw1'), row('gw2')]);
    at.host.answers['gm.putAway'] = { folder: '/games/put-away/gw2' };
    at.host.answers['gm.games'] = [row('gw1')];
    await button(/^Put the game gw2 away/).click();
    await expect.element(page.getByText(/open its \.game file in \/games\/put-away\/gw2\./)).toBeVisible();
    expect(asked()).toEqual(['gm.putAway', { game: 'gw2', turn: 4 }]);
    await expect.element(button(/Game gw2/)).not.toBeInTheDocument();
  });

  test('a game that comes or goes elsewhere is seen at once; a list that cannot be had is told', async () => {
    await listed([]);
    at.host.answers['gm.games'] = [row('gw5')];
    at.host.push('gm.changed', { game: 'gw5' });
    await expect.element(button(/Game gw5/).first()).toBeVisible();
    at.host.refused.set('gm.games', 'The folder cannot be read.');
    at.host.push('gm.changed', { game: 'gw5' });
    await expect.element(page.getByText('Your games cannot be listed')).toBeVisible();
  });

  test('a game that the host knows by another name than it was asked for is read once, and not over and over', async () => {
    const host = fakeDesk({ game: 'gw7', title: 'A Copy of Mine' });
    const { call } = host.transport;
    const transport: typeof host.transport = {
      ...host.transport,
      call: (name, raw) => {
        // A desk that asks without end would leave the page no moment to show anything.
        if (host.times('gm.desk') === 50) host.refused.set('gm.desk', 'Asked too often.');
        return call(name, raw);
      },
    };
    at = await sitAt({ ...host, transport }, 'dk1');
    await expect.element(page.getByTestId('desk-turn')).toBeVisible();
    await expect.element(page.getByText('A Copy of Mine')).toBeVisible();
    expect(host.times('gm.desk')).toBeLessThan(4);
  });

  test('orders that are dropped where no game lies are told where they belong', async () => {
    await listed([row('gw1')]);
    const data = new DataTransfer();
    data.items.add(new File(['abc'], 'bob.orders'));
    window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true }));
    await expect.element(page.getByText('No game is open')).toBeVisible();
    await expect.element(page.getByText('Open a game first, then drop its orders.')).toBeVisible();
  });
});

test.each([
  ['among others', ['galactic-empires', 'galactic-conquest'], 'radio'],
  ['alone', ['galactic-conquest'], 'option'],
] as const)('an early version says so where a new game is chosen, %s', async (_, ids, role) => {
  const host = fakeDesk();
  host.answers['gm.choices'] = ids.map((id) => choiceOf(rulesetById(id) as never));
  at = await sitAt(host);
  await button('New game').click();
  await expect
    .element(dialog().getByRole(role, { name: /^Galactic Conquest \(early version\)/ }))
    .toBeInTheDocument();
});

describe('a new game', () => {
  const choices: Out<'gm.choices'> = [choiceOf(galacticEmpires as never)];
  const begin = () => button('Begin the game');
  const field = (name: string) => dialog().getByLabelText(name);

  async function begun(): Promise<void> {
    const host = fakeDesk();
    host.answers['gm.choices'] = choices;
    host.answers['gm.begin'] = { game: 'dk1' };
    at = await sitAt(host);
    await button('New game').click();
    await expect.element(begin()).toBeEnabled();
  }

  test('is begun from every field', async () => {
    await begun();
    await field('Short name').fill('sp1');
    await field('Title').fill(' Spring ');
    await field('Your mail address, where orders are sent').fill('gm@example.org');
    await field('Map').selectOptions('Drawn, by number of empires');
    await field('Empires').fill('2');
    await field('The computer leads').selectOptions('empires without a player');
    await field('Computer players attack and conquer').click();
    await field('Passphrase for the invitations').fill('sesame');
    await field('Players, one per line').fill('Klingon = Ann <ann@example.org>\nRomulan; Bob');
    await expect.element(page.getByText('2 players understood.')).toBeVisible();
    at.host.chooses = [{ name: 'keeper.public', base64: btoa('keys') }];
    const reading = Promise.withResolvers<void>();
    at.host.reading = reading.promise;
    await button('A keyholder’s keys…').click();
    await expect.element(begin()).toBeDisabled();
    reading.resolve();
    await expect.element(page.getByText('keeper.public')).toBeVisible();
    await page.getByText('The empires that can be played').click();
    await expect.element(page.getByText(/Klingon Empire, .*Romulan Star Empire/)).toBeVisible();
    at.host.refused.set('gm.begin', 'There is a game sp1 already.');
    await begin().click();
    await expect.element(dialog().getByText('There is a game sp1 already.')).toBeVisible();
    at.host.refused.clear();
    await begin().click();
    await expect.element(page.getByTestId('desk-turn')).toBeVisible();
    expect(asked()).toEqual([
      'gm.begin',
      {
        ruleset: 'galactic-empires',
        title: 'Spring',
        game: 'sp1',
        address: 'gm@example.org',
        map: { kind: 'wish', wish: { kind: 'empires', values: { empires: 2, battles: 'rules' } } },
        computer: 'others',
        conquers: true,
        passphrase: 'sesame',
        keyholder: 'keys',
        players: [
          { seat: 'klingon-empire', player: 'Ann', address: 'ann@example.org' },
          { seat: 'romulan-star-empire', player: 'Bob', address: '' },
        ],
      },
    ]);
    await expect.element(page.getByRole('main', { name: 'Preview and run' })).toBeVisible();
  });

  test('is begun with captains of the level that is chosen, where the rules have levels', async () => {
    const host = fakeDesk();
    host.answers['gm.choices'] = [choiceOf(federationCommander as never)];
    host.answers['gm.begin'] = { game: 'dk1' };
    at = await sitAt(host);
    await button('New game').click();
    await expect.element(begin()).toBeEnabled();
    await expect.element(field('How well it plays')).not.toBeInTheDocument();
    await field('The computer leads').selectOptions('sides without a player');
    await expect.element(field('How well it plays')).toHaveValue('computer');
    await field('How well it plays').selectOptions('computer-veteran');
    await begin().click();
    await expect.element(page.getByTestId('desk-turn')).toBeVisible();
    expect(asked()).toMatchObject(['gm.begin', { computer: 'others', level: 'computer-veteran' }]);
  });

  test('wants a map that is large enough, empires that there are, and a scenario where one is to be played', async () => {
    await begun();
    await field('Map').selectOptions('Drawn, by number of empires');
    await field('Empires').fill('2');
    await field('Players, one per line').fill('Klingon = Ann\nRomulan = Bob\nGorn = Cy');
    await expect.element(page.getByText('3 players for 2 empires: choose a larger map.')).toBeVisible();
    await expect.element(begin()).toBeDisabled();
    await field('Map').selectOptions('Drawn, by size');
    await field('Size').selectOptions('Small, 6 empires');
    await expect.element(begin()).toBeEnabled();
    await field('Players, one per line').fill('Nobody = Ann');
    await expect
      .element(page.getByText('Line 1: there is no empire «Nobody», or more than one begins so.'))
      .toBeVisible();
    await expect.element(begin()).toBeDisabled();
    await field('Players, one per line').fill('');
    await field('Map').selectOptions('From a scenario file');
    await expect.element(page.getByText('Choose the scenario file.')).toBeVisible();
    await expect.element(begin()).toBeDisabled();
    at.host.chooses = [{ name: 'mine.scenario', base64: 'QUJD' }];
    await button('Choose the file…').click();
    await expect.element(page.getByText('mine.scenario')).toBeVisible();
    await begin().click();
    await expect.poll(asked).toMatchObject(['gm.begin', { map: { kind: 'scenario', scenario: 'QUJD' } }]);
  });
});

describe('the frame of the desk', () => {
  const tabs = [
    'Roll call',
    'To judge',
    'Preview and run',
    'Turns',
    'Letters',
    'Policy',
    'Fairness',
    'Log',
  ] as const;

  test('has its tabs by buttons and by the keys 1 to 8', async () => {
    at = await sit();
    const tab = (name: string) =>
      page.getByRole('navigation', { name: 'Desk' }).getByRole('button', { name });
    for (const [index, name] of tabs.toReversed().entries()) {
      await userEvent.keyboard(String(tabs.length - index));
      await expect.element(page.getByRole('main', { name })).toBeVisible();
      await expect.element(tab(name)).toHaveAttribute('aria-current', 'page');
    }
    for (const name of tabs) {
      await tab(name).click();
      await expect.element(page.getByRole('main', { name })).toBeVisible();
    }
  });

  longTest('has keys for what is done most, and a list of all that can be done', async () => {
    at = await sit();
    at.host.chooses = [];
    await userEvent.keyboard('o');
    await expect.poll(() => at.host.choosing).toEqual([['.orders', '.answers', '.zip', '.eml', '.gz']]);
    await userEvent.keyboard('r');
    await expect.poll(asked).toEqual(['gm.preview', { game: 'dk1' }]);
    await button('All commands (Ctrl+K)').click();
    await page.getByRole('combobox', { name: 'Search commands' }).fill('Hold the game');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog', { name: 'Hold the game' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await button('Help (F1)').click();
    await expect.element(page.getByTestId('help')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Help (F1)')).toHaveFocus();
    await userEvent.keyboard('g');
    await expect.element(page.getByRole('heading', { name: 'Game master' })).toBeVisible();
  });

  test('hears of its game, and of no other', async () => {
    at = await sit();
    const before = at.host.times('gm.desk');
    at.host.push('gm.changed', { game: 'gw9' });
    at.becomes({ turn: 7, title: 'Another name' });
    await expect.element(page.getByTestId('desk-turn')).toHaveTextContent('Turn 7 · dk1');
    await expect.element(page.getByText('Another name')).toBeVisible();
    expect(at.host.times('gm.desk')).toBe(before + 1);
    at.becomes({ busy: { what: 'running turn 7', owner: 'gm', at: '2026-11-22T10:00:00.000Z' } });
    await expect
      .element(page.getByText(/^Another program is using this game: running turn 7\./))
      .toBeVisible();
  });

  longTest('says in a line where the game stands', async () => {
    at = await sit();
    const clock = page.getByTestId('desk-clock');
    const says = (text: string): Promise<void> =>
      expect.poll(() => clock.element().textContent).toContain(text);
    await says('Turn 4 has no deadline; 2 of 4 have no orders.');
    const all = usualDesk.seats.map((seat) => ({ ...seat, orders: 'final' as const }));
    at.becomes({
      seats: all.map((seat, index) => (index === 0 ? { ...seat, orders: 'none' as const } : seat)),
    });
    await says('Turn 4 has no deadline; 1 of 4 has no orders.');
    at.becomes({ seats: all });
    await says('Turn 4 has no deadline; all 4 have sent orders.');
    at.becomes({
      seats: all.map((seat, index) => (index === 0 ? seat : { ...seat, orders: 'computer' as const })),
    });
    await says('Turn 4 has no deadline; the only player has sent orders.');
    at.becomes({ seats: all.map((seat) => ({ ...seat, orders: 'computer' as const })) });
    await says('Turn 4 has no deadline; the computer plays everybody.');
    at.becomes({
      clock: {
        ...usualDesk.clock,
        due: '2020-01-01T00:00:00.000Z',
        said: 'Tuesday',
        extended: 'A storm',
        held: 'Holidays',
      },
    });
    await says('On hold: Holidays · Extended: A storm · The turn runs when you run it.');
    await expect.element(clock.getByText(/^Turn 4 is due Tuesday, .* ago;/)).toBeVisible();
  });

  test('a game that cannot be opened says why, and is tried again', async () => {
    const host = fakeDesk();
    host.refused.set('gm.desk', 'This game is damaged.');
    at = await sitAt(host, 'dk1');
    await expect.element(page.getByRole('heading', { name: 'This game cannot be opened' })).toBeVisible();
    await expect.element(page.getByText(/This game is damaged\./)).toBeVisible();
    host.refused.clear();
    await button('Try again').click();
    await expect.element(page.getByTestId('desk-turn')).toHaveTextContent('Turn 4 · dk1');
  });
});
