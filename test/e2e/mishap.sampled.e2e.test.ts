import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { send } from '../support/loopbackClient.ts';
import { notebookIn } from './support/notebookFile.ts';
import { removeFolders, tempFolder } from '../support/tempFolder.ts';
import { foughtGame } from './support/fightGame.ts';
import { gm, type Host, startHost } from './support/host.ts';
import { sitDown, startPractice, toFirstScreen } from './support/people.ts';
import { scenario } from './support/scenario.ts';
import { closeWindows, openBrowser } from './support/windows.ts';

/* What must not cost players more than their last click: a program that dies, a second window, a window closed too soon, a damaged file, a stranger's page. */
const home = tempFolder();
const library = join(home, 'library');
let browser: Browser;
let host: Host;
let stranger: Server;
const sent: IncomingHttpHeaders[] = [];

beforeAll(async () => {
  await foughtGame(home);
  await damagedArchives();
  browser = await openBrowser();
  host = await startHost(library);
  stranger = createServer((request, response) => {
    sent.push(request.headers);
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>A stranger</title>');
  });
  await new Promise<void>((ready) => void stranger.listen(0, '127.0.0.1', ready));
});
afterAll(async () => {
  await closeWindows();
  // It may stand still.
  await host.kill();
  stranger.close();
  removeFolders();
});

/** Opens the one game of the library from the start-up menu. */
async function openGame(page: Page): Promise<void> {
  await page
    .getByTestId('start')
    .getByRole('button', { name: /Turn 1/ })
    .first()
    .click();
  await toFirstScreen(page);
}

/** Chooses the empire in the nth row of the list, from 1, and presses the button of an order for it. */
async function order(page: Page, nth: number, title = 'Refuse Gifts'): Promise<void> {
  await page
    .getByTestId('page')
    .getByRole('table', { name: /empires/i })
    .getByRole('row')
    .nth(nth)
    .click();
  await page.getByRole('button', { name: title, exact: true }).click();
}

const saved = (page: Page): Promise<void> =>
  page.getByTestId('save-state').getByText('Saved', { exact: true }).waitFor();

/** How many orders the HQ Plans list. */
async function planned(page: Page): Promise<number> {
  await page.getByRole('button', { name: /^HQ Plans/ }).click();
  const list = page.getByTestId('hq-plans');
  await list.waitFor();
  const count = await list.locator('[data-order]').count();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  return count;
}

/** Closes the page, which asks first, and thinks better of it. */
async function closeAndStay(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
}

/** A window on the game of the library. */
async function windowOnIt(): Promise<Page> {
  const { page } = await sitDown(browser, host);
  await openGame(page);
  return page;
}

interface Archive {
  readonly turns: readonly {
    readonly ran?: {
      readonly entries: readonly {
        readonly step: string;
        readonly event: { readonly kind: string; amount?: number };
      }[];
    };
  }[];
}

/** Lays down an archive in which one revenue was changed, and one that is torn. */
async function damagedArchives(): Promise<void> {
  const whole = join(home, 'whole.archive.gz');
  await gm('archive', join(home, 'fgt.game'), '--out', whole);
  const archive = JSON.parse(gunzipSync(readFileSync(whole)).toString()) as Archive;
  const gained = archive.turns[0]?.ran?.entries.find(({ event }) => event.kind === 'revenue-gained');
  if (gained === undefined) throw new Error('nobody gained anything');
  gained.event.amount = (gained.event.amount ?? 0) + 1;
  writeFileSync(join(home, 'changed.archive.gz'), gzipSync(JSON.stringify(archive)));
  writeFileSync(join(home, 'torn.archive.gz'), readFileSync(whole).subarray(0, 500));
}

const step = scenario('what goes wrong beside the page costs at most the last click');
/** A window goes from one step to the next. */
let one: Page;

step(
  'a damaged archive is named by turn and step; one that is none is refused and changes nothing',
  async () => {
    ({ page: one } = await sitDown(browser, host));
    const choose = async (button: string, name: string): Promise<void> => {
      const chooser = one.waitForEvent('filechooser');
      await one.getByTestId('archive').getByRole('button', { name: button }).click();
      await (await chooser).setFiles(join(home, name));
    };
    const said = one.getByTestId('archive-said');
    await one.getByRole('button', { name: 'Check an archive…' }).click();
    await choose('Choose an archive', 'whole.archive.gz');
    await said.getByText('The turn that was run came out the same again').waitFor();
    await choose('Another archive…', 'changed.archive.gz');
    await said.getByText(/The first is turn 1: Its record differs at «[^»]+»/).waitFor();
    await choose('Another archive…', 'torn.archive.gz');
    await one.getByText('This is not an archive of Sealed Orders, or it is damaged').first().waitFor();
    await said.getByText('The first is turn 1').waitFor();
    await one.keyboard.press('Escape');
    await one.getByTestId('archive').waitFor({ state: 'detached' });
  },
);

step('a program killed in the middle of planning loses at most the last click', async () => {
  await startPractice(one);
  for (const nth of [1, 2, 3, 4, 5]) {
    await order(one, nth);
    // The last click is not waited for.
    if (nth < 5) await saved(one);
  }
  await host.kill();
  await one.context().close();
  host = await startHost(library);
  one = await windowOnIt();
  expect([4, 5]).toContain(await planned(one));
});

step.long('of two windows on one turn the second is told, and either plan can be kept', async () => {
  const two = await windowOnIt();
  const before = await planned(one);
  await order(one, 1, 'Grant Passage Rights');
  await saved(one);
  await two.getByTestId('elsewhere').getByRole('button', { name: 'Use the other plan' }).click();
  await two.getByTestId('elsewhere').waitFor({ state: 'detached' });
  await expect.poll(() => planned(two)).toBe(before + 1);
  await order(two, 2, 'Grant Passage Rights');
  await saved(two);
  await one.getByTestId('elsewhere').getByRole('button', { name: 'Keep this plan' }).click();
  await saved(one);
  await expect.poll(() => planned(one)).toBe(before + 1);
  await two.getByTestId('elsewhere').getByRole('button', { name: 'Use the other plan' }).click();
  // Its turn opens anew, and closes what lies over it.
  await two.getByTestId('elsewhere').waitFor({ state: 'detached' });
  await expect.poll(() => planned(two)).toBe(before + 1);
  await one.context().close();
  one = two;
});

step(
  'while the program does not answer, the plan waits on the page and closing it asks first; then it is saved',
  async () => {
    const before = await planned(one);
    host.freeze();
    await order(one, 3, 'Grant Passage Rights');
    await one.getByTestId('save-state').getByText('Saving…').waitFor();
    await closeAndStay(one);
    host.thaw();
    await saved(one);
    const closed = one.waitForEvent('close');
    await one.close({ runBeforeUnload: true });
    await closed;
    one = await windowOnIt();
    await expect.poll(() => planned(one)).toBe(before + 1);
  },
);

step(
  'while the program does not answer, closing the page asks for a note as well; then it is saved',
  async () => {
    await one.keyboard.press('2');
    await one.getByTestId('map').waitFor();
    await one.keyboard.press('n');
    const note = one.getByTestId('note').first();
    await note.getByRole('button', { name: 'Note' }).click();
    host.freeze();
    await one.keyboard.type('They cheat.');
    await one.keyboard.press('Control+Enter');
    await note.getByText('They cheat.').waitFor();
    await closeAndStay(one);
    host.thaw();
    await expect.poll(() => notebookIn(library)?.notes.map(({ text }) => text)).toEqual(['They cheat.']);
  },
);

step('whatever the browser sends to another port of this machine opens nothing here', async () => {
  const { port, origin } = new URL(host.url);
  const other = await one.context().newPage();
  await other.goto(`http://127.0.0.1:${(stranger.address() as AddressInfo).port}/`);
  expect(sent.length).toBeGreaterThan(0);
  for (const headers of sent) {
    const { cookie } = headers;
    const all = Object.fromEntries(
      Object.entries(headers).filter((one): one is [string, string] => typeof one[1] === 'string'),
    );
    const own = {
      ...all,
      host: `127.0.0.1:${port}`,
      origin,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
    };
    expect(
      (await send(Number(port), { method: 'POST', path: '/call/library.list', headers: own, body: '{}' }))
        .status,
    ).toBe(403);
    const { 'content-type': _, ...listening } = own;
    expect((await send(Number(port), { path: '/hear', headers: listening })).status).toBe(403);
    expect(cookie).toBeUndefined();
  }
  // Nor can its page ask by itself, or read what our page keeps.
  const asked = await other.evaluate(async (target) => {
    const plain = await fetch(target, { method: 'POST', credentials: 'include', body: '{}' }).then(
      ({ status }) => status,
      () => 'refused',
    );
    const passed = await fetch(target, {
      method: 'POST',
      credentials: 'include',
      headers: { 'x-sealed-orders-pass': 'guess' },
      body: '{}',
    }).then(
      ({ status }) => status,
      () => 'refused',
    );
    return [plain, passed, Object.keys(localStorage).length, Object.keys(sessionStorage).length];
  }, `${origin}/call/library.list`);
  expect(asked).toEqual(['refused', 'refused', 0, 0]);
  await other.close();
});

step.long('the page can be opened anew, and a second window without the token is let in', async () => {
  await one.reload();
  await one.getByTestId('map').waitFor();
  const second = await one.context().newPage();
  await second.goto(new URL(host.url).origin);
  await second.getByTestId('start').getByRole('button', { name: 'Practice game', exact: true }).waitFor();
  await second.close();
});

step('a browser that was never given the token is told where to go', async () => {
  const strange = await (await browser.newContext()).newPage();
  await strange.goto(new URL(host.url).origin);
  await strange.getByText('Open the address that Sealed Orders printed').first().waitFor();
});
