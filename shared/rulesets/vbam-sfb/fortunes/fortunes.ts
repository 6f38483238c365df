import type { Ordered } from '#kernel/declare/order.ts';
import { integer, line, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { State, System } from '../model/state.ts';
import { labelOf } from '../map/board.ts';
import { impossible } from '../refusals.ts';
import { systemsOf } from '../economy/economy.ts';
import { place, seat } from '../model/parts.ts';

/* OURS: the rulebook has random events, and names none of them (VB 482, 490). */

/** What random events do to an empire as a whole, in EP (VB 91, 490; OURS which there are). */
const treasuryFortunes = ['windfall', 'expense', 'discovery'] as const;
/** What they do to one of its systems: to Morale next turn (VB 482), or at once and for good (VB 490). */
export const systemFortunes = [
  ...(['unrest', 'festival'] as const),
  ...(['deposit', 'exhaustion', 'settlers', 'plague', 'accident'] as const),
] as const;
/** All of them; `word` is a message of the game master and nothing else. */
export const fortunes = ['word', ...treasuryFortunes, ...systemFortunes] as const;
export type Fortune = (typeof fortunes)[number];

/** What d10 brings, from 1. */
export const fortuneRolls: readonly Fortune[] = [
  ...(['windfall', 'expense', 'discovery', 'unrest', 'festival'] as const),
  ...(['deposit', 'exhaustion', 'settlers', 'plague', 'accident'] as const),
];

/** Dice of six for the EP of one; the roll for Morale of unrest and of a festival, and what they change. */
export const fortuneFigures = {
  dice: 2,
  unrest: { target: 4, change: -2 },
  festival: { target: 5, change: 1 },
  points: 1,
} as const;

/** The least RAW and Census that one leaves. */
export const fortuneLeast = { raw: 1, census: 1 } as const;
/** Most EP or points, and the longest text, of one that the game master types. */
export const mostFortune = 1000;
export const longestWords = 500;

export const fortuneNames: Readonly<Record<Fortune, string>> = {
  word: 'A message only',
  windfall: 'EP with the next income',
  expense: 'Costs in the next Income Phase',
  discovery: 'EP for technology in the next Tech Phase',
  unrest: 'A roll that lowers Morale next turn',
  festival: 'A roll that raises Morale next turn',
  deposit: 'More RAW',
  exhaustion: 'Less RAW',
  settlers: 'More Census',
  plague: 'Less Census',
  accident: 'Less Productivity',
};

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
