import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Game } from '#kernel/game/game.ts';
import { firstKit } from '../../support/kits/kits.ts';
import type { TestKit } from '../../support/kits/testKit.ts';
import type { Ratio } from './ratio.ts';

/** What a war holds, and tells its seats. */
export interface Held {
  /** Bytes of the heap that the war holds, with all that the rules keep of it, for each object. */
  readonly memory: number;
  /** Bytes of the results of all seats, as text, for each object that their seats know; and as they are packed. */
  readonly text: number;
  readonly packed: number;
}

function heldBy({ ruleset }: TestKit<Game>, size: number): Held {
  const program = fileURLToPath(new URL('./heldProcess.ts', import.meta.url));
  const child = spawnSync(process.execPath, ['--expose-gc', program, ruleset.id, String(size)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.status !== 0) throw new Error(`a war of ${ruleset.title} came to no end`);
  return JSON.parse(child.stdout.toString()) as Held;
}

/** Memory and results of a grand war beside those of the first ruleset of the list. The same war holds the same each time: one round is enough. */
export function heldRatios(kit: TestKit<Game>): Promise<readonly Ratio[]> {
  const [mine, first] = [kit.large, firstKit.large];
  if (kit === firstKit || mine?.known === undefined || mine.grand === undefined || first?.grand === undefined)
    return Promise.resolve([]);
  const [own, other] = [heldBy(kit, mine.grand), heldBy(firstKit, first.grand)];
  const ratio = (what: string, of: keyof Held, most: number): Ratio => ({
    name: `${what} (${Math.round(own[of])} and ${Math.round(other[of])} bytes): ${kit.ruleset.title} to ${firstKit.ruleset.title}`,
    values: [own[of] / other[of]],
    most,
  });
  return Promise.resolve([
    ratio('memory of a grand war, for each object', 'memory', 2),
    ratio('a results file, for each object that its seat knows', 'packed', 1.5),
    ratio('the same before it is packed', 'text', 1.5),
  ]);
}
