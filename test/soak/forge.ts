import { openDice } from '#kernel/dice/streams.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import { sealing } from '#main/adapters/sealing.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { readArchive } from '#main/services/gm/proof/archive.ts';
import { settleOrders } from '#main/services/gm/post/late.ts';
import { endStandingIn, setStandIn } from '#main/services/gm/people/people.ts';
import { verify } from '#main/services/gm/proof/verify.ts';
import type { ResultsFile } from '#main/services/gm/proof/verifyFiles.ts';
import { heldResults } from '../support/archive/heldResults.ts';
import { type Json, forged, shapeOf } from '../support/archive/forgedArchive.ts';
import {
  Player,
  ann,
  bob,
  cid,
  digging,
  playersOf,
  resultsFor,
  tempFolder,
  testPorts,
  toy,
  toyGame,
  valueOf,
} from '../support/desk/gmWorld.ts';
import type { Campaign } from './campaign.ts';

/** A game with all that the proof must hold: late orders let in and set aside, a stand-in, rulings, a re-run, a turn gone back to. */
async function played(
  path: string,
  digs: number,
): Promise<{ readonly gm: Gm; readonly files: readonly ResultsFile[] }> {
  const rules = toy({ judged: true });
  const gm = await toyGame(path, { ruleset: rules });
  const players = await playersOf(gm);
  const files: ResultsFile[] = [];
  const ports = testPorts();
  const keep = (): void => {
    for (const { seat } of gm.store.seats()) {
      files.push({ name: `N${gm.store.turn()}-${seat}-${files.length}.new`, bytes: resultsFor(gm, seat) });
    }
  };
  const orders = async (turn: number): Promise<void> => {
    for (const [seat, times, boasts] of [
      [ann, digs, true],
      [bob, 2, false],
      [cid, 1, true],
    ] as const) {
      const player = players[seat] as Player;
      valueOf(await player.open(resultsFor(gm, seat)));
      await gm.takeOrders(await player.orders(digging(seat, turn, times, boasts)), `${seat}-${turn}.orders`);
    }
  };
  keep();
  await orders(1);
  valueOf(gm.rule(`ann.t1.o2` as never, 'fine'));
  valueOf(gm.rule(`cid.t1.o2` as never, 'vain'));
  await gm.run();
  keep();
  await orders(2);
  const set = gm.store.received(2).find(({ seat }) => seat === cid);
  valueOf(await settleOrders(ports, gm, set?.number ?? 0, { take: false, why: 'A palace coup.' }));
  const standIn = new Player();
  valueOf(
    await standIn.open(
      valueOf(await setStandIn(ports, gm, cid, { person: { player: 'Kim', address: '' } })).bytes,
    ),
  );
  await gm.takeOrders(await standIn.orders(digging(cid, 2, 3)), 'kim.orders');
  await gm.run();
  keep();
  valueOf(endStandingIn(ports, gm.store, cid));
  valueOf(await gm.rerun({ turn: 2, dice: 'new', why: 'A bug in the rules.' }));
  keep();
  await orders(3);
  await gm.run();
  keep();
  valueOf(await gm.back({ turn: 3, why: 'A file was overlooked.' }));
  await orders(3);
  await gm.run();
  keep();
  return { gm, files };
}

const looseOf = (bytes: Uint8Array): Json => {
  const text = sealing.unpack(bytes, 10_000_000);
  if (!text.ok) throw new Error(text.fault);
  return JSON.parse(text.value) as Json;
};

export const forging: Campaign = {
  name: 'forge',
  what: 'an archive is forged at random, and read with and without the files of its players: each forgery is named, or says nothing else [COUNT] [SEED]',
  async run([count = '20000', seed = 'soak']) {
    const folder = await tempFolder();
    const faults: string[] = [];
    const rules = toy({ judged: true });
    const passed = new Map<string, number>();
    try {
      const [mine, other] = [
        await played(folder.of('mine.game'), 3),
        await played(folder.of('twin.game'), 2),
      ];
      const [archive, twin] = [looseOf(mine.gm.archive()), looseOf(other.gm.archive())];
      const honest = readArchive(sealing, mine.gm.archive());
      const recorded = stableText(written(valueOf(honest)));
      const fair = await verify(rules, valueOf(honest), {
        results: await heldResults(sealing, valueOf(honest), mine.files),
      });
      console.log(`as it was: ${fair.said}`);
      if (!fair.ok) faults.push(fair.said);
      let alike = 0;
      for (let number = 1; number <= Number(count); number += 1) {
        const draw = openDice(`${seed} ${number}`);
        const { how, archive: fake } = forged(archive, twin, draw);
        const read = readArchive(sealing, sealing.pack(JSON.stringify(fake)));
        if (!read.ok) continue;
        if (stableText(written(read.value)) === recorded) {
          alike += 1;
          continue;
        }
        const withFiles = number % 2 === 0;
        const results = withFiles ? { results: await heldResults(sealing, read.value, mine.files) } : {};
        if ((await verify(rules, read.value, results)).ok) {
          const shape = `${shapeOf(how)}${withFiles ? ', with the files of its players' : ''}`;
          passed.set(shape, (passed.get(shape) ?? 0) + 1);
        }
      }
      console.log(`${count} forgeries; ${alike} say what the archive said`);
      // The whole archive of another course of the game is true in itself: only a player's own file can tell.
      const swapped = valueOf(readArchive(sealing, other.gm.archive()));
      const heldAgainst = await verify(rules, swapped, {
        results: await heldResults(sealing, swapped, mine.files),
      });
      if (heldAgainst.ok) faults.push('the archive of another course of the game is held to be this one');
      mine.gm.close();
      other.gm.close();
    } finally {
      await folder.end();
    }
    faults.push(
      ...[...passed]
        .sort(([, one], [, two]) => two - one)
        .map(([how, times]) => `not named: ${how} (${times} times)`),
    );
    return faults;
  },
};

/** All that an archive says, in one text. */
const written = ({
  turnOf,
  turns,
  ...head
}: ReturnType<typeof valueOf<Parameters<typeof verify>[1]>>): unknown => ({
  ...head,
  turns: turns.map(turnOf),
});
