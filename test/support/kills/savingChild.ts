// Saves as fast as it can until it is killed: node savingChild.ts LIBRARY INVITATION. Prints every revision once it is saved.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { plainSecrets } from '#main/adapters/fileSecrets.ts';
import { silentLog } from '#main/adapters/logFile.ts';
import { clock } from '#main/adapters/machine.ts';
import { nodeFiles } from '#main/adapters/nodeFiles.ts';
import { nodeFolders } from '#main/adapters/nodeFolders.ts';
import { sealing } from '#main/adapters/sealing.ts';
import { openCache } from '#main/adapters/sqliteCache.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import { makeLibrary } from '#main/services/library/library.ts';
import { toyRuleset } from '../play/toyRuleset.ts';

const [root = '', invitation = ''] = process.argv.slice(2);
const cache = await openCache(join(root, '.cache.sqlite'), silentLog);
const library = makeLibrary({
  root,
  cache,
  files: nodeFiles(),
  folders: nodeFolders,
  secrets: plainSecrets,
  sealing,
  clock,
  program: '1.2.3',
  rulesets: [toyRuleset() as unknown as SomeRuleset],
});
const need = <T>(
  outcome: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: unknown },
): T => {
  if (outcome.ok) return outcome.value;
  console.log(`refused ${JSON.stringify(outcome.fault)}`);
  process.exit(3);
};

process.stdout.write('begun\n');
const { key } = need(await library.take(readFileSync(invitation)));
let { planRevision: revision } = need(await library.open(key));
for (;;) {
  const hq = Array.from({ length: (revision + 1) % 50 }, (_, index) => ({
    kind: 'boast',
    ref: `ann.t1.o${index + 1}`,
  }));
  revision = need(await library.savePlan(key, { hq, units: {} }, revision));
  process.stdout.write(`saved ${revision}\n`);
  if (revision % 10 === 0) need(await library.exportOrders(key));
  if (revision % 15 === 0) need(await library.list());
}
