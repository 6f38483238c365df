import { expect, test } from 'vitest';
import { digest } from '#kernel/codec/digest.ts';
import type { Game } from '#kernel/game/game.ts';
import type { TestKit } from '../../support/kits/testKit.ts';
import { eventCounts, scriptedGame, scriptedTurn } from '../../support/play/scriptedGame.ts';

/** Games whose five turns take longest: they are played in `scriptedGame.long.test.ts`. */
export const longKits: readonly string[] = ['galactic-empires', 'galactic-conquest', 'star-fleet-warlord'];

/** A scripted game of each of these, as tests; `of` gives the path of a file. */
export const playedTwice = (kits: readonly TestKit<Game>[], of: (name: string) => string): void =>
  test.each(kits.map((kit) => [kit.ruleset.title, kit] as const))(
    'a game of %s of five turns, played twice, is the same to the byte',
    async (_, kit) => {
      const archives: string[] = [];
      for (const name of ['one', 'two']) {
        const path = of(`${kit.ruleset.id}-${name}.game`);
        const { gm, players } = await scriptedGame(path, 6, 'scripted', kit);
        for (let turn = 1; turn <= 5; turn += 1) await scriptedTurn(gm, players, kit);
        archives.push(digest(gm.archive()));
        // The game is worth comparing: what is to happen in it did happen.
        const counts = eventCounts(gm);
        expect(kit.script?.happens.filter((kind) => counts[kind] === undefined)).toEqual([]);
        gm.close();
      }
      expect(archives[1]).toBe(archives[0]);
    },
  );
