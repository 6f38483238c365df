import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SeatId } from '#kernel/words/ids.ts';
import { splitFile } from '#kernel/files/envelope.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import type { AnyOrder } from '#kernel/game/plan.ts';
import { viewOf } from '#main/services/ruleset.ts';
import { gmCli } from './gmCli.ts';
import { Player, valueOf } from './gmWorld.ts';
import { galacticEmpires } from '../play/scriptedGame.ts';
import { scriptedOrders } from '../play/scriptedOrders.ts';

/** A game run by the game master's command line alone; its players know nothing but the files they were sent. */
export interface GameByCli {
  /** All players answer their newest results, and the turn is run. */
  turn(): Promise<void>;
  /** The archive of every turn that was run. */
  archive(): Promise<Uint8Array>;
}

export async function gameByCli(folder: string, empires: number, seed: string): Promise<GameByCli> {
  mkdirSync(folder);
  const [game, results] = [join(folder, 'gw9.game'), join(folder, 'results')];
  await mustRun('new', game, '--id', 'gw9', '--empires', String(empires), '--seed', seed, '--out', results);
  const players = new Map<string, Player>();
  let number = 0;
  return {
    async turn() {
      number += 1;
      const orders = join(folder, `orders-${number}`);
      mkdirSync(orders);
      for (const name of readdirSync(results)
        .filter((file) => file.startsWith(`gw9N${String(number).padStart(2, '0')}`))
        .sort()) {
        const bytes = new Uint8Array(readFileSync(join(results, name)));
        const seat = seatOf(bytes);
        const player = players.get(seat) ?? new Player();
        players.set(seat, player);
        writeFileSync(join(orders, name.replace(/\.new$/, '.orders')), await answer(player, bytes));
      }
      await mustRun('run', game, '--orders', orders, '--out', results, '--unjudged');
    },
    async archive() {
      const file = join(folder, 'gw9.archive.gz');
      await mustRun('archive', game, '--out', file);
      return new Uint8Array(readFileSync(file));
    },
  };
}

function seatOf(bytes: Uint8Array): SeatId {
  const parts = splitFile(bytes);
  if (!parts.ok) throw new Error('the command line wrote a results file that cannot be read');
  return parts.value.header.seat;
}

async function answer(player: Player, results: Uint8Array): Promise<Uint8Array> {
  const { body } = valueOf(await player.open(results));
  const codec = planCodec<AnyOrder>(galacticEmpires.orders);
  return player.orders(codec.make(scriptedOrders(galacticEmpires, viewOf(galacticEmpires, body))));
}

async function mustRun(...args: readonly string[]): Promise<void> {
  const { code, out, err } = await gmCli(args);
  if (code !== 0) throw new Error(`gm ${args.join(' ')} ended with ${String(code)}:\n${out}${err}`);
}
