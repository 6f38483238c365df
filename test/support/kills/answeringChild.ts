import { readFileSync } from 'node:fs';
import { reopened } from '../desk/askedPearls.ts';

/* Takes files of answers into a game that waits, and goes on with its turn; says when it begins. */
const [path = '', ...files] = process.argv.slice(2);
const gm = await reopened(path);
process.stdout.write('begun\n');
await gm.takeAnswers(files.map((name) => ({ name, bytes: readFileSync(name) })));
await gm.run();
gm.close();
process.stdout.write('ended\n');
