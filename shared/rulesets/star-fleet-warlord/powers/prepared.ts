import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import type { Step, Turn } from '#kernel/sequence/step.ts';
import { monsterDivided } from './events.ts';
import { launchedIn } from '../model/corporation.ts';
import { nthShip } from '../model/ids.ts';
import type { Ship } from '../model/ship.ts';
import { divides, progenyOf } from './monsters.ts';
import { bornShip } from './ships.ts';
import { shipsOf } from '../ships/ships.ts';
import type { SfwRoom } from '../acting.ts';
import { firstYear, yearOf } from '../model/figures.ts';
import { prepare } from '../income/income.ts';

/** Ships of powers are a year older, with shields restored; nobody repairs them (SFW 843). OURS: not in the year of the Initial Build, in which no ship moves. */
export const powersPrepared: Step<SfwRoom> = {
  name: 'Powers Prepared',
  cite: 'SFW 832',
  dice: true,
  run(turn) {
    if (yearOf(turn.state.turn) === firstYear) return;
    for (const seat of keysInOrder(turn.state.powers)) {
      prepare(turn, seat);
      for (const [id, ship] of shipsOf(turn.state, seat)) divide(turn, id, ship);
    }
  },
};

/** A monster that is old enough may divide where it is (SFW 763). */
function divide(turn: Turn<SfwRoom>, id: UnitId, ship: Ship): void {
  const { seat, place } = ship;
  const power = turn.state.powers[seat];
  const dice = turn.draw.fork(id, 'divides');
  if (power === undefined || !divides(turn.state, ship, dice)) return;
  const { launched } = power;
  const child = nthShip(seat, launchedIn(power) + 1);
  const design = progenyOf(ship, dice.fork('progeny'));
  const made = bornShip(seat, { design, place, launched, year: yearOf(turn.state.turn) }, dice);
  turn.happen(monsterDivided.of({ ship: id, seat, place, child, made }));
}
