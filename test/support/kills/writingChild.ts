// Writes lines into a game's log as fast as it can, for as long as the game stands: node writingChild.ts GAME LINES.
import { gameFiles } from '#main/adapters/gameFile.ts';

const [path = '', lines = '0'] = process.argv.slice(2);
const opened = await gameFiles.open(path);
if (!opened.ok) throw new Error('the game cannot be opened');
process.stdout.write('begun\n');
for (let line = 1; line <= Number(lines); line += 1) {
  opened.value.note({ at: '2026-11-21T18:30:00.000Z', what: `Line ${line}.` });
}
opened.value.close();
