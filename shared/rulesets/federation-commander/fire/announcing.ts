import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Fact } from '#kernel/picture/page.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { defined } from '#kernel/words/defined.ts';
import { askEach, causeOf, fact, isPossible, oneAtMost } from '../asking.ts';
import { rangeOf } from '../map/board.ts';
import type { Named } from '../model/ships.ts';
import { active, enemiesOf, isFiring } from '../model/ships.ts';
import type { State, View } from '../model/state.ts';
import type { announceFire } from './fire.ts';
import { fire, fireAnnounced, fireDeclared } from './fire.ts';
import type { holdFire } from './holding.ts';
import { fireHeld } from './holding.ts';
import { fireCost, scoredOn, targetsOf } from './firing.ts';
import { sideOut } from './stack.ts';

/* Who fires in an impulse is announced in the open (FC 1E4), before any dice. */

export type Fire = OrderIn<typeof fire>;
export type Firing = Room<
  State,
  View,
  Fire | OrderIn<typeof announceFire | typeof holdFire>,
  EventIn<typeof fireDeclared | typeof fireAnnounced | typeof fireHeld>
>;

/** Ships that could fire at somebody, and of which nobody has announced it. */
export const mayAnnounce = (state: State): readonly Named[] =>
  active(state).filter((own) => !isFiring(state, own[0]) && targetsOf(state, own).length > 0);

/** What a captain who fires should know: ranges, and what dice have scored. */
export const aboutEnemies = (state: State, [, { seat, place }]: Named): readonly Fact[] =>
  enemiesOf(state, seat).flatMap(([id, enemy]) => {
    const scored = scoredOn(state, id);
    return [
      fact(`Range to ${enemy.name}`, rangeOf(place, enemy.place)),
      ...(scored === 0 ? [] : [fact(`Points on ${enemy.name} so far`, scored)]),
    ];
  });

/** Whoever fires may name the target at once, or when the dice before are known. */
export function declareFire(turn: Turn<Firing>): void {
  askEach(
    turn,
    mayAnnounce(turn.state),
    (own) => ({
      said: phrase('Does {ship} fire?', { ship: own[1].name }),
      cite: 'FC 1E2d',
      kinds: ['fire', 'announce-fire', 'hold-fire'],
      ...oneAtMost,
      silence: [],
      facts: aboutEnemies(turn.state, own),
    }),
    (own, given) => {
      const [ship, { place }] = own;
      if (given.kind === 'hold-fire')
        turn.happen(fireHeld.of({ ship, within: given.within, cause: given.ref }));
      else if (given.kind === 'announce-fire')
        turn.happen(fireAnnounced.of({ ship, place, pass: turn.pass, cause: causeOf(given) }));
      else if (isPossible(turn, fire, own, given)) declare(turn, own, given);
    },
  );
}

/** Energy is paid when the target is named. */
export const declare = (turn: Turn<Firing>, own: Named, order: Fire, further?: number): void =>
  turn.happen(
    fireDeclared.of({
      ship: own[0],
      place: own[1].place,
      at: order.at,
      aims: order.aims,
      pass: turn.pass,
      ...defined({ further, through: sideOut(turn.state, own, order.at, order.through) }),
      cost: fireCost(order.aims),
      cause: causeOf(order),
    }),
  );

/** Whether nobody joined in that announcement: the point is closed (FC 1E4). */
export const nobodyAnnounced = (
  { state: { firing = [] } }: { readonly state: State },
  announcement: number,
): boolean => !firing.some(({ pass }) => pass === announcement);
