import { line, list, object, text } from '#kernel/codec/shapes.ts';
import { choices } from '../beginning.ts';
import { gameName } from '#kernel/files/envelope.ts';
import { base64 } from '../base64.ts';
import { call } from '../call.ts';
import { nothing, turnKey } from '../keys.ts';
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
  seatLed,
  shadow,
  fellowSet,
  standInSet,
  story,
  storyAsked,
  taken,
  verified,
  verifyAsked,
  wordsSet,
} from './acts.ts';
import { gameOffered, gameTakenIn, offerNamed } from './arriving.ts';
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
import { pageAsked, pageMade } from './page.ts';
import { extensionSet, holdSet, policySet } from './policy.ts';
import { fetched, letterSettled, postKnown, postSet, sentOut } from './post.ts';
import { gameAsked } from './shapes.ts';
import { gmBookAsked, gmBookRead, ownOrdersKept, ownOrdersSet, worldShown } from './world.ts';
import { noteSet, playerTimes, requestAnswered } from './week.ts';

/** What a page may ask about the games its user runs as game master. */
export const gmCalls = {
  'gm.games': call(nothing, list(gameRow, 10_000)),
  'gm.choices': call(nothing, choices),
  'gm.begin': call(gameBegun, gameAsked),
  'gm.desk': call(gameAsked, desk),
  /** The whole game as one file. If it is too large to hand over, it is left in the folder of the game. */
  'gm.export': call(gameAsked, gameFile),
  /** A game that comes as one file awaits a decision: `gm.takeIn` copies it onto the desk, `gm.leaveOut` does nothing. */
  'gm.import': call(object({ base64 }), gameOffered),
  'gm.takeIn': call(offerNamed, gameTakenIn),
  'gm.leaveOut': call(offerNamed, nothing),
  /** Takes a game off the desk: its folder moves to those put away earlier, and its file can be opened from there. */
  'gm.putAway': call(gameAsked, object({ folder: text(1_000) })),
  'gm.take': call(filesTaken, taken),
  /** Brings what a seat that nobody plays has got into the library of the game master, who leads it. */
  'gm.lead': call(seatLed, object({ key: turnKey })),
  /** Takes in the orders, or the answers, that are planned there for such a seat. */
  'gm.handIn': call(seatLed, object({ said: line(500) })),
  'gm.late': call(lateSettled, nothing),
  'gm.rule': call(orderRuled, nothing),
  'gm.ruleAll': call(ordersRuled, nothing),
  'gm.preview': call(gameAsked, previewShown),
  'gm.run': call(runAsked, runDone),
  'gm.publish': call(publishAsked, publishDone),
  /** What a run that waits asks players and the game master in the middle of its turn. */
  'gm.asked': call(gameAsked, askedShown),
  /** The files of those questions, to be handed out. */
  /** Puts the files of questions into the outbox. */
  'gm.askedMail': call(gameAsked, questionsMailed),
  'gm.askedFiles': call(gameAsked, list(object({ name: line(255), base64 }), 1_000)),
  'gm.takeAnswers': call(filesTaken, answersTaken),
  /** For how long questions are waited for, and who answers them. */
  'gm.answering': call(answeringSet, nothing),
  'gm.reply': call(replyGiven, nothing),
  /** What a seat is asked that the game master leads, with all that it knows at that moment, and nothing else. */
  'gm.ledAsked': call(seatLed, questionsRead),
  'gm.ledReply': call(ledReplyGiven, nothing),
  /** Goes on with a run that waits. */
  'gm.runOn': call(runOnAsked, runDone),
  /** The whole world as it is now, and the game master’s own orders. */
  'gm.world': call(gameAsked, worldShown),
  'gm.ownOrders': call(ownOrdersSet, ownOrdersKept),
  'gm.book': call(gmBookAsked, gmBookRead),
  'gm.rerun': call(rerunAsked, runDone),
  'gm.back': call(backAsked, nothing),
  'gm.redo': call(redoAsked, nothing),
  /** Puts a run of the current turn off, or back. */
  'gm.putOff': call(runPutOff, nothing),
  'gm.policy': call(policySet, nothing),
  'gm.hold': call(holdSet, nothing),
  /** Breaks the lock of a program on a machine that is gone. */
  'gm.unlock': call(gameAsked, nothing),
  'gm.extend': call(extensionSet, nothing),
  'gm.player': call(playerSet, nothing),
  'gm.replace': call(replaceAsked, nothing),
  'gm.standIn': call(standInSet, nothing),
  'gm.fellow': call(fellowSet, nothing),
  'gm.words': call(wordsSet, nothing),
  /** The game master's own note about a seat; refused with `note-changed-elsewhere` if `was` is not the current note. */
  'gm.note': call(noteSet, nothing),
  /** How players kept time over every game on this desk. */
  'gm.punctuality': call(nothing, list(playerTimes, 100_000)),
  /** Marks a player's request as answered, and tells the player if the game is played by mail. */
  'gm.answer': call(requestAnswered, nothing),
  'gm.watch': call(object({ game: gameName, folder: text(1_000) }), nothing),
  /** The keyholder's keys of this turn, which open sealed orders. */
  'gm.unseal': call(object({ game: gameName, key: text(10_000) }), taken),
  'gm.end': call(endAsked, endDone),
  /** Continues a game that was ended. */
  'gm.goOn': call(gameAsked, nothing),
  /** Archives are large: the host keeps the newest two open for questions. */
  'gm.openArchive': call(object({ base64 }), archiveOpened),
  'gm.closeArchive': call(archiveNamed, nothing),
  /** Turn after turn; each is announced by `gm.turnVerified`. */
  'gm.verify': call(verifyAsked, verified),
  /** Stops verifying a game or an archive after the current turn. */
  'gm.stopVerify': call(object({ of: line(100) }), nothing),
  'gm.story': call(storyAsked, story),
  'gm.explain': call(explainAsked, explained),
  'gm.shadow': call(gameAsked, shadow),
  /** From now on, turns are run by this program's rules. */
  'gm.upgrade': call(gameAsked, nothing),
  'gm.archive': call(gameAsked, gameFile),
  'gm.post': call(gameAsked, postKnown),
  'gm.setPost': call(postSet, nothing),
  'gm.fetch': call(gameAsked, fetched),
  'gm.send': call(gameAsked, sentOut),
  'gm.letter': call(letterSettled, nothing),
  /** The letter that the game master is writing: kept until it is sent or thrown away. */
  'gm.draft': call(gameAsked, draftKnown),
  'gm.keepDraft': call(draftSet, nothing),
  'gm.showLetter': call(letterAsked, letterShown),
  'gm.writeLetter': call(letterWritten, letterPosted),
  'gm.openMail': call(letterAsked, letterLaid),
  'gm.remind': call(reminderAsked, reminded),
  /** What everybody may know of a turn, for a website or a mail. */
  'gm.page': call(pageAsked, pageMade),
} as const;
