import type { Draw } from '#kernel/dice/draw.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { rounded, sumOf } from '#kernel/steps/fractions.ts';
import type { Funds } from '../model/funds.ts';
import { resources } from '../model/funds.ts';
import type { Ship } from '../model/ship.ts';
import type { State } from '../model/state.ts';
import { espionage, yearOf } from '../model/figures.ts';
import { figureOf } from '../model/settings.ts';
import { autoCloakCost, industry } from '../specials/boons.ts';
import { cannotCloak } from '../missions/rules.ts';
import { fundsOf, pointsOf } from '../money/money.ts';
import type { Named } from '../ships/ships.ts';
import { canCloak, shipsOf } from '../ships/ships.ts';
import { hasSpecial } from '../specials/specials.ts';
import { unitCost } from '../spying/espionage.ts';
import type { World } from '../galaxy/world.ts';

const between = (least: number, most: number, draw: Draw): number => least - 1 + draw.int(most - least + 1);

/** What an Industrial Center makes in a year (SFW 7449). */
export function madeIn({ turn }: Pick<State, 'turn'>, draw: Draw): Ship['items'] {
  const { made, pfs } = industry;
  const year = yearOf(turn);
  const roll = (kind: keyof typeof made): number => {
    const [least, most] = made[kind];
    return between(least, most, draw.fork(kind));
  };
  return {
    fighters: roll('fighters'),
    drones: roll('drones'),
    commandos: roll('commandos'),
    bombs: roll('bombs'),
    ...(year % 2 === 1 ? { decoys: 1 } : {}),
    ...(year >= pfs.from ? { pfs: between(pfs.least, pfs.most, draw.fork('pfs')) } : {}),
  };
}

/** What an Orbital Casino makes of so many EP, by a roll of 1 to 100 (SFW 7492; OURS, G-35: the odds; half of odd EP up). */
export function gambled(state: Pick<State, 'parameters'>, ep: number, roll: number): number {
  const results = [
    [figureOf(state, 'casino.nothing'), 0],
    [figureOf(state, 'casino.half'), rounded(ep, 2)],
    [figureOf(state, 'casino.same'), ep],
    [figureOf(state, 'casino.double'), 2 * ep],
  ] as const;
  let left: number = roll;
  for (const [share, result] of results) {
    left -= share;
    if (left <= 0) return result;
  }
  return 3 * ep;
}

/** What a Resource Equalizer leaves of each resource: fractions are dropped (SFW 7511). */
export const equalized = (funds: Funds): number =>
  Math.trunc(sumOf(resources.map((resource) => funds[resource])) / resources.length);

/** Ships that an Auto-Cloaker cloaks, oldest first, as far as there is dilithium (SFW 7356; OURS: which, where it does not suffice). */
export function cloakedAlone(world: World, seat: SeatId): readonly Named[] {
  const { state } = world;
  if (!hasSpecial(state, seat, 'auto-cloaker')) return [];
  const able = shipsOf(state, seat).filter(
    ([id, ship]) => canCloak(ship) && cannotCloak(world, id, ship) === undefined,
  );
  return able.slice(0, Math.max(0, fundsOf(state, seat).dc / autoCloakCost));
}

/** EP for which a Counterespionage Unit keeps spies away; undefined where it does not, or need not (SFW 7408; OURS: from the year of the order on, as long as there are EP). */
export function counterFee(state: State, seat: SeatId): number | undefined {
  const own = state.corporations[seat];
  if (own === undefined || own.shielded || yearOf(state.turn) < espionage.counter.from) return undefined;
  if (!hasSpecial(state, seat, 'counterespionage')) return undefined;
  const fee = unitCost(state, seat);
  return pointsOf(state, seat) >= fee ? fee : undefined;
}
