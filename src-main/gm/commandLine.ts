import { Command, CommanderError } from 'commander';

import { GameTrouble } from '../ports/game/store.ts';
import { addBack, addRedo, addRerun } from './turn/again.ts';
import { addArchive } from './game/archive.ts';
import { addBattle } from './game/battle.ts';
import { addCheck } from './turn/check.ts';
import { addEnd } from './turn/end.ts';
import type { Exit } from './io.ts';
import { Stop, complain, exits, problemText } from './io.ts';
import { addDue } from './turn/due.ts';
import { addExplain, addStory } from './game/explain.ts';
import { addExport } from './turn/export.ts';
import { addLetter, addRemind } from './people/letter.ts';
import { addMail } from './mail/mail.ts';
import { addHealth } from './health.ts';
import { addKeyholder, addUnseal } from './people/keyholder.ts';
import { addPage } from './mail/page.ts';
import { addPeople } from './people/people.ts';
import { addPolicy } from './people/policy.ts';
import { addPutOff } from './turn/putOff.ts';
import { addPublish } from './turn/publish.ts';
import { addQuestions } from './turn/questions.ts';
import { addRead } from './turn/read.ts';
import { addOrder } from './turn/order.ts';
import { addRule } from './turn/rule.ts';
import { addRun } from './turn/run.ts';
import { addShow } from './game/show.ts';
import { addStatus } from './turn/status.ts';
import { addUnlock } from './unlock.ts';
import { addUpgrade } from './upgrade.ts';
import { addVerify } from './game/verify.ts';
import { addWatch } from './mail/watch.ts';
import { addNotes, addPunctuality, addRequests } from './people/week.ts';

const help = `
A turn, from the game master's side:
  1  begin the game, once, and mail each invitation to its player:
       gm new gw9.game --size small --out invitations
  2  put the .orders files that players send into the folder «in», and look at them:
       gm check gw9.game --orders in
  3  rule on what the rules leave to you; «gm check» prints the commands:
       gm rule gw9.game ORDER RULING
  4  run the turn, and mail each .new file in «results» to its player:
       gm run gw9.game --orders in --out results
  5  repeat from 2. When the game is over, write its archive for everybody:
       gm archive gw9.game --out gw9.archive.gz

In the folder of Sealed Orders, type «npm run gm --» where it says «gm» here. GAME is the name of a game's file,
such as gw9.game; put a name with spaces in quotes. «gm help COMMAND» tells more of each command.

Exit codes: 0 done; 1 problems in orders; 2 misuse or a file that cannot be used; 3 something waits for your decision.`;

type Add = (program: Command) => void;

const turns: readonly Add[] = [addCheck, addRead, addRun, addPutOff, addPublish, addStatus];
const others: readonly Add[] = [
  addRule,
  addOrder,
  addQuestions,
  addBattle,
  addShow,
  addDue,
  addPolicy,
  addPeople,
  addMail,
  addLetter,
  addRemind,
  addPage,
  addWatch,
  addHealth,
  addEnd,
  addNotes,
  addPunctuality,
  addRequests,
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
  addUnlock,
];

function withCommands(commands: readonly Add[]): Command {
  const gm = new Command('gm')
    .description('Sealed Orders for game masters: begin games, collect orders, run turns.')
    .addHelpText('after', help)
    .configureHelp({ helpWidth: 100 })
    .exitOverride();
  for (const add of commands) add(gm);
  for (const command of gm.commands.flatMap((one) => [one, ...one.commands]))
    command.exitOverride().configureHelp({ helpWidth: 100 });
  return gm;
}

/** The commands of a game that is there read its rules alone; those whose options are of all rules are added where one of them, or help, is asked for. */
async function program([word]: readonly string[]): Promise<Command> {
  const ofOneGame = withCommands([...turns, ...others]);
  if (ofOneGame.commands.some((command) => command.name() === word)) return ofOneGame;
  const [{ addNew }, { addSignUp }, { addRules }, { addScenario }, { addSeat }] = await Promise.all([
    import('./game/new.ts'),
    import('./game/signUp.ts'),
    import('./game/rules.ts'),
    import('./game/scenario.ts'),
    import('./people/seat.ts'),
  ]);
  return withCommands([addNew, addSignUp, addRules, addScenario, ...turns, addSeat, ...others]);
}

/** Runs one command, given as the words after `gm`, and sets the exit code of this process. */
export async function commandLine(words: readonly string[]): Promise<void> {
  try {
    await (await program(words)).parseAsync([...words], { from: 'user' });
  } catch (error) {
    process.exitCode = reportError(error);
  }
}

/** Prints why a command ended early; returns its exit code. */
function reportError(error: unknown): Exit {
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
