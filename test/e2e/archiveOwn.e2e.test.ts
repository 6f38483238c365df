import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { SeatId } from '#kernel/ids.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { newGame } from '#main/services/gm/gm.ts';
import { resultsFor, testPorts, valueOf } from '../support/desk/gmWorld.ts';
import { galacticEmpires } from '../support/play/scriptedGame.ts';
import { libraryAt } from '../support/play/toyGame.ts';
import { barriers } from './support/barriers.ts';
import type { Person } from './support/people.ts';
import { sitting } from './support/sitting.ts';

/* A player checks the archive of a game with the results and orders in the library; and one with other seeds that is whole in itself. */
let person: Person;
let page: Page;

const begun = async (path: string, seed: string): Promise<Gm> =>
  valueOf(
    await newGame(testPorts(), gameFiles, path, {
      ruleset: galacticEmpires,
      setup: { generate: { empires: 4 } },
      players: {},
      seed,
      game: 'own',
      title: 'The Own Quadrant',
    }),
  );

const home = sitting(
  (seated) => {
    ({ person, page } = seated);
  },
  {
    async before(folder) {
      const gm = await begun(join(folder, 'own.game'), 'as it was played');
      const library = libraryAt(join(folder, 'library'), { rulesets: [galacticEmpires] });
      const seat = gm.store.seats()[0]?.seat as SeatId;
      for (const turn of [1, 2]) {
        const key = { game: 'own', seat, turn };
        valueOf(await library.take(resultsFor(gm, seat)));
        valueOf(
          await library.savePlan(
            key,
            {
              hq: [
                {
                  kind: 'issue-proclamation',
                  ref: `${seat}.t${turn}.o1`,
                  text: `In turn ${turn} we greet all worlds from here to the rim.`,
                },
              ],
              units: {},
            },
            0,
          ),
        );
        const { base64, name } = valueOf(await library.exportOrders(key));
        expect((await gm.takeOrders(Buffer.from(base64, 'base64'), name)).verdict).toBe('final');
        expect((await gm.run()).kind).toBe('ran');
      }
      valueOf(await library.take(resultsFor(gm, seat)));
      // Saved once more, and never sent.
      valueOf(await library.forgetPlan({ game: 'own', seat, turn: 2 }));
      valueOf(await library.exportOrders({ game: 'own', seat, turn: 2 }));
      writeFileSync(join(folder, 'own.archive.gz'), gm.archive());
      gm.close();
      const forged = await begun(join(folder, 'forged.game'), 'as it suits better');
      for (const _ of [1, 2]) await forged.run();
      writeFileSync(join(folder, 'forged.archive.gz'), forged.archive());
      forged.close();
    },
  },
);

const said = (): Promise<string | null> => page.getByTestId('archive-said').textContent();
const row = (turn: number): Promise<string | null> =>
  page
    .getByRole('table', { name: 'Turns verified' })
    .getByRole('row', { name: new RegExp(`^${turn} `) })
    .textContent();

async function choose(button: string, name: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByTestId('archive').getByRole('button', { name: button }).click();
  await (await chooser).setFiles(join(home, name));
}

test('the archive is held against one’s own files, turn by turn, and orders that did not count are to be asked about', async () => {
  await page.getByRole('button', { name: 'Check an archive…' }).click();
  await choose('Choose an archive', 'own.archive.gz');
  await expect
    .poll(said, { timeout: 60_000 })
    .toContain('3 results files and 3 orders files of yours were held against it.');
  expect(await said()).toContain('All 2 turns that were run came out the same again');
  expect(await said()).toContain('Your own orders leave a question for your game master.');
  await expect.poll(() => row(1)).toContain('1 results file, 1 orders file');
  await expect
    .poll(() => row(2))
    .toMatch(
      /Ask your game master\. Your last saved orders \(save 2\) are not those that counted: save 1 did\..*1 results file, 2 orders files/s,
    );
  expect(await barriers(page, { within: 'dialog[open]' })).toEqual([]);
  await person.picture('archive-own');
});

test('one with other seeds that comes out the same by itself is named by what the player was promised', async () => {
  await choose('Another archive…', 'forged.archive.gz');
  await expect
    .poll(said, { timeout: 60_000 })
    .toMatch(/turns are not as they should be\..*«turn-0001\.new» promised/s);
  await expect.poll(() => row(2)).toContain('«turn-0002.new» promised');
  await person.picture('archive-own-forged');
});
