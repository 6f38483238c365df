import { phrase } from '#kernel/report/phrase.ts';
import type { FcRepeat, FcStep, FcTurn } from '../model/game.ts';
import type { Accelerate, EmergencyStop } from '../model/orders.ts';
import { accelerationCost, cannotAccelerate, cannotStop, poolOf } from '../rules/movement.ts';
import type { Named } from '../rules/ships.ts';
import { active } from '../rules/ships.ts';
import { causeOf, fact, ofShip, oneAtMost } from './asking.ts';

export const impulseBegins: FcStep = {
  name: 'Impulse Begins',
  cite: 'FC 1E2',
  run: (turn) => turn.happen({ kind: 'impulse-begun', impulse: turn.pass }),
};

const speedChange: FcStep = {
  name: 'Speed Change',
  cite: 'FC 1E2a',
  run(turn) {
    const ships = active(turn.state).filter(
      ([, ship]) => cannotAccelerate(ship) === undefined || cannotStop(ship) === undefined,
    );
    const answers = turn.ask(
      ships.map((named) =>
        ofShip(named, {
          said: phrase('Does {ship} change its speed?', { ship: named[1].name }),
          cite: 'FC 1E2a',
          kinds: ['accelerate', 'emergency-stop'],
          ...oneAtMost,
          silence: [],
          facts: [fact('Speed', named[1].speed)],
        }),
      ),
    );
    for (const [at, orders] of (answers ?? []).entries())
      for (const order of orders) change(turn, ships[at] as Named, order);
  },
};

function change(turn: FcTurn, [id, ship]: Named, order: Accelerate | EmergencyStop): void {
  const { pass } = turn;
  const { impulse } = turn.state;
  const problem = order.kind === 'accelerate' ? cannotAccelerate(ship) : cannotStop(ship);
  const placed = { ship: id, place: ship.place, pass, cause: causeOf(order) };
  if (problem !== undefined) turn.refuse(causeOf(order), problem);
  else if (order.kind === 'accelerate')
    turn.happen({ ...placed, kind: 'accelerated', cost: accelerationCost(ship) });
  else turn.happen({ ...placed, kind: 'emergency-stopped', pool: poolOf(ship, impulse) });
}

/** Who let it be may still join after seeing another do it; when nobody more does it, the point is closed (FC 1E4). */
export const speedChanges: FcRepeat = {
  pass: 'Announcement',
  repeat: [speedChange],
  until: ({ state }, pass) => !active(state).some(([, ship]) => ship.speedChange?.pass === pass),
};
