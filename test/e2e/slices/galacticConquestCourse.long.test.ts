import type { Page } from 'playwright';
import { expect } from 'vitest';
import { barriers } from '../support/barriers.ts';
import { lessonOn } from '../support/lesson.ts';
import { type Person, toFirstScreen } from '../support/people.ts';
import { scenario } from '../support/scenario.ts';
import { sitting } from '../support/sitting.ts';

/* A learner works through all lessons of Galactic Conquest, from the purchase to the farewell; what «Show me» rings is what is then pressed. */
let person: Person;
let page: Page;

sitting((seated) => void ({ person, page } = seated));
const lesson = () => lessonOn(page).lesson();
const marked = (wanted: string) => expect.poll(() => lessonOn(page).marks()).toBe(wanted);
const expectMarks = (wanted: string) => marked(`first-turn: ${wanted}`);
const next = () => lessonOn(page).next();
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
/** Chooses the squadron of the line. */
const line = () => page.locator('[data-testid="unit-list"] [data-row="f01a"]').click();
const onScreen = (kind: string): string => `[data-page] [data-kind="${kind}"]`;
const ofUnit = (kind: string): string => `[data-testid="unit-orders"] [data-kind="${kind}"]`;
const toScreen = (key: string): string => `nav [data-screen="${key}"]`;

const step = scenario('a learner works through the lessons of Galactic Conquest to the farewell');

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

step('a yard and a ship are ordered, and a freighter; the second turn is run', async () => {
  await next();
  await marked('yards: x..');
  await ringed('lay-yard', toScreen('yards'));
  await ringed('lay-yard', onScreen('lay-yard'));
  await give();
  await ringed('build-ship', onScreen('build-ship'));
  await give();
  await marked('yards: xxx');
  await next();
  await ringed('merchants', toScreen('merchants'));
  await ringed('build-merchants', onScreen('build-merchants'));
  await give();
  await ringed('run', '[data-opens="run"]');
  await marked('trade: xxx');
});

step(
  'scouts come closer to unsurveyed space, and the squadron of the line is told how to fight',
  async () => {
    await next();
    await page.locator(toScreen('map')).click();
    await ringed('survey', '[data-testid="unit-list"] [data-row="f02a"]');
    await person.clickSector('C6');
    await ringed('units', toScreen('units'));
    await marked('surveys: xx');
    await next();
    await page.locator(toScreen('map')).click();
    await line();
    await ringed('fight', ofUnit('fight'));
    await give();
    await expect.poll(() => lesson().locator('.wrong').textContent()).toContain('not directed yet');
    await page.getByTestId('unit-orders').getByRole('button', { name: 'Change this order' }).click();
    await page.getByLabel('Directed damage', { exact: true }).selectOption('Strongest ship first');
    await page.getByRole('button', { name: 'Change order' }).click();
    await ringed('attack-if', ofUnit('attack-if'));
    await give();
    await ringed('run', '[data-opens="run"]');
    await marked('battle: xxxx');
  },
);

step('a foreign base is attacked, and the battle read and played', async () => {
  await next();
  await ringed('station', toScreen('map'));
  await page.getByTestId('ring').waitFor();
  await onMap();
  await marked('engagement: x.....');
  await line();
  await person.clickSector('G4');
  await marked('engagement: xx....');
  await ringed('fight', ofUnit('fight'));
  await give();
  await ringed('run', '[data-opens="run"]');
  await marked('engagement: xxxx..');
  await page.getByRole('tab', { name: /^Battle Reports/ }).click();
  await marked('engagement: xxxxx.');
  await person.picture('conquest-lesson-battle');
  await page.getByRole('button', { name: 'Play the battle' }).click();
  await page.getByTestId('replay').waitFor();
  await page.keyboard.press('Escape');
  await marked('engagement: xxxxxx');
  await next();
});

step('savings, a reaction, research and a spy', async () => {
  await ringed('research', toScreen('research'));
  await ringed('save', toScreen('economy'));
  await ringed('save', onScreen('save'));
  await page.getByLabel('Economic points').fill('100');
  await give();
  await ringed('empire', toScreen('empire'));
  await marked('bank: xxx');
  await next();
  await page.locator(toScreen('map')).click();
  await line();
  await ringed('react', ofUnit('react'));
  await page.getByLabel('Looks at').selectOption('Its zone of control: its hex and those beside it');
  await give();
  await ringed('lead', ofUnit('lead'));
  await give();
  await marked('reactions: xxx');
  await next();
  await ringed('fund', toScreen('research'));
  await ringed('fund', onScreen('fund'));
  await give();
  await ringed('hire-spy', toScreen('relations'));
  await ringed('hire-spy', onScreen('hire-spy'));
  await give();
  await ringed('ask-intelligence', onScreen('ask-intelligence'));
  await give();
  await ringed('run', '[data-opens="run"]');
  await marked('spies: xxxx');
});

step('a base and convoy duty; the tutorial is done', async () => {
  await next();
  await page.locator(toScreen('map')).click();
  await line();
  await ringed('convoy-duty', ofUnit('convoy-duty'));
  await give();
  await page.keyboard.press('Escape');
  await person.clickSector('F4');
  await ringed('build-base', '[data-testid="location-report"] [data-kind="build-base"]');
  await give();
  await ringed('officers', toScreen('officers'));
  await ringed('run', '[data-opens="run"]');
  await marked('defence: xxxx');
  await lesson().getByRole('button', { name: 'Finish the tutorial' }).click();
  const farewell = page.getByTestId('farewell');
  await farewell.waitFor();
  expect(await farewell.getByText('Skipped').count()).toBe(0);
  expect(await barriers(page)).toEqual([]);
  await person.picture('conquest-lesson-end');
});
