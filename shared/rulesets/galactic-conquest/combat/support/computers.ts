import { integer, list, object, oneOf } from '#kernel/codec/shapes.ts';
import type { Draw } from '#kernel/dice/draw.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import { change } from '#kernel/steps/change.ts';
import { event, hull, most, ownerHears, place, seat, seats, unit } from '../../declare.ts';
import { withEngaged } from '../../model/battle/engaged.ts';
import { changeShips, prizesFrom } from '../../model/force.ts';
import type { Ship } from '../../model/ship.ts';
import { code } from '../events.ts';
import { hullsText } from '../words.ts';

const inBattle = { battle: code, place, seats };
const at = integer(0, most.ships);

/** Two dice of a computer fail it at this or less (C9.10). */
const failsAt = 3;
/** What becomes of a ship whose computer fails: it goes over to the enemy, or destroys itself. */
const fates = ['over', 'lost'] as const;
type Fate = (typeof fates)[number];

/** What the dice make of a computer, where somebody of the enemy is `left` to take its ship; undefined: it serves on (C9.10). OURS: with nobody left the ship destroys itself. */
export function fateBy(dice: Draw, left: boolean): Fate | undefined {
  if (dice.fork(1).int(6) + dice.fork(2).int(6) > failsAt) return undefined;
  return dice.fork('over').chance(1, 2) && left ? 'over' : 'lost';
}

/** Ships that a computer leads and that have not been tried in this battle, by their positions. OURS: none that enemies hold. */
export const untriedIn = (ships: readonly Ship[]): readonly number[] =>
  ships.flatMap(({ crew, engaged }, position) =>
    crew === 'computer' && engaged?.tried !== true && engaged?.boarded !== true ? [position] : [],
  );

/** Computers serve on in a battle, and are not tried again in it: their own empire alone hears of it. */
export const computersHeld = event('computers-held', {
  fields: { ...inBattle, seat, unit, at: list(at, most.ships), hulls: list(hull, most.ships) },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('{count:The computer|The computers} of {ships} of {unit} {count:keeps|keep} working.', {
      ships: hullsText(happened.hulls),
      unit: happened.unit.toUpperCase(),
      count: happened.hulls.length,
    }),
  apply: (draft, happened) =>
    changeShips(draft, happened.unit, happened.at, (ship) => withEngaged(ship, { tried: true })),
});

const said: Readonly<Record<Fate, string>> = {
  over: '{hull} defects to {to}',
  lost: '{hull} destroys itself',
};

/** Computers fail in a battle: ships go over to a squadron of the enemy, as captured ones do, or destroy themselves (C9.10). */
export const computersFailed = event('computers-failed', {
  fields: {
    ...inBattle,
    seat,
    unit,
    to: unit,
    ships: list(object({ at, hull, fate: oneOf(fates) }), most.ships),
  },
  by: 'rules',
  // Both sides hear all of a battle (A2.10).
  hears: ({ seats: all }, one: SeatId) => all.includes(one),
  say: ({ to, ...happened }) =>
    phrase('{count:A computer|Computers} of {unit} {count:fails|fail}: {ships}.', {
      unit: happened.unit.toUpperCase(),
      count: happened.ships.length,
      ships: phraseList(
        happened.ships.map(({ fate, ...one }) =>
          phrase(said[fate], { hull: one.hull, to: to.toUpperCase() }),
        ),
        ', ',
      ),
    }),
  apply(draft, { ships, to, ...happened }) {
    const over = ships.flatMap((one) => (one.fate === 'over' ? [one.at] : []));
    if (over.length > 0)
      change(draft.squadrons, to, (was) => ({
        prizes: [...(was.prizes ?? []), ...prizesFrom(draft, happened.unit, over, was.seat)],
      }));
    changeShips(
      draft,
      happened.unit,
      ships.map((one) => one.at),
      () => undefined,
    );
  },
});
