import { flag, line, list, object, oneOf, optional, text } from '#kernel/codec/shapes.ts';
import { base64 } from '../base64.ts';
import { seatName } from '../keys.ts';
import { problems } from '../problems.ts';
import { address, personName } from '../shapes.ts';
import { gameBegun } from './acts.ts';
import { mailBox } from './post.ts';

/** Files with forms that came in; none: only what is there already is asked for. */
export const formsGiven = object({
  /** The rules of the game that is begun: forms for others stay where they are, and are not listed. */
  ruleset: line(80),
  files: list(object({ name: line(255), base64 }), 1_000),
});
/** Who has signed up, in the order in which their forms came, and what is to be said of the files that were given. */
export const formsKnown = object({
  waiting: list(object({ player: personName, address }), 10_000),
  /** Of whom a later form counts, and whether that bears other keys: in sentences. */
  said: list(text(1_000), 10_000),
  refused: list(object({ name: line(600), problems }), 10_000),
});

/** The mailbox that was looked into last for forms, or else that of a game on the desk; absent: there is none. */
export const formsBoxKnown = object({ box: optional(mailBox), hasPassword: flag, keepsPasswords: flag });
const looked = { box: mailBox, password: optional(line(1_000)) } as const;
/** A mailbox as it is filled in; `password`: as typed, absent: the one that is known. */
export const formsBoxTried = object(looked);
/** A look into a mailbox for forms: that box is proposed from then on. */
export const formsFetched = object({ ruleset: line(80), ...looked });

/** A new game as it is filled in, whose sides are dealt: in the order in which forms came in, or in one that dice from the words say. */
export const dealAsked = object({ game: gameBegun, by: oneOf(['arrival', 'dice']), words: line(200) });
/** The roster with those who signed up, and how they came by their sides. */
export const dealDone = object({
  players: list(object({ seat: seatName, player: personName, address }), 1_000),
  said: text(20_000),
});
