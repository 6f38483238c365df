import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openedApp } from '#test/support/openedApp.ts';
import { isClear, lookAt } from '#test/support/page/everyScreen.ts';
import { type Asking, openQuestions } from '#test/support/page/openQuestions.ts';
import { cases as duel } from '#test/rulesets/federation-commander/caseWriting.ts';
import { cases as campaign } from '#test/rulesets/vbam-sfb/caseWriting.ts';
import { sample } from '#test/support/sample.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';

/* Questions in the middle of a turn, in the windows that people have: the whole form is in reach. */
const sizes = sample(
  [
    [1024, 768],
    [1366, 768],
    [1440, 900],
    [1920, 1080],
  ] as const,
  1,
);

const between: Asking = {
  given: [
    'empire gorn, pool 100',
    'empire frax, pool 100',
    'relation gorn frax, hostilities by gorn at 1',
    'system 0303 gorn',
    'system 0803 frax',
    'units 1 CA of gorn at 0503',
    'units 1 CA of frax at 0603',
  ],
  seat: 'gorn',
  kind: 'proceed',
  orders: { gorn: ['u1: move 0603'], frax: ['u2: move 0503'] },
  answers: {
    'Encounters Phase/1/gorn': ['demand deep-space'],
    'Encounters Phase/1/frax': ['demand deep-space'],
    'Space Combat Phase/1/1/gorn': ['intensity 2'],
    'Space Combat Phase/1/1/frax': ['intensity 2, withdraw'],
  },
};

const further: Asking = {
  given: [
    'ship eagle: federation-ca of federation in 1010 facing A',
    'ship hawk: klingon-d7 of klingon in 1005 facing A',
    'ship kite: klingon-d7 of klingon in 1105 facing A',
  ],
  seat: 'federation',
  kind: 'fire',
  orders: {
    federation: ['eagle: energy stopped'],
    klingon: ['hawk: energy stopped', 'kite: energy stopped'],
  },
  answers: { 'Fire Declared/1/1/eagle': ['eagle: fire at hawk: ph-1.1'] },
};

const panel = page.getByRole('dialog', { name: 'Questions in the middle of the turn' });
let session: Session;
async function opens(width: number, height: number): Promise<void> {
  await lookAt(session, [width, height, 100]);
  await expect.element(panel).toBeVisible();
  await isClear('the question');
}

/** The same two ships, before either has said what it demands. */
const meeting: Asking = { ...between, kind: 'demand', answers: {} };

describe('who is asked what they demand', () => {
  openedApp((opened) => void (session = opened), openQuestions(campaign, meeting));

  test('reads what a battle would come to, though every answer is a button', async () => {
    await opens(1366, 768);
    await panel
      .getByRole('group', { name: 'Answers' })
      .getByRole('button', { name: /^Demand a / })
      .click();
    await expect.element(panel.getByTestId('answer-said')).toBeVisible();
    await expect.element(panel.getByText('Their losses')).toBeVisible();
  });
});

describe('who holds a way between sectors', () => {
  openedApp((opened) => void (session = opened), openQuestions(campaign, between));

  test.each(sizes)('is offered each course once, with its sector, at %s x %s', async (width, height) => {
    await opens(width, height);
    const answers = panel.getByRole('group', { name: 'Answers' });
    await answers.getByRole('button', { name: 'Go on to 0603' }).click();
    await expect.element(panel.getByTestId('answer-said')).toMatchTextContent('Go on to 0603');
    expect(
      answers
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent.trim()),
    ).toEqual(['Stay between the sectors', 'Go on to 0603', 'Go back to 0503']);
    expect(panel.getByRole('combobox').elements()).toEqual([]);
    // Whoever lost is gone: no force of none is told.
    expect(panel.getByText('Their force').elements()).toEqual([]);
    await isClear('the answer');
  });
});

describe('who may fire at another target', () => {
  openedApp((opened) => void (session = opened), openQuestions(duel, further));

  test.each(sizes)('has the weapons side by side at %s x %s', async (width, height) => {
    await opens(width, height);
    await panel.getByRole('button', { name: 'Fire', exact: true }).click();
    await expect.element(panel.getByTestId('answer-said')).toMatchTextContent(/^Fire at kite/);
    const [first, second] = ['PH-1 #1', 'PH-1 #2'].map((name) =>
      panel.getByLabelText(name, { exact: true }).element().getBoundingClientRect(),
    );
    expect(first!.top).toBe(second!.top);
    expect(first!.right).toBeLessThan(second!.left);
    // What has fired says so, and the map lies over none of it.
    await expect
      .element(panel.getByRole('group', { name: 'PH-1 #1' }))
      .toMatchTextContent('PH-1 #1 has already fired this turn');
    const chart = panel.getByTestId('question-map').element().getBoundingClientRect();
    expect(chart.right).toBeLessThan(first!.left);
    await isClear('the answer');
  });
});

/** A ship that flies at speed 8, and is asked for its course. */
const adrift: Asking = {
  given: [
    'ship eagle: federation-ca of federation in 1010 facing A',
    'ship hawk: klingon-d7 of klingon in 1001 facing D',
  ],
  seat: 'federation',
  kind: 'course',
  orders: { federation: ['eagle: energy 8'], klingon: ['hawk: energy stopped'] },
  answers: {},
};

describe('who is asked for a course', () => {
  openedApp((opened) => void (session = opened), openQuestions(duel, adrift));
  const said = () => panel.getByTestId('answer-said');
  /** From the ship to the hex ahead of it, and from there to the next, by keys on the map. */
  async function ahead(): Promise<void> {
    (panel.getByTestId('map').element() as HTMLElement).focus();
    await userEvent.keyboard('{Control>}{ArrowUp}{/Control}{Enter}');
  }

  test('plots it by picking hexes on the map, one after the other', async () => {
    await opens(1366, 768);
    await ahead();
    await expect.element(said()).toMatchTextContent('Straight ahead for 1 move');
    await ahead();
    await expect.element(said()).toMatchTextContent('Straight ahead for 2 moves');
    await expect.element(panel.getByRole('list', { name: 'Course' })).toMatchTextContent(/1009.*1008/);
  });

  test('sees the map as it is at that moment, once the question is put off', async () => {
    await opens(1366, 768);
    await panel.getByRole('button', { name: 'Later' }).click();
    await expect.element(page.getByTestId('asked').getByText(/The map shows this moment/)).toBeVisible();
    await page.getByRole('button', { name: 'Answer', exact: true }).click();
    await expect.element(panel).toBeVisible();
  });

  test('finds apart from the answers that all is as usual', async () => {
    await opens(1366, 768);
    const apart = panel.getByRole('group', { name: 'Answers to this and what follows' });
    await apart.getByRole('button', { name: 'As usual for the rest of this turn' }).click();
    await expect.element(said()).toMatchTextContent('As usual for the rest of this turn');
    expect(
      panel
        .getByRole('group', { name: 'Answers', exact: true })
        .getByRole('button', { name: /As usual/ })
        .elements(),
    ).toEqual([]);
  });
});
