import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page, userEvent } from 'vitest/browser';
import { unreadable } from '#test/support/problems.ts';
import { rulesetById } from '#rulesets/all.ts';
import { type FakeHost, fakeHost } from '#test/support/fakeHost.ts';
import App from '#ui/App.svelte';
import { Session } from '#ui/state/session/session.svelte.ts';
import { Post } from '#ui/views/sending/post.svelte.ts';
import { longTest } from '#test/support/sample.ts';

let host: FakeHost;
let session: Session;
let target: HTMLDivElement;

beforeEach(async () => {
  target = document.createElement('div');
  target.style.height = '800px';
  document.body.append(target);
  host = fakeHost();
  session = new Session(host, rulesetById);
  await render(App, { target, props: { session } });
  await session.start();
  await session.set({ reducedMotion: 'on' });
  await page.getByRole('button', { name: /Romulan Star Empire/ }).click();
  await userEvent.keyboard('4');
});

const leave = (): Promise<void> =>
  page
    .getByTestId('game')
    .getByRole('button', { name: /^Start-up Menu/ })
    .click();
const change = async (): Promise<void> => {
  const turn = session.turn!;
  turn.give(turn.offers({}).find(({ kind }) => kind === 'rename-ruler')!.order);
  await turn.saver.settled();
};

test('who leaves with changes that no orders file holds is asked first', async () => {
  await change();
  await leave();
  await expect.element(page.getByRole('dialog', { name: 'Your orders file is out of date' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByTestId('game')).toBeVisible();
  await leave();
  await page.getByRole('dialog').getByRole('button', { name: 'Save Turn' }).click();
  await expect.element(page.getByTestId('save-turn')).toBeVisible();
});

test('once the file is written, or nothing was changed, one leaves at once', async () => {
  await leave();
  await expect.element(page.getByTestId('start')).toBeVisible();
  await page.getByRole('button', { name: /Romulan Star Empire/ }).click();
  await change();
  await session.saveTurn();
  await userEvent.keyboard('4');
  await leave();
  await expect.element(page.getByTestId('start')).toBeVisible();
});

longTest('orders that were mailed are in a file too', async () => {
  await change();
  const post = new Post(session, session.turn!);
  await post.open();
  post.wishes = { ...post.wishes, to: 'gm@example.org' };
  await post.send();
  expect(post.step).toBe('laid');
  await leave();
  await expect.element(page.getByTestId('start')).toBeVisible();
});

longTest('a note that is being written when a turn of another game opens stays with its own', async () => {
  const { place } = session.turn!.map.places[0]!;
  session.follow({ to: 'place', id: place });
  await page.getByTestId('location-report').getByRole('button', { name: 'Note', exact: true }).click();
  await page.getByRole('textbox', { name: /^Note on/ }).fill('Weakly held');
  const desk = session.turn!.notebook;
  const open = host.client['turn.open'];
  const opensAnother: typeof open = async (input) => {
    const opened = await open(input);
    return opened.ok
      ? { ok: true, value: { ...opened.value, key: { ...opened.value.key, game: 'other' } } }
      : opened;
  };
  Object.assign(host.client, { 'turn.open': opensAnother });
  await session.openTurn(session.turn!.key);
  await expect.poll(() => session.turn!.key.game).toBe('other');
  expect(desk.now.notes.map(({ id, text }) => [id, text])).toEqual([[place, 'Weakly held']]);
  expect(session.turn!.notebook.now.notes).toEqual([]);
});

test('a note is saved as it is typed, while its box is still open, and undone letter by letter leaves it as it was', async () => {
  const { place } = session.turn!.map.places[0]!;
  const { notebook, key } = session.turn!;
  const kept = async (): Promise<readonly unknown[]> => {
    await notebook.settled();
    const read = await host.client['notebook.read']({ of: { game: key.game, seat: key.seat } });
    return read.ok ? read.value.notebook.notes.map(({ text, turn }) => [text, turn]) : [];
  };
  const before = { to: 'place', id: place, text: 'Weakly held', turn: 1 } as const;
  notebook.change((notes) => ({ ...notes, notes: [before] }));
  session.follow({ to: 'place', id: place });
  await page.getByRole('button', { name: 'Change the note' }).click();
  await userEvent.keyboard('!');
  await expect.element(page.getByRole('textbox', { name: /^Note on/ })).toHaveFocus();
  expect(await kept()).toEqual([['Weakly held!', session.turn!.number]]);
  await userEvent.keyboard('{Backspace}');
  expect(await kept()).toEqual([['Weakly held', 1]]);
  await expect.element(page.getByRole('textbox', { name: /^Note on/ })).toBeVisible();
});

test('who would lose changes is told so, and may leave all the same', async () => {
  host.saveElsewhere();
  await change();
  await leave();
  await expect.element(page.getByRole('dialog', { name: 'Your last changes are not saved' })).toBeVisible();
  await page.getByRole('button', { name: 'Leave anyway' }).click();
  await expect.element(page.getByTestId('start')).toBeVisible();
});

test('who would lose a note is told so', async () => {
  const save: (typeof host.client)['notebook.save'] = () =>
    Promise.resolve({ ok: false, fault: [unreadable('no-room', 'The disk is full.')] });
  Object.assign(host.client, { 'notebook.save': save });
  const { place } = session.turn!.map.places[0]!;
  session.follow({ to: 'place', id: place });
  await page.getByTestId('location-report').getByRole('button', { name: 'Note', exact: true }).click();
  await page.getByRole('textbox', { name: /^Note on/ }).fill('Weakly held');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText('The disk is full.')).toBeVisible();
  await expect.element(page.getByTestId('save-state')).toHaveTextContent('Not saved');
  await page.getByTestId('map').click();
  await userEvent.keyboard('4');
  await leave();
  await expect.element(page.getByRole('dialog', { name: 'Your last changes are not saved' })).toBeVisible();
});

longTest('nothing moves under the pointer when requests to the game master are read late', async () => {
  const read = host.client['requests.read'];
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  const late: typeof read = (input) => held.then(() => read(input));
  Object.assign(host.client, { 'requests.read': late });
  session.overlay = 'sending';
  await expect.element(page.getByTestId('sending')).toBeInTheDocument();
  await expect.element(page.getByLabelText('The game master’s address')).not.toBeInTheDocument();
  await expect.element(page.getByText('Reading what you sent before…')).toBeVisible();
  session.overlay = 'save';
  const button = page.getByRole('button', { name: 'Save orders file' });
  await expect.element(button).toBeVisible();
  const before = button.element().getBoundingClientRect().top;
  release();
  await expect.element(page.getByText('More time for this turn')).toBeInTheDocument();
  expect(button.element().getBoundingClientRect().top).toBe(before);
  session.overlay = 'sending';
  await expect.element(page.getByLabelText('The game master’s address')).toBeVisible();
});

longTest('requests that were opened before they are read stay open', async () => {
  const read = host.client['requests.read'];
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  const late: typeof read = (input) => held.then(() => read(input));
  Object.assign(host.client, { 'requests.read': late });
  session.overlay = 'save';
  await page.getByText('Ask the game master…').click();
  release();
  await expect.element(page.getByText('More time for this turn')).toBeVisible();
});

longTest(
  'requests that cannot be read are told of where they would stand, and are read when one opens it again',
  async () => {
    const read = host.client['requests.read'];
    const failing: typeof read = () =>
      Promise.resolve({ ok: false, fault: [unreadable('no-room', 'The disk is gone.')] });
    Object.assign(host.client, { 'requests.read': failing });
    session.overlay = 'save';
    await page.getByText('Ask the game master…').click();
    await expect.element(page.getByText(/^Your requests could not be read/)).toBeVisible();
    session.overlay = undefined;
    Object.assign(host.client, { 'requests.read': read });
    session.overlay = 'sending';
    await page.getByText('Ask the game master…').click();
    await expect.element(page.getByText('More time for this turn')).toBeVisible();
  },
);
