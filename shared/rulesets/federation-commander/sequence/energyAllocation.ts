import { stableText } from '#kernel/codec/stableText.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { FcStep, FcTurn } from '../model/game.ts';
import type { Allocate } from '../model/orders.ts';
import type { Allocation } from '../model/parts.ts';
import { allocationCost, fitted, possible, supplyOf, tracksAfter, turnsRound } from '../rules/energy.ts';
import type { Named } from '../rules/ships.ts';
import { active } from '../rules/ships.ts';
import { causeOf, fact, ofShip, one } from './asking.ts';
import { tokenText } from '../tables/tokens.ts';

/** Secret and at one moment: all answers are in before any is carried out (FC 1E1). */
export const energyAllocation: FcStep = {
  name: 'Energy Allocation',
  cite: 'FC 1E1',
  run(turn) {
    const ships = active(turn.state);
    const answers = turn.ask(
      ships.map((named) =>
        ofShip(named, {
          said: phrase('How does {ship} spend its energy?', { ship: named[1].name }),
          cite: 'FC 1E1',
          kinds: ['allocate'],
          ...one,
          silence: [{ kind: 'allocate', ...named[1].allocation }],
          facts: [fact('Tokens this turn', tokenText(supplyOf(named[1])))],
        }),
      ),
    );
    for (const [at, orders] of (answers ?? []).entries())
      for (const order of orders) allocate(turn, ships[at] as Named, order);
  },
};

function allocate(turn: FcTurn, [id, ship]: Named, order: Allocate): void {
  const { pace, reverse, arm, regenerate } = order;
  const wanted: Allocation = possible(ship, { pace, reverse, arm, regenerate });
  const done = fitted(ship, wanted);
  const paid = allocationCost(ship, done);
  const stops = done.pace === 'stopped';
  turn.happen({
    kind: 'allocated',
    ship: id,
    ...done,
    reverse: stops ? ship.reverse : done.reverse,
    tracks: tracksAfter(ship, done),
    paid,
    left: supplyOf(ship) - paid,
    reset: stops || turnsRound(ship, done),
    cut: stableText(done) !== stableText(wanted),
    cause: causeOf(order),
  });
}
