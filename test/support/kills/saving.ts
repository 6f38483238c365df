import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { plainSecrets } from '#main/adapters/fileSecrets.ts';
import { silentLog } from '#main/adapters/logFile.ts';
import { clock, entropy } from '#main/adapters/machine.ts';
import { nodeFiles } from '#main/adapters/nodeFiles.ts';
import { nodeFolders } from '#main/adapters/nodeFolders.ts';
import { sealing } from '#main/adapters/sealing.ts';
import { openCache } from '#main/adapters/sqliteCache.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import { makeLibrary } from '#main/services/library/library.ts';
import { toyRuleset } from '../play/toyRuleset.ts';
import { theseRulesets } from '#main/services/ruleset.ts';

/** What is killed: takes in an invitation and saves a plan over and over, up to a revision; says each once it is saved. */
export async function saveUpTo(
  last: number,
  root: string,
  invitation: string,
  say: (revision: number) => void,
): Promise<void> {
  const cache = await openCache(join(root, '.cache.sqlite'), silentLog);
  const library = makeLibrary({
    root,
    cache,
    files: nodeFiles(),
    folders: nodeFolders,
    secrets: plainSecrets,
    sealing,
    clock,
    entropy,
    program: '1.2.3',
    rulesets: theseRulesets([toyRuleset() as unknown as SomeRuleset]),
  });
  const { key } = need(await library.take(readFileSync(invitation)));
  let { planRevision: revision } = need(await library.open(key));
  while (revision < last) {
    const hq = Array.from({ length: (revision + 1) % 50 }, (_, index) => ({
      kind: 'boast',
      ref: `ann.t1.o${index + 1}`,
    }));
    revision = need(await library.savePlan(key, { hq, units: {} }, revision));
    say(revision);
    if (revision % 10 === 0) need(await library.exportOrders(key));
    if (revision % 15 === 0) need(await library.list());
  }
}

function need<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw new Error(`refused ${JSON.stringify(outcome.fault)}`);
}
