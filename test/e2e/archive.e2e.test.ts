import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { barriers } from './support/barriers.ts';
import { newDeskGame } from './desk/deskGame.ts';
import { gm } from './support/host.ts';
import type { Person } from './support/people.ts';
import { sitting } from './support/sitting.ts';

/* Anybody checks the archive of a finished game: a fair one, and one in which an event was changed afterwards. */
let person: Person;
let page: Page;

interface Archive {
  readonly turns: readonly {
    ran?: { entries: { step: string; pass: number; event: { kind: string; cost?: number } }[] };
  }[];
}

const home = sitting(
  (seated) => {
    ({ person, page } = seated);
  },
  {
    async before(folder) {
      const { file } = await newDeskGame(folder);
      await gm('end', file, '--words', 'Well played.', '--reveal');
      const archive = JSON.parse(
        gunzipSync(readFileSync(join(folder, 'dk1.archive.gz'))).toString(),
      ) as Archive;
      const moved = archive.turns[1]?.ran?.entries.find(({ event }) => event.kind === 'starfleet-travelled');
      if (moved === undefined) throw new Error('nobody travelled');
      moved.event.cost = (moved.event.cost ?? 0) + 1;
      writeFileSync(join(folder, 'changed.archive.gz'), gzipSync(JSON.stringify(archive)));
      writeFileSync(join(folder, 'broken.archive.gz'), gzipSync('{"format":2'));
    },
  },
);

const said = (): Promise<string | null> => page.getByTestId('archive-said').textContent();

async function choose(button: string, name: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByTestId('archive').getByRole('button', { name: button }).click();
  await (await chooser).setFiles(join(home, name));
}

test('from the start-up menu an archive is chosen, and comes out clean, turn by turn', async () => {
  await page.getByRole('button', { name: 'Check an archive…' }).click();
  expect(await barriers(page, { within: 'dialog[open]' })).toEqual([]);
  await choose('Choose an archive', 'dk1.archive.gz');
  await expect.poll(said, { timeout: 60_000 }).toContain('All 2 turns that were run came out the same again');
  await expect
    .poll(() =>
      page
        .getByRole('table', { name: 'Turns verified' })
        .getByRole('row', { name: /^[12] It came out the same/ })
        .count(),
    )
    .toBe(2);
  expect(await barriers(page, { within: 'dialog[open]' })).toEqual([]);
  await person.picture('archive-clean');
});

test('its story is read, and each line explained with its order, rule and dice', async () => {
  await page.getByRole('button', { name: 'Read turn 2' }).click();
  const story = page.getByTestId('story');
  await story.getByLabel('Search this turn').fill('travelled');
  await story.locator('li button').first().click();
  const led = story.getByRole('complementary', { name: 'What led to it' });
  await expect.poll(() => led.textContent()).toMatch(/: Travel to .*Starfleets Travel, phase \d GE \d+/);
  await story.getByLabel('Search this turn').fill('scouting brought');
  await story.locator('li button').first().click();
  await expect.poll(() => led.textContent()).toMatch(/Scouting Occurs.*\d+ of 100/);
  await person.picture('archive-story');
  await story.getByRole('button', { name: 'Turns' }).click();
});

test('a damaged archive is named by turn and phase; one that is none is refused and changes nothing', async () => {
  await choose('Another archive…', 'changed.archive.gz');
  await expect
    .poll(said, { timeout: 60_000 })
    .toMatch(/The first is turn 2: What is written down of it differs at «Starfleets Travel», phase \d/);
  await choose('Another archive…', 'broken.archive.gz');
  await page.getByText('This is not an archive of Sealed Orders, or it is damaged').first().waitFor();
  await expect.poll(said).toContain('The first is turn 2');
  await person.picture('archive-changed');
  await page.keyboard.press('Escape');
});

test('the list of commands leads there too; an archive is dropped there, its check stopped, and begun again', async () => {
  await page.keyboard.press('Control+k');
  await page.keyboard.type('check an archive');
  await page.keyboard.press('Enter');
  const screen = page.getByTestId('archive');
  await screen.getByRole('button', { name: 'Choose an archive' }).waitFor();
  const base64 = readFileSync(join(home, 'dk1.archive.gz')).toString('base64');
  // However fast the host is: once Stop comes before its last turn.
  await expect
    .poll(
      async () => {
        await screen.evaluate((box, text) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(
            new File([Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))], 'dropped.archive.gz'),
          );
          box.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
        }, base64);
        await screen.getByText('dropped.archive.gz').waitFor();
        await screen
          .getByRole('button', { name: 'Stop' })
          .click({ timeout: 2_000 })
          .catch(() => undefined);
        await screen.getByRole('button', { name: 'Another archive…' }).waitFor();
        return said();
      },
      { timeout: 60_000 },
    )
    .toMatch(/Stopped before turn \d\. The turns before it are as they should be\./);
  await screen.getByRole('button', { name: 'Verify from the start' }).click();
  await expect.poll(said, { timeout: 60_000 }).toContain('All 2 turns that were run came out the same again');
  await page.keyboard.press('Escape');
});
