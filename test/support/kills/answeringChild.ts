import type { OwnAnswer } from './killsAtQuestions.ts';
import { answerAll, openedWith } from './killsAtQuestions.ts';

/* Takes answers files and the game master's own into a game that waits, and goes on with its turn; says how far it is. */
const [rules = '', path = '', own = '[]', ...files] = process.argv.slice(2);
await answerAll(
  await openedWith(rules, path),
  { files, own: JSON.parse(own) as readonly OwnAnswer[] },
  (word) => void process.stdout.write(`${word}\n`),
);
