import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright';
import { expect } from 'vitest';
import { barriers } from '../support/barriers.ts';
import { gm } from '../support/host.ts';
import type { Person } from '../support/people.ts';
import { scenario } from '../support/scenario.ts';
import { border } from './border.ts';
import {
  answered,
  broughtIn,
  commands,
  goesOn,
  goTo,
  notAtTable,
  orders,
  sends,
  turnIs,
  twoEmpires,
} from '../support/twoEmpires.ts';

/*
 * Two empires play three turns of Victory by Any Means by clicking, through files and the desk: a route, a ship, a colony, treaties broken and signed,
 * battles by standing orders, by questions and from a file, and an invasion. The game begins from a scenario in which three turns can hold all of it.
 */
const game = twoEmpires('vba', (folder) => {
  const file = join(folder, 'border.scenario');
  writeFileSync(file, JSON.stringify(border));
  return ['--scenario', file, '--seed', 'three turns'];
});
const { home, ann, bob, desk, hand, nextTurn } = game;

/** Opens the page of a class from the list of all classes. */
async function study({ page, menu }: Person, design: string, reads: RegExp): Promise<void> {
  await menu('Shipyards' as 'Map');
  const classes = page.getByRole('table', { name: /^Your classes by service date/ });
  await classes.getByRole('row', { name: new RegExp(`^${design}`) }).click();
  const pane = page.getByRole('complementary', { name: 'Shipyards orders' });
  await pane.getByRole('button', { name: 'Study' }).click();
  await page.getByTestId('study').getByText(reads).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
}

/** What somebody reads of the last turn. */
async function reads(person: Person, ...lines: readonly RegExp[]): Promise<void> {
  await person.menu('Messages');
  const told = person.page.getByTestId('messages');
  for (const line of lines) await told.getByText(line).first().waitFor();
}

const step = scenario('two empires play three turns by clicking, and the desk answers and runs each');

step(
  'turn 1: a route, ships, a colony, a treaty to break, troops on board, and an attack by standing orders',
  async () => {
    await turnIs(ann(), 1);
    await orders(bob(), 'empire', 'stand');
    await orders(bob(), 'empire', 'build', { row: 's0303' });
    await orders(ann(), 'empire', 'build', { row: 's0803' });
    expect(await barriers(ann().page)).toEqual([]);
    await orders(ann(), 'diplomacy', 'break', { row: 'romulan' });
    await ann()
      .page.getByRole('row', { name: /^Romulan Empire Break the Non-Aggression Treaty .* 100 %$/ })
      .waitFor();
    await sends(ann(), 'D7A 1', '0702', 'Move to 0702');
    await commands(ann(), 'D7A 1', 'stand');
    await commands(ann(), 'Light Infantry 5', 'embark');
    await sends(ann(), 'Colony Fleet 6', '0805', 'Move to 0805');
    await commands(ann(), 'Colony Fleet 6', 'colonise');
    await commands(ann(), 'Trade Fleet 7', 'route', async (page) => {
      await page.getByLabel('Next place of the way').fill('0804');
      await page.keyboard.press('Enter');
    });
    await ann().picture('victory-map');
    expect(await barriers(ann().page)).toEqual([]);
    await nextTurn(1, async () => {
      await notAtTable(game);
      await goesOn(game);
    });
  },
);

/** What the run of turn 2 stopped for. */
const stops = new Set<string>();

/** Whatever Ann is asked: she wants the battle, pursues whoever refuses it, and fights one round of it. */
async function playedByHand(questions: Locator): Promise<void> {
  const wants = questions.getByRole('button', {
    name: /^(Agree to the battle|Demand a Deep Space Encounter|Pursue them)$/,
  });
  const fights = questions.getByRole('button', { name: 'Fight a round' });
  await wants.or(fights).first().waitFor();
  if (await wants.isVisible()) return wants.click();
  await fights.click();
  stops.add('a round');
  await questions.getByLabel('Battle Intensity Factor').fill('4');
  await questions.getByText('Withdraw', { exact: true }).click();
  await expect
    .poll(() => questions.getByTestId('answer-said').textContent())
    .toContain('Fight at intensity 4, then withdraw');
}

/** Turn 2 stops for each thing in an order that is drawn: the battle at 0503 comes from a file, that at 0502 is fought by questions. */
async function battles(): Promise<void> {
  const asked = desk().getByTestId('desk-asked');
  const ready = desk().getByRole('heading', { name: /^The results for .* are ready$/ });
  for (;;) {
    await asked.or(ready).first().waitFor();
    if (await ready.isVisible()) return;
    const text = (await asked.textContent()) ?? '';
    if (text.includes('Save the questions')) await answered(game, ann(), playedByHand);
    else if (text.includes('You are asked')) {
      await (text.includes('0503') ? broughtIn(game) : notAtTable(game));
      stops.add(text.includes('0503') ? 'a sheet' : 'no table');
    }
    await hand().go('Preview and run');
    const left = (await asked.textContent()) ?? '';
    if (left.includes('All questions are answered')) await goesOn(game);
  }
}

step(
  'turn 2: both read of it; one battle is played at a table, one by questions, and troops land',
  async () => {
    await turnIs(ann(), 2);
    await reads(
      ann(),
      /enters service in 0803/,
      /You break the Non-Aggression Treaty with/,
      /colony/i,
      /trade/i,
    );
    for (const person of [ann(), bob()]) {
      await person.menu('Messages');
      const told = person.page.getByTestId('messages');
      await told.getByRole('button', { name: /^Deep Space Encounter at 0702/ }).click();
      await told.getByRole('heading', { name: /^Round 1/ }).waitFor();
    }
    await ann().picture('victory-battle');
    expect(await barriers(ann().page)).toEqual([]);
    await study(ann(), 'D7A', /leads [\d,]+ BPV/);
    await sends(ann(), 'D7A 2', '0503', 'Move to 0503');
    await commands(ann(), 'D7A 2', 'stand');
    await sends(ann(), 'D7A 3', '0502', 'Move to 0502');
    await sends(ann(), 'Transport Fleet 4', '0504', 'Move to 0504');
    await commands(ann(), 'Transport Fleet 4', 'invade');
    await orders(bob(), 'diplomacy', 'sign', { row: 'klingon' });
    await nextTurn(2, battles);
    expect([...stops].sort()).toEqual(['a round', 'a sheet', 'no table']);
  },
);

step('turn 3: a system is conquered, and both sign the armistice that one of them offered', async () => {
  await turnIs(ann(), 3);
  await reads(ann(), /offers you the Armistice Treaty/, /0504/);
  await goTo(ann(), 'empire');
  await ann().page.locator('[data-page="empire"] [data-row="s0504"]').first().waitFor();
  await ann().page.locator('[data-page="empire"] [data-row="s0805"]').first().waitFor();
  await orders(ann(), 'diplomacy', 'sign', { row: 'federation' });
  await orders(bob(), 'diplomacy', 'sign', { row: 'klingon' });
  expect(await barriers(bob().page)).toEqual([]);
  await nextTurn(3);
});

step('turn 4: there is peace, and the archive comes out the same when it is run again', async () => {
  await turnIs(ann(), 4);
  for (const person of [ann(), bob()]) await reads(person, /sign the Armistice Treaty/);
  const library = join(home, 'library/game-master/vba');
  const kept = readdirSync(library).find((name) => name.endsWith('.game')) ?? 'no game';
  const archive = join(home, 'vba.archive.gz');
  await gm('archive', join(library, kept), '--out', archive);
  expect(await gm('verify', archive)).toMatch(/same/);
});
