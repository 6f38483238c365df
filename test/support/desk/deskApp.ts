import { afterEach, expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import '#ui/styles/tokens.css';
import '#ui/styles/base.css';
import type { Desk } from '#contract/gm/desk.ts';
import { rulesetById } from '#rulesets/all.ts';
import App from '#ui/App.svelte';
import { deskOf, type DeskTab, type GmDesk } from '#ui/state/desk/desk.svelte.ts';
import { Session } from '#ui/state/session/session.svelte.ts';
import { type FakeDesk, fakeDesk } from './fakeDesk.ts';

export interface AtDesk {
  readonly host: FakeDesk;
  readonly session: Session;
  readonly desk: GmDesk;
  /** The game is now so, and the desk hears that it changed. */
  becomes(otherwise: Partial<Desk>): void;
}

/** For each test of a file the whole app, in a page of its own. `sit` puts the game, with what of it is otherwise, on the desk. */
export function deskApp(): {
  sit(otherwise?: Partial<Desk>, tab?: DeskTab): Promise<AtDesk>;
  sitAt(host: FakeDesk, game?: string, rules?: typeof rulesetById): Promise<AtDesk>;
} {
  let target: HTMLDivElement | undefined;
  afterEach(() => target?.remove());

  async function sitAt(host: FakeDesk, game?: string, rules = rulesetById): Promise<AtDesk> {
    target = document.createElement('div');
    target.style.height = '800px';
    document.body.append(target);
    const session = new Session(host, rules);
    await render(App, { target, props: { session } });
    await session.start();
    await session.set({ reducedMotion: 'on' });
    session.openDesk(game);
    const desk = deskOf(session);
    await (game === undefined ? desk.list() : desk.read());
    return {
      host,
      session,
      desk,
      becomes(otherwise) {
        host.desk = { ...host.desk, ...otherwise };
        host.push('gm.changed', { game: host.desk.game });
      },
    };
  }

  return {
    sitAt,
    async sit(otherwise = {}, tab = 'roll') {
      const seated = await sitAt(fakeDesk(otherwise), 'dk1');
      seated.desk.tab = tab;
      return seated;
    },
  };
}

/** The button of this whole name, or of a name that fits. */
export const button = (name: string | RegExp): Locator =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

export const dialog = (): Locator => page.getByRole('dialog');

/** Fills in the reason that the dialog asks for, and does it; the dialog goes. */
export async function because(act: string, why: string): Promise<void> {
  await dialog().getByRole('textbox').fill(why);
  await dialog().getByRole('button', { name: act, exact: true }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
}
