import { flag, integer, json, line, list, object, optional, record } from '#kernel/codec/shapes.ts';
import type { Of } from '#kernel/codec/codec.ts';

/** What is wished of a new game: its kind, by default the first of the ruleset, and values for fields of the ruleset's form. */
export const wish = object({ kind: optional(line(80)), values: record<string, unknown>(json, 100) });
export type Wish = Of<typeof wish>;

const seats = integer(0, 1_000);
/** The rulesets to choose from, the one that is proposed first. */
export const choices = list(
  object({
    ruleset: line(80),
    title: line(200),
    about: line(300),
    players: object({ least: seats, most: seats }),
    hasTutorial: flag,
    /** Games are begun from scenario files too. */
    hasScenarios: flag,
    /** The computer can lead seats. */
    hasComputer: flag,
    /** How well it can lead them, the worst first; none: in one way. The word `computer` is the usual one. */
    levels: list(object({ word: line(80), label: line(200) }), 20),
    /** It can also be told to conquer nothing. */
    hasGentle: flag,
    /** Its battles can be tried in the simulator. */
    hasSimulator: flag,
  }),
  50,
);
export type Choice = Of<typeof choices>[number];
