import type { Ordered } from '#kernel/declare/order.ts';
import { integer } from '#kernel/codec/shapes.ts';
import { line } from '#kernel/codec/shapes.ts';
import { oneOf } from '#kernel/codec/shapes.ts';
import { optional } from '#kernel/codec/shapes.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { State, System } from '../model/state.ts';
import { labelOf } from '../map/board.ts';
import { fortuneLeast, fortunes, longestWords, mostFortune, systemFortunes } from './table.ts';
import { impossible } from '../refusals.ts';
import { systemsOf } from '../economy/economy.ts';
import { place } from '../model/parts.ts';
import { seat } from '../model/parts.ts';
import type { Fortune } from './table.ts';

/** What the game master types of an event (VB 490). */
export const befallFields = {
  what: oneOf(fortunes),
  /** Whom it befalls, where it is about no system; absent: all. */
  to: optional(seat),
  place: optional(place),
  /** EP, or points. */
  amount: integer(1, mostFortune),
  /** Of a roll for Morale. */
  target: integer(1, 6),
  /** What whoever it befalls reads of it. */
  words: line(longestWords),
} as const;
export type Befall = Ordered<'befall', typeof befallFields>;

export const isOfSystem = (what: Fortune): boolean => systemFortunes.some((one) => one === what);

/** How much of an event a system can take: none, if it cannot befall it at all (OURS). */
export function takes(what: Fortune, system: System, amount: number): number {
  const most: Partial<Readonly<Record<Fortune, number>>> = {
    unrest: system.morale,
    festival: system.capacity,
    exhaustion: system.raw - fortuneLeast.raw,
    settlers: system.census === 0 ? 0 : system.capacity - system.census,
    plague: system.census - fortuneLeast.census,
    accident: system.productivity,
  };
  return Math.max(0, Math.min(amount, most[what] ?? amount));
}

/** Systems of an empire that an event can befall. */
export const openTo = (state: State, seat: SeatId, what: Fortune): readonly PlaceId[] =>
  systemsOf(state, seat).flatMap(([place, system]) => (takes(what, system, 1) > 0 ? [place] : []));

/** Whom an event of the game master befalls. */
export const befallen = (
  { empires, systems }: State,
  { what, to, place }: Unnumbered<Befall>,
): readonly SeatId[] => {
  if (!isOfSystem(what)) return to === undefined ? keysInOrder(empires) : [to];
  const owner = place === undefined ? undefined : systems[place]?.owner;
  return owner === undefined ? [] : [owner];
};

/** Why an event does not happen (VB 490; OURS). */
export function cannotBefall(state: State, seat: SeatId, order: Unnumbered<Befall>): Problem | undefined {
  const { what, to, place, amount, words } = order;
  if (seat !== gameMaster) return impossible('VB 490', 'game-master-only');
  if (what === 'word' && words.trim() === '') return impossible('VB 490', 'nothing-said');
  if (!isOfSystem(what))
    return to === undefined || state.empires[to] !== undefined
      ? undefined
      : impossible('VB 490', 'no-such-power', { power: to });
  const system = place === undefined ? undefined : state.systems[place];
  const label = place === undefined ? '' : labelOf(place);
  if (system?.owner === undefined) return impossible('VB 490', 'no-owner', { system: label });
  return takes(what, system, amount) > 0
    ? undefined
    : impossible('VB 490', 'nothing-changes', { system: label });
}
