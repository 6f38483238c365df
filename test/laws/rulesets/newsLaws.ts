import { expect, test } from 'vitest';
import type { Game } from '#kernel/game/game.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { MapPicture, NewsMoment, Newsreel } from '#kernel/presentation.ts';
import { newsreelOf, type Reporting } from '#kernel/report/newsreel.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import type { RandomTurn } from '#test/support/play/randomGame.ts';

interface Played {
  readonly seat: SeatId;
  readonly map: MapPicture;
  readonly reel: Newsreel;
}

/** What is played of a turn is what was heard of it: it ends as the map has it, and on the way no piece jumps. */
export function newsreels<G extends Game>(ruleset: Ruleset<G>, game: readonly RandomTurn<G>[]): void {
  const rules = ruleset as unknown as Reporting<G['view']>;
  const played = game.flatMap(({ views, heard }) =>
    [...views].map(([seat, view]): Played => ({
      seat,
      map: ruleset.presentation.map(view),
      reel: newsreelOf(rules, view, heard.get(seat) ?? []),
    })),
  );

  test('the newsreel of a turn begins somewhere, and ends where the map has everything', () => {
    const isPlaced = game.some(({ heard }) =>
      [...heard.values()].some((lines) => lines.some(({ event }) => 'place' in (event as object))),
    );
    expect(played.some(({ reel }) => reel.moments.length > 2)).toBe(isPlaced);
    const wrong = played.flatMap(({ seat, reel: { moments } }) => {
      const [before, end] = [moments.at(-2), moments.at(-1)];
      if (before === undefined || end === undefined) return [];
      return [...end.pieces].flatMap(([name, piece]) => {
        const was = before.pieces.get(name);
        const same = JSON.stringify(was?.position) === JSON.stringify(piece.position);
        return same ? [] : [`${seat}: ${name} ${JSON.stringify([was?.position, piece.position])}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  test('a piece that moves in a newsreel stood where its way begins', () => {
    const wrong = played.flatMap(({ seat, reel: { moments } }) =>
      moments.slice(1).flatMap((moment, at) => jumps(moments[at]!, moment).map((jump) => `${seat}: ${jump}`)),
    );
    expect(wrong).toEqual([]);
  });

  test('a newsreel names only places of the map', () => {
    const strange = played.flatMap(({ map, reel }) => {
      const cells = map.cells?.labels.split(' ').map((label) => `${map.cells?.prefix}${label.toLowerCase()}`);
      const places = new Set<string>([...map.places.map(({ place }) => place), ...(cells ?? [])]);
      return reel.moments.flatMap((moment) => moment.places.filter((place) => !places.has(place)));
    });
    expect(strange).toEqual([]);
  });
}

/** Pieces that begin their way elsewhere than they stood, as far as the reader saw them before. */
const jumps = (before: NewsMoment, { ways, news }: NewsMoment): readonly string[] =>
  ways.flatMap(({ piece, way: [from] }) => {
    const isFresh = news.some((one) => one.kind === 'travel' && one.piece === piece && one.as !== undefined);
    const stood = before.pieces.get(piece)?.position.place;
    return isFresh || stood === from ? [] : [`${piece} from ${String(from)}, stood in ${String(stood)}`];
  });
