import { digest } from '#kernel/codec/digest.ts';

/** The seed of a turn's dice, from the game's secret; turn 0 is the making of the map. */
export const seedOf = (secret: string, turn: number): string => digest(`${secret}\n${turn}`);

/** What is published of a seed before anybody orders: whoever sees the seed later can check it. */
export const commitmentOf = (seed: string): string => digest(seed);
