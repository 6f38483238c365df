import type { Command } from 'commander';

import type { RequestKind } from '#kernel/files/requests.ts';
import { requestKinds } from '#kernel/files/requests.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { heading } from '#kernel/report/plainText.ts';
import { defined } from '#kernel/words/defined.ts';
import { setNote } from '../../services/gm/people/notes.ts';
import type { SeatPunctuality } from '../../services/gm/people/punctuality.ts';
import {
  playersPunctuality,
  punctualityText,
  seatsPunctuality,
} from '../../services/gm/people/punctuality.ts';
import { answerRequest, requestsOf, requestsText } from '../../services/gm/people/requests.ts';
import { ports, withGame } from '../openGame.ts';
import { Stop, exits, must, say, sayJson } from '../io.ts';
import { textIn } from '../textIn.ts';
import { seatNamed, seatTyped, theSeat } from '../../services/gm/named.ts';
import { unreadable } from '#contract/refusals/commandLine.ts';

const who = 'command line';
/** Most bytes of a file with a note. */
const largestNote = 64_000;

const notesHelp = `
Notes are kept only in the game's file: they are in no results, letter, page or archive. Without a seat all are printed;
--set "" deletes one.

Examples:
  gm notes gw9.game SEAT --set "Away until the 12th; write to the second address"
  gm notes gw9.game SEAT --file words.txt`;

interface NotesOptions {
  readonly set?: string;
  readonly file?: string;
  readonly json?: boolean;
}

/** Adds the command for the game master's own notes. */
export function addNotes(program: Command): void {
  program
    .command('notes')
    .summary('keep private notes about players')
    .description('Prints or writes your notes about a seat and its player.')
    .argument('<GAME>', 'the game')
    .argument('[SEAT]', 'the seat')
    .option('--set <TEXT>', 'the note; it replaces the old one')
    .option('--file <FILE>', 'the note from a text file')
    .option('--json', 'answer as JSON')
    .addHelpText('after', notesHelp)
    .action((path: string, seat: SeatId | undefined, { set, file, json }: NotesOptions) =>
      withGame(path, async ({ store }) => {
        if (set !== undefined && file !== undefined) throw new Stop([unreadable('set-and-file')]);
        const text = file === undefined ? set : await textIn(file, largestNote);
        if (text !== undefined && seat === undefined) throw new Stop([unreadable('note-of-whom')]);
        if (seat !== undefined) must(setNote(store, seat, text ?? store.notes()[seat] ?? ''));
        const notes = inOrder(store.notes()).filter(([one]) => seat === undefined || one === seat);
        if (json === true) sayJson({ game: store.facts.game, notes: Object.fromEntries(notes) });
        else
          say(
            notes.length === 0
              ? seat === undefined
                ? 'There are no notes.'
                : `There is no note about ${theSeat(store, seat)}.`
              : notes.map(([one, note]) => `${heading(seatTyped(store, one), '-')}\n${note}`).join('\n\n'),
          );
        process.exitCode = exits.done;
      }),
    );
}

/** Adds the command that shows how players kept time, over one game or many. */
export function addPunctuality(program: Command): void {
  program
    .command('punctuality')
    .summary('show players’ punctuality, over one game or many')
    .description(
      'Shows for every player how many turns they sent in time, late or not at all, over all the games you name.',
    )
    .argument('<GAME...>', 'the games')
    .option('--json', 'answer as JSON')
    .action(async (paths: readonly string[], { json }: { readonly json?: boolean }) => {
      const all: SeatPunctuality[] = [];
      for (const path of paths) all.push(...(await withGame(path, ({ store }) => seatsPunctuality(store))));
      const players = playersPunctuality(all);
      if (json === true) sayJson({ players });
      else say(punctualityText(players));
      process.exitCode = exits.done;
    });
}

const answerHelp = `
This marks the request as answered and, in a game by mail, writes to the player. To carry it out, use «gm extend»,
«gm standin» or «gm end».

Example: gm answer gw9.game SEAT extension --decline --words "We had two extensions already"`;

interface AnswerOptions {
  readonly grant?: boolean;
  readonly decline?: boolean;
  readonly words?: string;
  readonly json?: boolean;
}

/** Adds the commands for players' requests and the answers to them. */
export function addRequests(program: Command): void {
  program
    .command('requests')
    .summary('list players’ requests')
    .description('Lists the requests in the orders that count: more time, a holiday, the end of the game.')
    .argument('<GAME>', 'the game')
    .option('--json', 'answer as JSON')
    .action((path: string, { json }: { readonly json?: boolean }) =>
      withGame(path, (gm) => {
        const requests = requestsOf(gm);
        if (json === true) sayJson({ turn: gm.store.turn(), requests });
        else say(requestsText(gm.store, requests, path) || 'There are no requests.');
        process.exitCode = exits.done;
      }),
    );
  program
    .command('answer')
    .summary('answer a player’s request')
    .description('Marks a request as answered and, in a game by mail, tells the player.')
    .argument('<GAME>', 'the game')
    .argument('<SEAT>', 'the seat')
    .argument('<REQUEST>', requestKinds.join(', '))
    .option('--grant', 'grant it')
    .option('--decline', 'decline it')
    .option('--words <TEXT>', 'a note to the player')
    .option('--json', 'answer as JSON')
    .addHelpText('after', answerHelp)
    .action((path: string, seat: SeatId, kind: string, { grant, decline, words, json }: AnswerOptions) =>
      withGame(path, (gm) => {
        if ((grant === true) === (decline === true)) throw new Stop([unreadable('grant-or-decline')]);
        if (!isKind(kind))
          throw new Stop([
            unreadable('no-such-kind', {
              kind,
              kinds: requestKinds.join(', '),
            }),
          ]);
        must(
          answerRequest(ports, gm, seat, kind, {
            granted: grant === true,
            who,
            ...defined({ words }),
          }),
        );
        if (json === true) sayJson({ turn: gm.store.turn(), requests: requestsOf(gm) });
        else say(`${seatNamed(gm.store, seat)}: the request is ${grant === true ? 'granted' : 'declined'}.`);
        process.exitCode = exits.done;
      }),
    );
}

const isKind = (text: string): text is RequestKind => (requestKinds as readonly string[]).includes(text);
