import { line, list, object, text } from '#kernel/codec/shapes.ts';
import { gameName } from '#kernel/files/envelope.ts';
import { base64 } from '../base64.ts';
import { call } from '../call.ts';
import { nothing } from '../keys.ts';
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
  gameChoices,
  gameFile,
  lateSettled,
  orderRuled,
  playerSet,
  previewShown,
  publishAsked,
  publishDone,
  redoAsked,
  replaceAsked,
  rerunAsked,
  runAsked,
  runDone,
  shadow,
  standInSet,
  story,
  storyAsked,
  taken,
  verified,
  verifyAsked,
  wordsSet,
} from './acts.ts';
import { desk, gameRow } from './desk.ts';
import { extensionSet, holdSet, policySet } from './policy.ts';
import { fetched, letterSettled, postKnown, postSet, sentOut } from './post.ts';
import { gameAsked } from './shapes.ts';

/** What a page may ask about the games that its user is game master of. */
export const gmCalls = {
  'gm.games': call(nothing, list(gameRow, 10_000)),
  'gm.choices': call(nothing, gameChoices),
  'gm.begin': call(gameBegun, gameAsked),
  'gm.desk': call(gameAsked, desk),
  /** The whole game as one file, and a game that comes as one. One that is too large to cross is left in the folder of the game. */
  'gm.export': call(gameAsked, gameFile),
  'gm.import': call(object({ base64 }), gameAsked),
  /** Takes a game off the desk: its folder goes where others that were put away lie, and its file can be opened from there. */
  'gm.putAway': call(gameAsked, object({ folder: text(1_000) })),
  'gm.take': call(filesTaken, taken),
  'gm.late': call(lateSettled, nothing),
  'gm.rule': call(orderRuled, nothing),
  'gm.preview': call(gameAsked, previewShown),
  'gm.run': call(runAsked, runDone),
  'gm.publish': call(publishAsked, publishDone),
  'gm.rerun': call(rerunAsked, runDone),
  'gm.back': call(backAsked, nothing),
  'gm.redo': call(redoAsked, nothing),
  'gm.policy': call(policySet, nothing),
  'gm.hold': call(holdSet, nothing),
  'gm.extend': call(extensionSet, nothing),
  'gm.player': call(playerSet, nothing),
  'gm.replace': call(replaceAsked, nothing),
  'gm.standIn': call(standInSet, nothing),
  'gm.words': call(wordsSet, nothing),
  'gm.watch': call(object({ game: gameName, folder: text(1_000) }), nothing),
  /** The second person's keys of this turn: sealed orders are opened with them. */
  'gm.unseal': call(object({ game: gameName, key: text(10_000) }), taken),
  'gm.end': call(endAsked, endDone),
  /** Lets a game go on that was ended. */
  'gm.goOn': call(gameAsked, nothing),
  /** An archive is large: the host keeps it open for what is asked of it, the newest two at once. */
  'gm.openArchive': call(object({ base64 }), archiveOpened),
  'gm.closeArchive': call(archiveNamed, nothing),
  /** Turn after turn, each told by `gm.turnVerified`. */
  'gm.verify': call(verifyAsked, verified),
  /** Calls off the verifying of a game or an archive, after the turn at hand. */
  'gm.stopVerify': call(object({ of: line(100) }), nothing),
  'gm.story': call(storyAsked, story),
  'gm.explain': call(explainAsked, explained),
  'gm.shadow': call(gameAsked, shadow),
  /** Runs coming turns by the program's rules of today. */
  'gm.upgrade': call(gameAsked, nothing),
  'gm.archive': call(gameAsked, gameFile),
  'gm.post': call(gameAsked, postKnown),
  'gm.setPost': call(postSet, nothing),
  'gm.fetch': call(gameAsked, fetched),
  'gm.send': call(gameAsked, sentOut),
  'gm.letter': call(letterSettled, nothing),
} as const;
