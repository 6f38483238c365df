import type { Page } from 'playwright';
import { expect } from 'vitest';
import { barriers } from '../support/barriers.ts';
import { lessonOn } from '../support/lesson.ts';
import { type Person, toFirstScreen } from '../support/people.ts';
import { scenario } from '../support/scenario.ts';
import { sitting } from '../support/sitting.ts';

/* A learner works through all lessons of Victory by Any Means; what «Show me» rings is what is then pressed. */
let person: Person;
let page: Page;

const home = sitting((seated) => void ({ person, page } = seated));
const lesson = () => lessonOn(page).lesson();
const expectMarks = (wanted: string) => expect.poll(() => lessonOn(page).marks()).toBe(wanted);
const next = () => lessonOn(page).next();
const give = () => page.getByRole('button', { name: 'Give order' }).click();
const form = () => page.getByRole('dialog');

/** Presses what the ring of a task lies on, once it has come. */
async function ringed(task: string, selector: string): Promise<void> {
  const showMe = lesson().locator(`[data-task="${task}"] [aria-pressed="false"]`);
  if (await showMe.isVisible()) await showMe.click();
  await expect.poll(() => lessonOn(page).rings(selector), { message: selector }).toBe(true);
  await page.locator(selector).first().click();
}
const ofUnit = (kind: string): string => `[data-testid="unit-orders"] [data-kind="${kind}"]`;
const ofSector = (kind: string): string => `[data-testid="location-report"] [data-kind="${kind}"]`;
const inList = (id: string): string => `[data-testid="unit-list"] [data-row="federation.u000${id}"]`;
const onScreen = (kind: string): string => `[data-page] [data-kind="${kind}"]`;
const toScreen = (key: string): string => `nav [data-screen="${key}"]`;

const step = scenario('a learner works through the lessons of Victory by Any Means to the farewell');

step('the tutorial is chosen; the scroll and the home system', async () => {
  await page.getByRole('button', { name: 'Start the tutorial' }).click();
  const which = page.getByRole('dialog', { name: 'Which tutorial?' });
  await which.getByText('Victory by Any Means').click();
  await which.getByRole('button', { name: 'Start the tutorial' }).click();
  await lesson().waitFor();
  await toFirstScreen(page);
  await expectMarks('empire: ..');
  expect(await barriers(page)).toEqual([]);
  await person.picture('victory-lesson');
  await ringed('scroll', '[data-opens="scroll"]');
  await page.keyboard.press('Escape');
  await expectMarks('empire: x.');
  await ringed('home', toScreen('map'));
  await person.clickSector('0303');
  await expectMarks('empire: xx');
  await next();
});

step('Productivity is raised, and a Colony Fleet built', async () => {
  await expectMarks('grow: .');
  await person.clickSector('0304');
  await ringed('raise', ofSector('raise'));
  await give();
  await expectMarks('grow: x');
  await next();
  await expectMarks('build: ..');
  await ringed('yards', toScreen('yards'));
  await expectMarks('build: x.');
  await ringed('settlers', toScreen('map'));
  await person.clickSector('0303');
  await page.locator(ofSector('build')).first().click();
  await give();
  await expect.poll(() => lesson().locator('.wrong').textContent()).toContain('something else');
  await page.getByTestId('location-report').getByRole('button', { name: 'Change this order' }).last().click();
  await form().getByLabel('Class').selectOption('Colony Fleet');
  await page.getByRole('button', { name: 'Change order' }).click();
  await expectMarks('build: xx');
  await next();
});

step('a cruiser moves; a route and a sentry', async () => {
  await expectMarks('move: ..');
  await ringed('choose', inList('01'));
  await expectMarks('move: x.');
  await person.clickSector('0404');
  await expectMarks('move: xx');
  await next();
  await expectMarks('trade: ..');
  await ringed('route', inList('07'));
  await ringed('route', ofUnit('route'));
  await page.getByLabel('Next place of the way').fill('0203');
  await page.keyboard.press('Enter');
  await person.picture('victory-route');
  await give();
  await expectMarks('trade: x.');
  await ringed('sentry', inList('02'));
  await ringed('sentry', ofUnit('guard'));
  await form().getByLabel('Fleet').selectOption({ label: 'Trade Fleet 7' });
  await give();
  await expectMarks('trade: xx');
  await next();
});

step('supply and research; the turn is run', async () => {
  await expectMarks('supply: .');
  await person.clickSector('0504');
  await expectMarks('supply: x');
  await next();
  await expectMarks('research: ..');
  await ringed('invest', toScreen('empire'));
  await ringed('invest', onScreen('invest'));
  await form().getByRole('spinbutton').fill('10');
  await give();
  await expectMarks('research: x.');
  await ringed('run', '[data-opens="run"]');
  await expectMarks('research: xx');
  await next();
});

step('the report, a treaty, and standing orders', async () => {
  await expectMarks('report: x');
  await next();
  await expectMarks('diplomacy: ..');
  await ringed('power', toScreen('diplomacy'));
  await ringed('power', '[data-page="diplomacy"] [data-row="romulan"]');
  await expectMarks('diplomacy: x.');
  await ringed('sign', onScreen('sign'));
  await give();
  await expectMarks('diplomacy: xx');
  expect(await barriers(page)).toEqual([]);
  await person.picture('victory-diplomacy');
  await next();
  await ringed('order', toScreen('empire'));
  await ringed('order', onScreen('stand'));
  await give();
  await expectMarks('stand: x');
  await next();
});

step('an attack is ordered and foretold; troops go on board', async () => {
  await expectMarks('attack: ..');
  await ringed('go', toScreen('map'));
  await ringed('go', inList('01'));
  await person.clickSector('0504');
  await expectMarks('attack: x.');
  await ringed('forecast', toScreen('battles'));
  await expectMarks('attack: xx');
  await person.picture('victory-forecast');
  await next();
  await ringed('embark', toScreen('map'));
  await ringed('embark', inList('09'));
  await ringed('embark', ofUnit('embark'));
  await give();
  await expectMarks('embark: x.');
  await ringed('run', '[data-opens="run"]');
  await expectMarks('embark: xx');
  await next();
});

step('the battle is read, a class studied', async () => {
  await expectMarks('battle: .');
  await ringed('read', '#tab-battles');
  await expectMarks('battle: x');
  await person.picture('victory-read');
  await next();
  await expectMarks('table: .');
  await ringed('study', toScreen('yards'));
  await page
    .getByRole('row', { name: /^D?CS / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Study' }).first().click();
  await page.getByTestId('study').waitFor();
  await page.keyboard.press('Escape');
  await expectMarks('table: x');
  await next();
});

step('troops land, and a colony is founded', async () => {
  await ringed('go', toScreen('map'));
  await ringed('go', inList('08'));
  await person.clickSector('0504');
  await expectMarks('invade: x.');
  await ringed('invade', ofUnit('invade'));
  await expectMarks('invade: xx');
  await next();
  await ringed('go', inList('11'));
  await person.clickSector('0402');
  await expectMarks('colonise: x.');
  await ringed('found', ofUnit('colonise'));
  await expectMarks('colonise: xx');
  await next();
});

step('the orders file, the run, and the farewell', async () => {
  await expectMarks('save: ...');
  await person.saveTurn(home);
  await expectMarks('save: x..');
  await page
    .getByTestId('game')
    .getByRole('button', { name: /^Run Turn/ })
    .click();
  await expectMarks('save: xxx');
  await lesson().getByRole('button', { name: 'Finish the tutorial' }).click();
  await page.getByTestId('farewell').waitFor();
  expect(await barriers(page)).toEqual([]);
});
