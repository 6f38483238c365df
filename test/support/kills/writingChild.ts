// Writes lines into a game's log as fast as it can, until its standard input ends: node writingChild.ts GAME.
import { gameFiles } from '#main/adapters/gameFile.ts';

const [path = ''] = process.argv.slice(2);
const opened = await gameFiles.open(path);
if (!opened.ok) throw new Error('the game cannot be opened');
let goesOn = true;
process.stdin.on('end', () => (goesOn = false)).resume();
process.stdout.write('begun\n');
for (let line = 1; goesOn; line += 1) {
  opened.value.note({ at: '2026-11-21T18:30:00.000Z', what: `Line ${line}.` });
  // Let the end of the input be heard.
  await new Promise((resolve) => setImmediate(resolve));
}
opened.value.close();
