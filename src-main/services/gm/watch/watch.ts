import { phraseText, plural } from '#kernel/words/phrase.ts';
import type { Clock } from '../../../ports/machine.ts';
import type { Files, Folders } from '../../../ports/files.ts';
import type { Gm } from '../gm.ts';
import { dueOf, nextAction, situationOf } from '../schedule/clock.ts';
import { publishQuestions } from '../people/gmQuestions.ts';
import { postQuestions } from '../post/questions.ts';
import { postResults } from '../post/results.ts';
import type { Busy } from '../running/run.ts';
import { tellingTurn } from '../results/publish.ts';
import type { RunOutcome } from '../trial/outcome.ts';
import {
  markReminded,
  owing,
  reminderDue,
  seatDue,
  wasReminded,
  remindersTo,
  isMailed,
} from '../schedule/reminders.ts';
import { takeNew } from './watchFolder.ts';
import { newPosting, type Posting } from './webhooks.ts';
import type { GameStanding } from '../schedule/standing.ts';
import { listed, theSeats, toGm } from '../named.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import { tallied } from '../schedule/standing.ts';

/** What watching a game needs besides its policy. */
export interface WatchNeeds {
  readonly clock: Clock;
  readonly files: Files;
  readonly folders: Pick<Folders, 'folders'>;
  /** The folder in which orders arrive. */
  readonly orders?: string;
  /** The folder for results. */
  readonly out?: string;
  /** Leave orders that await a ruling to the rules, so that the turn does not wait for the game master. */
  readonly unjudged?: boolean;
}

/** What a watch remembers from one look to the next. */
export interface Watching {
  /** Files already handled, with their size and time. */
  readonly seen: Map<string, string>;
  /** The last message about why nothing happens, which is not repeated. */
  said: string;
  /** What the game was waiting for at the last look. */
  waits: string;
  /** The turn whose results were written last, and how many of its runs were over. */
  published: string;
  /** Since when mail could not be handled; empty while it can. */
  trouble: string;
  /** What of the mail could not be handled when it was tried last. */
  readonly failing: Set<'box' | 'server'>;
  readonly posting: Posting;
}

export const newWatch = (): Watching => ({
  seen: new Map(),
  said: '',
  waits: '',
  published: '',
  trouble: '',
  failing: new Set(),
  posting: newPosting(),
});

/**
 * One look: takes in the files in the folder unless the game is over, reminds those who have sent nothing,
 * runs the turn if it is due, and writes the results. Returns what happened, in lines, which depend only on
 * the game and the moment.
 */
export async function tick(gm: Gm, needs: WatchNeeds, watching: Watching): Promise<readonly string[]> {
  const said = [...(await takeNew(gm, needs, watching))];
  const standing = gm.standing();
  said.push(...remind(gm, standing, needs.clock.now()));
  const { action, why } = nextAction(situationOf(gm.store, tallied(standing), needs.clock.now()));
  watching.waits = why;
  if (action === 'run') said.push(...(await run(gm, needs, watching)));
  else if (why !== watching.said) {
    watching.said = why;
    said.push(why);
  }
  return [...said, ...(await publishNew(gm, needs, watching))];
}

/**
 * Reminds those who have sent nothing, or owe an answer, once for each reminder of the policy: by letter if the game is played
 * by mail; otherwise the game master is told.
 */
function remind({ store }: Gm, standing: GameStanding, now: string): readonly string[] {
  const situation = situationOf(store, tallied(standing), now);
  const hours = reminderDue(situation);
  const due = situation.asks === undefined ? dueOf(situation).due : situation.asks.until;
  if (hours === undefined || due === undefined || wasReminded(store, hours)) return [];
  const silent = owing(store, standing);
  const turn = store.turn();
  const letters = isMailed(store)
    ? silent.flatMap((one) =>
        remindersTo(store, one, {
          key: `reminder ${turn} ${situation.asks?.since ?? ''}${hours}`,
          due: seatDue(store, standing, one.seat),
          now,
        }),
      )
    : [];
  const written = theSeats(store, [...new Set(letters.map(({ seat }) => seat))]);
  const left = theSeats(
    store,
    silent.filter(({ seat }) => letters.every((letter) => letter.seat !== seat)).map(({ seat }) => seat),
  );
  store.together(() => {
    for (const letter of letters) store.post.add(letter);
    markReminded(
      store,
      silent.map(({ seat }) => seat),
      now,
      hours,
    );
    if (written !== '')
      store.note({ at: now, what: `Turn ${turn}: reminders were written to ${written}.`, who: 'timer' });
    if (left !== '')
      store.note({ at: now, what: `Turn ${turn}: a reminder is due to ${left}.`, who: 'timer' });
  });
  return [
    ...(written === '' ? [] : [`Reminders were written to ${written}.`]),
    ...(left === ''
      ? []
      : [
          `${hours} hours or less to the deadline, and no ${situation.asks === undefined ? 'orders' : 'answers'} yet from ${left}: remind them.`,
        ]),
  ];
}

async function run(
  gm: Gm,
  { clock, files, out, unjudged = false }: WatchNeeds,
  watching: Watching,
): Promise<readonly string[]> {
  const turn = gm.store.turn();
  const outcome = await gm.run({ waits: !unjudged, who: 'timer' });
  if (outcome.kind === 'ran') {
    // Letters wait in the outbox until mail is sent.
    if (isMailed(gm.store)) postResults(gm, clock);
    watching.waits = nextAction(situationOf(gm.store, tallied(gm.standing()), clock.now())).why;
  }
  if (outcome.kind === 'questions') {
    if (isMailed(gm.store)) postQuestions(gm.store, clock);
    if (out !== undefined) await publishQuestions(files, gm.store, out);
  }
  const line = runText(gm.store, turn, outcome);
  if (line === '' || line === watching.said) return [];
  watching.said = line;
  return [line];
}

/** The outcome of a run, in a line; empty if the next look tries again. */
function runText(store: GameStore, turn: number, outcome: RunOutcome | Busy): string {
  switch (outcome.kind) {
    case 'ran': {
      const without =
        outcome.missing.length === 0 ? '' : ` Without orders: ${theSeats(store, outcome.missing)}.`;
      if ((outcome.left ?? 0) > 0)
        return `Of turn ${turn}, these runs were run: ${(outcome.runs ?? []).join(', ')}.${without}`;
      return `Turn ${turn} was run; turn ${turn + 1} is open for orders.${without}`;
    }
    case 'questions':
      return `The run of turn ${turn} waits for answers: ${listed([...new Set(outcome.questions.map(({ to }) => toGm(store, to)))])}.`;
    case 'unjudged':
      return `Turn ${turn} was not run: orders wait for your ruling. «gm check» lists them.`;
    case 'overtaken':
      return '';
    case 'busy':
      return phraseText(outcome.problem.phrase);
  }
}

/** Writes results that this watch has not written yet; rewriting existing ones changes nothing. */
async function publishNew(
  gm: Gm,
  { files, out }: WatchNeeds,
  watching: Watching,
): Promise<readonly string[]> {
  const turn = tellingTurn(gm.store);
  const newest = `${turn} ${gm.store.runsOver(gm.store.turn())}`;
  if (out === undefined || watching.published === newest) return [];
  const written = await gm.publish(files, out);
  if (!written.ok) return written.fault.map(({ phrase }) => phraseText(phrase));
  watching.published = newest;
  const { length } = written.value;
  return [
    `${plural(length, 'results file')} of turn ${turn} ${length === 1 ? 'was' : 'were'} written to ${out}.`,
  ];
}
