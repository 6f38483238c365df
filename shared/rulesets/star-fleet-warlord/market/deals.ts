import type { SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { State } from '../model/state.ts';
import { earlyYears, yearOf } from '../model/figures.ts';
import { impossible } from '../refusals.ts';
import type { Design } from '../ships/list/index.ts';
import { designs, isSold } from '../ships/list/index.ts';
import { dragons } from '../ships/list/monsters.ts';
import { dragonsEachTurn } from '../specials/boons.ts';
import { hasSpecial } from '../specials/specials.ts';
import { hasFavour } from '../happenings/favours.ts';

type Known = Pick<State, 'sites' | 'corporations' | 'turn'>;

/** Whether a Corporation buys ships of a race as a friend: a tenth cheaper, with a cloak for nothing, as if it were a primary one (SFW 7501). */
export const isFriend = (state: Known, seat: SeatId, race: string): boolean =>
  race === 'O' && hasSpecial(state, seat, 'orion-association');

/** Whether a cloaking device can be had with a ship of a race (SFW 3356, 7378). */
export const sellsCloaks = (state: Known, seat: SeatId, race: string): boolean =>
  race === 'O' || hasSpecial(state, seat, 'cloak-black-market');

/** Monsters that a dealer has: all but the one that is like others (OURS; SFW 7415). */
const isDealt = ({ id }: Pick<Design, 'id'>): boolean => id.startsWith('M-') && id !== 'M-MIR';

/** Whether a row is for sale to a Corporation once its year has come: some take a Sector Special, and so do space dragons (SFW 7414, 7546). */
export const isOffered = (state: Known, seat: SeatId, design: Pick<Design, 'marks' | 'id'>): boolean =>
  isSold(design) ||
  (dragons.includes(design.id) && hasSpecial(state, seat, 'dragon-hatchery')) ||
  (isDealt(design) && hasFavour(state, seat, 'monsters')) ||
  (['special', 'specialty'].every((mark) => (design.marks as readonly string[]).includes(mark)) &&
    hasSpecial(state, seat, 'domination-broker'));

/** The year up to whose ships a Corporation can buy: a broker has the first one of a turn from a few years ahead (SFW 7526). */
export const newestFor = (state: Known, seat: SeatId, bought: number): number =>
  yearOf(state.turn) + (bought === 0 && hasSpecial(state, seat, 'ship-broker') ? earlyYears : 0);

/** All that a Corporation can buy first in a turn, in the order of the list. */
export function offeredTo(state: Known, seat: SeatId): readonly Design[] {
  const newest = newestFor(state, seat, 0);
  return designs.filter((design) => design.year <= newest && isOffered(state, seat, design));
}

/** Why a hatchery has no dragon left for a Corporation that has bought these this turn; undefined if it has, or for other ships, and where a dealer has any monsters (SFW 7414). */
export function cannotHatch(
  state: Known,
  seat: SeatId,
  design: string,
  bought: ReadonlyMap<string, number>,
): Problem | undefined {
  if (hasFavour(state, seat, 'monsters')) return undefined;
  const hatched = sumOf(dragons.map((dragon) => bought.get(dragon) ?? 0));
  return dragons.includes(design) && hatched >= dragonsEachTurn
    ? impossible('SFW 7414', 'dragon-bought', { most: dragonsEachTurn })
    : undefined;
}
