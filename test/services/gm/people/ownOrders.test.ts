import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { seatId } from '#kernel/words/ids.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { newGame } from '#main/services/gm/gm.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import { pearlDivers } from '../../../rulesets/pearl-divers/game/ruleset.ts';
import { codesOf, testPorts, valueOf } from '../../../support/desk/gmWorld.ts';
import { removeFolders, tempFolder } from '../../../support/tempFolder.ts';

afterAll(removeFolders);

const begun = async () =>
  valueOf(
    await newGame(testPorts(), gameFiles, join(tempFolder(), 'pd3.game'), {
      ruleset: pearlDivers as unknown as SomeRuleset,
      setup: { seats: ['north', 'south'] },
      players: {},
      seed: 'storms',
      game: 'pd3',
    }),
  );

test('the game master gives orders of their own by form, takes them back, and the turn carries them out', async () => {
  const gm = await begun();
  expect(gm.ownPlan().offers.map(({ kind, fields }) => [kind, fields.map(({ name }) => name)])).toEqual([
    ['storm', ['over']],
  ]);
  const first = valueOf(gm.giveOwn({ kind: 'storm', values: { over: 'ledge' } }));
  const second = valueOf(gm.giveOwn({ kind: 'storm', values: { over: 'deep' } }));
  expect([first, second]).toEqual(['game-master.t1.o1', 'game-master.t1.o2']);
  valueOf(gm.takeBackOwn(first));
  expect(gm.ownPlan().orders.map(({ ref, problems }) => [ref, problems])).toEqual([[second, []]]);
  await gm.run();
  const heard = gm.store
    .results(2)
    .map(({ seat, body }) => [
      seat,
      (body as { readonly heard: readonly { readonly event: unknown }[] }).heard.map(({ event }) => event),
    ]);
  expect(heard).toEqual(['north', 'south'].map((seat) => [seat, [{ kind: 'stormed', place: 'deep' }]]));
  expect(gm.ownPlan().orders).toEqual([]);
  gm.close();
});

test('what nobody is offered, fields that are not there, and values that do not fit are refused by name', async () => {
  const gm = await begun();
  expect(codesOf(gm.giveOwn({ kind: 'sail', values: { to: 'ledge' } }))).toEqual(['no-own-order']);
  expect(codesOf(gm.giveOwn({ kind: 'storm', values: { where: 'ledge' } }))).toEqual(['no-own-value']);
  expect(codesOf(gm.giveOwn({ kind: 'storm', values: { over: 'nowhere' } }))).toEqual(['no-own-value']);
  expect(codesOf(gm.takeBackOwn('game-master.t1.o1' as never))).toEqual(['no-own-order']);
  expect(gm.ownPlan().orders).toEqual([]);
  gm.close();
});

test('what the game master knows is in no player’s file', async () => {
  const gm = await begun();
  valueOf(gm.giveOwn({ kind: 'storm', values: { over: 'deep' } }));
  for (const { body } of gm.store.results(1)) expect(JSON.stringify(body)).not.toContain('storm');
  expect(gm.view(seatId('north'))).not.toHaveProperty('storms');
  gm.close();
});

test('where the rules offer the game master nothing, there is nothing to give', async () => {
  const gm = valueOf(
    await newGame(testPorts(), gameFiles, join(tempFolder(), 'ge3.game'), {
      ruleset: galacticEmpires as unknown as SomeRuleset,
      players: {},
      seed: 'own',
      game: 'ge3',
      setup: { generate: { empires: 3, sectors: 40 } },
    }),
  );
  expect(gm.ownPlan()).toEqual({ orders: [], offers: [] });
  expect(codesOf(gm.giveOwn({ kind: 'set-status', values: {} }))).toEqual(['no-own-order']);
  const [seat] = gm.seats();
  valueOf(gm.decide(seat!.seat, ['computer']));
  expect(gm.ownPlan()).toMatchObject({ orders: [{ problems: [] }], offers: [] });
  gm.close();
});
