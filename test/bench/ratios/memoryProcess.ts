import { kitOf } from '../../support/kits/kits.ts';
import { played } from '../cycle.ts';

const turns = 5;

/** `memoryProcess.ts RULESET`: some turns of its largest new game; says the most memory held, in MiB. */
const kit = kitOf(process.argv[2] ?? '');
const game = await played(kit, kit.large?.setups.at(-1)?.setup);
for (let turn = 1; turn <= turns; turn += 1) {
  await game.order();
  await game.run();
}
await game.end();
console.log(JSON.stringify(process.resourceUsage().maxRSS / 1_024));
