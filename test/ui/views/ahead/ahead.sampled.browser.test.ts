import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PlaceId } from '#kernel/words/ids.ts';
import { placeId, unitId } from '#kernel/words/ids.ts';
import { fakeKey } from '#test/support/fakeHost.ts';
import { openedApp } from '#test/support/openedApp.ts';
import { covered, wordsCutOff } from '#test/support/page/cutOff.ts';
import { lookAt, showScreen } from '#test/support/page/everyScreen.ts';
import { cases } from '#test/rulesets/galactic-conquest/caseWriting.ts';
import { galacticConquest } from '#test/rulesets/galactic-conquest/yards/shelf.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';
import { aheadOf } from '#ui/views/ahead/turnAhead.svelte.ts';
import { longTest } from '#test/support/sample.ts';

/* The turn ahead on the map: a plan is followed through its segments, by keyboard alone and by the slider. */

const { open: _, ...ruleset } = galacticConquest;
const state = cases.world(
  cases.readGiven([
    'homeworld Hydrax of hydran in D3, core 25',
    'homeworld Lyra of lyran in E9',
    'squadron H01A of hydran in D3: CA DD',
    'squadron L01A of lyran in D2: CA DD FF',
  ]),
);
const h01a = unitId('h01a');
let session: Session;
const other = { ...fakeKey, seat: 'hydran', turn: 0 };
openedApp((opened) => void (session = opened), {
  game: { ruleset, seat: 'hydran', state } as never,
  others: [other],
});

const bar = () => page.getByTestId('ahead');
const slider = () => bar().getByRole('slider', { name: 'Moment of the turn ahead' });
const said = () => bar().getByRole('region', { name: 'Forecast' });
const focused = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-testid]')?.dataset['testid'];
const placeNow = (): PlaceId | undefined => aheadOf(session.turn!).moment?.pieces.get(h01a)?.position.place;
const plotted = (...hexes: readonly string[]) => ({ kind: 'plot', way: hexes.map((hex) => placeId(hex)) });

beforeEach(async () => {
  await showScreen(session, 'map');
  session.turn!.give(plotted('hd4', 'hd5') as never, { unit: h01a });
  document.querySelector<HTMLElement>('[data-testid=map]')!.focus();
});

describe('by keyboard alone', () => {
  test('A opens it on the slider, arrows lead through the segments, Escape leads back to the map', async () => {
    await userEvent.keyboard('a');
    await expect.element(slider()).toHaveFocus();
    await expect.element(slider()).toHaveAttribute('aria-valuetext', 'Now');
    await userEvent.keyboard('{ArrowRight}'.repeat(6));
    await expect.element(slider()).toHaveAttribute('aria-valuetext', 'Segment 6');
    expect(placeNow()).toBe('hd4');
    await expect.element(said()).toMatchTextContent(/H01A will move from D3 to D4\./);
    await userEvent.keyboard('{End}');
    await expect.element(slider()).toHaveAttribute('aria-valuetext', 'Segment 12');
    await userEvent.keyboard('{Escape}');
    await expect.element(bar()).not.toBeInTheDocument();
    expect(focused()).toBe('map');
  });

  test('comma and full stop go back and on from the map itself', async () => {
    await userEvent.keyboard('a');
    document.querySelector<HTMLElement>('[data-testid=map]')!.focus();
    await userEvent.keyboard('...,');
    await expect.element(slider()).toHaveAttribute('aria-valuetext', 'Segment 2');
  });

  test('it says whom sensors have read where a squadron comes to, and that this is not certain', async () => {
    const turn = session.turn!;
    turn.planHistory.undo();
    turn.give(plotted('hd2') as never, { unit: h01a });
    await userEvent.keyboard('a{End}');
    await expect
      .element(said())
      .toMatchTextContent(/Uncertain: ?H01A will reach D2, where sensors have read 3 ships\./);
  });

  test('a changed order is followed at once, as is one that is undone', async () => {
    await userEvent.keyboard('a');
    await userEvent.keyboard('{ArrowRight}'.repeat(12));
    expect(placeNow()).toBe('hd5');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(placeNow).toBe('hd3');
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect.poll(placeNow).toBe('hd5');
  });

  longTest('Space plays it to its end and stops there; without motion too', async () => {
    await userEvent.keyboard('a');
    const ahead = aheadOf(session.turn!);
    await userEvent.keyboard(' ');
    expect(ahead.playing).toBe(true);
    for (let moment = 0; moment < 13; moment += 1) ahead.advance(2000);
    await expect.element(slider()).toHaveAttribute('aria-valuetext', 'Segment 12');
    expect(ahead.playing).toBe(false);
    // From the end it begins again.
    await userEvent.keyboard(' ');
    expect(ahead.at).toBe(0);
    await userEvent.keyboard(' ');
    expect(ahead.playing).toBe(false);
  });
});

test('the course that a form is drawing is followed before it is given', async () => {
  const turn = session.turn!;
  await userEvent.keyboard('a');
  await slider().fill('12');
  expect(placeNow()).toBe('hd5');
  turn.chooseUnit(h01a);
  await page.getByTestId('unit-orders').getByRole('button', { name: 'Change this order' }).click();
  await page.getByRole('button', { name: 'Take back step 2' }).click();
  // One hex is entered in the last segment (D1.40).
  await slider().fill('11');
  await expect.poll(placeNow).toBe('hd3');
  await slider().fill('12');
  expect(placeNow()).toBe('hd4');
  expect(turn.plan.units[h01a]).toMatchObject([{ way: ['hd4', 'hd5'] }]);
});

longTest(
  'at 1024 and with large text it lies over neither the map’s tools nor the bar of turns',
  async () => {
    for (const look of [
      [1024, 768, 100],
      [1280, 800, 200],
      [800, 600, 100],
    ] as const) {
      await lookAt(session, look);
      document.querySelector<HTMLElement>('[data-testid=map]')!.focus();
      await userEvent.keyboard('a');
      await expect.element(bar()).toBeVisible();
      await expect.element(page.getByTestId('past-bar')).toBeVisible();
      const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
      const ahead = box('[data-testid=ahead]');
      for (const beside of ['[data-testid=past-bar]', '[role=toolbar][aria-label="Map options"]'])
        expect(box(beside).top, `${beside} at ${look.join(' ')}`).toBeGreaterThanOrEqual(ahead.bottom);
      expect(ahead.top).toBeGreaterThan(box('[data-testid=map]').top);
      const all = document.querySelector('[data-testid=ahead]')!;
      await expect.poll(() => wordsCutOff(all, '.none')).toEqual([]);
      await expect.poll(() => covered(all)).toEqual([]);
      // Two lines are read without scrolling.
      const told = all.querySelector('.told')!;
      expect(told.clientHeight).toBeGreaterThanOrEqual(
        2 * Number.parseFloat(getComputedStyle(told).lineHeight),
      );
      await userEvent.keyboard('{Escape}');
    }
  },
);

longTest('an older turn on the map goes before it', async () => {
  const turn = session.turn!;
  const button = page.getByRole('button', { name: 'The turn ahead on the map (A)' });
  await userEvent.click(button);
  await expect.element(bar()).toBeVisible();
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  const { map, seats, units, rules, view, heard, key } = turn;
  const location = () => rules.presentation.location(view, turn.plan, placeId('hd3'));
  turn.mapExtras.past = { map, seats, units, rules, view, heard, key, number: 0, location };
  await expect.element(bar()).not.toBeInTheDocument();
  await expect.element(button).not.toBeInTheDocument();
  turn.mapExtras.past = undefined;
  await expect.element(bar()).toBeVisible();
});
