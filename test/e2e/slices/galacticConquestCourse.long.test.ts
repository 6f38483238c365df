import type { Page } from 'playwright';
import { expect } from 'vitest';
import { barriers } from '../support/barriers.ts';
import { lessonOn } from '../support/lesson.ts';
import { type Person, toFirstScreen } from '../support/people.ts';
import { scenario } from '../support/scenario.ts';
import { sitting } from '../support/sitting.ts';

/* A learner works through the first lesson of Galactic Conquest, from the purchase to the report; what «Show me» rings is what is then pressed. */
let person: Person;
let page: Page;

sitting((seated) => void ({ person, page } = seated));
const lesson = () => lessonOn(page).lesson();
const expectMarks = (wanted: string) =>
  expect.poll(() => lessonOn(page).marks()).toBe(`first-turn: ${wanted}`);
const give = () => page.getByRole('button', { name: 'Give order' }).click();

/** Presses what the ring of a task lies on, once it has come. */
async function ringed(task: string, selector: string): Promise<void> {
  const showMe = lesson().locator(`[data-task="${task}"] [aria-pressed="false"]`);
  if (await showMe.isVisible()) await showMe.click();
  await expect.poll(() => lessonOn(page).rings(selector), { message: selector }).toBe(true);
  await page.locator(selector).first().click();
}

/** Presses the middle of the ring, which lies on the map. */
async function onMap(): Promise<void> {
  const box = await page.getByTestId('ring').boundingBox();
  if (box === null) throw new Error('The ring is nowhere.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
const onScreen = (kind: string): string => `[data-page] [data-kind="${kind}"]`;
const ofUnit = (kind: string): string => `[data-testid="unit-orders"] [data-kind="${kind}"]`;
const toScreen = (key: string): string => `nav [data-screen="${key}"]`;

const step = scenario('a learner plays a turn of Galactic Conquest, from purchase to report');

step('the tutorial is chosen, and two squadrons are bought', async () => {
  await page.getByRole('button', { name: 'Start the tutorial' }).click();
  const which = page.getByRole('dialog', { name: 'Which tutorial?' });
  await which.getByText('Galactic Conquest').click();
  await which.getByRole('button', { name: 'Start the tutorial' }).click();
  await lesson().waitFor();
  await toFirstScreen(page);
  await person.picture('conquest-lesson');
  await ringed('navy', toScreen('navy'));
  await ringed('buy', onScreen('buy'));
  await person.picture('conquest-lesson-buy');
  await give();
  await ringed('buy', onScreen('buy'));
  await give();
  expect(await barriers(page)).toEqual([]);
  await ringed('begin', '[data-opens="run"]');
});

step('the squadron of the line has a course and combat orders', async () => {
  await expectMarks('xxx..........');
  await ringed('home', toScreen('map'));
  await page.getByTestId('ring').waitFor();
  await onMap();
  await expectMarks('xxxx.........');
  await ringed('choose', '[data-testid="unit-list"] [data-row="f01a"]');
  await expectMarks('xxxxx........');
  await person.clickSector('F5');
  await expectMarks('xxxxxx.......');
  await person.picture('conquest-lesson-plot');
  await ringed('fight', ofUnit('fight'));
  await give();
  await expectMarks('xxxxxxx......');
});

step('money and a ship; the turn is run, and its report read', async () => {
  await ringed('economy', toScreen('economy'));
  await ringed('mobilise', onScreen('mobilise'));
  await page.getByRole('dialog').getByText('limited war').first().click();
  await give();
  await expectMarks('xxxxxxxxx....');
  await ringed('build-ship', toScreen('yards'));
  await ringed('build-ship', onScreen('build-ship'));
  await give();
  await expectMarks('xxxxxxxxxx...');
  await ringed('plans', '[data-opens="plans"]');
  await page.keyboard.press('Escape');
  await expectMarks('xxxxxxxxxxx..');
  await ringed('run', '[data-opens="run"]');
  // What a run comes to is shown at once.
  await expectMarks('xxxxxxxxxxxxx');
  expect(await barriers(page)).toEqual([]);
  await person.picture('conquest-lesson-report');
});
