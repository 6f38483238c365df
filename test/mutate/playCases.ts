import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { casesIn, passes } from './caseList.ts';

/** A process of its own: plays those cases of a folder whose files are named on its input, and prints the first that does not pass. */
// A mutant that has worked so many seconds goes round in circles: it is ended from beside, however busy it is.
const mostSeconds = 40;
const watch = `setInterval(() => { if (process.cpuUsage().user > ${mostSeconds}e6) process.kill(process.pid, 'SIGKILL'); }, 250)`;
new Worker(watch, { eval: true }).unref();

const [folder = ''] = process.argv.slice(2);
const wanted = new Set(JSON.parse(readFileSync(0, 'utf8')) as readonly string[]);
const failed = casesIn(folder).find((one) => wanted.has(one.file) && !passes(one));
if (failed !== undefined) console.log(failed.file);
