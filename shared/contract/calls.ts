import { list, object, oneOf, text } from '#kernel/codec/shapes.ts';
import { choices } from './beginning.ts';
import type { Codec } from '#kernel/codec/codec.ts';
import { call, type Call } from './call.ts';
import { gmCalls } from './gm/calls.ts';
import { alternativesRead, alternativesSave, alternativesSaved } from './player/alternatives.ts';
import { arrivals, fileContents, fileGiven, fileOpened } from './player/files.ts';
import { battleNamed, battleSettled, practiceBattles } from './player/battles.ts';
import { figuresAsked, figuresRead, searchAsked, searchFound } from './player/history.ts';
import { letterOpen, letterOpened } from './player/letters.ts';
import { mapForgotten, mapsAsked, mapsRead, mapWish } from './player/maps.ts';
import { nothing, turnKey, type TurnKey } from './keys.ts';
import { notebookAsked, notebookRead, notebookSave, notebookSaved } from './player/notebook.ts';
import { packContents, packNamed, packRow, packSwitch } from './player/packs.ts';
import {
  mailLaid,
  mailSent,
  sendingAsked,
  sendingKnown,
  sendingSet,
  sendingTried,
} from './player/sending.ts';
import { mailTried } from './gm/post.ts';
import {
  bookAsked,
  bookRead,
  ordersActed,
  practiceBack,
  practiceStart,
  planSave,
  planSaved,
  stray,
  turnChoice,
  turnOpened,
  turnRow,
} from './player/turns.ts';
import { answersExport, answersSave, questionsRead } from './player/questions.ts';
import { requestsRead, requestsSave } from './player/requests.ts';
import { signUpWish } from './player/signUp.ts';
import { settings, settingsChange } from './player/settings.ts';

const appInfo = object({
  version: text(40),
  host: oneOf(['electron', 'browser']),
  /** As Node names it: `linux`, `win32`, `darwin`. */
  platform: text(40),
});

/** Most turns a library lists. */
const mostTurns = 100_000;

const keyed: Codec<{ readonly key: TurnKey }> = object({ key: turnKey });

/**
 * Everything a page may ask its host. Names, types and checking all follow from this one value.
 * Every reply is a `Result`: the output, or named problems.
 */
export const calls = {
  'app.info': call(nothing, appInfo),
  /** Every turn in the library, by game, seat and turn. */
  'library.list': call(nothing, list(turnRow, mostTurns)),
  /** Files in the library folder that are not turns of ours, each with the reason. */
  'library.strays': call(nothing, list(stray, mostTurns)),
  /** Takes in a `.new`, `.questions` or `.orders` file, told apart by content, never by name. */
  'file.open': call(fileGiven, fileOpened),
  /** Files opened from outside the page (a double click, a second start) since the page last asked; asking empties the list. */
  'file.arrived': call(nothing, arrivals),
  'turn.open': call(keyed, turnOpened),
  /** The text of a book that the turn goes by. */
  'turn.book': call(bookAsked, bookRead),
  /** An entry for a calendar: when the orders of the turn are due. Refused where its results do not tell. */
  'turn.calendar': call(keyed, fileContents),
  /** Of several results files for one turn, the one to play from. */
  'turn.choose': call(turnChoice, nothing),
  /** Moves the turn's files into the library's folder `forgotten`, from which the player can still move them back. */
  'turn.forget': call(keyed, nothing),
  /** Refused with `plan-changed-elsewhere` when `revision` is not the one last given out for this turn, and with `results-changed-elsewhere` when other results are in use. */
  'plan.save': call(planSave, planSaved),
  /** The signed and sealed orders file of the saved plan; a copy stays in the library. Refused, as all acts on saved orders, when they are not those shown. */
  'orders.export': call(ordersActed, fileContents),
  /** Empties the saved plan of the turn. */
  'orders.forget': call(ordersActed, planSaved),
  /** Other plans for the turn, which the player tries and compares. They go into no file for anybody. */
  'alternatives.read': call(keyed, alternativesRead),
  /** Refused with `alternatives-changed-elsewhere` when `revision` is not the one last given out. */
  'alternatives.save': call(alternativesSave, alternativesSaved),
  /** What the player asks of the game master with the orders of a turn. */
  'requests.read': call(keyed, requestsRead),
  /** Refused with `requests-changed-elsewhere` when they are no longer what they were. */
  'requests.save': call(requestsSave, nothing),
  /** What the game master asks in the middle of the turn, and the answers saved so far. */
  'questions.read': call(keyed, questionsRead),
  /** Saves answers to some or all of the questions; refused with `questions-gone` when others are asked meanwhile, with `answers-changed-elsewhere` when they were answered otherwise. */
  'questions.save': call(answersSave, nothing),
  /** The signed and sealed file of the saved answers; refused until every question is answered. */
  'questions.export': call(answersExport, fileContents),
  /** A signed file with what the player shares of their map. Refused with `results-changed-elsewhere` when other results are in use than those shown. */
  'maps.make': call(mapWish, fileContents),
  /** The maps that others have shared with the player. */
  'maps.read': call(mapsAsked, mapsRead),
  /** Removes a map of another player from the library. */
  'maps.forget': call(mapForgotten, nothing),
  /** The player's own notes on a game. */
  'notebook.read': call(notebookAsked, notebookRead),
  /** Refused with `notebook-changed-elsewhere` when `revision` is not the one last given out. */
  'notebook.save': call(notebookSave, notebookSaved),
  /** Figures of every turn of a seat, for charts. */
  'history.figures': call(figuresAsked, figuresRead),
  /** Full-text search over the reports of all turns. */
  'history.search': call(searchAsked, searchFound),
  'sending.get': call(sendingAsked, sendingKnown),
  /** Refused with `sending-changed-elsewhere` when they are no longer what they were. */
  'sending.set': call(sendingSet, nothing),
  /** Whether a server can be reached and signed in to, without sending anything. */
  'sending.try': call(sendingTried, mailTried),
  /** Writes the orders file, opens the player's mail program with everything filled in, and shows the file to attach. */
  'sending.compose': call(ordersActed, mailLaid),
  /** Writes the orders file and sends it through the player's own mail server. */
  'sending.mail': call(ordersActed, mailSent),
  /** Opens the player's mail program with a letter to another player filled in; nothing of it is written anywhere. */
  'letter.open': call(letterOpen, letterOpened),
  /** The form by which the player signs up for a new game, to be mailed to its game master. */
  'signUp.make': call(signUpWish, fileContents),
  'packs.list': call(nothing, list(packRow, 1_000)),
  'packs.contents': call(nothing, packContents),
  /** What one pack brings, on or off. */
  'packs.show': call(packNamed, packContents),
  'packs.switch': call(packSwitch, nothing),
  'packs.remove': call(packNamed, nothing),
  /** The rulesets by which practice games can be begun. */
  'practice.choices': call(nothing, choices),
  /** A game against the computer, generated and run on this machine. */
  'practice.start': call(practiceStart, keyed),
  /** Runs the turn of a practice game with the saved plan; the key is that of the next turn. */
  'practice.next': call(ordersActed, keyed),
  /**
   * Goes back to a turn of a practice game that was run: it is open for orders again, and the turns after it leave the library. Of a turn that
   * waits for answers it takes back those given last, and asks again.
   */
  'practice.back': call(practiceBack, keyed),
  /** The battles for which the turn of a practice game waits, and what this game is the battle of. */
  'practice.battles': call(keyed, practiceBattles),
  /** Begins the practice game that fights a battle, or finds it; the key is that of its newest turn. */
  'practice.fly': call(battleNamed, keyed),
  /** Takes what came of that game, or the rules, as the outcome of the battle, and goes on with the turn; the key is as of `practice.next`. */
  'practice.settle': call(battleSettled, keyed),
  'settings.get': call(nothing, settings),
  'settings.set': call(settingsChange, settings),
  ...gmCalls,
} as const;

export type CallName = keyof typeof calls;
export type In<K extends CallName> = (typeof calls)[K] extends Call<infer I, unknown> ? I : never;
export type Out<K extends CallName> = (typeof calls)[K] extends Call<infer _I, infer O> ? O : never;

/** Whether a name from outside is a call of ours; names that every object inherits are not. */
export const isCallName = (name: unknown): name is CallName =>
  typeof name === 'string' && Object.hasOwn(calls, name);
