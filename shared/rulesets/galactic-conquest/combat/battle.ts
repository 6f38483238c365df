import { keptOver } from '#kernel/steps/kept.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import { isStored } from '../model/condition/storing.ts';
import { areAllied } from '../model/relations/alliances.ts';
import type { Battle, State } from '../model/state.ts';
import type { Squadron } from '../model/squadron.ts';
import { whereFought } from '../model/battle/combat.ts';
import { beside, boardOf } from '../map/board.ts';
import { isDeepSpace } from '../map/ground.ts';
import { isBarredFromUnsurveyed, isWild } from '../ships/surveyors.ts';
import { isSaturated, ownersOver } from '../mines/fields.ts';
import { benefitShips } from './chart.ts';
import type { Forces } from '../model/force.ts';
import { forceOf, sideOf } from '../model/force.ts';
import { isShipyard } from '../model/works/standing.ts';
import { isHeld } from '../sensors/veils.ts';
import { fallsBack } from '../sensors/shutIn.ts';
import type { Encounter } from '../reactions/encounter.ts';
import { togetherAs } from '../research/together.ts';

/** `ZZ54.11`; the second battle in the same hex and segment is `ZZ54.11a` (A2.10). */
export function battleCode(place: PlaceId, segment: number, before: number): string {
  const code = whereFought(place, segment);
  return before === 0 ? code : `${code}${String.fromCharCode(96 + before)}`;
}

/** The battle of two squadrons that meet in a segment, before its first round (A2.10, A10.25). */
export function battleOf(
  state: Forces & Pick<State, 'fought'>,
  { attacker, defender }: Encounter,
  segment: number,
): Battle {
  const { fought = [] } = state;
  const sides = [attacker, defender].flatMap((unit) => sideOf(state, unit) ?? []);
  const place = sides[0]?.place as PlaceId;
  const first = battleCode(place, segment, 0);
  const before = fought.filter((code) => code.startsWith(first)).length;
  const five = sides.filter(({ ships }) => ships.filter((ship) => !isShipyard(ship)).length >= benefitShips);
  return {
    code: battleCode(place, segment, before),
    place,
    attacker,
    defender,
    five: five.map((each) => each.seat),
  };
}

/** A squadron of a battle. */
export interface Side {
  readonly unit: UnitId;
  /** All that fights for it, as one. */
  readonly squadron: Squadron;
  /** The squadrons that it is made of, its own first. */
  readonly parts: readonly UnitId[];
  /** Whose ships fight under its command beside its own; nobody’s, as a rule (C22.20). */
  readonly allies: readonly SeatId[];
  /** Which of its ships, by their positions, do anything in the round; absent: all (D2.35). */
  readonly stands?: readonly boolean[];
}

/** The two sides of a battle, as they are now: the attacker and the defender; squadrons that function as one are one (D2.34). */
export const sidesOf: (world: Forces, battle: Battle) => readonly [Side, Side] = keptOver(
  ({ squadrons, battle, yards, turn }: Forces) => [squadrons, battle, yards, turn],
  (world, battle: Battle) => {
    const { attacker, defender } = battle;
    // Before its first round a battle is not in the world yet.
    const state = world.battle === undefined ? { ...world, battle } : world;
    const side = (unit: UnitId): Side => {
      const squadron = sideOf(state, unit) as Squadron;
      const parts = forceOf(state, unit).flatMap((part) => (part.kind === 'squadron' ? [part.unit] : []));
      const seats = parts.flatMap((part) => state.squadrons[part]?.seat ?? []);
      return { unit, squadron, parts, allies: [...new Set(seats)].filter((seat) => seat !== squadron.seat) };
    };
    return [side(attacker), side(defender)];
  },
);

/** The world in which the empire of a side knows only what all know whose ships fight under its command (C22.20). */
export function jointly(state: State, battle: Battle, seat: SeatId): State {
  const { allies = [] } = sidesOf(state, battle).find(({ squadron }) => squadron.seat === seat) ?? {};
  return allies.length === 0 ? state : { ...state, empires: togetherAs(state, [seat, ...allies], seat) };
}

/**
 * Where a squadron goes that leaves a battle: back to where it came from, or to a hex beside it that no enemy holds, of its own territory before
 * neutral space and that of allies, and these before foreign territory, all of them before one behind mines (OURS); war cruisers and war destroyers not into unsurveyed space (B3.70). Whoever is inside a blockade falls back to what is in the hex (C12.93). Undefined where there is
 * none.
 */
export function retreatOf(state: State, squadron: Squadron): PlaceId | undefined {
  const { place, seat, cameFrom, fixed } = squadron;
  // Bases and mothballed ships do not retreat.
  if (fixed !== undefined || isStored(squadron)) return undefined;
  if (fallsBack(state, squadron)) return place;
  const isShut = (to: PlaceId) => isBarredFromUnsurveyed(squadron) && isWild(state.map, to);
  const rank = (to: PlaceId) => {
    const owner: SeatId | undefined = state.fronts?.[to] ?? state.territory[to];
    return owner === seat ? 0 : owner === undefined || areAllied(state, owner, seat) ? 1 : 2;
  };
  const isMined = (to: PlaceId) => ownersOver(state, place, to, seat).length > 0 || isSaturated(state, to);
  const near = [...beside(boardOf(state.map), place)].sort(
    compareBy(
      (to) => Number(isMined(to)),
      rank,
      (to) => to,
    ),
  );
  return [...(cameFrom === undefined ? [] : [cameFrom]), ...near].find(
    (to) => !isHeld(state, seat, to) && !isDeepSpace(state.map, to) && !isShut(to),
  );
}
