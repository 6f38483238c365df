import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from '#kernel/game/game.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { firstKit } from '../../support/kits/kits.ts';
import type { TestKit } from '../../support/kits/testKit.ts';
import { servedPage } from '../served.ts';
import type { Scene } from './map.ts';
import { opened, rounds } from './map.ts';
import type { Ratio } from './ratio.ts';

/** What the game master sees of a grand war: all that there is. */
function grandMap({ ruleset, large }: TestKit<Game>): string {
  const view = ruleset.view(large?.world(large.grand ?? 0), gameMaster, []);
  const { map, seats } = ruleset.presentation;
  return JSON.stringify({ map: map(view), seats: seats(view) });
}

/** In Chromium: the map of a grand war beside that of the first ruleset of the list, near and far, in turns. */
export async function frameRatios(kit: TestKit<Game>): Promise<readonly Ratio[]> {
  if (kit === firstKit || kit.large?.grand === undefined) return [];
  const folder = mkdtempSync(join(tmpdir(), 'sealed-orders-bench-'));
  const server = await servedPage(folder);
  const ratios: Ratio[] = [];
  try {
    for (const one of [kit, firstKit])
      writeFileSync(join(folder, 'page', `${one.ruleset.id}.json`), grandMap(one));
    for (const far of ['', '&far']) {
      const scenes: Scene[] = [];
      for (const { ruleset } of [kit, firstKit])
        scenes.push(await opened(`${server.page}?kind=ours&map=${ruleset.id}.json${far}`));
      const where = far === '' ? 'near' : 'far';
      for (const how of ['pan', 'zoom'] as const)
        ratios.push(...(await movedBy(kit, scenes as [Scene, Scene], `${where}, ${how}`, how)));
      for (const scene of scenes) await scene.end();
    }
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return ratios;
}

/** The work that a frame takes, and the frame that nineteen in twenty are no longer than. */
async function movedBy(
  kit: TestKit<Game>,
  [mine, first]: readonly [Scene, Scene],
  where: string,
  how: 'pan' | 'zoom',
): Promise<readonly Ratio[]> {
  const [work, p95]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds.warm + rounds.counted; round += 1) {
    const [a, b] = [await mine.frames(how), await first.frames(how)];
    if (round < rounds.warm) continue;
    work.push(a.work / b.work);
    p95.push(a.p95 / b.p95);
  }
  const beside = `${kit.ruleset.title} to ${firstKit.ruleset.title}`;
  return [
    { name: `the 95th percentile frame of the map, ${where}: ${beside}`, values: p95, most: 1.2 },
    { name: `the work of a frame, ${where}: ${beside}`, values: work, most: 1.2 },
  ];
}
