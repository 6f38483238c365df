import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Film } from '#kernel/presentation.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { films } from '#rulesets/federation-commander/presentation/film/films.ts';
import { federationCommander } from '#rulesets/federation-commander/ruleset.ts';
import { pearlDivers } from '#test/rulesets/pearl-divers/game/ruleset.ts';
import { openedApp } from '#test/support/openedApp.ts';
import { pearlState } from '#test/support/page/openedPearls.ts';
import { madeFilm } from '#test/support/picture/films.ts';
import { duelTurns } from '#test/rulesets/federation-commander/duelTurns.ts';
import { boardOf } from '#ui/map/board/board.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';
import { playOf } from '#ui/views/battle/moments.ts';
import { longTest } from '#test/support/sample.ts';

/** Opens the report of the only film, and plays it, stopped at its beginning. */
async function play(session: Session): Promise<void> {
  session.screen = 'messages';
  await page.getByRole('tab', { name: /Battle Reports/ }).click();
  await page.getByTestId('battle-report').getByRole('button', { name: 'Play the battle' }).click();
  await expect.element(page.getByTestId('replay')).toBeVisible();
  await userEvent.keyboard('{Home}');
}
const scrubber = () => page.getByLabelText('Moment of the battle').element() as HTMLInputElement;
/** Shows the moment of this number. */
function go(to: number): void {
  const input = scrubber();
  input.value = String(to);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
const said = () => page.getByTestId('replay-line').element().textContent?.trim();
const field = (name: string): Element => page.getByTestId(name).element();
const texts = (within: Element): readonly (string | undefined)[] =>
  [...within.querySelectorAll('text')].map((one) => one.textContent?.replaceAll(/\s+/g, ' ').trim());

describe('a film in ranks', () => {
  let session: Session;
  const { open: _, ...divers } = pearlDivers;
  const rules = {
    ...divers,
    presentation: { ...divers.presentation, films: (): readonly Film[] => [madeFilm] },
  };
  openedApp((opened) => void (session = opened), {
    game: { ruleset: rules, seat: 'north', state: pearlState },
  });

  test('is told and drawn in its own words', async () => {
    await play(session);
    expect(said()).toBe('Meeting!');
    const board = field('battlefield');
    expect(texts(board)).toEqual(
      expect.arrayContaining(['2 Pike', '4 Pike', '1 Elder', '3 Bow', 'harm 0 of 9', 'Walls at 3']),
    );
    // 2 + 4 + 1 of ours, 3 of theirs, 1 of others.
    expect(board.querySelectorAll('g.stands')).toHaveLength(11);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(page.getByText('Bout 1 of 2 · Fire').elements()).toHaveLength(1);
    expect(texts(board)).toEqual(expect.arrayContaining(['−0.5', '−3', 'harm 3 of 9', 'Walls at 2']));
    expect(board.querySelectorAll('path.bolt').length).toBeGreaterThan(2);
    await page.getByRole('button', { name: 'Skip to the end (End)' }).click();
    expect(board.querySelectorAll('g.stands')).toHaveLength(11 - 2 - 1);
    expect(texts(board)).toEqual(expect.arrayContaining(['1 of 3 Bow', '3 of 4 Pike']));
    expect(texts(board).some((text) => text?.includes('others· went home') === true)).toBe(true);
  });
});

describe('a film on a board', () => {
  let session: Session;
  const { codecs } = federationCommander;
  const turn = duelTurns().find(({ heard }) => heard.some(({ event }) => event.kind === 'boxes-disabled'))!;
  const film = films(turn.view, turn.heard)[0]!;
  const played = playOf(film);
  openedApp((opened) => void (session = opened), {
    game: { ruleset: federationCommander, seat: 'federation', state: turn.after },
    view: codecs.view.make(turn.view),
    heard: turn.heard.map(({ event, ...where }) => ({ ...where, event: codecs.event.make(event) })),
  });
  const pieceOf = (actor: string): HTMLElement =>
    field('film-board').querySelector<HTMLElement>(`[data-actor="${actor}"]`)!;
  const partOf = (actor: string): Element => pieceOf(actor).querySelector('.body')!;

  test('moves its pieces from place to place, with their fronts', async () => {
    await play(session);
    if (film.stage.kind !== 'board') throw new Error('no board');
    const board = boardOf(film.stage.map);
    for (const at of [0, Math.floor(played.length / 2), played.length - 1]) {
      go(at);
      await expect.poll(() => page.getByTestId('replay').element().getAttribute('data-moment')).toBe(`${at}`);
      for (const { actor, piece } of played[at]!.standing) {
        const { x, y } = board.centreOf(piece!.position.place)!;
        const [left, top] = [...pieceOf(actor).style.transform.matchAll(/-?[\d.]+/g)].map(Number);
        // A piece may stand beside the middle of its place.
        expect(Math.hypot(left! - x, top! - y)).toBeLessThan(30);
        const angle = Number(/-?[\d.]+/.exec(partOf(actor).getAttribute('style') ?? '')?.[0]);
        const { position } = piece!;
        if (position.kind !== 'facing') throw new Error('no front');
        expect((((angle - 60 * position.facing) % 360) + 360) % 360).toBe(0);
      }
    }
    expect(field('film-board').querySelectorAll('path.way')).toHaveLength(2);
  });

  longTest('draws what is fired and what it did, and says it below', async () => {
    await play(session);
    const fire = played.findIndex(({ moment }) => moment.changes.some(({ hit = 0 }) => hit > 0));
    go(fire);
    await expect.poll(said).toBe(played[fire]!.moment.said.map(phraseText).join(' '));
    const board = field('film-board');
    const { hit } = played[fire]!.moment.changes.find((change) => change.hit !== undefined)!;
    expect(texts(board)).toContain(`−${hit}`);
    expect(board.querySelectorAll('path.bolt').length).toBeGreaterThan(1);
    go(played.length - 1);
    for (const { id, endurance } of film.cast) {
      const { suffered } = played.at(-1)!.standing.find(({ actor }) => actor === id)!;
      await expect.poll(() => texts(pieceOf(id))).toContain(`boxes lost ${suffered} of ${endurance}`);
    }
  });

  test('is read as a report, round by round', async () => {
    session.screen = 'messages';
    await page.getByRole('tab', { name: /Battle Reports/ }).click();
    const report = page.getByTestId('battle-report');
    for (const at of [1, 8]) {
      const round = report.getByRole('region', { name: `Impulse ${at}` });
      await expect.element(round).toBeInTheDocument();
      // Nothing of it is cut off.
      const { clientHeight, scrollHeight } = round.element();
      expect(clientHeight).toBe(scrollHeight);
    }
    expect(page.getByText('Round 1').elements()).toEqual([]);
  });
});
