import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import '#ui/styles/tokens.css';
import '#ui/styles/base.css';
import { choiceOf } from '#main/services/choices.ts';
import { good } from '#kernel/words/result.ts';
import { rulesetById } from '#rulesets/all.ts';
import { pearlDivers } from '#test/rulesets/pearl-divers/game/ruleset.ts';
import { type FakeHost, fakeHost } from '#test/support/fakeHost.ts';
import App from '#ui/App.svelte';
import { noContents, packsOf } from '#ui/state/packs/packs.svelte.ts';
import { Session } from '#ui/state/session/session.svelte.ts';

/* Two rulesets are listed: whoever begins a practice game chooses. */

const empires = rulesetById('galactic-empires')!;
let target: HTMLDivElement;
let host: FakeHost;
let session: Session;
let asked: unknown[];

async function opened(rulesets: readonly (typeof empires)[]): Promise<void> {
  host = fakeHost();
  asked = [];
  const client = {
    ...host.client,
    'practice.choices': async () => good(rulesets.map(choiceOf)),
    'practice.start': async (wish: unknown) => {
      asked.push(wish);
      return good({ key: { game: 'tst', seat: 'romulan-star-empire', turn: 1 } });
    },
  } as typeof host.client;
  session = new Session({ ...host, client }, (id) => rulesets.find((one) => one.id === id));
  await render(App, { target, props: { session } });
  await session.start();
  await session.set({ reducedMotion: 'on' });
}
beforeEach(() => {
  localStorage.removeItem('sealed-orders-drafts');
  target = document.createElement('div');
  target.style.height = '800px';
  document.body.append(target);
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog', { name: 'Practice game' });
const radio = (name: RegExp) => dialog().getByRole('radio', { name });

describe('where the computer leads on several levels', () => {
  beforeEach(() => opened([rulesetById('federation-commander')!, empires]));

  test('one of them is chosen, and is begun with; else it is the usual one', async () => {
    await button('Practice game').click();
    const level = dialog().getByLabelText('Difficulty', { exact: true });
    await expect.element(level).toHaveValue('computer');
    await level.selectOptions('Veteran: looks moves ahead, and chooses the moment');
    await button('Begin the game').click();
    await expect.poll(() => asked).toMatchObject([{ level: 'computer-veteran' }]);
    expect(asked).not.toHaveProperty('0.gentle');
  });
});

describe('with two rulesets', () => {
  beforeEach(() => opened([pearlDivers, empires]));

  test('the simulator lists only what can be tried in it', async () => {
    await button('Simulator…').click();
    const game = page.getByTestId('simulator').getByRole('combobox', { name: /^Game/ });
    await expect.element(game).toHaveValue('galactic-empires');
    expect([...(game.element() as HTMLSelectElement).options].map(({ value }) => value)).toEqual([
      'galactic-empires',
    ]);
    session.overlay = undefined;
  });
});

describe('with two rulesets, the first proposed', () => {
  beforeEach(() => opened([empires, pearlDivers]));

  test('each is shown with what it is, and a game is begun by the one that is chosen, as its fields say', async () => {
    await button('Practice game').click();
    await expect.element(radio(/^Galactic Empires/)).toBeChecked();
    await expect
      .element(radio(/^Galactic Empires/))
      .toHaveAccessibleName(/2 to 26 players.*Tutorial.*Computer players/);
    await expect.element(radio(/^Pearl Divers/)).toHaveAccessibleName(/Two boats sail .* 2 players$/);
    await expect.element(dialog().getByLabelText('Empires', { exact: true })).toHaveValue(6);
    await dialog().getByText('Pearl Divers').click();
    await expect.element(dialog().getByLabelText('Empires', { exact: true })).not.toBeInTheDocument();
    await dialog().getByLabelText('More pearls at each reef').fill('7');
    const name = dialog().getByLabelText('Name of the boat of north');
    await name.fill('');
    await expect.element(dialog().getByText('A boat needs a name: write one.')).toBeVisible();
    await expect.element(button('Begin the game')).toBeDisabled();
    await name.fill('Gannet');
    await button('Begin the game').click();
    await expect
      .poll(() => asked)
      .toEqual([{ ruleset: 'pearl-divers', wish: { values: { more: 7, name: 'Gannet' } } }]);
  });

  test('the keyboard alone chooses, and what was filled in is still there on coming back', async () => {
    await button('Practice game').click();
    await dialog().getByLabelText('Empires', { exact: true }).fill('9');
    radio(/^Galactic Empires/)
      .element()
      .focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(radio(/^Pearl Divers/)).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(dialog().getByLabelText('Empires', { exact: true })).toHaveValue(9);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  test('somebody alone chooses their seat, how hard it is and what chance follows from; what is filled in is kept over a reload', async () => {
    await button('Practice game').click();
    const choose = async (label: string, option: string): Promise<void> =>
      dialog().getByLabelText(label, { exact: true }).selectOptions(option);
    await choose('Your empire', 'Klingon Empire');
    await choose('Difficulty', 'Easy: computer players only defend');
    await dialog().getByLabelText('Seed', { exact: true }).fill('a second try');
    await userEvent.keyboard('{Escape}');
    session = new Session(session.bridge, (id) => [empires, pearlDivers].find((one) => one.id === id));
    await render(App, { target, props: { session } });
    await session.start();
    await session.practice();
    await expect.element(dialog().getByText('What you filled in earlier is still here.')).toBeVisible();
    await expect.element(dialog().getByLabelText('Seed', { exact: true })).toHaveValue('a second try');
    await button('Begin the game').click();
    await expect
      .poll(() => asked)
      .toEqual([
        {
          ruleset: 'galactic-empires',
          wish: { values: expect.objectContaining({ empires: 6 }) },
          seat: 'klingon-empire',
          gentle: true,
          seed: 'a second try',
        },
      ]);
  });

  test('a scenario of one’s own takes the place of a drawn map', async () => {
    packsOf(session).contents = {
      ...noContents,
      scenarios: [{ pack: 'old-wars', name: 'siege', title: 'The siege', ruleset: 'galactic-empires' }],
    };
    await button('Practice game').click();
    await dialog().getByLabelText('Game', { exact: true }).selectOptions('The siege');
    await expect.element(dialog().getByLabelText('Empires', { exact: true })).not.toBeInTheDocument();
    await expect.element(dialog().getByLabelText('Your empire')).not.toBeInTheDocument();
    await dialog().getByText('Pearl Divers').click();
    await expect.element(dialog().getByLabelText('Game', { exact: true })).not.toBeInTheDocument();
    await expect.element(dialog().getByLabelText('Difficulty')).not.toBeInTheDocument();
    await dialog().getByText('Galactic Empires').click();
    await button('Begin the game').click();
    await expect
      .poll(() => asked)
      .toMatchObject([{ ruleset: 'galactic-empires', scenario: { pack: 'old-wars', name: 'siege' } }]);
  });

  test('nobody is asked about the tutorial that only one of them has', async () => {
    await session.practice({ tutorial: true });
    expect(asked).toEqual([{ tutorial: true, ruleset: 'galactic-empires' }]);
  });
});

test('an early version says so where a practice game is chosen, and the others do not', async () => {
  await opened([empires, rulesetById('galactic-conquest')!]);
  await button('Practice game').click();
  await expect.element(radio(/^Galactic Conquest \(early version\)/)).toBeVisible();
  await expect.element(radio(/^Galactic Empires/)).not.toHaveAccessibleName(/early version/);
});

test('an early version says so on a scenario of the start page', async () => {
  await opened([empires, rulesetById('galactic-conquest')!]);
  const scenario = {
    pack: 'old-wars',
    name: 'arm',
    title: 'The Arm',
    ruleset: 'galactic-conquest',
    early: true as const,
  };
  packsOf(session).contents = { ...noContents, scenarios: [scenario] };
  await expect.element(button('Practice: The Arm (early version)')).toBeVisible();
});

test('with one ruleset nobody is asked', async () => {
  await opened([empires]);
  await button('Practice game').click();
  await expect.poll(() => asked).toEqual([{}]);
});
