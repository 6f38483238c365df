import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { newFightGame } from './support/fightGame.ts';
import { sitting } from './support/sitting.ts';

/* The map as a file: a picture of the size that was promised, and pages of the paper that was chosen. */
let page: Page;

const home = sitting(
  async ({ person, page: seen }) => {
    page = seen;
    await person.open(join(home, 'results', 'fgtN01-klingon-empire.new'));
    await person.chooseUnit('A1');
    await page.getByTestId('map').focus();
    await page.keyboard.press('Control+p');
    await page.getByTestId('print').waitFor();
  },
  { before: newFightGame },
);

const choose = (label: string, option: string) =>
  page.getByTestId('print').getByLabel(label).selectOption(option);
const turn = (label: string, on: boolean) => page.getByTestId('print').getByLabel(label).setChecked(on);

async function saved(button: string): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await download;
  const path = join(home, file.suggestedFilename());
  await file.saveAs(path);
  return { name: file.suggestedFilename(), bytes: readFileSync(path) };
}
/** Pixels that are not paper, in a band of rows. */
function inked({ width, data }: PNG, from: number, to: number): number {
  let found = 0;
  for (let at = from * width * 4; at < to * width * 4; at += 4)
    if (data[at]! < 200 || data[at + 1]! < 200 || data[at + 2]! < 200) found += 1;
  return found;
}
const picture = async (): Promise<PNG> => PNG.sync.read((await saved('Save as PNG')).bytes);

test('a picture has the size it promised, and a title and a legend that can be seen', async () => {
  await choose('Scale', '2');
  const promised = /(\d+) × (\d+)/
    .exec((await page.getByTestId('print-size').textContent()) ?? '')
    ?.slice(1)
    .map(Number);
  const { name, bytes } = await saved('Save as PNG');
  expect(name).toBe('fgt-turn-01-map.png');
  const drawn = PNG.sync.read(bytes);
  expect([drawn.width, drawn.height]).toEqual(promised);
  expect(inked(drawn, 0, 80)).toBeGreaterThan(500);
  expect(inked(drawn, drawn.height - 80, drawn.height)).toBeGreaterThan(500);
  await turn('Legend', false);
  expect((await picture()).height).toBeLessThan(drawn.height);
  await turn('Legend', true);
});

test('what is switched off is not drawn, and a label is', async () => {
  await choose('Scale', '1');
  const before = await picture();
  await turn('Own starships', false);
  await turn('Foreign starships', false);
  const bare = await picture();
  expect(inked(bare, 0, bare.height)).not.toBe(inked(before, 0, before.height));
  await page.keyboard.press('Escape');
  await page.getByTestId('map').focus();
  await page.keyboard.press('t');
  await page.getByTestId('label').waitFor();
  await page.keyboard.type('To arms');
  await page.keyboard.press('Enter');
  await page.getByTestId('map').focus();
  await page.keyboard.press('Control+p');
  await choose('Scale', '1');
  const labelled = await picture();
  expect(labelled.data.equals(before.data)).toBe(false);
  await turn('Your labels and notes', false);
  const without = await picture();
  expect([without.width, without.height, without.data.equals(before.data)]).toEqual([
    before.width,
    before.height,
    true,
  ]);
});

test('pages have the paper’s size, and a poster has as many as were asked for', async () => {
  await page.getByRole('button', { name: 'Pages (PDF)' }).click();
  await choose('Paper', 'Letter');
  await choose('Lies', 'upright');
  const one = await saved('Save as PDF');
  expect([one.name, one.bytes.subarray(0, 5).toString()]).toEqual(['fgt-turn-01-map.pdf', '%PDF-']);
  const boxes = (bytes: Buffer): readonly (readonly number[])[] =>
    [...bytes.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map((found) =>
      found.slice(1).map((each) => Math.round(Number(each))),
    );
  // Letter is 8.5 by 11 inches, at 72 points each.
  expect(boxes(one.bytes)).toEqual([[612, 792]]);
  await choose('Paper', 'A4');
  await choose('Lies', 'wide');
  await choose('Pages across', '2');
  await choose('Pages down', '2');
  const poster = await saved('Save as PDF');
  const a4 = [Math.round((297 / 25.4) * 72), Math.round((210 / 25.4) * 72)];
  expect(boxes(poster.bytes)).toEqual([a4, a4, a4, a4]);
});
