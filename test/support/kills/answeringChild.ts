import { readFileSync } from 'node:fs';
import type { OwnAnswer } from './killsAtQuestions.ts';
import { openedWith } from './killsAtQuestions.ts';

/* Takes files of answers and the game master's own into a game that waits, and goes on with its turn; says how far it is. */
const [rules = '', path = '', own = '[]', ...files] = process.argv.slice(2);
const gm = await openedWith(rules, path);
process.stdout.write('begun\n');
await gm.takeAnswers(files.map((name) => ({ name, bytes: readFileSync(name) })));
for (const answer of JSON.parse(own) as readonly OwnAnswer[]) gm.answer(answer);
process.stdout.write('taken\n');
await gm.run();
gm.close();
process.stdout.write('ended\n');
