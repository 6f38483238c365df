import { afterAll, describe, expect, test } from 'vitest';
import { stableText } from '#kernel/codec/stableText.ts';
import { sealing } from '#main/adapters/sealing.ts';
import { type Gm } from '#main/services/gm/gm.ts';
import { recordOf } from '#main/services/gm/turns/record.ts';
import { endFellow } from '#main/services/gm/people/fellows.ts';
import { readArchive } from '#main/services/gm/proof/archive.ts';
import { orderFaults } from '#main/services/gm/proof/orderFiles.ts';
import { heldOwn } from '#main/services/gm/proof/ownFiles.ts';
import { verify } from '#main/services/gm/proof/verify.ts';
import { boatOf } from '../../../rulesets/pearl-divers/game/model/state.ts';
import { north, pearls } from '../../../support/desk/askedPearls.ts';
import { valueOf } from '../../../support/desk/gmWorld.ts';
import { badOnes, type Loose } from '../../../support/play/proofPlay.ts';
import { removeFolders } from '../../../support/tempFolder.ts';
import {
  ports,
  type Person,
  type Shared,
  sharedGame,
  sail,
  dive,
  boatPlan,
  sends,
  tellAll,
} from '../../../support/desk/sharedPearls.ts';

/* Two players of one seat: the proof of what each ordered. */
afterAll(removeFolders);

const archived = (gm: Gm): Loose =>
  JSON.parse((sealing.unpack(gm.archive(), 10_000_000) as { value: string }).value) as Loose;
const verified = async ({ ruleset }: Gm, change: Loose) =>
  verify(ruleset, valueOf(readArchive(sealing, sealing.pack(JSON.stringify(change)))));

describe('the proof', () => {
  async function played(): Promise<Shared> {
    const world = await sharedGame();
    await sends(world, world.ann, boatPlan(sail(1, 1), dive(1, 2)), 'ann.orders');
    await sends(world, world.kim, boatPlan(dive(1, 20_001)), 'kim.orders');
    await world.gm.run();
    await tellAll(world);
    return world;
  }

  test('keeps every part, comes out the same, and names the part that was changed', async () => {
    const { gm } = await played();
    const archive = archived(gm);
    const parts = archive.turns[0].ran.parts[north];
    expect(parts.map(({ player, scopes }: Loose) => [player, scopes])).toEqual([
      [1, []],
      [2, ['diving']],
    ]);
    expect((await verified(gm, archive)).ok).toBe(true);
    const changed = async (change: (parts: Loose, ran: Loose) => void) => {
      const other = archived(gm);
      change(other.turns[0].ran.parts[north], other.turns[0].ran);
      return badOnes(await verified(gm, other))
        .map(([turn, said]) => `${turn}: ${said}`)
        .join('\n');
    };
    expect(await changed(([, two]) => (two.plan.units[boatOf(north)] = []))).toContain(
      'The orders of north are not those that its players’ parts make: the part of player 2 differs.',
    );
    expect(await changed(([one]) => (one.plan.units[boatOf(north)][0].to = 'shallows'))).toContain(
      'the part of player 1 differs.',
    );
    // A part that never counted is bound by the chain all the same.
    expect(await changed(([one]) => one.plan.units[boatOf(north)].pop())).not.toBe('');
    expect(await changed((_, ran) => delete ran.parts)).not.toBe('');
    gm.close();
  });

  test('holds every part against the file that its player signed', async () => {
    const world = await sharedGame();
    const { gm } = world;
    await sends(world, world.ann, boatPlan(sail(1, 1)), 'ann.orders');
    const taken = await sends(world, world.kim, boatPlan(dive(1, 20_001)), 'kim.orders');
    const faults = async () => orderFaults(sealing, gm.store, pearls, recordOf(gm.store).turnOf(1)!);
    await gm.run();
    expect(await faults()).toEqual([]);
    gm.store.settle(taken.number, { plan: JSON.parse(stableText(boatPlan(dive(1, 20_002)))) as unknown });
    expect(await faults()).toEqual([
      'The orders of north, player 2, are not those in the signed file «kim.orders».',
    ]);
    gm.close();
  });

  test('is held against each player’s own files, and runs again after the part was taken back', async () => {
    const world = await played();
    const { gm } = world;
    const before = stableText(archived(gm).turns[0].ran.orders);
    const own = async ({ library }: Person) =>
      heldOwn(sealing, pearls, recordOf(gm.store), valueOf(await library.ownFiles('pd7')));
    for (const person of [world.ann, world.kim, world.cid])
      expect(await own(person)).toMatchObject({ faults: [], asks: [], unread: 0 });
    valueOf(endFellow(ports, gm, { seat: north, number: 2 }));
    valueOf(await gm.rerun({ turn: 1, dice: 'same', why: 'To see it again.' }));
    expect(stableText(archived(gm).turns[0].ran.orders)).toBe(before);
    expect((await verify(gm.ruleset, recordOf(gm.store))).ok).toBe(true);
    gm.close();
  });
});
