import { readFileSync } from 'node:fs';
import { casesIn, passes } from '../caseList.ts';
import { watchdog } from './watchdog.ts';

/** A process of its own: plays the cases of a folder that are named on its input, one after another, and prints the first that does not pass. */
watchdog();

const [folder = ''] = process.argv.slice(2);
const cases = new Map(casesIn(folder).map((one) => [one.file, one]));
const named = JSON.parse(readFileSync(0, 'utf8')) as readonly string[];
const failed = named.find((file) => {
  const one = cases.get(file);
  return one !== undefined && !passes(one);
});
if (failed !== undefined) console.log(failed);
