import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { ResultsBody } from '#kernel/files/bodies.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { resultsFor, tempFolder, valueOf } from '../../support/desk/gmWorld.ts';
import type { Player } from '../../support/desk/gmWorld.ts';
import { kits } from '../../support/kits/kits.ts';
import { scriptedFiles, scriptedGame } from '../../support/play/scriptedGame.ts';
import { longKits, playedTwice } from './playedTwice.ts';

let folder: Awaited<ReturnType<typeof tempFolder>>;
beforeAll(async () => {
  folder = await tempFolder();
});
afterAll(() => folder.end());

playedTwice(
  kits.filter((kit) => !longKits.includes(kit.ruleset.id)),
  (name) => folder.of(name),
);

describe('between rivals', () => {
  let gm: Gm;
  let players: ReadonlyMap<SeatId, Player>;
  let seats: readonly SeatId[];
  const player = (seat: SeatId | undefined): Player => players.get(seat as SeatId) as Player;
  const bodyOf = (seat: SeatId): ResultsBody =>
    gm.store.results(gm.store.turn()).find((one) => one.seat === seat)?.body as ResultsBody;
  const unitsOf = (
    seat: SeatId,
  ): readonly (readonly [
    string,
    { readonly kind: string; readonly name: string; readonly place: string },
  ])[] =>
    inOrder(
      (
        bodyOf(seat).view as {
          readonly units: Readonly<Record<string, { kind: string; name: string; place: string }>>;
        }
      ).units,
    );

  beforeAll(async () => {
    ({ gm, players } = await scriptedGame(folder.of('rivals.game'), 4));
    seats = gm.store.seats().map(({ seat }) => seat);
    await scriptedFiles(gm, players);
  });
  afterAll(() => gm.close());

  test('what an empire calls its garrisons reaches nobody else, and nobody moves a foreign unit', async () => {
    const [mine, theirs] = [seats[0] as SeatId, seats[1] as SeatId];
    const garrison = (seat: SeatId): string =>
      unitsOf(seat).find(([, { kind }]) => kind === 'garrison')?.[0] ?? '';
    const [fleet, { place }] = unitsOf(theirs).find(([, { kind }]) => kind === 'starfleet') ?? [
      '',
      { place: '' },
    ];
    const [next = ''] =
      (
        bodyOf(theirs).view as {
          readonly sectors: Readonly<Record<string, { readonly links: readonly string[] }>>;
        }
      ).sectors[place]?.links ?? [];
    expect(next).toMatch(/^s\d+$/);
    for (const seat of seats) {
      const orders = [{ kind: 'rename-unit', ref: `${seat}.t1.o1`, name: `Marker of ${seat}` }];
      // The first empire also tries to give orders to the second's garrison and starfleet.
      const meddling =
        seat === mine
          ? {
              [garrison(theirs)]: [{ kind: 'rename-unit', ref: `${seat}.t1.o2`, name: 'Taken over' }],
              [fleet]: [
                { kind: 'travel', ref: `${seat}.t1.o3`, to: next },
                { kind: 'rename-unit', ref: `${seat}.t1.o4`, name: 'Taken over' },
              ],
            }
          : {};
      const file = await player(seat).orders({ hq: [], units: { [garrison(seat)]: orders, ...meddling } });
      expect(await gm.takeOrders(file, `${seat}.orders`)).toMatchObject({ verdict: 'final' });
    }
    await gm.run();
    for (const seat of seats) {
      const text = JSON.stringify(valueOf(await player(seat).open(resultsFor(gm, seat))).body);
      for (const other of seats)
        expect([seat, other, text.includes(`Marker of ${other}`)]).toEqual([seat, other, seat === other]);
    }
    expect(unitsOf(theirs).map(([, { name }]) => name)).not.toContain('Taken over');
    expect(unitsOf(theirs).find(([id]) => id === fleet)?.[1].place).toBe(place);
    expect(bodyOf(mine).refusals.map(({ order }) => order)).toEqual(
      expect.arrayContaining([`${mine}.t1.o3`]),
    );
  });
});
