import { defined } from '#kernel/words/defined.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { battleOverheard, hearingOdds } from './hearing.ts';
import type { Fighter } from './events.ts';
import type { Attack, Sides } from '../combat/field.ts';
import type { Named } from '../ships/ships.ts';
import { levelOfShip } from '../ships/ships.ts';
import { shownDesign } from '../ships/list/index.ts';
import type { Run } from '../acting.ts';

/** A ship as reports of battles have it. */
export const seenAs = ([ship, own]: Named): Fighter => {
  const level = levelOfShip(own);
  return { ship, design: own.design, name: own.name, ...(level === '' ? {} : { level }) };
};

/** As it shows itself to those who do not own it (SFW 352). */
const shown = (named: Named): Fighter => {
  const fighter = seenAs(named);
  return { ...fighter, design: shownDesign(fighter.design) };
};

/** Others hear how a battle has begun and ended, in their next report (SFW 4301, 4685). */
export function overhear(
  { turn }: Run,
  { place, seat: attacker, foe }: Attack,
  { attackers, defenders, works }: Sides,
  winner: SeatId | undefined,
): void {
  for (const seat of keysInOrder(turn.state.corporations)) {
    if (seat === attacker || seat === foe) continue;
    const [wins, outOf] = hearingOdds(turn.state, seat, place);
    if (!turn.draw.fork(place, 'heard', seat).chance(wins, outOf)) continue;
    turn.happen(
      battleOverheard.of({
        seat,
        place,
        attacker,
        foe,
        attackers: attackers.map(shown),
        defenders: defenders.map(shown),
        points: works?.points ?? 0,
        ...defined({ winner }),
      }),
    );
  }
}
