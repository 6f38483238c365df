import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { digest } from '#kernel/codec/digest.ts';
import { openDice } from '#kernel/dice/streams.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import type { OutLetter } from '#main/ports/game/post.ts';
import { openGame } from '#main/services/gm/gm.ts';
import { gmCli, gmHere } from '../desk/gmCli.ts';
import { testPorts, valueOf } from '../desk/gmWorld.ts';
import { everyStep } from './everyStep.ts';
import type { KillsReport } from './kills.ts';
import { moment, stopwatch } from '../time/moments.ts';
import type { Steps } from './stepsOfDeeds.ts';
import type { ScriptedSmtp } from '../mail/scriptedSmtp.ts';
import { startScriptedSmtp } from '../mail/scriptedSmtp.ts';
import { galacticEmpires, scriptedGame } from '../play/scriptedGame.ts';

type Came = Pick<ScriptedSmtp, 'whole'>;

const empires = 4;

/**
 * Kills the command line at random moments while it sends the letters of a turn to a server that takes its time. After each kill every
 * letter must be sent, waiting, or told as one that may have arrived; after the next look none may have come in twice, and none be lost.
 */
export async function killsOfMail(folder: string, kills: number, seed: string): Promise<KillsReport> {
  const [base, game] = [join(folder, 'base.game'), join(folder, 'k.game')];
  const draw = openDice(seed);
  const total = { before: 0, after: 0, ended: 0, files: 0, locks: 0, faults: [] as string[] };
  await prepare(folder, base);
  let took = 0;
  for (let kill = 0; kill <= kills; kill += 1) {
    for (const end of ['', '-wal', '-shm']) await rm(`${game}${end}`, { force: true });
    await copyFile(base, game);
    const smtp = await startScriptedSmtp({ pace: 6 });
    await gmHere(mailed(game, smtp), folder);
    const killAfter = Math.trunc((took * (400 + draw.int(650))) / 1000);
    const since = stopwatch();
    // The first is left in peace, and timed.
    const { code } = await gmCli(['mail', game, '--send'], kill === 0 ? {} : { killWhen: moment(killAfter) });
    if (code !== undefined) took = since();
    else if (smtp.dialogues() === 0 && killAfter > took * 0.9) took *= 1.1;
    const letters = await lettersOf(game);
    const sent = letters.filter(({ state }) => state === 'sent').length;
    if (kill > 0) total[code !== undefined ? 'ended' : sent === empires ? 'after' : 'before'] += 1;
    total.files += smtp.whole.length;
    total.locks += letters.filter(({ state }) => state === 'sending').length;
    const faults = [
      ...faultsIn(letters, smtp, ['sent', 'waiting', 'sending']),
      ...(await sentOn(game, folder, smtp)),
    ];
    total.faults.push(...faults.map((fault) => `kill ${kill} after ${killAfter} ms: ${fault}`));
    await smtp.stop();
  }
  return total;
}

/** Sends the letters of a turn once, and looks at what the program leaves when it dies at any of its steps: as above. */
export async function stepsOfMail(folder: string): Promise<Steps> {
  const [made, game] = [join(folder, 'made'), join(folder, 'made', 'k.game')];
  await mkdir(made, { recursive: true });
  await prepare(folder, game);
  const smtp = await startScriptedSmtp();
  await gmHere(mailed(game, smtp), folder);
  const left = await everyStep(
    made,
    join(folder, 'left'),
    () => [...smtp.whole],
    () => gmHere(['mail', game, '--send'], folder),
  );
  await smtp.stop();
  const total = { before: 0, after: 0, faults: [] as string[] };
  for (const [at, { folder: copy, said: whole }] of left.entries()) {
    const copied = join(copy, 'k.game');
    const letters = await lettersOf(copied);
    total[letters.every(({ state }) => state === 'sent') ? 'after' : 'before'] += 1;
    const next = await startScriptedSmtp();
    await gmHere(mailed(copied, next), folder);
    const faults = [
      ...faultsIn(letters, { whole }, ['sent', 'waiting', 'sending']),
      ...(await sentOn(copied, folder, {
        get whole() {
          return [...whole, ...next.whole];
        },
      })),
    ];
    await next.stop();
    total.faults.push(...faults.map((fault) => `step ${at + 1} of ${left.length}: ${fault}`));
  }
  return total;
}

const mailed = (game: string, { port }: ScriptedSmtp): readonly string[] => [
  'mail',
  game,
  '--smtp',
  `none://127.0.0.1:${port}`,
  '--from',
  'gm@example.org',
];

async function prepare(folder: string, base: string): Promise<void> {
  const { gm } = await scriptedGame(base, empires);
  for (const { seat } of gm.store.seats())
    gm.store.setPlayer(seat, { player: seat, address: `${seat}@example.org` });
  gm.close();
  await gmHere(['mail', base, '--results'], folder);
}

async function lettersOf(game: string): Promise<readonly OutLetter[]> {
  const gm = valueOf(await openGame(testPorts(), gameFiles, game, () => galacticEmpires));
  const letters = gm.store.post.letters();
  gm.close();
  return letters;
}

/** The next look: what was under way is told, the rest goes out. */
async function sentOn(game: string, folder: string, smtp: Came): Promise<readonly string[]> {
  const { err } = await gmHere(['mail', game, '--send'], folder);
  const letters = await lettersOf(game);
  const unsure = letters.filter(({ state }) => state === 'unsure').length;
  return [
    ...(err === '' ? [] : [err]),
    ...(unsure > 1 ? [`${unsure} letters are unsure after one kill`] : []),
    ...faultsIn(letters, smtp, ['sent', 'unsure']),
  ];
}

/** Each letter is in one of these states; what is sent came in once, what waits has not come in, and nothing came in twice. */
function faultsIn(
  letters: readonly OutLetter[],
  { whole }: Came,
  states: readonly OutLetter['state'][],
): readonly string[] {
  const times = ({ key }: OutLetter): number =>
    whole.filter((id) => id.includes(digest(`gw9\n${key}`).slice(0, 40))).length;
  return [
    ...(letters.length === empires ? [] : [`there are ${letters.length} letters`]),
    ...letters
      .filter(({ state }) => !states.includes(state))
      .map(({ number, state }) => `letter ${number} is ${state}`),
    ...letters.filter((letter) => times(letter) > 1).map(({ number }) => `letter ${number} came in twice`),
    ...letters
      .filter((letter) => letter.state === 'sent' && times(letter) !== 1)
      .map(({ number }) => `letter ${number} is told as sent, and never came in`),
    ...letters
      .filter((letter) => letter.state === 'waiting' && times(letter) !== 0)
      .map(({ number }) => `letter ${number} waits, and came in`),
  ];
}
