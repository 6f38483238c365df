import type { Page } from 'playwright';
import { expect } from 'vitest';
import { barriers } from '../support/barriers.ts';
import { type Person, toFirstScreen } from '../support/people.ts';
import { lessonOn } from '../support/lesson.ts';
import { scenario } from '../support/scenario.ts';
import { sitting } from '../support/sitting.ts';

/* A learner works through all lessons of Star Fleet Warlord; what «Show me» rings is what is then pressed, or typed into. */
let person: Person;
let page: Page;

const home = sitting((seated) => void ({ person, page } = seated));
const lesson = () => lessonOn(page).lesson();
const expectMarks = (wanted: string) => expect.poll(() => lessonOn(page).marks()).toBe(wanted);
const next = () => lessonOn(page).next();
const showMe = (task: number) => lesson().getByRole('button', { name: 'Show me' }).nth(task).click();
const give = () => page.getByRole('button', { name: 'Give order' }).click();
const orders = () => page.getByTestId('unit-orders');

const expectRing = (selector: string) =>
  expect.poll(() => lessonOn(page).rings(selector), { message: selector }).toBe(true);

const step = scenario('a learner works through the lessons of Star Fleet Warlord to the farewell');

step('the tutorial is chosen and begins', async () => {
  await page.getByRole('button', { name: 'Start the tutorial' }).click();
  const which = page.getByRole('dialog', { name: 'Which tutorial?' });
  await which.getByText('Star Fleet Warlord').click();
  await which.getByRole('button', { name: 'Start the tutorial' }).click();
  await lesson().waitFor();
  await toFirstScreen(page);
  await expectMarks('office: ..');
  expect(await barriers(page)).toEqual([]);
});

step('the Corporation: another seat, and its plans', async () => {
  await page.locator('[data-row="c01"]').click();
  await expectMarks('office: x.');
  await showMe(0);
  await expectRing('[data-opens="plans"]');
  await page.locator('[data-opens="plans"]').click();
  await page.keyboard.press('Escape');
  await expectMarks('office: xx');
  await next();
});

/** What is ordered by a button on the page of the Corporation. */
const ofOffice = (kind: string): string => `[data-page] [data-kind="${kind}"]`;
const ofUnit = (kind: string): string => `[data-testid="unit-orders"] [data-kind="${kind}"]`;
const runTurn = () => page.locator('[data-opens="run"]').first().click();
const ship = (label: RegExp) => page.getByTestId('unit-list').getByRole('row', { name: label });

step('the Default Build is shown among the orders of the Home Office, ordered, and run', async () => {
  await expectMarks('build: ..');
  await showMe(0);
  await expectRing(ofOffice('make-default-build'));
  await page.locator(ofOffice('make-default-build')).click();
  await expectMarks('build: x.');
  await runTurn();
  await expectMarks('build: xx');
  await next();
});

step('the map, a site beside the Home Office, and a ship, which takes it', async () => {
  await expectMarks('map: ...');
  await person.menu('Map');
  await person.clickSector('32-0707');
  await ship(/F-POL/).click();
  await expectMarks('map: xxx');
  await next();
  await expectMarks('move: .');
  await person.clickSector('32-0707');
  await expectMarks('move: x');
  await next();
});

step('a line of the order sheet is shown, first the sheet and then the line in it, and typed', async () => {
  await expectMarks('sheet: ..');
  await showMe(1);
  await expectRing('[data-opens="sheet"]');
  await page.locator('[data-opens="sheet"]').click();
  await expectMarks('sheet: x.');
  const line = '[data-line="c04.s00004"] input';
  await expectRing(line);
  await page.locator(line).fill('0806 0805 0804');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expectMarks('sheet: xx');
  await next();
});

step(
  'the order of a ship is shown: the list, then its button; for something else it is answered with a hint',
  async () => {
    await expectMarks('scan: .');
    await showMe(0);
    await expectRing('[data-testid="unit-list"] [data-row="c04.s00006"]');
    await ship(/H-SC/).click();
    await expectRing(ofUnit('scan'));
    await page.locator(ofUnit('scan')).click();
    await give();
    await expect.poll(() => lesson().locator('.wrong').textContent()).toContain('something else');
    await orders().getByRole('button', { name: 'Change this order' }).last().click();
    await page.getByRole('dialog').getByText('Ships', { exact: true }).click();
    await page.getByRole('button', { name: 'Change order' }).click();
    await expectMarks('scan: x');
    await next();
  },
);

step('a ship is bought, and the year is run', async () => {
  await expectMarks('buy: ..');
  await showMe(0);
  await toFirstScreen(page);
  await expectRing(ofOffice('purchase'));
  await page
    .getByRole('table', { name: 'Ship List' })
    .getByRole('row', { name: /^C-FDX/ })
    .click();
  await page.locator(ofOffice('purchase')).first().click();
  await give();
  await expectMarks('buy: x.');
  await runTurn();
  await expectMarks('buy: xx');
  await next();
});

step('the report is read; the planetoid is prospected and fortified', async () => {
  await expect.poll(() => page.getByTestId('messages').isVisible()).toBe(true);
  await expectMarks('report: xx');
  await next();
  await expectMarks('prospect: .');
  await person.menu('Map');
  await ship(/F-POL/).click();
  await page.locator(ofUnit('prospect')).click();
  await expectMarks('prospect: x');
  await next();
  await expectMarks('fortify: .');
  await showMe(0);
  await person.clickSector('32-0707');
  await expectRing('[data-testid="location-report"] [data-kind="fortify"]');
  await page.locator('[data-testid="location-report"] [data-kind="fortify"]').first().click();
  await page.getByRole('dialog').getByRole('spinbutton').first().fill('20');
  await give();
  await expectMarks('fortify: x');
  await next();
});

step('the scroll, the orders file, the run, and the farewell', async () => {
  await expectMarks('save: ...');
  await page.getByRole('button', { name: 'The scroll' }).click();
  await expectMarks('save: x..');
  await page.keyboard.press('Escape');
  await person.saveTurn(home);
  await expectMarks('save: xx.');
  await page
    .getByTestId('game')
    .getByRole('button', { name: /^Run Turn/ })
    .click();
  await expectMarks('save: xxx');
  await lesson().getByRole('button', { name: 'Finish the tutorial' }).click();
  await page.getByTestId('farewell').waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Play on here' }).click();
  await expect.poll(() => page.getByTestId('farewell').isVisible()).toBe(false);
});
