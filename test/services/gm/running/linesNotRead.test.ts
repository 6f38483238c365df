import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { ResultsBody } from '#kernel/files/bodies.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { type Gm, newGame } from '#main/services/gm/gm.ts';
import { archiveOf, readArchive } from '#main/services/gm/proof/archive.ts';
import { verify } from '#main/services/gm/proof/verify.ts';
import { dives, invited, north, pearls, south } from '../../../support/desk/askedPearls.ts';
import { quickSealing, resultsFor, testPorts, valueOf } from '../../../support/desk/gmWorld.ts';
import { pearlsByRuns } from '../../../support/desk/pearlRuns.ts';
import { removeFolders, tempFolder } from '../../../support/tempFolder.ts';

/* Lines that a player typed and nobody can read give no order, and are told as such wherever orders are looked at. */
afterAll(removeFolders);

async function begun(ruleset: typeof pearls): Promise<Gm> {
  const gm = valueOf(
    await newGame(testPorts(), gameFiles, join(tempFolder(), 'pd4.game'), {
      ruleset,
      setup: { seats: [north, south] },
      players: {},
      seed: 'lines',
      game: 'pd4',
    }),
  );
  const [library, key] = await invited(resultsFor(gm, north), ruleset);
  const plan = { ...dives(north, 1), typed: { buoys: 'lift ledg' } };
  valueOf(await library.savePlan(key, plan, 0));
  const orders = valueOf(await library.exportOrders(key));
  expect((await gm.takeOrders(Buffer.from(orders.base64, 'base64'), orders.name)).verdict).toBe('final');
  return gm;
}
const told = (gm: Gm, seat: typeof north) =>
  (gm.store.results(2).find((one) => one.seat === seat)!.body as ResultsBody).refusals.map(
    ({ step, code, args }) => [step, code, args['line']],
  );

test.each([
  ['of everybody', pearls],
  ['of each by themselves', pearlsByRuns],
])(
  'in a run %s: the check before it, the results of that player alone, and the archive',
  async (_, ruleset) => {
    const gm = await begun(ruleset);
    const problems = gm.review().find(({ seat }) => seat === north)?.problems ?? [];
    expect(problems.map(({ code }) => code)).toContain('line-not-read');
    while (gm.store.turn() === 1) await gm.run({ overdue: true });
    expect(told(gm, north).filter(([, code]) => code === 'line-not-read')).toEqual([
      ['Order sheet', 'line-not-read', 'Buoys'],
    ]);
    expect(told(gm, south).filter(([, code]) => code === 'line-not-read')).toEqual([]);
    const game = valueOf(readArchive(quickSealing, archiveOf(quickSealing, gm.store)));
    expect((await verify(gm.ruleset, game)).turns.map(({ ok, said }) => [ok, said])).toEqual([
      [true, expect.any(String)],
      [true, expect.any(String)],
    ]);
    gm.close();
  },
);
