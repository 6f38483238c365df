import { Command, CommanderError } from 'commander';

import { GameTrouble } from '../gameStore.ts';
import { addBack, addRedo, addRerun } from './again.ts';
import { addArchive } from './archive.ts';
import { addCheck } from './check.ts';
import { addEnd } from './end.ts';
import type { Exit } from './io.ts';
import { Stop, complain, exits, problemText } from './io.ts';
import { addDue } from './due.ts';
import { addExplain, addStory } from './explain.ts';
import { addExport } from './export.ts';
import { addMail } from './mail.ts';
import { addKeyholder, addUnseal } from './keyholder.ts';
import { addNew } from './new.ts';
import { addPeople } from './people.ts';
import { addPolicy } from './policy.ts';
import { addPublish } from './publish.ts';
import { addRule } from './rule.ts';
import { addRun } from './run.ts';
import { addScenario } from './scenario.ts';
import { addSeat } from './seat.ts';
import { addShow } from './show.ts';
import { addStatus } from './status.ts';
import { addUpgrade } from './upgrade.ts';
import { addVerify } from './verify.ts';
import { addWatch } from './watch.ts';

const help = `
A turn, from the game master's side:
  1  gm new gw9.game --size small --out invitations  once; mail each invitation to its player
  2  put the .orders files that come in into a folder, and look: gm check gw9.game --orders in
  3  judge what the rules leave to you: gm rule gw9.game ORDER RULING
  4  gm run gw9.game --orders in --out results         mail each .new file to its player
  5  go on with 2; at the end: gm archive gw9.game --out gw9.archive.gz

Exit codes: 0 done; 1 problems in orders; 2 misuse or a file that cannot be used; 3 questions are pending.
«gm help COMMAND» tells more of each.`;

function program(): Command {
  const gm = new Command('gm')
    .description("The game master's side of Sealed Orders: begins games, takes in orders, runs turns.")
    .addHelpText('after', help)
    .configureHelp({ helpWidth: 100 })
    .exitOverride();
  const commands = [
    addNew,
    addScenario,
    addCheck,
    addRun,
    addPublish,
    addStatus,
    addSeat,
    addRule,
    addShow,
    addDue,
    addPolicy,
    addPeople,
    addMail,
    addWatch,
    addEnd,
    addArchive,
    addExport,
    addRerun,
    addBack,
    addRedo,
    addVerify,
    addStory,
    addExplain,
    addUpgrade,
    addKeyholder,
    addUnseal,
  ];
  for (const add of commands) add(gm);
  for (const command of gm.commands.flatMap((one) => [one, ...one.commands]))
    command.exitOverride().configureHelp({ helpWidth: 100 });
  return gm;
}

/** Does one command, told in the words after `gm`; its exit code is left for the process in which it runs. */
export async function commandLine(words: readonly string[]): Promise<void> {
  try {
    await program().parseAsync([...words], { from: 'user' });
  } catch (error) {
    process.exitCode = toldOf(error);
  }
}

/** Tells why a command ended early; the exit code that says so. */
function toldOf(error: unknown): Exit {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exits.done : exits.misuse;
  if (error instanceof Stop) {
    for (const problem of error.problems) complain(problemText(problem));
    return error.exit;
  }
  if (error instanceof GameTrouble) complain(problemText(error.problem));
  else
    complain(
      `Something went wrong that should not have; nothing was changed halfway. Please report this:\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
  return exits.misuse;
}
