import { kitsOnDemand } from '../support/kits/onDemand.ts';
import { war } from './war.ts';

/** `warProcess.ts RULESET INDEX`: one war, told as JSON to the process that measures. */
const [name = '', index] = process.argv.slice(2);
const kit = await kitsOnDemand[name]?.();
if (kit === undefined) throw new Error(`no ruleset «${name}» has a test kit`);
console.log(JSON.stringify(war(kit, Number(index))));
