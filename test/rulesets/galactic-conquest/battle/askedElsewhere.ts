import { plainCopy } from '#kernel/codec/plainCopy.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { emptyPlan, withOrder } from '#kernel/game/plan.ts';
import { silenceOf } from '#kernel/sequence/question.ts';
import type { TurnOutcome } from '#kernel/turn/runTurn.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import { gameMaster, nthOrder, placeId, unitId } from '#kernel/words/ids.ts';
import type { GalacticConquest, Order } from '#rulesets/galactic-conquest/game.ts';
import type { BringIn } from '#rulesets/galactic-conquest/handing/result.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import type { Combat } from '#rulesets/galactic-conquest/model/battle/combat.ts';
import type { State, View } from '#rulesets/galactic-conquest/model/state.ts';
import { galacticConquest } from '#rulesets/galactic-conquest/ruleset.ts';
import { combatOf } from '#rulesets/galactic-conquest/ships/ships.ts';
import { cases } from '../caseWriting.ts';

/* Battles in D5 that are fought elsewhere: H01A comes from D4 and attacks L01A there. */

const [hydran, lyran] = seats;
export const at = { place: placeId('hd5') };

export const worldOf = (lines: readonly string[]): State =>
  cases.world(cases.readGiven(['battles elsewhere', ...lines]));

/** How both sides are told to fight, where that is not as usual. */
export interface Told {
  readonly hydran?: Partial<Combat>;
  readonly lyran?: Partial<Combat>;
}

/** The plan of a side: its squadron attacks, or holds, as it is told. */
function planOf(seat: typeof hydran, told: Partial<Combat> = {}): Plan<Order> {
  const isAttacker = seat === hydran;
  const unit = unitId(isAttacker ? 'h01a' : 'l01a');
  const fight = { kind: 'fight', ...combatOf({}), attack: isAttacker, ...told } as const;
  const orders: readonly Order[] = [
    ...(isAttacker ? [{ kind: 'plot', ref: nthOrder(seat, 1, 1), way: [at.place] } as const] : []),
    { ...fight, ref: nthOrder(seat, 1, 2) },
  ];
  return orders.reduce<Plan<Order>>((plan, one) => withOrder(plan, one, unit), emptyPlan());
}

/** The turn of such a world, with what the game master says of its battles. */
export function ranWith(
  state: State,
  answer: Omit<BringIn, 'ref'> | undefined,
  told: Told = {},
  seen: (view: View) => void = () => undefined,
): TurnOutcome<GalacticConquest> {
  return runTurn<GalacticConquest>(galacticConquest, {
    state,
    seed: 'elsewhere',
    plans: { [hydran]: planOf(hydran, told.hydran), [lyran]: planOf(lyran, told.lyran) },
    decide(question, now) {
      if (question.kinds[0] !== 'bring-in') return silenceOf(question);
      seen(plainCopy(galacticConquest.view(now, gameMaster, [])));
      return answer === undefined ? silenceOf(question) : { by: 'person', orders: [answer] };
    },
  });
}

/** The game master's view as they are asked about the first battle. */
export function askedOf(lines: readonly string[], told: Told = {}): View {
  const views: View[] = [];
  ranWith(worldOf(lines), undefined, told, (view) => views.push(view));
  if (views[0] === undefined) throw new Error('Nobody is asked about a battle.');
  return views[0];
}
