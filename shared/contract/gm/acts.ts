import { flag, integer, line, list, object, oneOf, optional, record, text } from '#kernel/codec/shapes.ts';
import { longestBook } from '#kernel/codec/books.ts';
import type { Of } from '#kernel/codec/codec.ts';
import { gameName } from '#kernel/files/envelope.ts';
import { whereFields } from '#kernel/codec/whereShape.ts';
import { base64 } from '../base64.ts';
import { seatName, turnNumber } from '../keys.ts';
import { wish } from '../beginning.ts';
import { problems } from '../problems.ts';
import { receivedRow } from './desk.ts';
import { figures, told } from './outcome.ts';
import { address, count, instant, longestReason, number, personName, reason, standing } from '../shapes.ts';
import { acted } from './shown.ts';

/** What a new game is begun with. */
export const gameBegun = object({
  ruleset: line(80),
  title: line(200),
  game: optional(gameName),
  address,
  /** What is wished in the ruleset's form, the tutorial's game, or a scenario file. */
  map: object({
    kind: oneOf(['wish', 'tutorial', 'scenario']),
    wish: optional(wish),
    scenario: optional(base64),
  }),
  /** Texts of books that the rules take, by name; the usual ones where none are given. */
  books: optional(record<string, string>(text(longestBook), 20)),
  players: list(object({ seat: seatName, player: personName, address }), 1_000),
  computer: oneOf(['none', 'others', 'all']),
  conquers: flag,
  /** How well the computer leads, by a word of the ruleset’s levels; absent: as usual. */
  level: optional(line(80)),
  /** Puts the invitations under a passphrase, which players get another way; empty: no passphrase. */
  passphrase: line(200),
  /** Orders can be read only with a key that a second person holds: the text of that person's file of public keys. */
  keyholder: optional(text(200_000)),
  /** How sides were dealt to those who signed up, for the log. */
  dealt: optional(text(20_000)),
});
export const filesTaken = object({ game: gameName, files: list(object({ name: line(255), base64 }), 1_000) });
/** `was`: how the file stood when the game master decided. */
export const lateSettled = object({ ...acted, number, was: standing, take: flag, reason: optional(reason) });
/** `was`: the ruling that was shown; absent if there was none. */
export const orderRuled = object({ ...acted, order: line(80), was: optional(line(40)), ruling: line(40) });
/** Many at once; an entry without a ruling withdraws the one before. */
export const ordersRuled = object({
  ...acted,
  rulings: list(object({ order: line(80), was: optional(line(40)), ruling: optional(line(40)) }), 10_000),
});

/** How the turn would go with the orders received so far, shown to nobody else: how each seat would stand, and what would change. */
export const previewShown = object({
  turn: turnNumber,
  events: count,
  refusals: count,
  missing: list(seatName, 1_000),
  seats: list(
    object({
      seat: seatName,
      name: line(200),
      orders: count,
      problems,
      figures,
    }),
    1_000,
  ),
  /** What happens in the world, for the game master to read. */
  told,
  questions: list(text(2_000), 1_000),
});

/** `anyway`: even if files were refused or too many orders are missing; `unjudged`: orders without a ruling are left to the rules; `run`: only this run, of a turn of several. */
export const runAsked = object({ ...acted, anyway: flag, unjudged: flag, run: optional(line(80)) });
export const runDone = object({
  outcome: oneOf(['ran', 'questions', 'unjudged', 'overtaken', 'busy', 'missing']),
  turn: turnNumber,
  missing: list(seatName, 1_000),
  said: text(4_000),
});

/**
 * `folder`: files are written beside the game; `mail`: they go into the outbox; `files`: the page gets them, and offers them to its user,
 * who says by `handed` that they are saved.
 */
export const publishAsked = object({
  ...acted,
  turn: optional(turnNumber),
  seats: optional(list(seatName, 1_000)),
  to: oneOf(['folder', 'mail', 'files', 'handed']),
});
export const publishDone = object({
  folder: optional(text(1_000)),
  names: list(line(255), 1_000),
  files: list(object({ name: line(255), base64 }), 1_000),
  letters: count,
});

export const rerunAsked = object({ ...acted, turn: turnNumber, dice: oneOf(['same', 'new']), reason });
export const backAsked = object({ ...acted, turn: turnNumber, reason });
export const redoAsked = object({ ...acted, number });
/** `back`: it is put off no longer. */
export const runPutOff = object({
  ...acted,
  run: line(80),
  back: optional(flag),
  reason: optional(line(longestReason)),
});

/** What changes of a seat's player; the rest stays. */
export const playerSet = object({
  ...acted,
  seat: seatName,
  player: optional(personName),
  address: optional(address),
});
/** A new player for good, with new keys and a new invitation; the keys of the old player no longer open or sign anything. */
export const replaceAsked = object({ ...acted, seat: seatName, player: personName, address, reason });
/** For a while; `standIn` absent: the player is back. */
export const standInSet = object({
  ...acted,
  seat: seatName,
  standIn: optional(object({ player: personName, address })),
});
/**
 * A further player of a seat: without `number` one is added, with keys and an invitation of their own; with it their name, address and
 * scopes change, or without `fellow` their part is taken back.
 */
export const fellowSet = object({
  ...acted,
  seat: seatName,
  number: optional(number),
  fellow: optional(
    object({
      player: optional(personName),
      address: optional(address),
      scopes: optional(list(line(80), 1_000)),
    }),
  ),
});
/** What is planned for a seat that nobody plays is handed in, for this turn. */
export const ledHandedIn = object({ game: gameName, seat: seatName, turn: turnNumber });
/** A seat that nobody plays. */
export const seatLed = object({ game: gameName, seat: seatName });
export const wordsSet = object({ ...acted, seat: seatName, words: list(line(40), 20) });
export const endAsked = object({ ...acted, words: text(2_000), reveal: flag });

/** The lock that was shown is broken, and no other: since when it was held. */
export const unlockAsked = object({ ...acted, since: instant });
/** A folder that is watched for orders; empty: none. */
export const watchSet = object({ ...acted, folder: text(1_000) });

/** Where the game's archive for everybody is, if the seeds were revealed. */
export const endDone = object({ archive: optional(object({ name: line(255), folder: text(1_000) })) });

/** An archive that the host keeps open, by the name the host gave it. */
const archiveName = line(40, 1);
export const archiveNamed = object({ archive: archiveName });
export const archiveOpened = object({
  archive: archiveName,
  game: gameName,
  title: line(200),
  ruleset: line(200),
  edition: integer(0, 1_000_000),
  seats: list(object({ seat: seatName, name: line(200) }), 1_000),
  turns: list(object({ turn: turnNumber, ran: flag }), 10_000),
});
/** Either a game on the desk, or an opened archive. */
const gameOrArchive = { game: optional(gameName), archive: optional(archiveName) } as const;
export const verifyAsked = object(gameOrArchive);

/** How many of the reader's own files were compared with it, and how many could not be opened. */
const ownHeld = object({ results: count, orders: count, unread: count });
/** `ask`: differences from the reader's own files that prove nothing but should be asked about; `own`: those of this turn. */
export const turnVerified = object({
  turn: turnNumber,
  ok: flag,
  said: text(1_000),
  steps: count,
  rolls: count,
  ask: optional(text(1_000)),
  own: optional(ownHeld),
});
/** Every turn run again, and the first difference. `stopped`: it was cancelled before the last turn. */
export const verified = object({
  turns: list(turnVerified, 10_000),
  ok: flag,
  said: text(2_000),
  stopped: optional(flag),
  asks: optional(count),
  own: optional(ownHeld),
});
export type Verified = Of<typeof verified>;

/** Lines of what happened in a turn, for the game master, with what led to each. */
export const storyAsked = object({ ...gameOrArchive, turn: turnNumber });
export const storyLine = object({
  line: count,
  /** With its passes: `Combat, phase 3`. */
  step: line(300),
  text: text(4_000),
  seats: list(seatName, 1_000),
});
export const story = object({ turn: turnNumber, lines: list(storyLine, 1_000_000) });
export const explainAsked = object({ ...gameOrArchive, turn: turnNumber, line: count });
export const explained = object({
  text: text(4_000),
  /** The order that caused it, in words, who gave it, and the file it came in. */
  order: optional(object({ ref: line(80), seat: seatName, said: text(4_000), file: optional(line(255)) })),
  /** The step of the turn with its passes, also in words (`Combat, phase 3`), and its place in the rulebook. */
  step: object({
    name: whereFields.step,
    pass: whereFields.pass,
    outer: whereFields.outer,
    said: line(300),
    cite: line(40),
  }),
  rolls: list(
    object({
      stream: text(400),
      outOf: integer(1, 2 ** 31),
      wins: optional(integer(1, 2 ** 31)),
      rolled: integer(1, 2 ** 31),
    }),
    100_000,
  ),
  /** Who was told of it. */
  heard: list(seatName, 1_000),
});
export type Explained = Of<typeof explained>;

/** What would have come out differently if past turns had been run by this program's rules. */
export const shadow = object({
  from: integer(0, 1_000_000),
  to: integer(0, 1_000_000),
  turns: list(object({ turn: turnNumber, same: flag, said: text(1_000) }), 10_000),
});
export type Shadow = Of<typeof shadow>;

/** Without `base64` the file was too large to hand over, and is in the folder under its name. */
export const gameFile = object({ name: line(255), base64: optional(base64), folder: text(1_000) });
export const taken = list(receivedRow, 1_000);
