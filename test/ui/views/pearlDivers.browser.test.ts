import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { seatId } from '#kernel/words/ids.ts';
import { openedPearls, pearlState } from '#test/support/page/openedPearls.ts';
import { toPixel } from '#ui/map/camera/camera.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';

const north = seatId('north');
let session: Session;
/** The Heron has two pearls on board, and lies over eight. */
const boats = { ...pearlState.boats, [north]: { ...pearlState.boats[north]!, name: 'Heron', pearls: 2 } };
openedPearls((opened) => void (session = opened), {
  ...pearlState,
  boats,
  reefs: { ...pearlState.reefs, [pearlState.boats[north]!.place]: 8 },
});

describe('a game of few words', () => {
  test('names its turns by its own calendar', async () => {
    await expect.element(page.getByTestId('turn-number').getByText(/^\s*Tide 1/)).toBeVisible();
  });

  test('has the screens that its rules name, and no headquarters', async () => {
    const menus = page.getByRole('navigation', { name: 'Main menus' });
    const names = () =>
      menus
        .getByRole('button')
        .elements()
        .map((one) => one.textContent?.trim());
    await expect.poll(names).toEqual(['Chart', 'Boat', 'Reefs', 'Log', 'Game']);
    // A turn opens on the first of them.
    expect(session.screen).toBe('map');
    await expect.element(page.getByTestId('unit-list')).toBeVisible();
    await userEvent.keyboard('2');
    await expect.element(page.getByTestId('page').getByRole('heading', { name: 'On board' })).toBeVisible();
    expect(page.getByText('headquarters').elements()).toEqual([]);
    // Nobody fights or announces anything among divers.
    await userEvent.keyboard('4');
    const tabs = page.getByRole('tablist', { name: 'Messages' }).getByRole('tab');
    await expect.poll(() => tabs.elements().length).toBe(2);
    expect(page.getByRole('tab', { name: /^Announcements/ }).elements()).toEqual([]);
    await userEvent.keyboard('5');
    await expect.element(page.getByText('Back to your chart.')).toBeVisible();
    await page.getByRole('button', { name: /^Resume Game/ }).click();
    expect(session.screen).toBe('map');
    // The sixth is none.
    await userEvent.keyboard('6');
    expect(session.screen).toBe('map');
  });

  test('finds its screens and its word for plans among all commands', async () => {
    session.overlay = 'commands';
    const list = page.getByTestId('commands');
    await expect.element(list.getByText('Chart', { exact: true })).toBeVisible();
    await expect.element(list.getByText('Log', { exact: true })).toBeVisible();
    expect(list.getByText(/Screen \d|HQ/).elements()).toEqual([]);
  });

  test('a page with nothing to order is only read', async () => {
    const pane = page.getByRole('complementary', { name: /orders$/ });
    await userEvent.keyboard('2');
    await expect.element(pane.getByText('For the whole house')).toBeVisible();
    await userEvent.keyboard('3');
    await expect.element(page.getByTestId('page').getByRole('row', { name: 'Ledge 8' })).toBeVisible();
    expect(pane.elements()).toEqual([]);
  });

  test('lists units by its own columns and filters, and asks for no kind where there is one', async () => {
    await userEvent.keyboard('1');
    const list = page.getByTestId('unit-list');
    const heads = () =>
      list
        .getByRole('columnheader')
        .elements()
        .map((head) => head.textContent?.trim());
    await expect
      .poll(heads)
      .toEqual(['Boat', '✓', 'Name', 'Location', 'Pearls', 'Below', 'Orders', 'Warnings']);
    await expect.element(list.getByRole('row', { name: /B1 Heron Ledge 2 8/ })).toBeVisible();
    expect(list.getByRole('button', { name: /boats/i }).elements()).toEqual([]);
    await expect.element(list.getByLabelText('Find a boat by name or reef')).toBeVisible();
    await list.getByRole('button', { name: 'Over pearls' }).click();
    await expect.element(list.getByRole('row', { name: /Heron/ })).toBeVisible();
  });

  test('counts every purse by its own scale, with what the plan takes out of it', async () => {
    const { turn } = session;
    turn!.give({ kind: 'dive' }, { unit: turn!.units[0]!.unit });
    session.overlay = 'plans';
    const lines = () =>
      [...document.querySelectorAll('[data-testid=hq-plans] [data-purse]')].map((line) =>
        [...line.children].map(({ textContent }) => textContent),
      );
    // What there is, what is spent of it, and what is left.
    await expect.poll(lines).toEqual([
      ['Pearls', '2', '0', '2'],
      ['Dives', '1', '1', '0'],
    ]);
  });

  test('sends the chosen boat by a click on the map, and shows no move-points, because it has none', async () => {
    await userEvent.keyboard('1');
    const { turn } = session;
    const boat = turn!.units[0]!;
    turn!.chooseUnit(boat.unit);
    await expect.element(page.getByTestId('map-hint').getByText('B1 Heron')).toBeVisible();
    session.overlay = 'unit';
    await expect.element(page.getByTestId('unit-plan')).toBeVisible();
    expect(page.getByText('move-points').elements()).toEqual([]);
  });

  describe('on the chart', () => {
    const reef = (name: string) => session.turn!.map.places.find((one) => one.name === name)!.place;
    /** Where a reef lies in the map's element. */
    const pixelOf = (name: string) => {
      const { board, viewport } = session.turn!;
      const { x, y } = toPixel(viewport.camera, viewport.size, board.centreOf(reef(name))!);
      return { position: { x: Math.round(x), y: Math.round(y) } };
    };
    const chooseBoat = async () => {
      // A pointer that an earlier test left over the map would point at a reef as soon as there is one.
      await userEvent.hover(document.querySelector('nav [data-screen]')!);
      await userEvent.keyboard('1');
      await expect
        .poll(() => session.turn!.viewport.size.width, { message: 'width of the map' })
        .toBeGreaterThan(50);
      session.turn!.chooseUnit(session.turn!.units[0]!.unit);
      await expect.element(page.getByTestId('map-hint')).toBeVisible();
      (page.getByTestId('map').element() as HTMLElement).focus();
    };

    test('the ruler measures ways by mouse, around what bars them, and sends nobody there', async () => {
      await chooseBoat();
      await userEvent.keyboard('u');
      const said = () =>
        page
          .getByTestId('ruler')
          .getByRole('status')
          .elements()
          .map((one) => one.textContent?.trim());
      await expect.poll(said).toEqual(['Ruler Click a reef to start measuring.']);
      const map = page.getByTestId('map');
      await userEvent.click(map, pixelOf('Deep'));
      await userEvent.hover(map, pixelOf('Harbour'));
      // A bank lies between the two.
      await expect.poll(said).toEqual(['Ruler Deep – Harbour: 2 reefs; 1 in a straight line.']);
      await userEvent.click(map, pixelOf('Harbour'));
      await userEvent.hover(map, pixelOf('Shallows'));
      await expect.poll(said).toEqual(['Ruler Deep – Harbour – Shallows: 3 reefs; 2 in a straight line.']);
      expect(session.turn!.orderCount).toBe(0);
      await page.getByRole('button', { name: 'Put away' }).click();
      await expect.poll(said).toEqual([]);
      expect(session.turn!.selection.unit).toBe(session.turn!.units[0]!.unit);
    });

    test('the ruler measures ways by keys, takes the last stop back, and Esc puts it away alone', async () => {
      await chooseBoat();
      session.turn!.selection.hover = reef('Harbour');
      await userEvent.keyboard('u{Enter}{Control>}{ArrowRight}{/Control}');
      const said = () =>
        page
          .getByTestId('ruler')
          .getByRole('status')
          .elements()
          .map((one) => one.textContent?.trim());
      await expect.poll(said).toEqual(['Ruler Harbour – Ledge: 1 reef.']);
      await userEvent.keyboard('{Enter}{Control>}{ArrowLeft}{/Control}');
      await expect.poll(said).toEqual(['Ruler Harbour – Ledge – Harbour: 2 reefs.']);
      await userEvent.keyboard('{Control>}{ArrowRight}{/Control}{Enter}');
      await expect.poll(said).toEqual(['Ruler Harbour – Ledge: 1 reef.']);
      await userEvent.keyboard('{Escape}');
      await expect.poll(said).toEqual([]);
      expect(session.turn!.selection.unit).toBe(session.turn!.units[0]!.unit);
    });

    test('where the chosen boat can sail is tinted and named, until a key hides it', async () => {
      await chooseBoat();
      const areas = page.getByTestId('map-key');
      await expect.element(areas.getByText('Reefs it can sail to')).toBeVisible();
      await userEvent.keyboard('e');
      await expect.poll(() => areas.elements()).toEqual([]);
      await userEvent.keyboard('e');
      await expect.element(areas.getByText('Reefs it can sail to')).toBeVisible();
      // Not of a boat that is not chosen.
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => areas.elements()).toEqual([]);
    });
  });
});
