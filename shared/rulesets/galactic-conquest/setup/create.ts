import type { Draw } from '#kernel/dice/draw.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Result } from '#kernel/words/result.ts';
import { bad, good } from '#kernel/words/result.ts';
import { firstYear } from '../map/seats.ts';
import type { State } from '../model/state.ts';
import { unreadable } from '../refusals.ts';
import type { ShipList } from '../ships/list/shipList.ts';
import { listAsOf } from '../ships/list/upgrades.ts';
import { ourShips } from '../ships/ours/index.ts';
import { generateArm } from './arm/generate.ts';
import { withDefences, withIntruder } from '../bases/beginning.ts';
import { frozenWorld } from './frozen.ts';
import { withShips } from './navy.ts';
import type { Made } from './made.ts';
import { stateOf } from './made.ts';
import { readChart } from './scenario/readChart.ts';
import type { Setup } from './setup.ts';
import { readSetup } from './setup.ts';
import { withPurchase } from './purchase.ts';
import { smallWorld } from './small.ts';
import { withAdmirals } from '../officers/beginning.ts';
import { withYards } from '../yards/beginning.ts';

/** The world of a setup that needs no dice: the small map, the fixed arm, or what is written down. Undefined for one that dice make. */
export function writtenWorld(
  { from, chart, seats }: Setup,
  list: ShipList = ourShips,
): Result<Made, readonly Problem[]> | undefined {
  if (chart !== undefined) return readChart(chart, seats, list);
  if (from === 'small') return good(smallWorld());
  return from === 'frozen' ? frozenWorld(seats) : undefined;
}

/** The world of a setup, with these dice where it needs any. */
export const worldOf = (setup: Setup, draw: Draw, list?: ShipList): Result<Made, readonly Problem[]> =>
  writtenWorld(setup, list) ?? good(generateArm(setup.seats, setup, draw));

/**
 * A new game. The same setup, book and dice give the same game.
 * @param book the game’s ships: its squadrons begin with them and its systems with their defenses (C3.10), but for the small map’s; absent: with hulls of
 * the small map
 */
export function create(raw: unknown, draw: Draw, book?: ShipList): Result<State, readonly Problem[]> {
  const setup = readSetup(raw);
  if (!setup.ok) return setup;
  const { from, year = firstYear, navies, intruder } = setup.value;
  const list = book && listAsOf(book, year);
  const made = worldOf(setup.value, draw, list);
  if (!made.ok) return made;
  if (list === undefined && navies !== undefined) return bad([unreadable('navies-without-list')]);
  if (list === undefined || from === 'small') return good(withAdmirals(stateOf(made.value, setup.value)));
  const squadrons = withShips(made.value.squadrons, list, year);
  if (!squadrons.ok) return squadrons;
  const state = withAdmirals(
    withYards(stateOf({ ...made.value, squadrons: squadrons.value }, setup.value), list),
  );
  const defended = withDefences(navies === undefined ? state : withPurchase(state, list, navies));
  return good(intruder === undefined ? defended : withIntruder(defended, intruder));
}
