import { phrase } from '#kernel/report/phrase.ts';
import type { FcStep } from '../model/game.ts';
import { keptOf } from '../rules/energy.ts';
import { cannotRepair, cannotShift, mayShift, repairsBy, usualShift, workOn } from '../rules/repair.ts';
import type { Named } from '../rules/ships.ts';
import { active, batteriesOf } from '../rules/ships.ts';
import { cannotDisengage, isOver, outcomeOf } from '../rules/victory.ts';
import { repairFirst } from '../tables/damage.ts';
import { causeOf, ofShip, oneAtMost } from './asking.ts';

export const powerPhase: FcStep = {
  name: 'Power Phase',
  cite: 'FC 1E3a',
  run(turn) {
    for (const [id, ship] of active(turn.state)) {
      const kept = keptOf(ship, batteriesOf(ship));
      turn.happen({ kind: 'energy-kept', ship: id, kept, lost: ship.energy - kept });
    }
  },
};

export const repair: FcStep = {
  name: 'Repair Phase',
  cite: 'FC 1E3d',
  run(turn) {
    const ships = active(turn.state).filter(([, { disabled }]) => disabled.length > 0);
    const answers = turn.ask(
      ships.map((named) =>
        ofShip(named, {
          said: phrase('What does {ship} repair?', { ship: named[1].name }),
          cite: 'FC 5G4',
          kinds: ['repair'],
          ...oneAtMost,
          silence: [{ kind: 'repair', boxes: repairsBy(named[1], repairFirst) }],
        }),
      ),
    );
    for (const [at, orders] of (answers ?? []).entries())
      for (const order of orders) {
        const [id, ship] = ships[at] as Named;
        const problem = order.boxes.map((box) => cannotRepair(ship, box)).find((one) => one !== undefined);
        if (problem !== undefined) turn.refuse(causeOf(order), problem);
        for (const work of workOn(ship, order.boxes))
          turn.happen({ kind: 'repaired', ship: id, ...work, cause: causeOf(order) });
      }
  },
};

export const shieldTransfer: FcStep = {
  name: 'Shield Transfer',
  cite: 'FC 3C3',
  run(turn) {
    const ships = active(turn.state).filter(([, ship]) => mayShift(ship));
    const answers = turn.ask(
      ships.map((named) => {
        const usual = usualShift(named[1]);
        return ofShip(named, {
          said: phrase('Does {ship} move boxes from one shield to another?', { ship: named[1].name }),
          cite: 'FC 3C3',
          kinds: ['transfer-shield'],
          ...oneAtMost,
          silence: usual === undefined ? [] : [{ kind: 'transfer-shield', ...usual }],
        });
      }),
    );
    for (const [at, orders] of (answers ?? []).entries())
      for (const order of orders) {
        const [id, ship] = ships[at] as Named;
        const { from, to, boxes } = order;
        const problem = cannotShift(ship, from, to, boxes);
        if (problem !== undefined) turn.refuse(causeOf(order), problem);
        else turn.happen({ kind: 'shield-moved', ship: id, from, to, boxes, cause: causeOf(order) });
      }
  },
};

/** OURS: at the end of the turn, when nobody moves any more. */
export const disengagement: FcStep = {
  name: 'Disengagement',
  cite: 'FC 2E1b',
  run(turn) {
    const ships = active(turn.state).filter(([, ship]) => cannotDisengage(turn.state, ship) === undefined);
    const answers = turn.ask(
      ships.map((named) =>
        ofShip(named, {
          said: phrase('Does {ship} disengage?', { ship: named[1].name }),
          cite: 'FC 2E1b',
          kinds: ['disengage'],
          ...oneAtMost,
          silence: [],
        }),
      ),
    );
    for (const [at, orders] of (answers ?? []).entries())
      for (const order of orders) {
        const [id, { place }] = ships[at] as Named;
        turn.happen({ kind: 'disengaged', ship: id, place, cause: causeOf(order) });
      }
  },
};

export const victory: FcStep = {
  name: 'Victory',
  cite: 'FC 8B2',
  run(turn) {
    if (turn.state.over === undefined && isOver(turn.state))
      turn.happen({ kind: 'battle-over', ...outcomeOf(turn.state) });
  },
};
