import { kitOf } from '../support/kits/kits.ts';
import { war } from './war.ts';

/** `warProcess.ts RULESET INDEX`: one war, told as JSON to the process that measures. */
const [name = '', index] = process.argv.slice(2);
console.log(JSON.stringify(war(kitOf(name), Number(index))));
