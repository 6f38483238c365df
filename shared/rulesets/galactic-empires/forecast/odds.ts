import type { Odds } from '#kernel/odds/odds.ts';
import type { Order } from '../game.ts';
import type { View } from '../model/view.ts';
import type { Clash } from './clash.ts';
import { meetings } from './meetings.ts';
import type { Match } from './simulator.ts';
import { simulator } from './simulator.ts';
import { trial } from './trial.ts';

/** Battles in sectors foretold; those at borders are not, for nobody knows who will cross them. */
export const odds: Odds<View, Order, Clash, Match> = { meetings, trial, simulator };
