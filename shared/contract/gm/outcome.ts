import { flag, json, line, list, object, optional, text } from '#kernel/codec/shapes.ts';
import { gameName } from '#kernel/files/envelope.ts';
import { seatName, turnNumber } from '../keys.ts';
import { problems } from '../problems.ts';
import { count, number } from '../shapes.ts';

/** Key figures of a seat before and after a turn. */
export const figures = list(
  object({ label: line(80), before: line(40), after: line(40), better: optional(flag) }),
  40,
);
/** What happens in a turn, by its parts. */
export const told = list(object({ part: line(100), lines: list(text(4_000), 100_000) }), 1_000);

/** What a turn that was run came to. `open`: what whoever plays no part may know after it, which the ruleset reads; absent where the rules tell nothing of how all are doing. */
export const outcomeAsked = object({ game: gameName, turn: turnNumber });
export const outcomeShown = object({
  turn: turnNumber,
  events: count,
  refusals: count,
  missing: list(seatName, 1_000),
  seats: list(object({ seat: seatName, name: line(200), orders: count, figures }), 1_000),
  open: optional(json),
  told,
});

/** The orders of a seat that count in a turn, by default the current one, or those of a file of the current turn. */
export const ordersAsked = object({
  game: gameName,
  seat: seatName,
  turn: optional(turnNumber),
  number: optional(number),
});
/** As their player would print them. */
export const ordersShown = object({
  turn: turnNumber,
  file: optional(line(255)),
  lines: list(object({ about: line(300), text: text(100_000) }), 100_000),
  problems,
});
