import type { Unnumbered } from '#kernel/game/plan.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import { mostReinforcement, usualReinforcement } from '../damage/damage.ts';
import { volleyOn } from '../damage/volley.ts';
import { affordable } from '../fire/fire.ts';
import { bearing, targetsOf } from '../fire/firing.ts';
import type { Order } from '../game.ts';
import { rangeOf } from '../map/board.ts';
import { seats } from '../map/seats.ts';
import type { Named } from '../model/ships.ts';
import { enemiesOf, isFiring, isFreighter } from '../model/ships.ts';
import type { Ship, View } from '../model/state.ts';
import { impulses } from '../model/vocabulary.ts';
import { answerBy } from '../programme/programme.ts';
import { nearestOf } from '../ships/ships.ts';
import { lookAhead } from './looking.ts';
import { officer } from './officer.ts';
import { bestSpending, needOf, spending } from './spending.ts';
import { harm } from './weighing.ts';

type Answer = readonly Unnumbered<Order>[] | undefined;

/** From where on moves are weighed one by one. */
const near = 25;
/** A volley is fired before the turn ends if it does so many points of harm, and so large a part of the best one that is foreseen. */
const [leastHarm, goodEnough] = [6, 0.5];

/** Whom the ship is after: hunters the freighters, everybody else the nearest enemy that fights, or any. */
function preyOf(view: View, ship: Ship): Ship | undefined {
  const all = enemiesOf(view, ship.seat);
  const isHunting = view.convoy !== undefined && ship.seat === seats[1];
  const wanted = all.filter(([, one]) => isFreighter(one) === isHunting);
  return nearestOf(ship, wanted.length > 0 ? wanted : all)?.[1];
}

/**
 * A veteran looks some moves ahead: turns a fresh shield to where fire is to come from, holds fire for a good moment, and spends on shields what
 * weapons and speed leave over. Of all else a veteran decides as an officer does.
 */
export function veteran(view: View, own: Named, kinds: readonly Order['kind'][]): Answer {
  const [kind] = kinds;
  const [, ship] = own;
  const prey = preyOf(view, ship);
  if (prey !== undefined && kind === 'allocate') return [{ kind, ...energyFor(view, ship, prey) }];
  if (prey !== undefined && kind === 'move' && rangeOf(ship.place, prey.place) <= near) {
    const { action } = lookAhead(view, ship, prey);
    if (action !== undefined) return [{ kind, action }];
  }
  if (prey !== undefined && kind === 'fire') return fireOf(view, own, prey);
  return kind === 'reinforce' ? reinforced(view, own) : answerBy(view, own, kinds, officer(ship));
}

/** Far away one speed is as good as another. */
const energyFor = (view: View, ship: Ship, prey: Ship): ReturnType<typeof spending> =>
  rangeOf(ship.place, prey.place) <= near ? bestSpending(view, ship, prey) : spending(ship, 16);

/** All that bears on the target that it harms most, unless waiting is better. */
function fireOf(view: View, own: Named, prey: Ship): Answer {
  const [id, ship] = own;
  const [target] = targetsOf(view, own)
    .map((one) => ({ one, harm: harm(ship, one[1]) }))
    .sort(compareBy<{ readonly harm: number }>((one) => -one.harm));
  if (target === undefined) return undefined;
  const [at, enemy] = target.one;
  const isBound = isFiring(view, id) || view.impulse === impulses;
  return isBound || isGood(view, ship, prey, target.harm)
    ? [{ kind: 'fire', at, aims: affordable(ship, bearing(ship, enemy)) }]
    : [];
}

const isGood = (view: View, ship: Ship, prey: Ship, now: number): boolean =>
  now >= leastHarm && now >= goodEnough * lookAhead(view, ship, prey).given;

/** As many points as energy leaves that no weapon needs, or as is usual where that is more. */
function reinforced(view: View, [id, ship]: Named): Answer {
  const volley = volleyOn(view, id);
  if (volley === undefined || volley.shield === 0) return undefined;
  const most = mostReinforcement(ship, volley, volley.shield);
  const spare = ship.energy - (view.impulse < impulses ? needOf(ship) : 0);
  const usual = usualReinforcement(ship, volley, volley.shield);
  const points = Math.min(most, Math.max(usual, Math.floor(spare / 2)));
  return points > 0 ? [{ kind: 'reinforce', points }] : [];
}
