import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { deskApp } from '../../desk/deskApp.ts';
import { lookAt } from '../everyScreen.ts';
import { type Chosen, deskOver } from './stations.ts';
import { faults, looks } from './walk.ts';

/** The walk over the game master’s desk: a test for each look for which `tried` says what is looked at. */
export function walksDesk(tried: (look: number) => Chosen | undefined): void {
  const { sit } = deskApp();
  for (const [at, look] of looks.entries()) {
    const chosen = tried(at);
    if (chosen === undefined) continue;
    test(`the desk, ${look[0]} x ${look[1]}, text of ${look[2]} percent`, async () => {
      const { session } = await sit({ watched: '/home/me/orders' });
      await lookAt(session, look);
      const found: string[] = [];
      const seen = async (where: string): Promise<void> => {
        const now = await faults();
        if (now.length > 0) found.push(...now.map((fault) => `${where}: ${fault}`), await page.screenshot());
      };
      await deskOver(session, seen, chosen);
      expect(found).toEqual([]);
    });
  }
}
