import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { libraryAt, resultsOf, toyGame, valueOf } from '../play/toyGame.ts';
import { tempFolder } from '../tempFolder.ts';
import { moment } from '../time/moments.ts';
import { everyStep } from './everyStep.ts';
import { saveUpTo } from './saving.ts';

/** How one kill went: what was promised before it, and what was there after it. */
export interface Kill {
  /** Milliseconds after its start at which the program was killed. */
  readonly after: number;
  /** Last revision that the program said was saved. */
  readonly promised: number;
  readonly found: number;
  /** What is wrong with the library now; empty when nothing is. */
  readonly wrong: readonly string[];
}

/**
 * Kills a program that saves without pause, so many times, each time at another moment and on the same library.
 * `moment` gives the milliseconds.
 */
export async function killSaves(
  times: number,
  moment: () => number,
  onKill: (kill: Kill) => void,
): Promise<void> {
  const { root, invitation } = await invited();
  let promised = 0;
  for (let kill = 0; kill < times; kill += 1) {
    const after = moment();
    promised = Math.max(promised, await runAndKill(root, invitation, after));
    const { found, wrong } = await lookAt(root, promised);
    onKill({ after, promised, found, wrong });
  }
}

/** Saves so many times, and looks at what the program leaves when it dies at any of its steps; tells what is wrong, and how far each was. */
export async function stepsOfSaving(times: number): Promise<readonly Omit<Kill, 'after'>[]> {
  const { root, invitation } = await invited();
  let saved = 0;
  const left = await everyStep(
    root,
    tempFolder(),
    () => saved,
    () => saveUpTo(times, root, invitation, (revision) => void (saved = revision)),
  );
  const looked = [];
  for (const { folder, said: promised } of left)
    looked.push({ promised, ...(await lookAt(folder, promised)) });
  return looked;
}

/** The folder of a library, and an invitation beside it. */
async function invited(): Promise<{ readonly root: string; readonly invitation: string }> {
  const invitation = join(tempFolder(), 'ann.invitation');
  writeFileSync(invitation, resultsOf(await toyGame()));
  return { root: tempFolder(), invitation };
}

/** The last revision the child said it had saved, 0 for none; rejects when it ended by itself. */
function runAndKill(root: string, invitation: string, after: number): Promise<number> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'savingChild.ts'), root, invitation], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  let begun = false;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    if (begun || !printed.includes('begun')) return;
    begun = true;
    void moment(after).then(() => child.kill('SIGKILL'));
  });
  return new Promise((resolve, reject) => {
    child.on('close', (code, signal) => {
      if (signal !== 'SIGKILL')
        reject(new Error(`the saving program ended by itself with ${code}: ${printed.slice(-500)}`));
      // Only whole lines were surely printed.
      else resolve(Number(/saved (\d+)\n[^\n]*$/.exec(printed)?.[1] ?? 0));
    });
  });
}

async function lookAt(
  root: string,
  promised: number,
): Promise<{ readonly found: number; readonly wrong: readonly string[] }> {
  const library = libraryAt(root);
  const wrong: string[] = [];
  const rows = valueOf(await library.list());
  const strays = valueOf(await library.strays());
  if (strays.length > 0) wrong.push(`strays: ${JSON.stringify(strays)}`);
  const [row] = rows;
  if (row === undefined) {
    if (promised > 0) wrong.push('the turn is gone');
    return { found: 0, wrong };
  }
  const opened = await library.open(row);
  if (!opened.ok) return { found: 0, wrong: [...wrong, JSON.stringify(opened.fault)] };
  const { planRevision: found, plan, notes } = opened.value;
  if (notes.length > 0) wrong.push(JSON.stringify(notes));
  if (found < promised) wrong.push(`revision ${promised} was promised, ${found} is there`);
  const orders = (plan as { readonly hq: readonly unknown[] }).hq.length;
  if (found > 0 && orders !== found % 50) wrong.push(`revision ${found} holds ${orders} orders`);
  return { found, wrong };
}
