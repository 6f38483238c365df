import { keysInOrder } from '#kernel/words/inOrder.ts';
import { id, integer, line, list, object, oneOf, optional, record } from '#kernel/codec/shapes.ts';
import { defined } from '#kernel/words/defined.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Result } from '#kernel/words/result.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { SectorId } from '../model/ids.ts';
import type { Parameters, Size } from '../model/parameters.ts';
import { everySize } from '../model/parameters.ts';
import { sectorsIn } from '../galaxy/board.ts';
import { largestSide, leastPlayers, leastSide, shareOfSectors, usualVictory } from '../galaxy/densities.ts';
import { seatOfPower } from '../powers/table.ts';
import { unreadable } from '../refusals.ts';
import type { Drawn } from './drawn.ts';
import { frozen, frozenSize } from './galaxies/frozen.ts';
import { figuresIn, presence, victoryFaults, withoutPowers } from './options.ts';
import { variantFault, variants } from './variants.ts';

/** What a game is begun from. */
export interface Setup {
  readonly size: Size;
  readonly seats: readonly SeatId[];
  readonly names?: Readonly<Record<SeatId, string>>;
  readonly players: Readonly<Record<SeatId, string>>;
  /** Those of whom whoever meets their Corporation is told. */
  readonly open: Readonly<Record<SeatId, string>>;
  readonly victory: Parameters['victory'];
  /** What is otherwise than usual. */
  readonly options: Partial<Parameters>;
  /** A galaxy that is written down; absent: dice make one. */
  readonly galaxy?: Drawn;
}

const told = ['told', 'spared'] as const;

const setupShape = object({
  title: optional(line(100)),
  size: optional(oneOf([...everySize, 'frozen'])),
  seats: list(id<SeatId>(), 50),
  /** What Corporations are called, by seat. */
  names: optional(record<SeatId, string>(line(20, 1), 50)),
  players: optional(record<SeatId, string>(line(200), 50)),
  sectors: optional(integer(1, 100)),
  sites: optional(integer(1, 1000)),
  rounds: optional(oneOf(told)),
  /** OURS: whether those who meet a Corporation are told who plays it (SFW 152). */
  contacts: optional(oneOf(['told', 'kept'])),
  days: optional(oneOf(['together', 'week'])),
  monsters: optional(oneOf(presence)),
  pirates: optional(oneOf(presence)),
  npcs: optional(oneOf(presence)),
  variant: optional(oneOf(variants)),
  figures: optional(line(1000)),
  galaxy: optional(record<SectorId, readonly string[]>(list(line(80), 256), 100)),
});

/** Reads a setup, or says in words why no game begins with it. */
export function readSetup(raw: unknown): Result<Setup, readonly Problem[]> {
  const read = setupShape.parse(raw);
  if (!read.ok) return bad(read.fault);
  const { seats, names, players = {}, rounds, days, contacts, variant = 'standard', ...given } = read.value;
  const size = given.size === 'frozen' ? frozenSize : (given.size ?? '4x4');
  const galaxy = given.size === 'frozen' ? frozen : given.galaxy;
  const usual = usualVictory(size);
  const victory = { sectors: given.sectors ?? usual.sectors, sites: given.sites ?? usual.sites };
  const figures = figuresIn(given.figures ?? '');
  const faults = [
    ...sizeFaults(size, seats),
    ...victoryFaults(size, victory).map(({ problem }) => problem),
    ...(variantFault(variant) === undefined ? [] : [variantFault(variant)]),
    ...(figures.ok ? [] : figures.fault),
  ].filter((fault) => fault !== undefined);
  if (faults.length > 0 || !figures.ok) return bad(faults);
  return good({
    size,
    seats,
    ...defined({ names }),
    players,
    open: contacts === 'told' ? players : {},
    victory,
    options: {
      ...(rounds === 'told' ? { rounds: true } : {}),
      ...(days === 'week' ? { days } : {}),
      ...withoutPowers(given),
      ...(keysInOrder(figures.value).length === 0 ? {} : { figures: figures.value }),
    },
    ...defined({ galaxy }),
  });
}

function sizeFaults(size: Size, seats: readonly SeatId[]): readonly Problem[] {
  const { across, down } = sectorsIn(size);
  if ([across, down].some((side) => side < leastSide || side > largestSide))
    return [unreadable('galaxy-size', { size, least: leastSide, most: largestSide })];
  const twice = seats.find((seat, at) => seats.indexOf(seat) !== at);
  if (twice !== undefined) return [unreadable('galaxy-seat-twice', { seat: twice })];
  const power = seats.find((seat) => seatOfPower.test(seat));
  if (power !== undefined) return [unreadable('galaxy-seat-of-power', { seat: power })];
  const [least, most] = [leastPlayers, shareOfSectors(size).home];
  return seats.length < least || seats.length > most
    ? [unreadable('galaxy-seats', { size, least, most })]
    : [];
}
