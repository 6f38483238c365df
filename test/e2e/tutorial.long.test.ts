import type { Page } from 'playwright';
import { expect } from 'vitest';
import { sectors } from '#rulesets/galactic-empires/setup/tutorialSectors.ts';
import { fitting, toPixel } from '#ui/map/camera/camera.ts';
import { boxOf } from '#ui/map/board/board.ts';
import { radius } from '#ui/map/board/geometry.ts';
import { latticeOf } from '#ui/map/board/lattice.ts';
import { barriers } from './support/barriers.ts';
import { notebookIn } from './support/notebookFile.ts';
import { lessonOn } from './support/lesson.ts';
import { type Person, withoutOrders } from './support/people.ts';
import { sitting } from './support/sitting.ts';
import { scenario } from './support/scenario.ts';

/* A learner works through the tutorial by its buttons and the map; each mark comes with its deed and not before. */
let person: Person;
let page: Page;

const home = sitting((seated) => void ({ person, page } = seated));
const lesson = () => lessonOn(page).lesson();
const expectMarks = (wanted: string) => expect.poll(() => lessonOn(page).marks()).toBe(wanted);
const hint = () => lesson().locator('.wrong');
const next = () => lessonOn(page).next();
const orders = () => page.getByTestId('unit-orders');
const give = () => page.getByRole('button', { name: 'Give order' }).click();
const undo = () => page.getByRole('button', { name: 'Undo', exact: true }).first().click();
const dialog = () => page.getByRole('dialog');

/** Shows the whole map, and clicks on the sector there, above its miniatures. */
async function clickSector(name: string): Promise<void> {
  const stage = page.getByTestId('map');
  await stage.press('f');
  const [box, sector] = [await stage.boundingBox(), sectors.find((each) => each.name === name)];
  if (box === null || sector === undefined) throw new Error(`there is no map, or no sector called ${name}`);
  const lattice = latticeOf({ tiling: 'pointed' });
  const cells = sectors.map(({ q, r }) => ({ x: q, y: r }));
  const middle = lattice.centreOf({ x: sector.q, y: sector.r });
  const { x, y } = toPixel(fitting(boxOf(lattice, cells), box), box, {
    ...middle,
    y: middle.y - 0.7 * radius,
  });
  await page.mouse.move(box.x + x - 3, box.y + y);
  await page.mouse.move(box.x + x, box.y + y);
  await page.getByTestId('hover-card').getByText(name).waitFor();
  await page.mouse.click(box.x + x, box.y + y);
}

const rings = (selector: string): Promise<boolean> => lessonOn(page).rings(selector);

const step = scenario('a learner works through the tutorial, each mark with its deed and not before');

step('the start-up menu offers the tutorial first, and its first lesson opens with it', async () => {
  await page.getByRole('button', { name: 'Start the tutorial' }).click();
  const which = page.getByRole('dialog', { name: 'Which tutorial?' });
  await which.getByRole('button', { name: 'Start the tutorial' }).click();
  await lesson().waitFor();
  await expectMarks('headquarters: ..');
  expect(await barriers(page)).toEqual([]);
});

step('headquarters: another empire is not the one asked for; what is shown leads to the row', async () => {
  await page.locator('[data-row="romulan-star-empire"]').click();
  await expectMarks('headquarters: ..');
  await lesson().getByRole('button', { name: 'Show me' }).first().click();
  await expect.poll(() => rings('[data-row="klingon-empire"]')).toBe(true);
  await page.locator('[data-row="klingon-empire"]').click();
  await expectMarks('headquarters: x.');
  await expect.poll(() => page.getByTestId('ring').count()).toBe(0);
  await page.getByRole('button', { name: /^HQ Plans/ }).click();
  await page.getByTestId('hq-plans').waitFor();
  await expectMarks('headquarters: x.');
  await page.keyboard.press('Escape');
  await expectMarks('headquarters: xx');
  await next();
});

step(
  'the map: the wrong sector is answered with a hint, and the ring leads on from screen to screen',
  async () => {
    await expectMarks('map: ...');
    await lesson().getByRole('button', { name: 'Show me' }).nth(1).click();
    await expect.poll(() => rings('nav [data-screen="map"]')).toBe(true);
    await person.menu('Map');
    await expect.poll(() => rings('[data-testid="map"]')).toBe(true);
    await clickSector('Bastion');
    await expectMarks('map: x..');
    await expect.poll(() => hint().textContent()).toContain('Lantern has the number 18');
    await clickSector('Lantern');
    await expectMarks('map: xx.');
    await person.chooseUnit('A1');
    await expectMarks('map: xxx');
    await next();
  },
);

step('a new starfleet, and the frigates for it', async () => {
  await expectMarks('form: .');
  await person.chooseUnit('G17');
  await orders().getByRole('button', { name: 'Form New Fleet' }).click();
  await expectMarks('form: .');
  // While the order is filled in, the lesson stays to be read beside the dialog.
  const [panel, form] = [await page.getByTestId('lessons').boundingBox(), await dialog().boundingBox()];
  expect((panel?.x ?? 0) + (panel?.width ?? 9_999)).toBeLessThanOrEqual(form?.x ?? 0);
  await give();
  await expectMarks('form: x');
  await next();

  await orders().getByRole('button', { name: 'Transfer Starships' }).click();
  await give();
  await expectMarks('transfer: .');
  await expect.poll(() => hint().textContent()).toContain('another unit');
  await orders().getByRole('button', { name: 'Change this order' }).last().click();
  await dialog().getByLabel('Type').selectOption({ label: 'Prometheus Attack Frigate (4 present)' });
  await dialog().getByLabel('To', { exact: true }).selectOption('federation-core.a00003');
  await page.getByRole('button', { name: 'Change order' }).click();
  await expectMarks('transfer: x');
  await next();
});

step('ranks: dreadnoughts to the rear, and no retreat', async () => {
  await person.chooseUnit('A1');
  await expectMarks('ranks: ..');
  await lesson().getByRole('button', { name: 'Show me' }).first().click();
  await expect.poll(() => rings('[data-testid="unit-orders"] [data-opens="unit"]')).toBe(true);
  await orders().getByRole('button', { name: 'View Orders' }).click();
  await expect.poll(() => rings('[data-testid="ranks"]')).toBe(true);
  await page
    .getByTestId('ranks')
    .getByRole('button', { name: /Sovereign Dreadnought in rank 1/ })
    .press('4');
  await expectMarks('ranks: x.');
  // The lesson is read beside the plan, and says why it cannot be pressed.
  await page.keyboard.press('Escape');
  await orders()
    .getByRole('button', { name: /Retreat Level/ })
    .click();
  await dialog().locator('select').selectOption('5');
  await give();
  await expectMarks('ranks: xx');
  await next();
});

step('invade: Bastion is the wrong way, Lantern falls', async () => {
  await clickSector('Bastion');
  await expectMarks('invade: ...');
  await expect.poll(() => hint().textContent()).toContain('bound for Bastion');
  await clickSector('Lantern');
  await expectMarks('invade: x..');
  await page.getByRole('button', { name: 'Run turn' }).click();
  await page.getByTestId('messages').waitFor();
  await expectMarks('invade: xxx');
  await next();
});

step('the battle is read, and a reload keeps what was learned', async () => {
  await expectMarks('battle: x.');
  await page.getByRole('tab', { name: /Battle/ }).click();
  await expectMarks('battle: xx');
  await next();
  await expectMarks('grow: ...');
  // What is not saved yet would be lost with the page, which asks before it goes.
  await expect.poll(() => notebookIn(home)?.lessons.at(-1)).toBe('battle');
  await page.getByTestId('save-state').getByText('Saved', { exact: true }).waitFor();
  await page.reload();
  await expectMarks('grow: ...');
  await expect.poll(() => page.getByRole('button', { name: /^Lesson \d+: .*, done$/ }).count()).toBe(7);
});

step('annexing and building', async () => {
  await person.menu('Map');
  for (const [sector, after] of [
    ['Lantern', 'grow: x..'],
    ['New Shoreham', 'grow: xx.'],
  ] as const) {
    await clickSector(sector);
    await page
      .getByTestId('location-report')
      .getByRole('button', { name: 'Annex Sector', exact: true })
      .click();
    await expectMarks(after);
  }
  await person.chooseUnit('G17');
  await orders().getByRole('button', { name: 'Build Starships', exact: true }).click();
  await give();
  await expectMarks('grow: xxx');
  await next();
});

step('war on the right empire, and two fleets that arrive together', async () => {
  await person.menu('Headquarters');
  await page.locator('[data-row="romulan-star-empire"]').click();
  await page.getByRole('button', { name: 'Declare War', exact: true }).click();
  await expectMarks('war: ...');
  await expect.poll(() => hint().textContent()).toContain('somebody else');
  await undo();
  await page.locator('[data-row="klingon-empire"]').click();
  await page.getByRole('button', { name: 'Declare War', exact: true }).click();
  await expectMarks('war: x..');

  await person.chooseUnit('A1');
  await clickSector('Gorvun');
  await expect.poll(() => hint().textContent()).toContain('attack alone');
  await undo();
  await orders().getByRole('button', { name: 'Wait', exact: true }).click();
  await clickSector('Gorvun');
  await expectMarks('war: xx.');
  await person.chooseUnit('A3');
  await clickSector('Gorvun');
  await expectMarks('war: xxx');
  await next();
});

step('the scroll, the orders file, and the last battle', async () => {
  await expectMarks('save: ...');
  await page.getByRole('button', { name: 'The scroll' }).click();
  await expectMarks('save: x..');
  await page.keyboard.press('Escape');
  await person.menu('Game');
  await page
    .getByTestId('game')
    .getByRole('button', { name: /^Save Turn/ })
    .click();
  await expectMarks('save: x..');
  await page.keyboard.press('Escape');
  await person.saveTurn(home);
  await expectMarks('save: xx.');
  await page
    .getByTestId('game')
    .getByRole('button', { name: /^Run Turn/ })
    .click();
  await page.getByTestId('messages').waitFor();
  await expectMarks('save: xxx');
  await lesson().getByRole('button', { name: 'Finish the tutorial' }).click();
  await page.getByTestId('farewell').waitFor();
});

step('the game goes on without the lessons, which can be put aside', async () => {
  await page.getByRole('button', { name: 'Play on here' }).click();
  await expect.poll(() => page.getByTestId('farewell').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Run turn' }).click();
  await withoutOrders(page);
  await expect.poll(() => page.getByTestId('turn-number').textContent()).toContain('Turn 4');
  await page.getByRole('button', { name: /^Expand the tutorial: 10 of 10/ }).click();
  await page.getByTestId('farewell').waitFor();
});
