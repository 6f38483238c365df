import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '#ui/styles/tokens.css';
import '#ui/styles/base.css';
import { openDice } from '#kernel/dice/streams.ts';
import { enoughRuns, tallied } from '#kernel/odds/tally.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { rulesetById } from '#rulesets/all.ts';
import { openedApp } from '#test/support/openedApp.ts';
import { created } from '#test/support/kits/created.ts';
import { crowdedScenario } from '#test/support/play/crowdedScenario.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';
import type { Turn } from '#ui/state/turn/turn.svelte.ts';
import { lossesOf, winText } from '#ui/views/odds/words.ts';
import { longTest } from '#test/support/sample.ts';

/* Beside the map and in the scroll stands how likely a battle is won. */
const ruleset = rulesetById('galactic-empires')!;
const made = created(ruleset, crowdedScenario, openDice('every order'));
if (!made.ok) throw new Error(made.fault.map(({ phrase }) => phraseText(phrase)).join('\n'));
let session: Session;
let turn: Turn;
openedApp(
  (opened) => {
    session = opened;
    session.screen = 'map';
    turn = opened.turn!;
  },
  { game: { ruleset, seat: 'klingon-empire', state: made.value } },
);

const forecast = () => page.getByTestId('place-odds');
const placeOf = (name: string) => turn.map.places.find((one) => one.name === name)!.place;

/** What the forecast says in the end, fought here and not in the worker. */
function saidOf(place: string, assumed: 'seen' | 'doubled') {
  const [meeting] = ruleset.odds!.meetings(turn.view, turn.plan, {
    place: placeOf(place),
    unit: turn.selection.unit!,
  });
  const trial = ruleset.odds!.trial(meeting!.matter(assumed));
  const tally = tallied(trial, 0, enoughRuns);
  const theirs = lossesOf(trial, tally, 'theirs').map(({ label, text, of }) => `${label} ${text} of ${of}`);
  return { win: winText(tally), losses: `Their losses ${theirs.join(' ')}` };
}

const clean = (text: string): string => text.replaceAll(/\s+/g, ' ');
/** The forecast comes to hold this text. */
const told = (text: string) =>
  expect
    .poll(() => {
      const { innerText } = forecast().element() as HTMLElement;
      return clean(innerText);
    })
    .toContain(clean(text));

test('odds appear beside the map, become exact, and follow assumption and order', async () => {
  await expect.element(page.getByTestId('map')).toBeVisible();
  const fleet = turn.units.find(({ label }) => label === 'A1')!;
  turn.chooseUnit(fleet.unit);
  turn.selection.place = placeOf('Virinat');
  await told('If A1 First Spear attacks here');
  await told(`${enoughRuns.toLocaleString('en')} battles fought.`);
  await told(saidOf('Virinat', 'seen').win);
  await told(saidOf('Virinat', 'seen').losses);

  const assumed = forecast().getByRole('combobox', { name: 'Their forces' });
  await assumed.selectOptions('twice as many');
  await told(saidOf('Virinat', 'doubled').losses);
  await assumed.selectOptions('none');
  await told('No battle: nobody is there to fight.');
  await assumed.selectOptions('as last seen');

  turn.send(fleet.unit, placeOf('Virinat'), false);
  await told('Phase 1: A1 First Spear against Romulan Starfleet #1');
  await told(saidOf('Virinat', 'seen').win);
});

longTest('the line of a battle in the scroll says the same as the place', async () => {
  const fleet = turn.units.find(({ label }) => label === 'A1')!;
  turn.chooseUnit(fleet.unit);
  turn.send(fleet.unit, placeOf('Virinat'), false);
  await userEvent.keyboard('s');
  await expect
    .poll(() => page.getByTestId('line-odds').first().element().textContent)
    .toBe(saidOf('Virinat', 'seen').win);
});

test('the simulator takes the forces from the map, and fights those that are typed', async () => {
  const fleet = turn.units.find(({ label }) => label === 'A1')!;
  turn.chooseUnit(fleet.unit);
  turn.selection.place = placeOf('Virinat');
  await forecast().getByRole('button', { name: 'Change the forces…' }).click();
  const outcome = () => page.getByTestId('simulator').getByRole('region', { name: 'Outcome' });
  const won = () => /Win \d+ %/.exec(outcome().element().textContent)?.[0];
  await expect.poll(won).toBe('Win 100 %');
  const theirs = page.getByTestId('simulator').getByRole('table', { name: 'Their starships' });
  const count = theirs.getByRole('spinbutton', { name: 'Ships of line 1' });
  await expect.element(count).toHaveValue('3');
  await count.fill('300');
  await expect.poll(won).toBe('Win 0 %');
});
