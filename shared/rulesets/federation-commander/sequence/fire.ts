import { phrase } from '#kernel/report/phrase.ts';
import { compareBy } from '#kernel/inOrder.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { FcRepeat, FcStep, FcTurn } from '../model/game.ts';
import type { Fire } from '../model/orders.ts';
import type { Declaration, State } from '../model/state.ts';
import { rangeOf } from '../tables/board.ts';
import { cannotFire, fireCost, readDie, scoreOf, shieldsStruck, targetsOf } from '../rules/fire.ts';
import type { Named } from '../rules/ships.ts';
import { active, enemiesOf } from '../rules/ships.ts';
import { causeOf, fact, ofShip } from './asking.ts';

/** Ships that could fire at somebody more: those that have announced fire in this impulse, or those that have not. */
const mayFire = (state: State, announced: boolean): readonly Named[] =>
  active(state).filter(
    (named) =>
      state.declared.some(({ ship }) => ship === named[0]) === announced &&
      targetsOf(state, named).length > 0,
  );

function askForFire(turn: FcTurn, ships: readonly Named[], further?: number): void {
  const answers = turn.ask(
    ships.map((named) =>
      ofShip(named, {
        said: phrase(further === undefined ? 'Does {ship} fire?' : 'Does {ship} fire at another target?', {
          ship: named[1].name,
        }),
        cite: 'FC 1E2d',
        kinds: ['fire'],
        least: 0,
        most: further === undefined ? enemiesOf(turn.state, named[1].seat).length : 1,
        silence: [],
        facts: enemiesOf(turn.state, named[1].seat).map(([, enemy]) =>
          fact(`Range to ${enemy.name}`, rangeOf(named[1].place, enemy.place)),
        ),
      }),
    ),
  );
  for (const [at, orders] of (answers ?? []).entries())
    for (const order of orders) declare(turn, ships[at] as Named, order, further);
}

const fireDeclared: FcStep = {
  name: 'Fire Declared',
  cite: 'FC 1E2d',
  run: (turn) => askForFire(turn, mayFire(turn.state, false)),
};

/** Energy is paid when fire is announced, and nobody takes that back (FC 1E4). */
function declare(turn: FcTurn, [id]: Named, order: Fire, further?: number): void {
  const ship = turn.state.ships[id];
  if (ship === undefined) return;
  const { at, aims } = order;
  const problem = cannotFire(turn.state, [id, ship], at, aims);
  if (problem !== undefined) return turn.refuse(causeOf(order), problem);
  turn.happen({
    kind: 'fire-declared',
    ship: id,
    place: ship.place,
    at,
    aims,
    pass: turn.pass,
    ...(further === undefined ? {} : { further }),
    cost: fireCost(aims),
    cause: causeOf(order),
  });
}

export const declarations: FcRepeat = {
  pass: 'Announcement',
  repeat: [fireDeclared],
  until: ({ state }, pass) => !state.declared.some((one) => one.pass === pass),
};

/** All dice of an impulse are rolled before any damage is marked: whatever fires, fires (FC 4A1). OURS: volleys are resolved by firing ship, then by target. */
export const offensiveFire: FcStep = {
  name: 'Offensive Fire',
  cite: 'FC 4A',
  dice: true,
  run(turn) {
    const order = compareBy<Declaration>(
      ({ ship }) => ship,
      ({ at }) => at,
    );
    const open = turn.state.declared.filter(({ rolled }) => rolled !== true);
    for (const declared of [...open].sort(order)) roll(turn, declared);
  },
};

const furtherDeclared: FcStep = {
  name: 'Further Fire Declared',
  cite: 'FC 1E2d',
  run: (turn) => askForFire(turn, mayFire(turn.state, true), turn.pass),
};

/** A ship engages one target after the other, each when the dice of the one before are known (FC 1E2d). */
export const furtherFire: FcRepeat = {
  pass: 'Engagement',
  repeat: [furtherDeclared, { ...offensiveFire, name: 'Further Fire' }],
  none: ({ state }) => mayFire(state, true).length === 0,
  until: ({ state }, pass) => !state.declared.some(({ further }) => further === pass),
};

function roll(turn: FcTurn, { ship: id, at, aims }: Declaration): void {
  const [ship, target] = [turn.state.ships[id], turn.state.ships[at]];
  if (ship === undefined || target === undefined) return;
  const range = rangeOf(ship.place, target.place);
  const shots = aims.map((aim) => {
    const die = turn.draw.fork(id, at, aim.weapon).int(6);
    return { ...aim, die: readDie(ship, die), damage: scoreOf(ship, aim, range, die) };
  });
  turn.happen({
    kind: 'volley-fired',
    ship: id,
    place: ship.place,
    at,
    range,
    shots,
    points: sumOf(shots.map(({ damage }) => damage)),
    sides: shieldsStruck(target, ship),
  });
}
