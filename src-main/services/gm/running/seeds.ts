import { digest } from '#kernel/codec/digest.ts';
import type { Draw } from '#kernel/dice/draw.ts';
import { openDice } from '#kernel/dice/streams.ts';

/** The secret of a game for trials, whose every die whoever knows the text can foretell. */
export const trialSecret = (text: string): string => digest(`Sealed Orders\n${text}`);

/**
 * The seed of a turn, from the game's secret; turn 0 is the making of the map. `attempt` counts the seeds that the turn had before:
 * more than 0 only for a re-run with other dice.
 */
export const seedOf = (secret: string, turn: number, attempt = 0): string =>
  seedAgain(digest(`${secret}\n${turn}`), attempt);

/**
 * The seed of a run from the one that was promised for its turn. A re-run's follows from it and the attempt alone, so that it can be
 * checked as well, and nobody can choose one.
 */
export const seedAgain = (promised: string, attempt: number): string =>
  attempt === 0 ? promised : digest(`${promised}\n${attempt}`);

/** What is published of a seed before anybody orders: whoever sees the seed later can check it. */
export const commitmentOf = (seed: string): string => digest(seed);

/** The dice that draw the map. */
export const mapDice = (secret: string): Draw => openDice(seedOf(secret, 0));
