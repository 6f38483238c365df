import { afterAll, expect, test } from 'vitest';
import { sealing } from '#main/adapters/sealing.ts';
import { waitingOf } from '#main/services/gm/turns/waiting.ts';
import { endStandingIn, replacePlayer, setStandIn } from '#main/services/gm/people/people.ts';
import { orderFaults } from '#main/services/gm/proof/orderFiles.ts';
import { recordOf } from '#main/services/gm/turns/record.ts';
import { upgrade } from '#main/services/gm/proof/shadow.ts';
import {
  again,
  answersIn,
  answersOf,
  type AskedPearls,
  invited,
  north,
  pearlsThatAsk,
  pearlsWith,
  questionsFor,
  south,
} from '../../support/desk/askedPearls.ts';
import { quickSealing, testPorts, valueOf } from '../../support/desk/gmWorld.ts';
import { removeFolders } from '../../support/tempFolder.ts';

afterAll(removeFolders);

/* A run waits, and somebody else comes to a seat meanwhile. */

const ports = { ...testPorts(), sealing: quickSealing };
const ann = { player: 'Ann', address: 'ann@example.org' };

async function waits(): Promise<AskedPearls> {
  const world = await pearlsThatAsk();
  await world.gm.run();
  return world;
}
const taken = async ({ gm }: AskedPearls, file: { readonly name: string; readonly bytes: Uint8Array }) => {
  const [one] = await gm.takeAnswers([file]);
  return one?.code ?? one?.verdict;
};

test('a new player is asked what the old one was, and only they may answer', async () => {
  const world = await waits();
  const { gm } = world;
  const old = await answersOf(world, north, [again]);
  const made = await replacePlayer(ports, gm, north, { person: ann, why: 'Moved away.' });
  expect(await taken(world, old)).toBe('not-signed-by-seat');
  const [library, key] = await invited(valueOf(made).bytes);
  const mine = await answersIn(library, key, questionsFor(gm, north), [again]);
  expect(await taken(world, mine)).toBe('taken');
  expect(gm.questions().map(({ to }) => to)).toEqual([south]);
  gm.close();
});

test('what the old player has answered stands', async () => {
  const world = await waits();
  expect(await taken(world, await answersOf(world, north, [again]))).toBe('taken');
  valueOf(await replacePlayer(ports, world.gm, north, { person: ann, why: 'Moved away.' }));
  expect(world.gm.questions().map(({ to }) => to)).toEqual([south]);
  world.gm.close();
});

test('player and stand-in are asked alike, the first answer stands, and whoever gave it is proven', async () => {
  const world = await waits();
  const { gm } = world;
  const made = valueOf(await setStandIn(ports, gm, north, { person: ann }));
  const [library, key] = await invited(made.bytes);
  const file = questionsFor(gm, north);
  const theirs = await answersIn(library, key, file, [again]);
  const own = await answersIn(world.libraries[north]!, world.keys[north]!, file, []);
  expect([await taken(world, theirs), await taken(world, own)]).toEqual(['taken', 'answered-already']);
  expect(waitingOf(gm.store)?.answers).toMatchObject({
    'Divers go down once more/north': { by: 'person', orders: [again], standIn: true },
  });
  await gm.run({ overdue: true });
  const turn = recordOf(gm.store).turnOf(1)!;
  expect(turn.ran?.answers).toMatchObject({ 'Divers go down once more/north': { standIn: true } });
  expect(await orderFaults(sealing, gm.store, gm.ruleset, turn)).toEqual([]);
  gm.close();
});

test('the player may answer the file they had before somebody stood in; who stands in no longer may not', async () => {
  const world = await waits();
  const { gm } = world;
  const before = questionsFor(gm, north);
  const [library, key] = await invited(valueOf(await setStandIn(ports, gm, north, { person: ann })).bytes);
  const theirs = await answersIn(library, key, questionsFor(gm, north), []);
  valueOf(endStandingIn(ports, gm.store, north));
  expect(await taken(world, theirs)).toBe('answers-of-former-stand-in');
  const own = await answersIn(world.libraries[north]!, world.keys[north]!, before, [again]);
  expect(await taken(world, own)).toBe('taken');
  gm.close();
});

test('newer rules begin the run again, and ask again', async () => {
  const { gm } = await waits();
  const newer = pearlsWith((rules) => ({ ...rules, edition: rules.edition + 1 }));
  valueOf(await upgrade(ports, gm.store, newer));
  expect(waitingOf(gm.store)).toBeUndefined();
  expect(gm.store.log().some(({ what }) => what.includes('It starts over by these rules'))).toBe(true);
  gm.close();
});
