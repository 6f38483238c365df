import { kits } from '#test/support/kits/kits.ts';
import { lawsOf } from './rulesetLaws.ts';

for (const kit of kits) lawsOf(kit);
