import { join } from 'node:path';
import { expect } from 'vitest';
import type { TurnKey } from '#contract/keys.ts';
import { nthOrder, placeId } from '#kernel/words/ids.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { type Gm, newGame } from '#main/services/gm/gm.ts';
import { addFellow } from '#main/services/gm/people/fellows.ts';
import type { Library } from '#main/services/library/library.ts';
import type { Order } from '../../rulesets/pearl-divers/game/game.ts';
import { boatOf } from '../../rulesets/pearl-divers/game/model/state.ts';
import { north, pearls, south } from './askedPearls.ts';
import { quickSealing, resultsFor, testPorts, valueOf } from './gmWorld.ts';
import { libraryAt } from '../play/toyGame.ts';
import { tempFolder } from '../tempFolder.ts';
import { theseRulesets } from '#main/services/ruleset.ts';

/*
 * Two play the house of North in Pearl Divers, each with a library of files: Ann, whose seat it is, sails the boat, and Kim has the divers
 * and buoys.
 */

export const ports = testPorts();
export const ledge = placeId('ledge');
export const kim = { player: 'Kim', address: 'kim@example.org' };

export interface Person {
  readonly library: Library;
  key: TurnKey;
}

export async function arrive(file: Uint8Array, name: string): Promise<Person> {
  const library = libraryAt(join(tempFolder(), name), {
    rulesets: theseRulesets([pearls]),
    sealing: quickSealing,
  });
  const took = valueOf(await library.take(file)) as { readonly key: TurnKey };
  return { library, key: took.key };
}

export interface Shared {
  readonly path: string;
  readonly gm: Gm;
  readonly ann: Person;
  readonly kim: Person;
  readonly cid: Person;
}

export async function sharedGame(): Promise<Shared> {
  const path = join(tempFolder(), 'pd7.game');
  const gm = valueOf(
    await newGame(testPorts(), gameFiles, path, {
      ruleset: pearls,
      setup: { seats: [north, south] },
      seed: 'shared',
      game: 'pd7',
      title: 'Pearls',
      players: { [north]: { player: 'Ann', address: '' }, [south]: { player: 'Cid', address: '' } },
    }),
  );
  const invited = valueOf(
    await addFellow(ports, gm, north, { person: kim, scopes: ['diving'], who: 'desk' }),
  );
  expect(invited.name).toBe('pd7N01-north-player-2.new');
  return {
    path,
    gm,
    ann: await arrive(resultsFor(gm, north), 'ann'),
    kim: await arrive(invited.bytes, 'kim'),
    cid: await arrive(resultsFor(gm, south), 'cid'),
  };
}

export const sail = (turn: number, n: number, to = ledge): Order => ({
  kind: 'sail',
  ref: nthOrder(north, turn, n),
  to,
});
export const dive = (turn: number, n: number): Order => ({
  kind: 'dive',
  ref: nthOrder(north, turn, n),
  again: true,
});
export const boatPlan = (...orders: readonly Order[]): Plan<Order> => ({
  hq: [],
  units: { [boatOf(north)]: orders } as Plan<Order>['units'],
});

/** Saves a plan in a library, exports it and has the game master take the file in. */
export async function sends(
  { gm }: Pick<Shared, 'gm'>,
  { library, key }: Person,
  plan: Plan<Order>,
  name: string,
) {
  const opened = valueOf(await library.open(key));
  valueOf(await library.savePlan(key, plan, opened.planRevision));
  const made = valueOf(await library.exportOrders(key));
  return gm.takeOrders(Buffer.from(made.base64, 'base64'), name);
}

/** Takes the results of the next turn into everybody's library; Kim's is their own copy. */
export async function tellAll({ gm, ann, kim: two, cid }: Shared): Promise<void> {
  const turn = gm.store.turn();
  const copy = gm.store.fellowCopies(turn).find(({ seat, fellow }) => seat === north && fellow === 2);
  const given = [
    [ann, resultsFor(gm, north)],
    [cid, resultsFor(gm, south)],
    ...(copy === undefined ? [] : ([[two, copy.file]] as const)),
  ] as const;
  for (const [person, file] of given)
    person.key = (valueOf(await person.library.take(file)) as { readonly key: TurnKey }).key;
}

export const refs = (gm: Gm, turn: number, kind: string): readonly unknown[] =>
  (gm.store.turnOf(turn)!.ran!.entries as readonly { event: { kind: string; cause?: string } }[])
    .filter(({ event }) => event.kind === kind)
    .map(({ event }) => event.cause);
