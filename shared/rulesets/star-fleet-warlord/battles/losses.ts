import type { Draw } from '#kernel/dice/draw.ts';
import { rounded } from '#kernel/steps/fractions.ts';
import type { Level } from '../ships/factor.ts';
import type { Left } from './events.ts';
import type { ItemKind, Ship } from '../model/ship.ts';
import type { State } from '../model/state.ts';
import { officerDeaths, soulDrained } from '../model/figures.ts';
import { figureOf } from '../model/settings.ts';
import { designOf } from '../ships/list/index.ts';
import type { Hex } from '../galaxy/terrain.ts';
import { withoutItems, worksIn } from '../combat/items.ts';
import type { Named } from '../ships/ships.ts';
import { levelOfShip } from '../ships/ships.ts';
import { fullSpeed } from '../ships/speed.ts';

interface Where {
  readonly state: State;
  readonly hex: Hex;
  readonly foes: readonly Named[];
}

/** A ship before and after a volley. */
interface Struck {
  readonly before: Ship;
  readonly after: Ship;
  /** The volley went through its shields, whatever PFs then took of it. */
  readonly internal: boolean;
}

/** What else a volley costs a ship that outlives it: items, officers, speed and crew, as far as they change. */
export function lossesOf(where: Where, struck: Struck, dice: Draw): Omit<Left, 'shields' | 'damage'> {
  const level = levelOfShip(struck.after);
  if (level === 'X') return {};
  const { before } = struck;
  const items = itemsLeft(where, struck, level, dice);
  const officers = officersLeft(struck, level, dice);
  const drained = drainedBy(where, struck, level, dice);
  const crew = crewLeft(where, before, dice);
  return {
    ...(sameItems(items, before.items) ? {} : { items }),
    ...(officers === before.officers ? {} : { officers }),
    ...(drained === before.drained ? {} : { drained }),
    ...(crew === before.crew ? {} : { crew }),
  };
}

const destructible = ['fighters', 'drones', 'commandos', 'bombs'] as const;
const sameItems = (a: Ship['items'], b: Ship['items']): boolean =>
  ([...destructible, 'pfs', 'mrs'] as const).every((kind) => (a[kind] ?? 0) === (b[kind] ?? 0));

const shares = { L: 'losses.light', M: 'losses.medium', H: 'losses.heavy' } as const;

/**
 * Items after a volley and a round: crippling destroys all. OURS: internal damage destroys an even share of each kind, from none to twice its
 * figure; of fighters at light damage, one. Then attrition uses up drones, T-bombs and commandos that work here (SFW 2583).
 */
function itemsLeft(
  { state, hex }: Where,
  { after, internal }: Struck,
  level: Level,
  dice: Draw,
): Ship['items'] {
  if (level === 'C') return withoutItems(after.items);
  const left: Partial<Record<ItemKind, number>> = { ...after.items };
  for (const kind of destructible) {
    const held = left[kind] ?? 0;
    if (held === 0) continue;
    const destroyed =
      internal && level !== '' && level !== 'X' ? destroyedOf(state, kind, held, level, dice) : 0;
    const used = worksIn(hex, kind) === 'off' ? 0 : usedOf(state, kind, held - destroyed, dice);
    left[kind] = held - destroyed - used;
  }
  return left;
}

function destroyedOf(
  state: State,
  kind: (typeof destructible)[number],
  held: number,
  level: keyof typeof shares,
  dice: Draw,
): number {
  if (kind === 'fighters' && level === 'L') return 1;
  const share = figureOf(state, shares[level]);
  return rounded(held * (dice.fork(kind).int(2 * share + 1) - 1), 100);
}

/** What is used up in a round. */
function usedOf(state: State, kind: (typeof destructible)[number], held: number, dice: Draw): number {
  if (held === 0 || kind === 'fighters') return 0;
  if (kind === 'drones') return Math.ceil(held / figureOf(state, 'attrition.drones'));
  const percent = figureOf(state, kind === 'bombs' ? 'attrition.bombs' : 'attrition.commandos');
  return dice.fork(kind, 'used').chance(percent, 100) ? 1 : 0;
}

/** Officers whom a volley leaves, one by one (OURS); a Doctor saves all, but a Captain does not (SFW 2773, 2886). */
function officersLeft({ before: { officers }, internal }: Struck, level: Level, dice: Draw): string {
  if (!internal || (level !== 'H' && level !== 'C') || officers.includes('D')) return officers;
  const percent = officerDeaths[level];
  return officers
    .split('')
    .filter((letter, at) => !dice.fork('officers', letter, at).chance(percent, 100))
    .join('');
}

/** Engines that damage drains: a point, perhaps, when it becomes heavy or crippling, but never the last (SFW 1130; OURS: how often). */
function drainedBy({ state }: Where, { before, after }: Struck, level: Level, dice: Draw): number {
  const { drained } = before;
  if ((level !== 'H' && level !== 'C') || levelOfShip(before) === level) return drained;
  if (fullSpeed(after) - drained <= 1) return drained;
  const percent = figureOf(state, level === 'H' ? 'damage.heavy' : 'damage.crippled');
  return dice.fork('speed').chance(percent, 100) ? drained + 1 : drained;
}

/** Percent of crews that each kind of devourer drains in a round, the largest first (SFW 6695). */
const devourers = (state: State): readonly (readonly [string, number])[] => [
  ['M-SD', soulDrained],
  ['M-GSB', figureOf(state, 'drain.brain')],
  ['M-MM', figureOf(state, 'drain.mind')],
  ['M-RC', figureOf(state, 'drain.radiation')],
];

/** The crew after the largest devourer of the other side has had its chance; whoever belongs to a Corporation has lost that power (SFW 6703). OURS: WYN crews are immune, as to radiation. */
function crewLeft({ state, foes }: Where, ship: Ship, dice: Draw): number {
  if (ship.crew === 0 || designOf(ship).race === 'W') return ship.crew;
  const wild = foes.filter(([, { seat }]) => state.corporations[seat] === undefined);
  const found = devourers(state).find(([design]) => wild.some(([, foe]) => foe.design === design));
  return found !== undefined && dice.fork('drain').chance(found[1], 100) ? ship.crew - 1 : ship.crew;
}
