import { flag, integer, line, list, object, oneOf, optional, where } from '#kernel/codec/shapes.ts';
import type { Of } from '#kernel/codec/codec.ts';
import { instant, reason } from '../shapes.ts';
import { acted } from './shown.ts';

const parts = {
  /** When orders are due, week after week, as `Tuesday 17:00 America/Los_Angeles`; empty: not set. */
  due: line(100),
  /** Hours after the deadline in which orders are still in time. */
  graceHours: integer(0, 168),
  /** What happens to later orders while the turn has not run: they count, or await the game master's decision. */
  late: oneOf(['count', 'ask']),
  /** Whether a turn runs by itself: at the deadline, or earlier, once everybody has sent orders marked as final. */
  runs: oneOf(['by-hand', 'at-deadline', 'when-all-final']),
  /** A turn does not run by itself less than this many hours after the one before. */
  leastHours: integer(0, 168),
  /** A turn does not run by itself while more than this percentage of the players have sent nothing. */
  mostMissing: integer(0, 100),
  /** Hours before the deadline at which players without orders are reminded by mail; halfway to it in a turn opened later than that. */
  reminders: list(integer(1, 168), 5),
  /** For how many turns back copies of the game, from before and after each run, are kept beside it. */
  copies: integer(0, 200),
} as const;
/** After how many turns running without orders the computer leads a seat, from then on until its player sends orders again; 0: never. `word`: how, by what the rules call it. */
const absence = object({ turns: integer(0, 50), word: line(40) });
/**
 * What each player may have of holidays in a game without asking twice: so many days or turns; 0: the game master decides. `meanwhile`: a deadline within
 * the holiday moves behind it, the turn waits for who is away, or it runs without them.
 */
const holidays = object({
  most: integer(0, 366),
  unit: oneOf(['days', 'turns']),
  meanwhile: oneOf(['moves', 'waits', 'runs']),
});
const addressed = /^https?:\/\/([^\s@/?#]+)(?:[/?#]\S*)?$/;
/** An address of the web that messages are posted to. */
export const webAddress = where(
  line(1_000),
  (text) => addressed.test(text),
  'an address such as https://example.org/hook',
);
/** Its host, for whoever need not know all of it: what stands behind is often its password. */
export const hostOf = (url: string): string => addressed.exec(url)?.[1] ?? '';
/** Whether a word that decides about a seat lets the computer lead it: `computer`, or one of its levels. */
export const isComputerWord = (word: string): boolean => /^computer(-|$)/.test(word);
/** How a game is kept going. Every part can be changed at any time; changes are logged. */
export const policy = object({
  ...parts,
  absence: optional(absence),
  holidays: optional(holidays),
  /** Addresses that are told of new turns, and of trouble of the watch; absent: none. */
  webhooks: optional(list(webAddress, 5)),
  /** Players may write to each other through the mailbox of the game; absent: they may not. */
  relay: optional(flag),
});
export type Policy = Of<typeof policy>;

/** What is proposed where a ruleset says nothing: once a week, on Tuesday at five in the afternoon in California. */
export const defaultPolicy: Policy = {
  due: 'Tuesday 17:00 America/Los_Angeles',
  graceHours: 0,
  late: 'ask',
  runs: 'by-hand',
  leastHours: 24,
  mostMissing: 50,
  reminders: [48],
  copies: 5,
};

/** The parts of a policy that change. */
export const policyChange = object({
  due: optional(parts.due),
  graceHours: optional(parts.graceHours),
  late: optional(parts.late),
  runs: optional(parts.runs),
  leastHours: optional(parts.leastHours),
  mostMissing: optional(parts.mostMissing),
  reminders: optional(parts.reminders),
  copies: optional(parts.copies),
  absence: optional(absence),
  holidays: optional(holidays),
  webhooks: optional(list(webAddress, 5)),
  relay: optional(flag),
});
export type PolicyChange = Of<typeof policyChange>;
export const policySet = object({ ...acted, policy: policyChange });
/** Nothing runs by itself during a hold; leaving out `reason` ends it. */
export const holdSet = object({ ...acted, reason: optional(reason) });
/** This turn alone is due at another time; leaving out `at` undoes that. */
export const extensionSet = object({ ...acted, at: optional(instant), reason: optional(reason) });

/** The schedule of the current turn. */
export const clockShown = object({
  /** When orders are due, and the end of grace; absent if not set. */
  due: optional(instant),
  graceEnds: optional(instant),
  /** The deadline in its own time zone. */
  said: line(200),
  extended: optional(reason),
  held: optional(reason),
  /** What happens next automatically, and why not sooner, in a sentence. */
  next: line(400),
  over: flag,
});
export type ClockShown = Of<typeof clockShown>;
