import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { afterAll, expect } from 'vitest';
import { type DeskHand, deskHand } from '../desk/deskHand.ts';
import { gm, type Host, startHost } from './host.ts';
import { keepPicture, type Person, sitDown } from './people.ts';
import { sitting } from './sitting.ts';

/** A game of Victory by Any Means at a desk, with Ann and Bob at windows of their own. */
export interface TwoEmpires {
  readonly home: string;
  readonly ann: () => Person;
  readonly bob: () => Person;
  readonly desk: () => Page;
  readonly hand: () => DeskHand;
  /** Both files go to the desk, it runs the turn, and the results come back. `between`: what is done while the turn waits for answers; `allSent`: the third empire has orders too. */
  nextTurn(now: number, between?: () => Promise<void>, allSent?: boolean): Promise<void>;
}

export const [annsSeat, bobsSeat] = ['klingon', 'federation'] as const;

/**
 * Begins a game by the command line, gives Ann the Klingon Empire and Bob the Federation, and opens it at both windows and the desk.
 * @param id the short name of the game
 * @param how options of `gm new`, for a folder that is theirs
 */
export function twoEmpires(id: string, how: (folder: string) => readonly string[]): TwoEmpires {
  const hosts: Host[] = [];
  let seated: { readonly ann: Person; readonly bob: Person; readonly desk: Page } | undefined;
  const those = (): NonNullable<typeof seated> => {
    if (seated === undefined) throw new Error('nobody has sat down yet');
    return seated;
  };
  const game = (folder: string): string => join(folder, `${id}.game`);
  const invitation = (seat: string): string => join(home, 'invitations', `${id}N01-${seat}.new`);
  const home = sitting(
    async ({ person, host, browser }) => {
      hosts.push(await startHost(join(home, 'bob')));
      const bob = await sitDown(browser, hosts[0] as Host);
      const desk = (await sitDown(browser, host)).page;
      await person.open(invitation(annsSeat));
      await bob.open(invitation(bobsSeat));
      await desk.getByRole('button', { name: 'Game master' }).click();
      await deskHand(desk).takeGame(game(home));
      seated = { ann: person, bob, desk };
    },
    {
      async before(folder) {
        const invitations = join(folder, 'invitations');
        await gm(
          'new',
          game(folder),
          '--rules',
          'vbam-sfb',
          '--id',
          id,
          ...how(folder),
          '--out',
          invitations,
        );
        await gm('player', game(folder), annsSeat, '--player', 'Ann');
        await gm('player', game(folder), bobsSeat, '--player', 'Bob');
      },
    },
  );
  afterAll(() => Promise.all(hosts.map((host) => host.stop())));
  const hand = (): DeskHand => deskHand(those().desk);

  return {
    home,
    ann: () => those().ann,
    bob: () => those().bob,
    desk: () => those().desk,
    hand,
    async nextTurn(now, between = () => Promise.resolve(), allSent = false) {
      const { ann, bob, desk } = those();
      const files = [await ann.saveTurn(home), await bob.saveTurn(home)];
      await hand().handOver('Add orders…', files);
      await desk
        .getByRole('table', { name: 'Roll call' })
        .getByRole('row', { name: /Final.*Ann/ })
        .waitFor();
      await hand().go('Preview and run');
      if (!allSent) await desk.getByText('Run anyway').click();
      await hand().press(/^Run turn/);
      await between();
      await desk.getByRole('heading', { name: /^The results for .* are ready$/ }).waitFor();
      await hand().press('Save in the game’s folder');
      await desk.getByTestId('published').getByText('files written to').waitFor();
      const results = join(home, 'library/game-master', id, 'results');
      for (const [person, seat] of [
        [ann, annsSeat],
        [bob, bobsSeat],
      ] as const) {
        const mine = readdirSync(results).find((name) => name.includes(`N0${now + 1}-${seat}`));
        await person.open(join(results, mine ?? 'no results'));
      }
      await hand().go('Roll call');
    },
  };
}

/** Waits for a turn of the first year. */
export const turnIs = ({ page }: Person, wanted: number): Promise<void> =>
  expect.poll(() => page.getByTestId('turn-number').textContent()).toContain(`Turn ${wanted} of Y165`);

/** What is planned for the chosen unit, in words. */
const unitOrders = ({ page }: Person): Promise<readonly string[]> =>
  page.getByTestId('unit-orders').locator('[data-order] .said').allTextContents();

/** Chooses a unit by its label, and clicks where it is to go. */
export async function sends(person: Person, unit: string, sector: string, said: string): Promise<void> {
  await person.chooseUnit(unit);
  await person.clickSector(sector);
  await expect.poll(() => unitOrders(person)).toContain(said);
}

/** Gives an order of a unit by its button, as it is proposed or as it is filled in. */
export async function commands(
  person: Person,
  unit: string,
  kind: string,
  fill?: (page: Page) => Promise<void>,
): Promise<void> {
  const { page } = person;
  await person.chooseUnit(unit);
  const before = (await unitOrders(person)).length;
  const given = async (): Promise<boolean> => (await unitOrders(person)).length > before;
  await page.locator(`[data-testid="unit-orders"] [data-kind="${kind}"]`).click();
  await fill?.(page);
  // Some orders are given at once, others once their form is filled in.
  const give = page.getByRole('button', { name: 'Give order' });
  await expect.poll(async () => (await give.isVisible()) || (await given())).toBe(true);
  if (await give.isVisible()) await give.click();
  await expect.poll(given).toBe(true);
}

/** To a screen of the game. */
export const goTo = ({ page }: Pick<Person, 'page'>, screen: string): Promise<void> =>
  page.locator(`nav [data-screen="${screen}"]`).click();

/** Gives an order of a screen, after choosing a line of one of its tables. */
export async function orders(
  person: Pick<Person, 'page'>,
  screen: string,
  kind: string,
  { row, fill }: { readonly row?: string; readonly fill?: (page: Page) => Promise<void> } = {},
): Promise<void> {
  const { page } = person;
  await goTo(person, screen);
  const shown = page.locator(`[data-page="${screen}"]`);
  if (row !== undefined) await shown.locator(`[data-row="${row}"]`).first().click();
  await shown.locator(`[data-kind="${kind}"]`).first().click();
  await fill?.(page);
  await page.getByRole('button', { name: 'Give order' }).click();
}

/** Gives the answer that is filled in at the desk. */
async function given(desk: Page): Promise<void> {
  const give = desk.getByTestId('desk-asked').getByRole('button', { name: 'Give this answer' });
  await give.click();
  await give.waitFor({ state: 'detached' });
}

/**
 * The desk is asked what came of a battle at a table: its sheet is saved, filled in so that the ships of Bob in it are crippled and nobody holds the
 * field, and read back. `look`: what is done while the sheet is open.
 */
export async function broughtIn(
  { home, desk, hand }: Pick<TwoEmpires, 'home' | 'desk' | 'hand'>,
  look: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const asked = desk().getByTestId('desk-asked');
  await asked.getByText('What came of it at the table?').first().waitFor();
  await asked.getByText('Battle Sheet').first().click();
  await asked.getByRole('table', { name: 'Setup' }).waitFor();
  await look(desk());
  const saved = desk().waitForEvent('download');
  await asked.getByRole('button', { name: 'Save the sheet' }).click();
  const file = join(home, 'sheet.txt');
  await (await saved).saveAs(file);
  const text = readFileSync(file, 'utf8');
  const filled = text.replace(/^(federation\S+ .*): whole$/m, '$1: crippled');
  expect(filled).not.toBe(text);
  writeFileSync(file, filled);
  await hand().handOver('Read the filled-in sheet…', [file]);
  await asked.getByText('sheet.txt is filled in below.').waitFor();
  await keepPicture(desk(), 'victory-desk-sheet');
  expect(await asked.getByTestId('answer-said').textContent()).toContain('1 unit was crippled');
  // A sheet that is refused takes back what was read before.
  const other = join(home, 'other.txt');
  writeFileSync(other, filled.replace(/^battle: .*$/m, 'battle: another'));
  await hand().handOver('Read the filled-in sheet…', [other]);
  await asked.getByTestId('answer-said').waitFor({ state: 'detached' });
  expect(await asked.getByRole('button', { name: 'Give this answer' }).isDisabled()).toBe(true);
  await hand().handOver('Read the filled-in sheet…', [file]);
  await asked.getByText('sheet.txt is filled in below.').waitFor();
  await given(desk());
}

/** The desk says that the battle that it is asked about was not fought at a table. */
export async function notAtTable({ desk }: Pick<TwoEmpires, 'desk'>): Promise<void> {
  const asked = desk().getByTestId('desk-asked');
  await asked.getByText('What came of it at the table?').first().waitFor();
  await asked.getByRole('button', { name: 'The battle was not fought at a table' }).click();
  await given(desk());
}

/** The desk hands out a question to a player, who answers it in their window, and takes the answer in. */
export async function answered(
  { home, desk, hand }: Pick<TwoEmpires, 'home' | 'desk' | 'hand'>,
  person: Person,
  answer: (questions: Locator) => Promise<void>,
): Promise<void> {
  const { page } = person;
  const handed = desk().waitForEvent('download');
  await hand().press('Save the questions');
  const question = await handed;
  const file = join(home, question.suggestedFilename());
  await question.saveAs(file);
  await person.menu('Game');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Open Turn/ }).click();
  await (await chooser).setFiles(file);
  // They open by themselves once they are read.
  await page.getByTestId('questions').waitFor();
  await answer(page.getByTestId('questions'));
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save answers' }).click();
  const answers = await saved;
  const path = join(home, answers.suggestedFilename());
  await answers.saveAs(path);
  await hand().go('Roll call');
  await hand().handOver('Add orders…', [path]);
  // The desk shows what was open before until it has read the answers.
  await hand().go('Preview and run');
  await desk().getByTestId('desk-asked').waitFor();
  await desk().getByRole('button', { name: 'Save the questions' }).waitFor({ state: 'detached' });
}

/** The game master orders from what an empire knows that nobody plays, and takes that in; and types an event, which everybody is to read. */
export async function ledAndTyped(
  { desk, hand }: Pick<TwoEmpires, 'desk' | 'hand'>,
  words: string,
  led = 'Nobody',
  [screen, kind]: readonly [screen: string, kind: string] = ['technology', 'invest'],
): Promise<void> {
  const page = desk();
  await hand().press('World');
  await hand().press('Event for the next turn');
  await page.getByLabel('Message').fill(words);
  await hand().press('Give order');
  await page.getByTestId('order-count').getByText('1').waitFor();
  await hand().press('To the desk');
  await hand().seat(led);
  await hand().press('Control this seat');
  await orders({ page }, screen, kind);
  await page.getByTestId('order-count').getByText('1').waitFor();
  await page.getByTestId('led-notice').getByRole('button', { name: 'Submit these orders' }).click();
  await hand().go('Roll call');
  await page
    .getByRole('table', { name: 'Roll call' })
    .getByRole('row', { name: led })
    .filter({ hasText: 'Final' })
    .waitFor();
}

/** The desk runs all turns again, and they come out the same. */
export async function verifies({ desk, hand }: Pick<TwoEmpires, 'desk' | 'hand'>): Promise<void> {
  await hand().go('Fairness');
  await hand().press('Verify the whole game');
  await desk()
    .getByText(/(turn that was|turns that were) run came out the same again/)
    .waitFor();
}

/** All is answered, and the run goes on. */
export async function goesOn({ desk, hand }: Pick<TwoEmpires, 'desk' | 'hand'>): Promise<void> {
  const all = desk().getByTestId('desk-asked').getByText('All questions are answered');
  await all.waitFor();
  await hand().press(/^Continue turn/);
  await all.waitFor({ state: 'detached' });
}
