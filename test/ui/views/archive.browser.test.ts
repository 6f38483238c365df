import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeDesk, type FakeDesk } from '#test/support/desk/fakeDesk.ts';
import { type AtDesk, button, deskApp } from '#test/support/desk/deskApp.ts';
import { archiveOf } from '#ui/state/archive/archiveReader.svelte.ts';
import type { Out } from '#contract/calls.ts';

/* An archive is checked, by anybody: how it comes, turn after turn, called off, gone on with, read, and put away. */
const { sitAt } = deskApp();
let host: FakeDesk;
let at: AtDesk;

const opened: Out<'gm.openArchive'> = {
  archive: 'a1',
  game: 'gw9',
  title: 'The Long War',
  ruleset: 'Galactic Empires',
  edition: 2,
  seats: [{ seat: 'ann', name: 'Annic Empire' }],
  turns: [
    { turn: 1, ran: true },
    { turn: 2, ran: true },
    { turn: 3, ran: false },
  ],
};
const turn = (number: number, ok = true): Out<'gm.verify'>['turns'][number] => ({
  turn: number,
  ok,
  said: ok ? `Turn ${number} is the same.` : `Turn ${number} differs.`,
  steps: 60,
  rolls: 100 * number,
});
const done = (more: Partial<Out<'gm.verify'>> = {}): Out<'gm.verify'> => ({
  ok: true,
  said: 'All is well.',
  turns: [turn(1), turn(2), turn(3)],
  ...more,
});
/** gzip, as far as anybody looks here. */
const bytes = Uint8Array.from([0x1f, 0x8b, 8, 0]);
const base64 = btoa(String.fromCharCode(...bytes));

const said = () => page.getByTestId('archive-said');
const names = (): readonly string[] => host.asked.map(([name]) => name);

async function sit(): Promise<void> {
  host = fakeDesk();
  host.answers['gm.openArchive'] = opened;
  host.answers['gm.verify'] = done();
  host.chooses = [{ name: 'gw9.archive.gz', base64 }];
  at = await sitAt(host);
  at.session.overlay = 'archive';
}

/** What a hand does that drops a file on the window. */
function drop(name: string, content: Uint8Array<ArrayBuffer>): void {
  const data = new DataTransfer();
  data.items.add(new File([content], name));
  page
    .getByTestId('archive')
    .element()
    .dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
}

test('is chosen, and verified turn after turn as the host goes', async () => {
  await sit();
  const release = host.hold('gm.verify');
  await button('Choose an archive (.archive.gz)').click();
  await expect.element(said()).toHaveTextContent('Running every turn again: 0 of 3 done.');
  expect(host.choosing).toEqual([['.gz']]);
  expect(host.asked).toEqual([
    ['gm.openArchive', { base64 }],
    ['gm.verify', { archive: 'a1' }],
  ]);
  await expect.element(page.getByText('gw9 · Galactic Empires, edition 2 · gw9.archive.gz')).toBeVisible();
  host.push('gm.turnVerified', { of: 'a1', row: turn(1) });
  host.push('gm.turnVerified', { of: 'another', row: turn(2) });
  await expect.element(said()).toHaveTextContent('Running every turn again: 1 of 3 done.');
  await expect.element(page.getByRole('row', { name: /^1 Turn 1 is the same\. 100/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /^2 Not yet run again\./ })).toBeVisible();
  await expect.element(button('Read turn 1')).toBeDisabled();
  release();
  await expect.element(said()).toHaveTextContent('All is well.');
  await expect.element(said()).toHaveClass(/good/);
  expect(button('Stop').elements()).toEqual([]);
  // Of a turn that was not run there is nothing to read.
  expect(
    button(/^Read turn/)
      .elements()
      .map((one) => one.textContent.trim()),
  ).toEqual(['Read turn 1', 'Read turn 2']);
});

test('the check is stopped, and begun again from the start', async () => {
  await sit();
  const release = host.hold('gm.verify');
  await button('Choose an archive (.archive.gz)').click();
  host.push('gm.turnVerified', { of: 'a1', row: turn(1) });
  await button('Stop').click();
  await expect.poll(() => host.asked.at(-1)).toEqual(['gm.stopVerify', { of: 'a1' }]);
  host.answers['gm.verify'] = done({
    ok: false,
    stopped: true,
    said: 'Stopped before turn 2.',
    turns: [turn(1)],
  });
  release();
  await expect.element(said()).toHaveTextContent('Stopped before turn 2.');
  // It is neither well nor wrong.
  await expect.element(said()).not.toHaveClass(/good|bad/);
  await expect.element(page.getByRole('row', { name: /^2 Not run again\./ })).toBeVisible();
  host.answers['gm.verify'] = done();
  await button('Verify from the start').click();
  await expect.element(said()).toHaveTextContent('All is well.');
  await expect.element(button('Verify from the start')).not.toBeInTheDocument();
});

test('what does not fit is told, and where; what cannot be verified at all is too', async () => {
  await sit();
  host.answers['gm.verify'] = done({
    ok: false,
    said: 'Turn 2 is not as it should be.',
    turns: [turn(1), turn(2, false), turn(3)],
  });
  await button('Choose an archive (.archive.gz)').click();
  await expect.element(said()).toHaveClass(/bad/);
  await expect.element(page.getByRole('cell', { name: 'Turn 2 differs.' })).toHaveClass(/bad/);
  host.refused.set('gm.verify', 'The archive is of another program.');
  host.chooses = [{ name: 'other.archive.gz', base64 }];
  await button('Another archive…').click();
  await expect.element(page.getByText('The archive cannot be verified')).toBeVisible();
  await expect.element(button('Another archive…')).toBeEnabled();
  expect(button('Stop').elements()).toEqual([]);
});

test('is dropped on the screen, in place of the one that is there; what cannot be opened changes nothing, and says so over it', async () => {
  await sit();
  window.dispatchEvent(new DragEvent('dragover', { cancelable: true }));
  await expect.element(page.getByText('Drop an archive (.archive.gz) to check it')).toBeVisible();
  drop('first.archive.gz', bytes);
  await expect.element(page.getByText(/first\.archive\.gz$/)).toBeVisible();
  await expect.element(said()).toHaveTextContent('All is well.');
  host.refused.set('gm.openArchive', 'This is not an archive, or it is damaged.');
  drop('second.archive.gz', bytes);
  const notice = page.getByRole('dialog').getByText('second.archive.gz was not opened');
  await expect.element(notice).toBeVisible();
  const { left, top } = notice.element().getBoundingClientRect();
  expect(document.elementFromPoint(left + 2, top + 2)).toBe(notice.element());
  await expect.element(page.getByText(/first\.archive\.gz$/)).toBeVisible();
});

test('while one is being checked, another stops it and takes its place', async () => {
  await sit();
  const release = host.hold('gm.verify');
  await button('Choose an archive (.archive.gz)').click();
  await expect.element(button('Stop')).toBeVisible();
  host.answers['gm.openArchive'] = { ...opened, archive: 'a2', title: 'The Short War' };
  drop('short.archive.gz', bytes);
  await expect.poll(names).toContain('gm.stopVerify');
  release();
  await expect.element(page.getByRole('heading', { name: 'The Short War' })).toBeVisible();
  await expect.element(said()).toHaveTextContent('All is well.');
  expect(host.asked.at(-1)).toEqual(['gm.verify', { archive: 'a2' }]);
});

test('a turn is read and explained, and the way leads back', async () => {
  await sit();
  await button('Choose an archive (.archive.gz)').click();
  host.answers['gm.story'] = {
    turn: 2,
    lines: [{ line: 5, step: 'Upkeep', text: 'Annic Empire: Upkeep was paid.', seats: ['ann'] }],
  };
  await button('Read turn 2').click();
  await expect.element(page.getByTestId('story')).toBeVisible();
  host.refused.set('gm.explain', 'The line cannot be found.');
  await button('Annic Empire: Upkeep was paid.').click();
  await expect.element(page.getByText('The line cannot be explained')).toBeVisible();
  expect(host.asked.slice(-2)).toEqual([
    ['gm.story', { archive: 'a1', turn: 2 }],
    ['gm.explain', { archive: 'a1', turn: 2, line: 5 }],
  ]);
  await button('Turns').click();
  await expect.element(said()).toBeVisible();
  host.refused.set('gm.story', 'It is of another edition.');
  await button('Read turn 1').click();
  await expect.element(page.getByText('The turn cannot be shown')).toBeVisible();
});

test('is put away by Escape, also while it is checked, and nothing of it is left', async () => {
  await sit();
  const release = host.hold('gm.verify');
  await button('Choose an archive (.archive.gz)').click();
  await expect.element(button('Stop')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByTestId('archive')).not.toBeInTheDocument();
  await expect.poll(names).toContain('gm.closeArchive');
  expect(names()).toContain('gm.stopVerify');
  release();
  at.session.overlay = 'archive';
  await expect.element(button('Choose an archive (.archive.gz)')).toBeVisible();
  expect(archiveOf(at.session).proof.rows).toEqual([]);
});
