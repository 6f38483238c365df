// Saves as fast as it can until it is killed: node savingChild.ts LIBRARY INVITATION. Prints every revision once it is saved.
import { saveUpTo } from './saving.ts';

const [root = '', invitation = ''] = process.argv.slice(2);
process.stdout.write('begun\n');
await saveUpTo(Infinity, root, invitation, (revision) => void process.stdout.write(`saved ${revision}\n`));
