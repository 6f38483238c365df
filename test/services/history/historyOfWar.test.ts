import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memoryCache } from '#main/adapters/sqliteCache.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { resultsFor } from '../../support/desk/gmWorld.ts';
import { ann, find, shelf, type Shelf } from '../../support/historyShelf.ts';
import { scriptedGame, scriptedTurn } from '../../support/play/scriptedGame.ts';
import { removeFolders, tempFolder } from '../../support/tempFolder.ts';
import { valueOf } from '../../support/play/toyGame.ts';

afterAll(removeFolders);

describe('an empire at war', () => {
  let gm: Gm;
  let seat: SeatId;
  let real: Shelf;
  let plain: Shelf;
  beforeAll(async () => {
    const game = await scriptedGame(join(tempFolder(), 'war.game'), 3);
    gm = game.gm;
    seat = gm.store.seats()[0]!.seat;
    [real, plain] = [await shelf(), await shelf(tempFolder(), memoryCache())];
    for (let turn = 1; turn <= 5; turn += 1) {
      if (turn > 1) await scriptedTurn(gm, game.players);
      for (const { library } of [real, plain]) valueOf(await library.take(resultsFor(gm, seat)));
    }
  });
  const bodyOf = (turn: number) =>
    gm.store.results(turn).find((one) => one.seat === seat)!.body as {
      readonly view: unknown;
      readonly heard: readonly {
        readonly event: { readonly kind: string; readonly battle?: string; readonly text?: string };
      }[];
    };

  test('battles are found by what their reports say, with their names', async () => {
    const found = await find(real, '"round 1"', { kinds: ['battle'] });
    const fought = [2, 3, 4, 5]
      .toReversed()
      .flatMap((turn) =>
        [...new Set(bodyOf(turn).heard.flatMap(({ event }) => event.battle ?? []))].map(
          (battle) => `${turn} ${battle}`,
        ),
      );
    expect(fought.length).toBeGreaterThan(0);
    expect(found.hits.map(({ key, battle }) => `${key.turn} ${battle!}`).toSorted()).toEqual(
      fought.toSorted(),
    );
    expect(found.hits.every(({ text }) => text.startsWith('Battle in ') && text.includes('Round 1'))).toBe(
      true,
    );
  });

  test('announcements are found by their words, and not among the messages again', async () => {
    const said = [2, 3, 4, 5].flatMap((turn) =>
      bodyOf(turn).heard.flatMap(({ event }) =>
        event.text === undefined ? [] : [{ turn, text: event.text }],
      ),
    );
    expect(said.length).toBeGreaterThan(0);
    const { turn, text } = said[0]!;
    const found = await find(real, `"${text}"`);
    expect(found.hits.filter(({ key }) => key.turn === turn).map(({ kind }) => kind)).toContain(
      'announcement',
    );
    expect(found.hits.filter(({ kind }) => kind === 'message')).toEqual([]);
  });

  test('without SQLite a plain search finds the same', async () => {
    for (const words of [
      'battle',
      'starfleet tra',
      '"total combat"',
      'a',
      'the of',
      'klingon 1',
      'revenue resources',
      'zzz',
    ]) {
      expect(await find(plain, words)).toEqual(await find(real, words));
    }
    const seatKey = { game: 'gw9', seat };
    expect(await plain.history.figures(seatKey)).toEqual(await real.history.figures(seatKey));
  });

  test('the figures of every turn are those of its view', async () => {
    const figures = valueOf(await real.history.figures({ game: 'gw9', seat }));
    expect(figures.map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5]);
    for (const { turn, figures: of } of figures) {
      const value = (key: string): number | undefined => of.find((one) => one.key === key)?.value;
      const view = bodyOf(turn).view as {
        readonly treasury: number;
        readonly units: Readonly<
          Record<
            string,
            { readonly stacks: readonly { readonly count: number }[]; readonly admirals: readonly unknown[] }
          >
        >;
        readonly sectors: Readonly<Record<string, { readonly report?: { readonly owner?: string } }>>;
      };
      const units = Object.values(view.units);
      expect(value('treasury')).toBe(view.treasury);
      expect(value('starships')).toBe(
        units.flatMap(({ stacks }) => stacks).reduce((sum, { count }) => sum + count, 0),
      );
      expect(value('admirals')).toBe(units.reduce((sum, { admirals }) => sum + admirals.length, 0));
      expect(value('sectors')).toBe(
        Object.values(view.sectors).filter(({ report }) => report?.owner === seat).length,
      );
    }
    expect(new Set(figures.map(({ figures: of }) => of.map(({ key }) => key).join())).size).toBe(1);
    expect(valueOf(await real.history.figures(ann))).toEqual([]);
  });
});
