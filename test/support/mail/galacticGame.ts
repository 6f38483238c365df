import { newGame } from '#main/services/gm/gm.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { clock } from '#main/adapters/machine.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import type { AnyOrder } from '#kernel/game/plan.ts';
import { viewOf } from '#main/services/ruleset.ts';
import { playersOf, testPorts, valueOf } from '../desk/gmWorld.ts';
import { galacticEmpires } from '../play/scriptedGame.ts';
import { scriptedOrders } from '../play/scriptedOrders.ts';

/** A game of real rules with two players, begun now, as the mail servers tell the time; ann and bob; the mailbox of ann's player may have another name. */
export async function galacticGame(
  path: string,
  annsMailbox = 'ann',
): Promise<{
  readonly path: string;
  ordersFor(player: 'ann' | 'bob', version?: number): Promise<Uint8Array>;
  close(): void;
}> {
  const request = {
    ruleset: galacticEmpires,
    setup: { generate: { empires: 2 } },
    seed: 'mail',
    game: 'gw9',
    address: 'gm@example.org',
  };
  const gm = valueOf(await newGame({ ...testPorts(), clock }, gameFiles, path, { ...request, players: {} }));
  const [ann, bob] = gm.store.seats().map(({ seat }) => seat);
  if (ann === undefined || bob === undefined) throw new Error('no two seats');
  gm.store.setPlayer(ann, { player: 'Ann', address: `${annsMailbox}@example.org` });
  gm.store.setPlayer(bob, { player: 'Bob', address: 'bob@example.org' });
  const players = await playersOf(gm);
  const codec = planCodec<AnyOrder>(galacticEmpires.orders);
  return {
    path,
    ordersFor: async (player, version = 1) => {
      const writer = players[player === 'ann' ? ann : bob];
      if (writer?.last === undefined) throw new Error('no results opened');
      const plan = codec.make(scriptedOrders(galacticEmpires, viewOf(galacticEmpires, writer.last.body)));
      return writer.orders(plan, { program: `0.1.${version}` });
    },
    close: () => gm.close(),
  };
}
