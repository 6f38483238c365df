import { digest } from '#kernel/codec/digest.ts';
import type { Draw } from '#kernel/dice/draw.ts';
import { openDice } from '#kernel/dice/streams.ts';

/** The secret of a trial game: anybody who knows the text can predict every die. */
export const trialSecret = (text: string): string => digest(`Sealed Orders\n${text}`);

/**
 * The seed of a turn, from the game's secret; turn 0 is the generation of the map. `attempt` is the number of
 * seeds the turn had before: more than 0 only for a re-run with other dice.
 */
export const seedOf = (secret: string, turn: number, attempt = 0): string =>
  seedAgain(digest(`${secret}\n${turn}`), attempt);

/**
 * The seed of a run, from the one promised for its turn. For a re-run it follows only from that and the
 * attempt, so that it can be checked too, and nobody can choose it.
 */
export const seedAgain = (promised: string, attempt: number): string =>
  attempt === 0 ? promised : digest(`${promised}\n${attempt}`);

/** What is published of a seed before anybody gives orders; it can be checked once the seed is known. */
export const commitmentOf = (seed: string): string => digest(seed);

/** The dice that generate the map. */
export const mapDice = (secret: string): Draw => openDice(seedOf(secret, 0));

/** A letter and two more characters from the digest of the secret; they reveal nothing about it. */
export function nameFrom(secret: string): string {
  const signs = 'abcdefghijklmnopqrstuvwxyz0123456789';
  const number = Number.parseInt(digest(`name\n${secret}`).slice(0, 12), 16);
  return `${signs[number % 26] ?? ''}${signs[Math.trunc(number / 26) % 36] ?? ''}${signs[Math.trunc(number / 936) % 36] ?? ''}`;
}
