import { tick } from 'svelte';
import { userEvent } from 'vitest/browser';
import type { Session } from '#ui/state/session/session.svelte.ts';
import { clock } from '#ui/clock.ts';
import { aheadOf } from '#ui/views/ahead/turnAhead.svelte.ts';
import { commands, overlays } from '#ui/views/features.ts';
import { scrollDockOf } from '#ui/views/scroll/dock.svelte.ts';
import { showScreen } from '../everyScreen.ts';

/* What there is to look at in a turn, found on the screens themselves. */

/** Looks at what is open now; it is told what that is. */
export type Looking = (where: string) => Promise<void>;
/** Whether the next thing found is to be looked at. */
export type Chosen = () => boolean;

interface Visit {
  readonly look: Looking;
  readonly chosen: Chosen;
  /** Whether it is asked for the first time. */
  readonly once: (name: string) => boolean;
}

const all = (selector: string): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
const called = (one: HTMLElement): string =>
  (one.ariaLabel ?? one.textContent).replaceAll(/\s+/g, ' ').trim();
export const dialogs = (): number => all('dialog[open]').length;

/** The page has drawn what it was told. */
export async function drawn(): Promise<void> {
  await tick();
  for (let frames = 2; frames > 0; frames -= 1) await new Promise<void>((done) => clock.nextFrame(done));
}

async function close(session: Session): Promise<void> {
  for (let left = 4; left > 0; left -= 1) {
    session.overlay = undefined;
    await drawn();
    if (dialogs() === 0) return;
    await userEvent.keyboard('{Escape}');
  }
  throw new Error(`${called(all('dialog[open]').at(-1)!).slice(0, 60)} does not close`);
}

/** The form of each order that the screen offers; orders without a form are given at once. */
async function forms(session: Session, screen: string, { look, chosen, once }: Visit): Promise<void> {
  const kinds = new Set(all('main [data-kind]').map(({ dataset }) => dataset['kind']!));
  for (const kind of kinds) {
    if (!once(`${screen} › ${kind}`) || !chosen()) continue;
    all(`main [data-kind="${kind}"]`)[0]?.click();
    await drawn();
    await look(`${screen} › ${kind}`);
    if (all('button').some((one) => called(one) === 'Give order')) await userEvent.keyboard('{Escape}');
    await close(session);
  }
}

/** A main screen: as it opens, each of its tabs, with a row chosen, and the forms of its orders. */
async function screenOf(session: Session, screen: string, visit: Visit): Promise<void> {
  const { look, chosen } = visit;
  await showScreen(session, screen);
  await drawn();
  if (chosen()) await look(screen);
  for (const at of all('main [role=tab]').keys()) {
    if (!chosen()) continue;
    const tab = all('main [role=tab]')[at];
    tab?.click();
    await drawn();
    if (tab !== undefined) await look(`${screen} › ${called(tab)}`);
  }
  all('main [data-row]')[0]?.click();
  await drawn();
  if (chosen()) await look(`${screen}, a row chosen`);
  await forms(session, screen, visit);
}

/** What stands around the map, one after the other. */
async function around(session: Session, visit: Visit): Promise<void> {
  const { look, chosen } = visit;
  const turn = session.turn!;
  await showScreen(session, 'map');
  const { selection } = turn;
  const [unit] = turn.units;
  const panels: readonly (readonly [string, () => unknown, () => unknown])[] = [
    ['a place chosen', () => (selection.place = turn.units[0]?.place), () => undefined],
    ['a unit chosen', () => unit !== undefined && turn.chooseUnit(unit.unit), () => undefined],
    ['the ruler', () => (selection.measuring = true), () => (selection.measuring = false)],
    ['the turn ahead', () => aheadOf(turn).open(), () => aheadOf(turn).close()],
    ['an earlier turn', () => run(session, 'past.earlier'), () => run(session, 'past.now')],
    ['the small map', () => run(session, 'map.small'), () => run(session, 'map.small')],
    [
      'the scroll beside it',
      () => (scrollDockOf(session).pinned = true),
      () => (scrollDockOf(session).pinned = false),
    ],
  ];
  for (const [name, open, shut] of panels) {
    if (!chosen()) continue;
    await open();
    await drawn();
    await drawn();
    await look(`map, ${name}`);
    await shut();
    await close(session);
  }
  if (unit !== undefined) turn.chooseUnit(unit.unit);
  await drawn();
  await forms(session, 'map', visit);
}

function run(session: Session, id: string): void {
  const command = commands.find((one) => one.id === id);
  if (command?.possible?.(session) !== false) command?.run(session);
}

/** Everything that opens over a screen: by its command, or by its name where something else opens it. */
async function over(session: Session, { look, chosen }: Visit): Promise<void> {
  const names = new Set([
    ...commands.flatMap(({ id }) => (id.endsWith('.open') ? [id.slice(0, -'.open'.length)] : [])),
    ...Object.keys(overlays),
  ]);
  for (const name of ['ahead', 'desk']) names.delete(name);
  for (const name of names) {
    if (!chosen()) continue;
    const command = commands.find(({ id }) => id === `${name}.open`);
    if (command?.possible?.(session) === false) continue;
    session.overlay = name as never;
    await drawn();
    if (dialogs() > 0) await look(name);
    for (const at of all('dialog[open] [role=tab]').keys()) {
      all('dialog[open] [role=tab]')[at]?.click();
      await drawn();
      await look(`${name} › ${at + 1}`);
    }
    await close(session);
  }
}

/** All of the desk: its parts, and the dialogs that their buttons open. */
export async function deskOver(session: Session, look: Looking, chosen: Chosen): Promise<void> {
  for (const tab of all('nav [data-tab]')) {
    const part = called(tab);
    tab.click();
    await drawn();
    if (chosen()) await look(part);
    all('main [data-row]')[0]?.click();
    await drawn();
    const names = new Set(all('main button').map(called));
    for (const name of [...names].filter((one) => one.endsWith('…'))) {
      if (!chosen()) continue;
      all('main button')
        .find((one) => called(one) === name)
        ?.click();
      await drawn();
      // Notices lie over the page until they are closed.
      session.toasts.closeAll();
      await drawn();
      await look(`${part} › ${name}`);
      if (dialogs() > 0) await close(session);
    }
  }
}

/** All of a turn that is open. */
export async function everywhere(session: Session, look: Looking, chosen: Chosen): Promise<void> {
  const screens = all('nav [data-screen]').map(({ dataset }) => dataset['screen']!);
  const known = new Set<string>();
  const once = (name: string): boolean => !known.has(name) && known.add(name).has(name);
  const visit = { look, chosen, once };
  for (const screen of screens) await screenOf(session, screen, visit);
  await around(session, visit);
  await over(session, visit);
}
