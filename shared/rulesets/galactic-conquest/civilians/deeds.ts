import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { compareBy, inOrder } from '#kernel/words/inOrder.ts';
import { hexName } from '../map/board.ts';
import { declines, hasLeft } from '../model/battle/declining.ts';
import type { Aim } from '../model/unrest/ruin.ts';
import { aims, isDecimated } from '../model/unrest/ruin.ts';
import type { Squadron } from '../model/squadron.ts';
import type { System } from '../model/system.ts';
import { areAllied } from '../model/relations/alliances.ts';
import type { State } from '../model/state.ts';
import { squadronsAt } from '../model/stations/squadrons.ts';
import { isOpenTo } from '../sensors/veils.ts';
import { hasMoved } from '../movement/moving.ts';
import { haveMilitary } from '../model/civil/commerce.ts';
import { isFixed } from '../model/territory.ts';
import { forceOf, leastForce } from '../raids/chances.ts';

/** What a segment over a system does to it: its commercial base is destroyed, it is decimated, it comes down by a kind, or it is gone (C7.20 to C7.51). */
export const deeds = ['base', 'decimate', 'reduce', 'annihilate'] as const;
export type Deed = (typeof deeds)[number];

/** What comes next on the way to an aim; undefined: it is reached (C7.51). */
export function nextDeed(system: System, aim: Aim, turn: number): Deed | undefined {
  if (aim !== 'decimate' && system.ruin?.base !== true) return 'base';
  if (aim === 'base') return undefined;
  if (!isDecimated(system, turn)) return 'decimate';
  if (aim === 'decimate') return undefined;
  return system.kind === 'minor' ? 'annihilate' : 'reduce';
}

/** Why nothing comes of an attack in this segment. */
export type Bar = 'gone' | 'moved' | 'contested' | 'defended' | 'unseen' | 'fought' | 'weak' | 'reached';

/** The squadrons of an empire that attack the civilian targets of one system, and stay over it. */
export interface Strike {
  readonly seat: SeatId;
  readonly place: PlaceId;
  readonly units: readonly UnitId[];
  /** OURS: of several aims the one that goes furthest. */
  readonly aim: Aim;
}

const isOver = ({ civil, place }: Squadron): boolean => civil?.place === place;

/** All strikes of a segment, in the order of their hexes. */
export function strikesIn(state: State, segment: number): readonly Strike[] {
  const there = inOrder(state.squadrons).filter(
    ([, one]) => isOver(one) && !declines(state, one) && !hasLeft(one) && !hasMoved(one, segment),
  );
  const groups = Map.groupBy(there, ([, { place, seat }]) => `${place} ${seat}`);
  return [...groups].sort(compareBy(([group]) => group)).flatMap(([, members]) => {
    const first = members[0]?.[1];
    return first === undefined
      ? []
      : [
          {
            seat: first.seat,
            place: first.place,
            units: members.map(([unit]) => unit),
            aim: aims.findLast((aim) => members.some(([, one]) => one.civil?.aim === aim)) ?? 'base',
          },
        ];
  });
}

/** What a strike does in a segment, or what bars it: foreign ships in the hex, military bases, hidden ones too, a battle there, fewer than 100 BPV (C7.30). */
export function deedOf(state: State, { seat, place, units, aim }: Strike, segment: number): Deed | Bar {
  const system = state.systems[place];
  if (system === undefined || system.owner === seat) return 'gone';
  const foes = squadronsAt(state.squadrons, place).flatMap(([, one]) =>
    one.seat !== seat && !areAllied(state, one.seat, seat) ? [one] : [],
  );
  const seen = foes.filter((one) => isOpenTo(state, seat, one));
  if (seen.some((one) => !isFixed(one))) return 'contested';
  // Commercial bases and other civilian ones bar nothing (C7.30).
  const bars = (one: Squadron): boolean => !isFixed(one) || haveMilitary(one.ships);
  if (seen.some(bars)) return 'defended';
  // Who hides is there all the same.
  if (foes.some(bars)) return 'unseen';
  const deed = nextDeed(system, aim, state.turn);
  if (deed === undefined) return 'reached';
  const battle = `${hexName(place)}.${String(segment).padStart(2, '0')}`;
  // What takes a whole segment is not done in one with a battle; a base is destroyed in it (C7.51).
  if (deed !== 'base' && state.fought?.some((code) => code.startsWith(battle)) === true) return 'fought';
  const force = forceOf({ ships: units.flatMap((unit) => state.squadrons[unit]?.ships ?? []) });
  return force < leastForce ? 'weak' : deed;
}

export const isDeed = (one: Deed | Bar): one is Deed => (deeds as readonly string[]).includes(one);
