import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { defaultPolicy } from '#contract/gm/policy.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { seatId } from '#kernel/words/ids.ts';
import type { AnyOrder } from '#kernel/game/plan.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import { defined } from '#kernel/words/defined.ts';
import { sealing } from '#main/adapters/sealing.ts';
import type { ReceivedOrders } from '#main/ports/game/orders.ts';
import type { PublicKeys } from '#main/ports/sealing.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { setPolicy } from '#main/services/gm/policy/policy.ts';
import { viewOf } from '#main/services/ruleset.ts';
import { makeOrdersFile } from '#main/services/turnFiles.ts';
import { resultsFor, testPorts, valueOf } from './desk/gmWorld.ts';
import type { Player } from './desk/gmWorld.ts';
import { galacticEmpires, scriptedGame } from './play/scriptedGame.ts';
import { scriptedOrders } from './play/scriptedOrders.ts';

/** What ought to become of a file; `again`: nothing, because the same file came in before. */
export interface Expected {
  readonly name: string;
  readonly verdict: ReceivedOrders['verdict'];
  readonly seat?: SeatId;
  readonly code?: string;
  readonly again?: true;
  /** It came after the deadline, and waits for the game master's word. */
  readonly late?: true;
}

interface Made extends Expected {
  readonly bytes: Uint8Array;
}

export interface OrdersFolder {
  /** The game's file. */
  readonly game: string;
  readonly folder: string;
  /** In the order in which the files were saved. */
  readonly expected: readonly Expected[];
  /** The name of the file that counts for each seat: its last good one that was not late. */
  readonly counts: ReadonlyMap<SeatId, string>;
}

/** When the first file was saved; each came a second after the one before, but the late ones a day later than that. */
const saved = Date.parse('2026-11-24T12:00:00.000Z') / 1000;
/** The clock when the folder is taken in: the day after the deadline. */
export const takenIn = '2026-11-26T12:00:00.000Z';
const lateOnes = 6;

/**
 * A grand game in turn 2, due on Tuesday 24 November, and a folder of so many files for it as a game master may find one: of every
 * ten, one is no good; the last are late.
 */
export async function ordersFolder(root: string, files = 250, empires = 26): Promise<OrdersFolder> {
  const game = join(root, 'grand.game');
  const { gm, players } = await scriptedGame(game, empires);
  for (const [seat, player] of players) valueOf(await player.open(resultsFor(gm, seat)));
  const early = await Promise.all(
    [...players]
      .slice(0, 4)
      .map(async ([seat, player]) => ({ seat, bytes: await player.orders(planFor(player)) })),
  );
  if ((await gm.run()).kind !== 'ran') throw new Error('the first turn did not run');
  for (const [seat, player] of players) valueOf(await player.open(resultsFor(gm, seat)));
  valueOf(setPolicy(testPorts(), gm.store, { ...defaultPolicy, late: 'ask' }));
  const bad = await badFiles(gm, players, early);
  const seats = [...players];
  const made: Made[] = [];
  const fresh: Made[] = [];
  for (let at = 0; made.length < files; at += 1) {
    if (at % 10 === 9)
      made.push(
        ...bad
          .splice(0, 1)
          .map((one) =>
            one.again === undefined ? one : { ...copyOf(fresh[at % fresh.length] as Made), name: one.name },
          ),
      );
    else {
      const good = await goodFile(
        seats[at % seats.length] as [SeatId, Player],
        Math.trunc(at / seats.length),
      );
      const late = made.length >= files - lateOnes - 1;
      made.push(late ? { ...good, late } : good);
      if (!late) fresh.push(good);
    }
  }
  const folder = join(root, 'in');
  await mkdir(folder, { recursive: true });
  for (const [at, { name, bytes, late }] of made.entries()) {
    const when = saved + at + (late === true ? 86_400 : 0);
    await writeFile(join(folder, name), bytes);
    await utimes(join(folder, name), when, when);
  }
  made.sort((a, b) => Number(a.late ?? false) - Number(b.late ?? false));
  gm.close();
  return {
    game,
    folder,
    expected: made.map(({ bytes: _, ...one }) => one),
    counts: new Map(fresh.map(({ seat, name }) => [seat as SeatId, name])),
  };
}

const copyOf = ({ verdict, seat, bytes }: Made): Omit<Made, 'name'> => ({
  verdict,
  bytes,
  again: true,
  ...defined({ seat }),
});

const plans = new WeakMap<object, unknown>();

/** The same plan for the same results: making one costs more than sealing it. */
function planFor(player: Player): unknown {
  const { body } = player.last as NonNullable<Player['last']>;
  const plan =
    plans.get(body) ??
    planCodec<AnyOrder>(galacticEmpires.orders).make(
      scriptedOrders(galacticEmpires, viewOf(galacticEmpires, body)),
    );
  plans.set(body, plan);
  return plan;
}

/** Drafts at first, then final ones. */
async function goodFile([seat, player]: readonly [SeatId, Player], round: number): Promise<Made> {
  const status = round < 3 ? 'draft' : 'final';
  return {
    name: `${seat} ${round} ${status}.orders`,
    verdict: status,
    seat,
    bytes: await player.orders(planFor(player), { status }),
  };
}

/** Twenty-five files that must not count, of every kind that a game master may be sent. */
async function badFiles(
  gm: Gm,
  players: ReadonlyMap<SeatId, Player>,
  early: readonly { readonly seat: SeatId; readonly bytes: Uint8Array }[],
): Promise<Made[]> {
  const [[ann, annsOwn], [bob, bobsOwn], [cid, cidsOwn]] = [...players] as [
    [SeatId, Player],
    [SeatId, Player],
    [SeatId, Player],
  ];
  const good = await annsOwn.orders(planFor(annsOwn));
  const refused = (what: string, code: string, bytes: Uint8Array, seat?: SeatId): Made => ({
    name: `bad ${what}.orders`,
    verdict: code === 'older-turn' || code === 'other-results' ? 'stale' : 'refused',
    code,
    bytes,
    ...defined({ seat }),
  });
  const stranger = await sealing.newKeys();
  const elsewhere = await foreignOrders(ann, gm.store.facts.publicly);
  const text = Buffer.from(good).toString('latin1');
  const latin = (changed: string): Uint8Array => Uint8Array.from(Buffer.from(changed, 'latin1'));
  const flipped = good.slice();
  flipped[good.length - 40] = (flipped[good.length - 40] as number) ^ 4;
  return [
    refused('bit flipped', 'damaged', flipped, ann),
    refused('cut short', 'truncated', good.slice(0, good.length - 100), ann),
    refused('cut in the head', 'truncated', good.slice(0, 150)),
    refused('longer', 'damaged', Uint8Array.from([...flipped, 10]), ann),
    refused('read as text', 'damaged', Uint8Array.from(Buffer.from(Buffer.from(good).toString('utf8'))), ann),
    refused('line ends', 'damaged', latin(Buffer.from(flipped).toString('latin1').replaceAll('\n', '\r\n'))),
    refused(
      'other seat in the head',
      'changed-after-signing',
      latin(text.replace(`"seat":"${ann}"`, `"seat":"${bob}"`)),
      bob,
    ),
    ...early.map(({ seat, bytes }, at) => refused(`old ${at}`, 'older-turn', bytes, seat)),
    refused(
      'other results',
      'other-results',
      await bobsOwn.orders(planFor(bobsOwn), { basis: '0'.repeat(64) }),
      bob,
    ),
    ...['one', 'two', 'three'].map((one) => ({
      name: `bad again ${one}.orders`,
      verdict: 'final' as const,
      again: true as const,
      bytes: good,
    })),
    refused(
      'signed by another',
      'not-signed-by-seat',
      await annsOwn.orders(planFor(annsOwn), { signKey: bobsOwn.keys?.sign ?? '' }),
      ann,
    ),
    refused(
      'signed by a stranger',
      'changed-after-signing',
      await cidsOwn.orders(planFor(cidsOwn), { signKey: stranger.privately.sign }),
      cid,
    ),
    refused(
      'for another seat',
      'not-signed-by-seat',
      await annsOwn.orders(planFor(annsOwn), { seat: cid }),
      cid,
    ),
    refused(
      'for no seat',
      'other-empire',
      await annsOwn.orders(planFor(annsOwn), { seat: seatId('nobody') }),
    ),
    refused('another game', 'other-game', elsewhere.otherGame),
    refused('another ruleset', 'wrong-ruleset', elsewhere.otherRules, ann),
    refused('later turn', 'later-turn', await bobsOwn.orders(planFor(bobsOwn), { turn: 3 }), bob),
    refused(
      'sealed to another',
      'cannot-unseal',
      await bobsOwn.orders(planFor(bobsOwn), { recipient: stranger.publicly.seal }),
      bob,
    ),
    refused('orders of another seat', 'unreadable-body', await bobsOwn.orders(planFor(annsOwn)), bob),
    refused('nonsense', 'unreadable-body', await cidsOwn.orders({ hq: [{ kind: 'win' }], units: {} }), cid),
    refused('results', 'wrong-kind', resultsFor(gm, cid), cid),
  ];
}

/** Well-made orders for another game, and for other rules. */
async function foreignOrders(
  seat: SeatId,
  gmKeys: PublicKeys,
): Promise<{ readonly otherGame: Uint8Array; readonly otherRules: Uint8Array }> {
  const keys = await sealing.newKeys();
  const mark = { game: 'oth', ruleset: galacticEmpires.id, edition: galacticEmpires.edition, turn: 2, seat };
  const body = {
    plan: { hq: [], units: {} },
    basis: '1'.repeat(64),
    program: '0.1.0',
    status: 'final',
  } as const;
  const by = { signKey: keys.privately.sign, recipient: gmKeys.seal };
  return {
    otherGame: await makeOrdersFile(sealing, mark, body, by),
    otherRules: await makeOrdersFile(sealing, { ...mark, game: 'gw9', ruleset: 'chess' }, body, by),
  };
}
