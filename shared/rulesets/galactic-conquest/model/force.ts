import type { Draft } from '#kernel/steps/change.ts';
import { change } from '#kernel/steps/change.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { prizeOf, withEngaged } from './battle/engaged.ts';
import { joined } from './bases/integrated.ts';
import { isScrapped } from './condition/storing.ts';
import { segmentOf } from './battle/combat.ts';
import { groupOf } from './reaction.ts';
import type { Ship } from './ship.ts';
import type { Squadron } from './squadron.ts';
import type { State } from './state.ts';
import type { Standing } from './works/standing.ts';
import { leaveStanding, leftOfScrap, standingIn } from './works/standing.ts';

/** A part of what fights for a side in a hex: the ships of one squadron, the groups of attrition units that it has launched, or the yards beside the bases that it is, in the shape of ships. */
export interface Part {
  readonly kind: 'squadron' | 'wings' | 'yards';
  readonly unit: UnitId;
  readonly ships: readonly Ship[];
}

/** What a question of all that fights in a hex needs. */
export type Forces = Pick<State, 'squadrons' | 'battle' | 'yards' | 'turn'>;

/** The yards that fight with the bases of their system (B8.60), as far as they are built in the segment of the battle. */
function yardsBy(state: Forces, unit: UnitId): readonly Standing[] {
  const { fixed, seat, place } = state.squadrons[unit] ?? {};
  if (fixed === undefined || seat === undefined || place === undefined) return [];
  return standingIn(state, seat, place, segmentOf(state.battle?.code ?? ''));
}

/** The ships of a squadron, those that are being scrapped as far as they are not yet (B9.20). */
function shipsOf({ squadrons, battle, turn }: Forces, unit: UnitId): readonly Ship[] {
  const ships = squadrons[unit]?.ships ?? [];
  return isScrapped({ ships })
    ? ships.map((ship) => leftOfScrap(ship, turn, segmentOf(battle?.code ?? '')))
    : ships;
}

/**
 * All that fights for the side of a squadron, in the order in which hits count it: the squadron, those that function as one with it (D2.34), and those that
 * have joined its battle (D2.35, D6.70). What is not a squadron goes to the end of this list, and is written back by `putShips`.
 */
export function forceOf(state: Forces, unit: UnitId): readonly Part[] {
  const { squadrons, battle } = state;
  const group = groupOf(squadrons, unit);
  const seat = squadrons[unit]?.seat;
  const joined = isIn(battle, unit) ? (battle?.joined ?? []) : [];
  const others = joined.filter((one) => !group.includes(one) && squadrons[one]?.seat === seat);
  const all = [...group, ...others];
  const launched = battle?.launched ?? {};
  return [
    ...all.map((one): Part => ({ kind: 'squadron', unit: one, ships: shipsOf(state, one) })),
    // OURS: whoever launched them is to take them aboard again.
    ...all.flatMap((one): readonly Part[] => {
      const ships = launched[one] ?? [];
      return ships.length === 0 || squadrons[one]?.ships.length === 0
        ? []
        : [{ kind: 'wings', unit: one, ships }];
    }),
    ...all.flatMap((one): readonly Part[] => {
      const ships = yardsBy(state, one).map(({ ship }) => ship);
      return ships.length === 0 ? [] : [{ kind: 'yards', unit: one, ships }];
    }),
  ];
}

const isIn = (battle: State['battle'], unit: UnitId): boolean =>
  battle?.attacker === unit || battle?.defender === unit;

/** The side of a squadron as if it were one: its orders, and the ships of all its parts. Undefined where it is gone. */
export function sideOf(state: Forces, unit: UnitId): Squadron | undefined {
  const squadron = state.squadrons[unit];
  return squadron && { ...squadron, ships: forceOf(state, unit).flatMap(({ ships }) => ships) };
}

/** Whose each ship of the side of a squadron is, by its position: allies fight under one command (C22.20). */
export const ownersIn = (state: Forces, unit: UnitId): readonly SeatId[] =>
  forceOf(state, unit).flatMap(({ unit: of, ships }) => {
    const owner = state.squadrons[of]?.seat;
    return owner === undefined ? [] : ships.map(() => owner);
  });

/** Ships of the side of a squadron, by their positions, as prizes of an empire: each is marked with whose it was (C2.40, C22.20). */
export function prizesFrom(
  state: Forces,
  unit: UnitId,
  positions: readonly number[],
  to: SeatId,
): readonly Ship[] {
  const [ships, owners] = [forceOf(state, unit).flatMap((part) => part.ships), ownersIn(state, unit)];
  return positions.flatMap((at) => {
    const [ship, from] = [ships[at], owners[at]];
    return ship === undefined || from === undefined ? [] : [prizeOf(ship, from, to)];
  });
}

/** Gives a part of a force its ships as they are after a round. */
export function putShips(draft: Draft<State>, { kind, unit }: Part, ships: readonly Ship[]): void {
  if (kind === 'squadron')
    change(draft.squadrons, unit, ({ fixed }) => ({ ships: fixed === undefined ? ships : joined(ships) }));
  else if (kind === 'yards') leaveStanding(draft, yardsBy(draft, unit), ships);
  else if (draft.battle !== undefined)
    draft.battle = { ...draft.battle, launched: { ...draft.battle.launched, [unit]: ships } };
}

/** The ships of a squadron are inactive as a battle begins (A10.60). */
export const beIdle = (draft: Draft<State>, unit: UnitId): void =>
  change(draft.squadrons, unit, ({ ships }) => ({
    ships: ships.map((ship) => withEngaged(ship, { inactive: true })),
  }));

/** Changes ships of the side of a squadron, by their positions in it; those for which nothing is given back leave it. */
export function changeShips(
  draft: Draft<State>,
  unit: UnitId,
  positions: readonly number[],
  by: (ship: Ship, at: number) => Ship | undefined,
): void {
  let from = 0;
  for (const part of forceOf(draft, unit)) {
    const first = from;
    if (positions.some((at) => at >= first && at < first + part.ships.length))
      putShips(
        draft,
        part,
        part.ships.flatMap((ship, n) =>
          positions.includes(first + n) ? (by(ship, first + n) ?? []) : [ship],
        ),
      );
    from += part.ships.length;
  }
}
