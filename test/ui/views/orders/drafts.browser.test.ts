import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openedPearls } from '#test/support/page/openedPearls.ts';
import { Draft, textRead, readLike } from '#ui/state/drafts.svelte.ts';
import { adoptDrafts } from '#ui/state/place/keptDrafts.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';
import { Post } from '#ui/views/sending/post.svelte.ts';

/* What is being filled in outlives its dialog and the page. */
let session: Session;
openedPearls((opened) => {
  session = opened;
  session.screen = 'map';
  session.turn!.chooseUnit(session.turn!.units[0]!.unit);
});

const begin = () => page.getByTestId('unit-orders').getByRole('button', { name: 'Set course' }).click();
const steps = () => page.getByRole('list', { name: 'Course' }).getByRole('listitem');
async function addDeep(): Promise<void> {
  await page.getByRole('combobox', { name: 'Next place of the way' }).fill('Deep');
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(steps().nth(0)).toMatchTextContent(/Deep/);
}
const isEmpty = () => expect.element(steps()).toMatchTextContent(/No steps yet/);
const kept = () => page.getByText('What you filled in earlier is still here.');

test('an order being filled in is there again after Escape, and can be started afresh', async () => {
  await begin();
  await expect.element(kept()).not.toBeInTheDocument();
  await addDeep();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await begin();
  await expect.element(kept()).toBeVisible();
  await expect.element(steps().nth(0)).toMatchTextContent(/Deep/);
  await page.getByRole('button', { name: 'Start over' }).click();
  await isEmpty();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await begin();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await isEmpty();
});

test('once the order is given, the next one begins empty', async () => {
  await begin();
  await addDeep();
  await page.getByRole('button', { name: 'Give order' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  session.turn!.planHistory.undo();
  await begin();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await isEmpty();
});

test('a label that is being written outlives its dialog, with its colour; once written, nothing is kept', async () => {
  const words = () => page.getByRole('textbox', { name: 'Label text' });
  session.follow({ to: 'place', id: session.turn!.map.places[0]!.place });
  session.overlay = 'label';
  await words().fill('Old wreck');
  await page.getByRole('radio', { name: 'red' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  session.overlay = 'label';
  await expect.element(kept()).toBeVisible();
  await expect.element(words()).toHaveValue('Old wreck');
  await expect.element(page.getByRole('radio', { name: 'red' })).toBeChecked();
  await page.getByRole('button', { name: 'Add' }).click();
  await expect.poll(() => session.turn!.notebook.now.labels.length).toBe(1);
  expect(localStorage.getItem('sealed-orders-drafts')).not.toContain('Old wreck');
});

test('a page that is loaded again finds a draft by its key, and no other one', () => {
  new Draft('note one', '', textRead).now = 'Hold the Deep';
  expect(new Draft('note one', '', textRead)).toMatchObject({ now: 'Hold the Deep', isKept: true });
  expect(new Draft('note two', '', textRead)).toMatchObject({ now: '', isKept: false });
  expect(new Draft(undefined, '', textRead)).toMatchObject({ now: '', isKept: false });
});

test('what is as it was at the start is not kept, nor what is secret', () => {
  const draft = new Draft('note one', 'as it was', textRead);
  draft.now = 'otherwise';
  draft.now = 'as it was';
  new Draft(undefined, '', textRead).now = 'a key';
  expect(localStorage.getItem('sealed-orders-drafts')).toBe('[]');
});

test.each(['{', '7', '[7]', '[["note one"]]', '[["note one",{"text":7}]]'])(
  'a store that holds %s is read as one without the draft',
  (text) => {
    localStorage.setItem('sealed-orders-drafts', text);
    const start = { text: '' };
    expect(new Draft('note one', start, readLike(start))).toMatchObject({ now: start, isKept: false });
  },
);

test('the oldest drafts make room for new ones', () => {
  for (let n = 0; n < 51; n += 1) new Draft(`note ${n}`, '', textRead).now = `text ${n}`;
  expect(new Draft('note 0', '', textRead).isKept).toBe(false);
  expect(new Draft('note 1', '', textRead).now).toBe('text 1');
});

describe('a window that is opened', () => {
  const of = (id: string): string => `sealed-orders-drafts ${id}`;
  const leave = (id: string, ...drafts: readonly (readonly [string, string, number])[]): void =>
    localStorage.setItem(of(id), JSON.stringify(drafts));
  const found = (key: string): string => new Draft(key, '', textRead).now;

  test('takes over what closed windows left, and nothing of those that are open', () => {
    leave('open', ['note one', 'theirs', 3]);
    leave('closed', ['note two', 'left', 1]);
    localStorage.setItem('sealed-orders-drafts', '[["note three","left long ago"]]');
    adoptDrafts(new Set(['open', 'mine']));
    expect(['note one', 'note two', 'note three'].map(found)).toEqual(['', 'left', 'left long ago']);
    expect(localStorage.getItem(of('closed'))).toBeNull();
    expect(localStorage.getItem(of('open'))).toContain('theirs');
  });

  test('takes over of one form what was written last', () => {
    leave('first', ['note one', 'newer', 20], ['note two', 'older', 5]);
    leave('second', ['note one', 'older', 10], ['note two', 'newer', 30]);
    adoptDrafts(new Set());
    expect(['note one', 'note two'].map(found)).toEqual(['newer', 'newer']);
  });
});

test('a letter with orders that is being written is there again when its page is loaded again, until it is stored', async () => {
  const letter = { to: 'gm@example.org', subject: 'Mine', body: 'With a word of my own.' };
  const first = new Post(session, session.turn!);
  first.wishes = letter;
  const second = new Post(session, session.turn!);
  await second.open();
  expect(second.wishes).toEqual(letter);
});
