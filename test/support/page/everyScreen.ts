import { tick } from 'svelte';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Session } from '#ui/state/session/session.svelte.ts';
import { crowdedView } from './crowdedView.ts';
import { covered, inUse, placesOf, wordsCutOff } from './cutOff.ts';
import { openedApp } from '../openedApp.ts';

/* Every screen, and everything that opens over one: nothing is cut off or covered, and nothing has moved once it is closed. */

/** Width and height of a window, and the size of text in percent. */
export type Look = readonly [width: number, height: number, textScale: number];

const screens = ['headquarters', 'messages', 'game', 'map'] as const;
export const overlays = [
  'plans',
  'unit',
  'scroll',
  'notes',
  'label',
  'places',
  'rollCall',
  'sheet',
  'search',
  'charts',
  'changes',
  'templates',
  'copyPlan',
  'print',
  'save',
  'sending',
  'help',
  'commands',
  'settings',
  'player',
  'archive',
  'packs',
  'rules',
] as const;
type Overlay = (typeof overlays)[number];

export const looks: readonly Look[] = [
  [1280, 800, 100],
  [800, 600, 100],
  [1920, 1080, 100],
  [1280, 800, 200],
];
/** Where there is room for lessons beside them, screens are laid out as in a window that much smaller. */
export const looksBesideLessons = looks.filter(([width, , scale]) => width === 800 || scale > 100);

/** Lists of many figures, which on a small map are scrolled sideways under names that stay. */
const sideways = ":root[data-room='little'] :is(.list, .scroll, .rows)";

/** Makes the window so large, and text. */
export async function lookAt(session: Session, [width, height, textScale]: Look): Promise<void> {
  await page.viewport(width, height);
  document.querySelector<HTMLElement>('.app')!.parentElement!.style.height = `${height}px`;
  await session.set({ textScale });
  await expect.poll(() => innerWidth, { message: 'width of the window' }).toBe(width);
}

/** Waits until this is found, and nothing else. */
export const finds = (
  what: string,
  look: () => readonly string[],
  wanted: readonly string[],
): Promise<void> => expect.poll(look, { message: what }).toEqual(wanted);

export async function showScreen(session: Session, screen: string): Promise<void> {
  session.screen = screen as never;
  await expect
    .poll(() => document.querySelector(`nav [aria-current][data-screen="${screen}"]`), {
      message: `${screen} is current`,
    })
    .not.toBeNull();
}

/** Nothing is cut off or covered, but for what may be scrolled sideways. */
export async function isClear(where: string, scrolled = sideways): Promise<void> {
  await finds(`${where}: cut off`, () => wordsCutOff(inUse(), scrolled), []);
  await finds(`${where}: covered`, () => covered(inUse()), []);
}

/** What lies open over the screen, and is seen. */
const opened = (): readonly Element[] =>
  [...document.querySelectorAll('dialog[open], [role=dialog]')].filter((one) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
const buttons = (): readonly string[] => placesOf('header button, main button');

async function walk(session: Session, over: readonly Overlay[]): Promise<void> {
  const turn = session.turn!;
  for (const screen of screens) {
    await showScreen(session, screen);
    await isClear(screen);
  }
  turn.chooseUnit(turn.units.find(({ kind }) => kind === 'starfleet')!.unit);
  await isClear('a chosen fleet');
  const before = buttons();
  for (const overlay of over) {
    session.overlay = overlay;
    await tick();
    await expect.poll(opened, { message: `${overlay} is open` }).toHaveLength(1);
    await isClear(overlay);
    session.overlay = undefined;
    await tick();
    await finds(`after ${overlay}: buttons`, buttons, before);
  }
}

/** A test for each look: all screens, and over them what `over` names for that look. */
export function walks(
  tried: readonly Look[],
  tutorial: boolean,
  over: (look: number) => readonly Overlay[],
): void {
  let session: Session;
  openedApp((opened) => void (session = opened), { view: crowdedView, tutorial });
  for (const [at, look] of tried.entries())
    test(`${look[0]} x ${look[1]}, text of ${look[2]} percent`, async () => {
      await lookAt(session, look);
      await walk(session, over(at));
    });
}
