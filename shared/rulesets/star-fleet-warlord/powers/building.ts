import type { Draw } from '#kernel/dice/draw.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Power, State } from '../model/state.ts';
import { yearOf } from '../model/figures.ts';
import { figureOf } from '../model/settings.ts';
import type { Design } from '../ships/list/index.ts';
import { designs } from '../ships/list/index.ts';
import { economicPoints } from '../money/money.ts';
import type { World } from '../galaxy/world.ts';

/** Rows of a race that powers have: none of those that are had once (SFW 507: Jindarians are no others' to buy). */
export const fleetOf = (race: string): readonly Design[] =>
  designs.filter((design) => design.race === race && (design.marks.length === 0 || race === 'J'));

/** Where a power can build: its first base, or Home Office, as long as it owns it; no other base (SFW 807, 881). */
export const yardsOf = ({ state }: World, seat: SeatId, { kind, homes }: Power): readonly PlaceId[] =>
  kind === 'monsters' ? [] : homes.filter((home) => state.sites[home]?.owner === seat);

/** Whether a power builds a ship in a yard this year (SFW 802, 821; OURS: how often). */
export const buildsIn = (state: State, { kind }: Power, dice: Draw): boolean =>
  dice.chance(figureOf(state, kind === 'npc' ? 'npc.build' : 'pirates.build'), 100);

/** What a power can build: ships of its race whose year has come, for half of what it has at the most (SFW 803, 822; OURS: half). */
export const buildable = (
  state: Pick<State, 'turn'>,
  { race, funds }: Pick<Power, 'race' | 'funds'>,
): readonly Design[] =>
  fleetOf(race).filter(({ year, cost }) => year <= yearOf(state.turn) && 2 * cost <= economicPoints(funds));
