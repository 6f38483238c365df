import { phrase } from '#kernel/report/phrase.ts';
import type { Path } from '#kernel/turn/where.ts';
import type { FcRepeat, FcStep, FcTurn } from '../model/game.ts';
import type { Move, TurnInPlace } from '../model/orders.ts';
import { turned } from '../tables/board.ts';
import {
  cannotMove,
  cannotTurnInPlace,
  courseOf,
  holdCost,
  isHeld,
  momentOf,
  movingNext,
  turnMode,
} from '../rules/movement.ts';
import type { Named } from '../rules/ships.ts';
import { active } from '../rules/ships.ts';
import { subPulses, tacticalCost } from '../tables/movement.ts';
import { causeOf, fact, ofShip, one, oneAtMost } from './asking.ts';

const subPulseOf = (path: Path): number => path.find(({ name }) => name === 'Sub-pulse')?.at ?? 0;

/** The slowest moves first and equals move together: each sees only who has moved before (FC 2A5). */
const movement: FcStep = {
  name: 'Movement',
  cite: 'FC 2A5',
  run(turn) {
    const ships = movingNext(turn.state, subPulseOf(turn.path));
    const answers = turn.ask(
      ships.map((named) =>
        ofShip(named, {
          said: phrase('How does {ship} move?', { ship: named[1].name }),
          cite: 'FC 2A3',
          kinds: ['move'],
          ...one,
          silence: [{ kind: 'move', action: 'straight' }],
          facts: [fact('Hexes since turn', named[1].turnCount), fact('Turn mode', turnMode(named[1]))],
        }),
      ),
    );
    for (const [at, orders] of (answers ?? []).entries())
      for (const order of orders) move(turn, ships[at] as Named, order);
  },
};

/** OURS: what cannot be done becomes a move straight ahead. */
function move(turn: FcTurn, [id, ship]: Named, order: Move): void {
  const problem = cannotMove(ship, order.action);
  const action = problem === undefined ? order.action : 'straight';
  const cause = causeOf(order);
  if (problem !== undefined) turn.refuse(cause, problem);
  const subPulse = subPulseOf(turn.path);
  const { place, ...course } = courseOf(ship, action);
  const acted = { ship: id, action, place, ...course, subPulse, cause };
  if (isHeld(action)) turn.happen({ ...acted, kind: 'move-cancelled', cost: holdCost(ship) });
  else turn.happen({ ...acted, kind: 'moved', from: ship.place, at: momentOf(turn.state, subPulse) });
}

/** The four sub-pulses of an impulse; one in which nobody is due is skipped (FC 2A6). */
export const subPulseMoves: FcRepeat = {
  pass: 'Sub-pulse',
  repeat: [
    {
      pass: 'Precedence',
      repeat: [movement],
      none: ({ state, pass }) => movingNext(state, pass).length === 0,
      until: ({ state, path }) => movingNext(state, subPulseOf(path)).length === 0,
    },
  ],
  until: (_, pass) => pass === subPulses,
};

const tactical: FcStep = {
  name: 'Tactical Maneuvers',
  cite: 'FC 2D1',
  run(turn) {
    const ships = active(turn.state).filter(([, ship]) => cannotTurnInPlace(ship) === undefined);
    const answers = turn.ask(
      ships.map((named) =>
        ofShip(named, {
          said: phrase('Does {ship} turn in its place?', { ship: named[1].name }),
          cite: 'FC 2D1',
          kinds: ['turn-in-place'],
          ...oneAtMost,
          silence: [],
        }),
      ),
    );
    for (const [at, orders] of (answers ?? []).entries())
      for (const order of orders) turnInPlace(turn, ships[at] as Named, order);
  },
};

function turnInPlace(turn: FcTurn, [id, { place, facing }]: Named, order: TurnInPlace): void {
  const { pass } = turn;
  turn.happen({
    kind: 'turned-in-place',
    ship: id,
    place,
    pass,
    cost: tacticalCost,
    facing: turned(facing, order.way === 'left' ? -1 : 1),
    cause: causeOf(order),
  });
}

export const tacticalManeuvers: FcRepeat = {
  pass: 'Announcement',
  repeat: [tactical],
  until: ({ state }, pass) =>
    !active(state).some(
      ([, ship]) => ship.tactical?.impulse === state.impulse && ship.tactical.pass === pass,
    ),
};
