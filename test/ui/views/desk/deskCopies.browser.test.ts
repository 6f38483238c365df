import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { GameCopy, GameOffered } from '#contract/arriving.ts';
import { good } from '#kernel/words/result.ts';
import { fakeDesk, gameOffer } from '#test/support/desk/fakeDesk.ts';
import { type AtDesk, button, deskApp, dialog } from '#test/support/desk/deskApp.ts';

/* A game that comes as a file is asked about, and copies of one game are warned of: nobody plays two by mistake. */
const { sit, sitAt } = deskApp();
let at: AtDesk;
const asked = (): unknown => at.host.asked.at(-1);
const copy = (more: Partial<GameCopy> = {}): GameCopy => ({
  where: 'away',
  game: 'dk1',
  file: '/games/put-away/dk1-2026/dk1.game',
  turn: 3,
  opened: '2026-11-20T10:00:00.000Z',
  parted: false,
  ...more,
});
const said = (text: string | RegExp) => expect.element(dialog().getByText(text)).toBeVisible();

async function offered(more: Partial<GameOffered> = {}): Promise<void> {
  const host = fakeDesk();
  host.answers['gm.import'] = gameOffer(more);
  host.answers['gm.takeIn'] = { game: 'dk1', file: '/games/dk1/dk1.game' };
  host.chooses = [{ name: 'mine.game', base64: 'QUJD' }];
  at = await sitAt(host);
  await button('Open a .game file').click();
  await expect.element(dialog()).toBeVisible();
}

describe('a game that comes as a file', () => {
  test('is named with its turn and when that was opened; taken, it lies on the desk, and where its copy lies is told', async () => {
    await offered();
    await expect.element(page.getByRole('heading', { name: 'Take this game onto your desk?' })).toBeVisible();
    await said('mine.game');
    await said(/^Turn 4 is open for orders; turn 3 was run /);
    await said(/The file you opened stays where it is as an\s+old copy: do not run turns in both\./);
    expect(at.host.asked.map(([name]) => name)).toEqual(['gm.import']);
    await button('Take this game onto your desk').click();
    await expect.element(page.getByTestId('desk-turn')).toHaveTextContent('Turn 4 · dk1');
    expect(at.host.asked).toContainEqual(['gm.takeIn', { waits: 'w1' }]);
    await expect
      .element(
        page.getByText(
          /^It lies in \/games\/dk1\/dk1\.game\. The file you opened, mine\.game, is an old copy from now on/,
        ),
      )
      .toBeVisible();
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  test('is left where it is by Cancel and by Escape; a refusal is told', async () => {
    await offered({ turn: 1 });
    await said(/^Turn 1 is open for orders; begun /);
    await button('Cancel').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.poll(asked).toEqual(['gm.leaveOut', { waits: 'w1' }]);
    await button('Open a .game file').click();
    await expect.element(dialog()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    at.host.refused.set('gm.takeIn', 'This game waits no more.');
    await button('Open a .game file').click();
    await button('Take this game onto your desk').click();
    await expect.element(page.getByText('mine.game was not imported')).toBeVisible();
    await expect.element(page.getByText('No games yet')).toBeVisible();
  });

  test('that lies on the desk already is not taken: the desk’s copy is named with its turn, and opened', async () => {
    await offered({ copies: [copy({ where: 'desk', turn: 6, file: '/games/dk1/dk1.game' })] });
    await expect
      .element(page.getByRole('heading', { name: 'This game is on your desk already' }))
      .toBeVisible();
    await said(/^On your desk: at turn 6; turn 5 was run /);
    await said(/^The one on your desk is newer: continue with it\./);
    await expect.element(button('Take this game onto your desk')).not.toBeInTheDocument();
    await button('Open the one on your desk').click();
    await expect.element(page.getByTestId('desk-turn')).toHaveTextContent('Turn 4 · dk1');
    expect(at.host.asked.map(([name]) => name)).toEqual(['gm.import', 'gm.leaveOut']);
  });

  for (const [what, more, advice] of [
    [
      'newer than the one on the desk',
      { copies: [copy({ where: 'desk' })] },
      /^mine\.game is the newest\. To play mine\.game instead, put the one on your desk away first/,
    ],
    [
      'at the turn of the one on the desk',
      { copies: [copy({ where: 'desk', turn: 4 })] },
      /^Both are at the same turn: continue with the one on your desk\./,
    ],
    [
      'older than one that was put away',
      { copies: [copy({ turn: 5 })] },
      /^The one that was put away is the newest: open \/games\/put-away\/dk1-2026\/dk1\.game instead\.$/,
    ],
    [
      'newer than one that was put away',
      { copies: [copy()] },
      /^mine\.game is the newest\. Take it onto your desk\.$/,
    ],
    [
      'run otherwise than one that was put away',
      { copies: [copy({ turn: 4, parted: true })] },
      /^Compare with the results your players have\. mine\.game is the newest\./,
    ],
  ] as const) {
    test(`${what}: the newest is recommended`, async () => {
      await offered(more);
      await said(advice);
    });
  }

  test('from outside the page, or at the start-up menu, is asked about as well, one after the other', async () => {
    const host = fakeDesk();
    host.answers['gm.takeIn'] = { game: 'dk1', file: '/games/dk1/dk1.game' };
    at = await sitAt(host);
    await at.session.leave();
    const client = at.host.client as { 'file.open': unknown; 'file.arrived': unknown };
    client['file.open'] = async () => good({ what: 'game', offered: gameOffer({ title: 'Opened' }) });
    client['file.arrived'] = async () =>
      good([
        {
          name: 'two.game',
          opened: { what: 'game', offered: gameOffer({ waits: 'w2', title: 'Arrived' }) },
          problems: [],
        },
      ]);
    await at.session.openFiles([{ name: 'one.game', base64: 'QUJD' }]);
    await at.session.takeArrivals();
    await said('Opened');
    await button('Cancel').click();
    await said('Arrived');
    await expect.element(page.getByTestId('start')).toBeVisible();
    await button('Take this game onto your desk').click();
    await expect.element(page.getByTestId('desk-turn')).toHaveTextContent('Turn 4 · dk1');
    expect(at.host.asked).toEqual([
      ['gm.leaveOut', { waits: 'w1' }],
      ['gm.takeIn', { waits: 'w2' }],
    ]);
  });
});

describe('copies of a game in the desk’s folders', () => {
  const newer = copy({ turn: 6 });

  test('are warned of in the list of games', async () => {
    const host = fakeDesk();
    host.answers['gm.games'] = [
      {
        game: 'dk1',
        title: 'Beta',
        ruleset: 'Galactic Empires',
        turn: 4,
        players: 2,
        file: '/games/dk1.game',
        over: false,
        problems: [],
        copies: [newer],
      },
    ];
    at = await sitAt(host);
    await expect
      .element(
        page.getByText(
          'There is another copy of this game at turn 6, which is newer; it is put away, in /games/put-away/dk1-2026/dk1.game. Run turns in one of them only.',
        ),
      )
      .toBeVisible();
  });

  test('are warned of at the head of the game, until they are gone', async () => {
    at = await sit({
      copies: [
        copy(),
        copy({ where: 'desk', game: 'old', file: '/games/old/old.game', turn: 4, parted: true }),
      ],
    });
    await expect
      .element(page.getByText(/^There is another copy of this game at turn 3; it is put away/))
      .toBeVisible();
    await expect
      .element(
        page.getByText(
          /^There is another copy of this game at the same turn; it is on your desk as old, in \/games\/old\/old\.game\. It took a different course/,
        ),
      )
      .toBeVisible();
    at.becomes({ copies: [] });
    await expect.element(page.getByText(/Another copy of this game/)).not.toBeInTheDocument();
  });
});

describe('a lock', () => {
  const busy = { what: 'running turn 4', owner: 'attic 77', at: '2031-01-01T00:00:00.000Z' };

  test('of another machine is named, and broken after a word about what that means', async () => {
    at = await sit({ busy: { ...busy, elsewhere: 'attic' } });
    await expect
      .element(
        page.getByText(/^The machine attic is using this game: running turn 4, since .* by its clock\./),
      )
      .toBeVisible();
    await button('Unlock…').click();
    await said(/Unlock the game only if you are sure that the program has ended/);
    expect(at.host.asked).toEqual([]);
    await button('Cancel').click();
    await button('Unlock…').click();
    const { busy: _, ...free } = at.host.desk;
    at.host.desk = free;
    await button('Unlock the game').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(at.host.asked).toEqual([['gm.unlock', { game: 'dk1', since: busy.at }]]);
    await expect.element(button('Unlock…')).not.toBeInTheDocument();
  });

  test('of this machine is waited for', async () => {
    at = await sit({ busy });
    await expect
      .element(page.getByText(/^Another program is using this game: running turn 4\./))
      .toBeVisible();
    await expect.element(button('Unlock…')).not.toBeInTheDocument();
  });

  test('that refuses what is done shows at once, though nobody told of it before', async () => {
    at = await sit();
    at.host.refuses.set('gm.preview', 'game-busy');
    at.host.desk = { ...at.host.desk, busy: { ...busy, elsewhere: 'attic' } };
    await userEvent.keyboard('r');
    await expect.element(button('Unlock…')).toBeVisible();
  });
});

test('a library that vanished is said, and is not shown as empty', async () => {
  at = await sitAt(fakeDesk());
  const words = 'The library folder /library is gone. Bring it back, or start the program again.';
  (at.host.client as { 'library.list': unknown })['library.list'] = async () => ({
    ok: false,
    fault: [{ code: 'folder-gone', severity: 'unreadable', phrase: { template: words, args: {} } }],
  });
  at.session.library.rows = [];
  await at.session.leave();
  await expect
    .element(page.getByRole('alert').getByText(/The library folder \/library is gone\./))
    .toBeVisible();
  await expect.element(page.getByText('No games yet')).not.toBeInTheDocument();
  await expect.element(page.getByText('Reading the library')).not.toBeInTheDocument();
});
