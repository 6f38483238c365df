import { namedKit } from '../support/kits/named.ts';
import { firstKit } from '../support/kits/kits.ts';
import { saidMissing } from '../support/kits/lacking.ts';
import { all } from './all.ts';
import type { Campaign } from './campaign.ts';
import { campaigns } from './campaigns.ts';

/** `npm run soak -- NAME [--rules RULESET] [options]`: one long campaign; without a name, what there is; `all`, every one of them for an hour. */
const { kit, rest, fault } = namedKit(process.argv.slice(2));
const [name, ...args] = rest;
const campaign = campaigns.find((one) => one.name === name);

/** Why the campaign cannot be run with this ruleset; empty if it can. */
function hindrances({ name: campaignName, needs }: Campaign): readonly string[] {
  if (needs !== undefined) return saidMissing(kit, needs);
  return kit === firstKit ? [] : [`${campaignName} plays ${firstKit.ruleset.title} alone.`];
}

if (fault !== undefined) {
  console.error(fault);
  process.exitCode = 2;
} else if (name === 'all') {
  process.exitCode = await all(campaigns);
} else if (campaign === undefined) {
  const list = campaigns
    .map((one) => `  ${one.name.padEnd(16)}${one.what}${one.needs === undefined ? '' : ' [--rules RULESET]'}`)
    .join('\n');
  console.error(
    `${name === undefined ? 'Which campaign?' : `There is no campaign ${name}.`} There are:\n  ${'all'.padEnd(16)}every one of these, as much as fits into an hour\n${list}`,
  );
  process.exitCode = 2;
} else if (hindrances(campaign).length > 0) {
  console.error(hindrances(campaign).join('\n'));
  process.exitCode = 2;
} else {
  const began = performance.now();
  const faults = await campaign.run(args, kit);
  for (const one of faults) console.error(one);
  console.log(
    `${campaign.name}: ${faults.length === 0 ? 'all well' : `${faults.length} faults`}, ${Math.round((performance.now() - began) / 1000)} s`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}
