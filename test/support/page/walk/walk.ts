import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { rulesets } from '#rulesets/all.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';
import { kitOf } from '../../kits/kits.ts';
import { openedApp } from '../../openedApp.ts';
import { inUse } from '../cutOff.ts';
import { type Look, lookAt } from '../everyScreen.ts';
import { overlaps } from './overlaps.ts';
import { playedTurn } from './played.ts';
import { type Chosen, everywhere } from './stations.ts';

/* The walk: everything that a player can see of a turn, at every usual size of a window; nothing lies over anything else, and no figure is cut off. */

const windows = [
  [1024, 768],
  [1280, 800],
  [1366, 768],
  [1440, 900],
  [1536, 864],
  [1920, 1080],
  [2560, 1440],
] as const;
export const looks: readonly Look[] = [100, 200].flatMap((scale) =>
  windows.map(([width, height]): Look => [width, height, scale]),
);

/** What is wrong now. What is still being laid out is looked at until it stays. */
export async function faults(): Promise<readonly string[]> {
  let found = overlaps(inUse());
  let stayed = 0;
  const stays = (): boolean => {
    const before = found;
    found = overlaps(inUse());
    stayed = found.join() === before.join() ? stayed + 1 : 0;
    return found.length === 0 || stayed === 4;
  };
  if (found.length > 0) await expect.poll(stays).toBe(true);
  return found;
}

/** A test for each game, with and without lessons, and each look; `chosen` makes for each what says whether the next thing is looked at. */
export function walks(tried: (game: number, tutorial: boolean, look: number) => Chosen | undefined): void {
  const stands = rulesets.flatMap(({ id, title, course }, game) =>
    (course === undefined ? [false] : [false, true]).map((tutorial) => ({
      kit: kitOf(id),
      title: tutorial ? `${title} beside lessons` : title,
      tutorial,
      wanted: looks.map((_, at) => tried(game, tutorial, at)),
    })),
  );
  for (const { kit, title, tutorial, wanted } of stands.filter((one) => one.wanted.some(Boolean)))
    describe(title, () => {
      let session: Session;
      openedApp((opened) => void (session = opened), { ...playedTurn(kit), tutorial });

      for (const [at, look] of looks.entries()) {
        const chosen = wanted[at];
        if (chosen === undefined) continue;
        test(`${look[0]} x ${look[1]}, text of ${look[2]} percent`, async () => {
          await lookAt(session, look);
          const found: string[] = [];
          await everywhere(
            session,
            async (where) => {
              const now = await faults();
              if (now.length === 0) return;
              found.push(...now.map((fault) => `${where}: ${fault}`), await page.screenshot());
            },
            chosen,
          );
          expect(found).toEqual([]);
        });
      }
    });
}
