import type { Draw } from '#kernel/dice/draw.ts';
import type { Room } from '#kernel/declare/room.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { homeworldOf } from '../model/homeworld.ts';
import type { Officer, OfficerId, OfficerKind } from '../model/condition/officer.ts';
import type { State, View } from '../model/state.ts';
import { squadronsOf } from '../model/stations/squadrons.ts';
import { risenOn } from '../officers/chart.ts';
import { nameOfOfficer } from '../officers/corps.ts';
import { canRise } from '../officers/create.ts';
import { typeOf } from '../ships/aboard/officers.ts';
import type { PaySchool, SchoolEvent } from './school.ts';
import {
  costOfSchool,
  halvesForRoll,
  halvesOf,
  officerGraduated,
  paySchool,
  schoolEmptied,
  schoolPaid,
  schoolRolled,
} from './school.ts';

/** Percent of officers for ships of size class 1, 2 and 3; all others are for size class 4 (C9.80). */
const shares = [5, 20, 35] as const;

type Teaching = Turn<Room<State, View, PaySchool, SchoolEvent>>;

/** Officers’ schools are paid for (C9.80). */
export const paySchools = (turn: Teaching): void =>
  inTurn(turn, paySchool, ({ seat: owner, order: { ref } }) =>
    schoolPaid.of({
      seat: owner,
      halves: halvesOf(turn.state, owner),
      points: costOfSchool(turn.state, owner),
      cause: ref,
    }),
  );

/** The hull that an officer of the school serves on: one that the empire has. OURS: of the nearest size class of which it has any, the smaller ships first. */
function hullFor(state: State, owner: SeatId, draw: Draw): Pick<Officer, 'of' | 'size'> {
  const part = draw.fork('size').int(100);
  let from = 0;
  const under = shares.findIndex((share) => part <= (from += share));
  const rolled = under < 0 ? shares.length + 1 : under + 1;
  const types = squadronsOf(state.squadrons, owner).flatMap(([, one]) =>
    one.ships.filter(canRise).map((ship) => ({ of: typeOf(ship), size: ship.size })),
  );
  const sizes = [...new Set(types.map(({ size }) => size))].toSorted(
    (a, b) => Math.abs(a - rolled) - Math.abs(b - rolled) || b - a,
  );
  const fitting = [...new Set(types.flatMap(({ of, size }) => (size === sizes[0] ? [of] : [])))].toSorted();
  const of = fitting.length === 0 ? 'CA' : draw.fork('hull').pick(fitting);
  return { of, size: sizes[0] ?? rolled };
}

/** An officer of each kind that the dice of a class name. */
function graduate(turn: Teaching, owner: SeatId, kind: OfficerKind, draw: Draw): void {
  const at = homeworldOf(turn.state, owner);
  const corps = turn.state.empires[owner]?.officers;
  if (at === undefined || corps === undefined) return;
  const id = `o${corps.raised + 1}` as OfficerId;
  const officer: Officer = { id, kind, ...hullFor(turn.state, owner, draw) };
  turn.happen(officerGraduated.of({ seat: owner, officer, name: nameOfOfficer(officer), place: at }));
}

/** Schools examine a class for each ten points, and stand empty where nobody paid for them (C9.80). */
export function teachOfficers(turn: Teaching): void {
  for (const owner of keysInOrder(turn.state.empires)) {
    const { halves, paid } = turn.state.empires[owner]?.academy?.school ?? {};
    if (halves === undefined) continue;
    if (paid !== true) {
      turn.happen(schoolEmptied.of({ seat: owner, halves }));
      continue;
    }
    const rolls = Math.floor(halves / halvesForRoll);
    turn.happen(schoolRolled.of({ seat: owner, rolls, halves: halves % halvesForRoll }));
    for (let n = 1; n <= rolls; n += 1) {
      const draw = turn.draw.fork(owner, n);
      for (const [at, kind] of risenOn(draw, false).entries())
        graduate(turn, owner, kind, draw.fork('of', at + 1));
    }
  }
}
