import { digest } from '#kernel/codec/digest.ts';
import type { Draw } from '#kernel/dice/draw.ts';
import { openDice } from '#kernel/dice/streams.ts';

/** The secret of a game for trials, whose every die whoever knows the text can foretell. */
export const trialSecret = (text: string): string => digest(`Sealed Orders\n${text}`);

/** The seed of a turn's dice, from the game's secret; turn 0 is the making of the map. */
export const seedOf = (secret: string, turn: number): string => digest(`${secret}\n${turn}`);

/** What is published of a seed before anybody orders: whoever sees the seed later can check it. */
export const commitmentOf = (seed: string): string => digest(seed);

/** The dice that draw the map. */
export const mapDice = (secret: string): Draw => openDice(seedOf(secret, 0));
