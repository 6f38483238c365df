import type { SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Result } from '#kernel/words/result.ts';
import { bad, good } from '#kernel/words/result.ts';
import { defined } from '#kernel/words/defined.ts';
import type { CardData } from '../cards/cards.ts';
import type { CardId } from '../cards/ids.ts';
import { seats } from '../map/seats.ts';
import { fixedMap } from '../model/limits.ts';
import { unreadable } from '../refusals.ts';
import { cardFaults } from './cardFaults.ts';
import type { Chosen } from './faults.ts';
import { broughtFor, frameFaults, sideFaults } from './faults.ts';
import { scenarios } from './scenarios.ts';
import type { GivenShip, Scenario, Start } from './shape.ts';
import { scenarioShape } from './shape.ts';

/** A ship for each side that names none. */
const usualShips: readonly CardId[] = ['federation-ca', 'klingon-d7'];

/** A scenario with all that it takes from the one from which it differs. */
export interface Whole extends Scenario {
  readonly turns: number;
  readonly most: number;
  readonly places: Readonly<Record<SeatId, readonly Start[]>>;
  /** The ships of each side, in the order of `seats`. */
  readonly fleets: readonly (readonly Chosen[])[];
}

/** Reads a scenario: with what it leaves out filled in, or all that is wrong with it. `book`: cards that the game was given. */
export function readScenario(
  raw: unknown,
  book: readonly CardData[] = [],
): Result<Whole, readonly Problem[]> {
  const read = scenarioShape.parse(raw);
  if (!read.ok) return bad(read.fault);
  const { label: _, ...known } = scenarios[read.value.scenario ?? 'duel'];
  const { edge: wanted, ...given } = { ...known, ...read.value };
  const edge = wanted ?? (given.map === 'fixed' ? fixedMap : undefined);
  const scenario = { ...given, ...defined({ edge }), places: { ...known.places, ...given.places } };
  const framed = [...frameFaults(scenario), ...cardFaults(scenario.cards ?? [])];
  if (framed.length > 0) return bad(framed);
  const cards = [...(scenario.cards ?? []), ...book];
  const fleets = seats.map((seat, side) =>
    fleetOf(
      seat,
      scenario.ships?.[seat] ?? [{ card: usualShips[side] ?? '' }],
      scenario.places[seat] ?? [],
      cards,
    ),
  );
  if (fleets.some(({ length }) => length < 1 || length > known.most))
    return bad([unreadable('number-of-ships', { most: known.most })]);
  const faults = seats.flatMap((seat, side) => sideFaults(scenario, seat, fleets[side] ?? [], cards));
  return faults.length > 0 ? bad(faults) : good({ ...scenario, fleets });
}

/** The ships of a side, each where it says, or in the next of its side's places; those without a place share the last that there is. */
const fleetOf = (
  seat: SeatId,
  ships: readonly GivenShip[],
  places: readonly Start[],
  cards: readonly CardData[],
): readonly Chosen[] =>
  ships.map((given, n) => {
    const [path, next] = [`ships.${seat}[${n}]`, Math.min(n, places.length - 1)];
    const { at, facing } = places[next] as Start;
    return {
      path,
      given,
      carded: broughtFor(given.card, cards),
      start: { at: given.at ?? at, facing: given.facing ?? facing },
      placed: given.at === undefined ? `places.${seat}[${next}].at` : `${path}.at`,
    };
  });
