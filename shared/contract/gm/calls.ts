import { line, list, object, text } from '#kernel/codec/shapes.ts';
import { choices } from '../beginning.ts';
import { gameName } from '#kernel/files/envelope.ts';
import { base64 } from '../base64.ts';
import { call } from '../call.ts';
import { nothing, turnKey, turnNumber } from '../keys.ts';
import {
  archiveNamed,
  archiveOpened,
  backAsked,
  endAsked,
  endDone,
  explainAsked,
  explained,
  filesTaken,
  gameBegun,
  gameFile,
  lateSettled,
  orderRuled,
  ordersRuled,
  playerSet,
  previewShown,
  publishAsked,
  publishDone,
  redoAsked,
  replaceAsked,
  rerunAsked,
  runPutOff,
  runAsked,
  runDone,
  ledHandedIn,
  seatLed,
  shadow,
  fellowSet,
  standInSet,
  story,
  storyAsked,
  taken,
  unlockAsked,
  verified,
  verifyAsked,
  watchSet,
  wordsSet,
} from './acts.ts';
import { gameOffered, gameTakenIn, offerNamed } from '../arriving.ts';
import { battleDecided, battleFlown } from './battles.ts';
import { desk, gameRow } from './desk.ts';
import {
  draftSet,
  draftKnown,
  letterAsked,
  letterLaid,
  letterPosted,
  letterShown,
  letterWritten,
  reminded,
  reminderAsked,
} from './letters.ts';
import { questionsRead } from '../player/questions.ts';
import {
  answeringSet,
  answersTaken,
  askedShown,
  ledReplyGiven,
  questionsMailed,
  replyGiven,
  runOnAsked,
} from './asked.ts';
import { ordersAsked, ordersShown, outcomeAsked, outcomeShown } from './outcome.ts';
import { pageAsked, pageMade } from './page.ts';
import { extensionSet, holdSet, policySet } from './policy.ts';
import {
  boxTried,
  fetched,
  letterSettled,
  mailTried,
  postKnown,
  postSet,
  sentOut,
  serverTried,
} from './post.ts';
import { gameAsked } from '../shapes.ts';
import { act, plainAct } from './shown.ts';
import {
  dealAsked,
  dealDone,
  formsBoxKnown,
  formsBoxTried,
  formsFetched,
  formsGiven,
  formsKnown,
} from './signUps.ts';
import { gmBookAsked, gmBookRead, ownOrdersKept, ownOrdersSet, worldShown } from './world.ts';
import { noteSet, playerTimes, requestAnswered } from './week.ts';

/** What a page may ask about the games its user runs as game master. */
export const gmCalls = {
  'gm.games': call(nothing, list(gameRow, 10_000)),
  'gm.choices': call(nothing, choices),
  'gm.begin': call(gameBegun, gameAsked),
  /** Takes in forms by which players sign up for new games: the desk keeps them until a game is begun with them. */
  'gm.takeForms': call(formsGiven, formsKnown),
  /** The mailbox in which forms arrive, whether it can be reached, and a look into it, which takes in every form that never came by mail before. */
  'gm.formsBox': call(nothing, formsBoxKnown),
  'gm.tryFormsBox': call(formsBoxTried, mailTried),
  'gm.fetchForms': call(formsFetched, formsKnown),
  'gm.deal': call(dealAsked, dealDone),
  'gm.desk': call(gameAsked, desk),
  /** The whole game as one file. If it is too large to hand over, it is left in the folder of the game. */
  'gm.export': call(gameAsked, gameFile),
  /** A game that comes as one file awaits a decision: `gm.takeIn` copies it onto the desk, `gm.leaveOut` does nothing. */
  'gm.import': call(object({ base64 }), gameOffered),
  'gm.takeIn': call(offerNamed, gameTakenIn),
  'gm.leaveOut': call(offerNamed, nothing),
  /** Takes a game off the desk, which was listed at this turn: its folder moves to those put away earlier, and its file can be opened from there. */
  'gm.putAway': call(object({ game: gameName, turn: turnNumber }), object({ folder: text(1_000) })),
  'gm.take': call(filesTaken, taken),
  /** Brings what a seat that nobody plays has got into the library of the game master, who leads it. */
  'gm.lead': call(seatLed, object({ key: turnKey })),
  /** Takes in the orders, or the answers, that are planned there for such a seat. */
  'gm.handIn': call(ledHandedIn, object({ said: line(500) })),
  'gm.late': act(lateSettled, nothing),
  'gm.rule': act(orderRuled, nothing),
  'gm.ruleAll': act(ordersRuled, nothing),
  'gm.preview': call(gameAsked, previewShown),
  'gm.run': act(runAsked, runDone),
  'gm.publish': act(publishAsked, publishDone),
  /** What a run that waits asks players and the game master in the middle of its turn. */
  'gm.asked': call(gameAsked, askedShown),
  /** Puts the questions files into the outbox. */
  'gm.askedMail': act(plainAct, questionsMailed),
  /** The files of those questions, to be handed out. */
  'gm.askedFiles': call(gameAsked, list(object({ name: line(255), base64 }), 1_000)),
  'gm.takeAnswers': call(filesTaken, answersTaken),
  /** For how long questions are waited for, and who answers them. */
  'gm.answering': act(answeringSet, nothing),
  'gm.reply': act(replyGiven, nothing),
  /** Begins the game that fights a battle on this desk, with the people of this one. */
  'gm.flyBattle': act(battleFlown, object({ game: gameName })),
  'gm.settleBattle': act(battleDecided, nothing),
  /** What a seat is asked that the game master leads, with all that it knows at that moment, and nothing else. */
  'gm.ledAsked': call(seatLed, questionsRead),
  'gm.ledReply': act(ledReplyGiven, nothing),
  /** Goes on with a run that waits. */
  'gm.runOn': act(runOnAsked, runDone),
  /** The whole world as it is now, and the game master’s own orders. */
  'gm.world': call(gameAsked, worldShown),
  'gm.ownOrders': call(ownOrdersSet, ownOrdersKept),
  'gm.book': call(gmBookAsked, gmBookRead),
  'gm.rerun': act(rerunAsked, runDone),
  'gm.back': act(backAsked, nothing),
  'gm.redo': act(redoAsked, nothing),
  /** Puts a run of the current turn off, or back. */
  'gm.putOff': act(runPutOff, nothing),
  'gm.policy': act(policySet, nothing),
  'gm.hold': act(holdSet, nothing),
  /** Breaks the lock of a program on a machine that is gone. */
  'gm.unlock': act(unlockAsked, nothing),
  'gm.extend': act(extensionSet, nothing),
  'gm.player': act(playerSet, nothing),
  'gm.replace': act(replaceAsked, nothing),
  'gm.standIn': act(standInSet, nothing),
  'gm.fellow': act(fellowSet, nothing),
  'gm.words': act(wordsSet, nothing),
  /** The game master's own note about a seat; refused with `note-changed-elsewhere` if `was` is not the current note. */
  'gm.note': call(noteSet, nothing),
  /** How players kept time over every game on this desk. */
  'gm.punctuality': call(nothing, list(playerTimes, 100_000)),
  /** Marks a player's request as answered, and tells the player if the game is played by mail. */
  'gm.answer': act(requestAnswered, nothing),
  'gm.watch': act(watchSet, nothing),
  /** The keyholder's keys of this turn, which open sealed orders. */
  'gm.unseal': call(object({ game: gameName, key: text(10_000) }), taken),
  'gm.end': act(endAsked, endDone),
  /** Continues a game that was ended. */
  'gm.goOn': act(plainAct, nothing),
  /** Archives are large: the host keeps the newest two open for questions. */
  'gm.openArchive': call(object({ base64 }), archiveOpened),
  'gm.closeArchive': call(archiveNamed, nothing),
  /** Turn after turn; each is announced by `gm.turnVerified`. */
  'gm.verify': call(verifyAsked, verified),
  /** Stops verifying a game or an archive after the current turn. */
  'gm.stopVerify': call(object({ of: line(100) }), nothing),
  'gm.story': call(storyAsked, story),
  /** How everybody stands after a turn that was run, and what happened in it. */
  'gm.outcome': call(outcomeAsked, outcomeShown),
  /** All that a seat ordered, as its player would print it. */
  'gm.orders': call(ordersAsked, ordersShown),
  'gm.explain': call(explainAsked, explained),
  'gm.shadow': call(gameAsked, shadow),
  /** From now on, turns are run by this program's rules. */
  'gm.upgrade': act(plainAct, nothing),
  'gm.archive': call(gameAsked, gameFile),
  'gm.post': call(gameAsked, postKnown),
  'gm.setPost': call(postSet, nothing),
  /** Whether a mailbox or server can be reached and signed in to, without fetching or sending anything. */
  'gm.tryBox': call(boxTried, mailTried),
  'gm.tryServer': call(serverTried, mailTried),
  'gm.fetch': call(gameAsked, fetched),
  'gm.send': call(gameAsked, sentOut),
  'gm.letter': call(letterSettled, nothing),
  /** The letter that the game master is writing: kept until it is sent or thrown away. */
  'gm.draft': call(gameAsked, draftKnown),
  'gm.keepDraft': call(draftSet, nothing),
  'gm.showLetter': call(letterAsked, letterShown),
  'gm.writeLetter': act(letterWritten, letterPosted),
  'gm.openMail': call(letterAsked, letterLaid),
  'gm.remind': act(reminderAsked, reminded),
  /** What everybody may know of a turn, for a website or a mail. */
  'gm.page': call(pageAsked, pageMade),
} as const;

type GmCalls = typeof gmCalls;
/** The acts on a game: they say what their user was shown. */
export type GmAct = {
  [K in keyof GmCalls]: GmCalls[K] extends { readonly act: true } ? K : never;
}[keyof GmCalls];
export const isGmAct = (name: string): name is GmAct =>
  Object.hasOwn(gmCalls, name) && 'act' in gmCalls[name as keyof GmCalls];
