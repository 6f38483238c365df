import { integer, list, literal, object, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import { change } from '#kernel/steps/change.ts';
import { event, hull, most, place, seat, seats, unit } from '../../declare.ts';
import { withEngaged } from '../../model/battle/engaged.ts';
import { changeShips, prizesFrom } from '../../model/force.ts';
import type { Ship } from '../../model/ship.ts';
import { code } from '../events.ts';

const inBattle = { battle: code, place, seats };
const at = integer(0, most.ships);
/** Both sides hear all of a battle (A2.10). */
const bothHear = ({ seats: all }: { seats: readonly SeatId[] }, one: SeatId) => all.includes(one);

/** What becomes of boarded ships (A10.35d). */
export const fortunes = ['freed', 'captured', 'doubt', 'scuttled'] as const;
const boarding = object({ at, hull, die: integer(1, 6), fortune: oneOf(fortunes) });
const said: Readonly<Record<(typeof fortunes)[number], string>> = {
  freed: 'the crew of {hull} throws the boarders out ({die})',
  captured: '{hull} is captured ({die})',
  doubt: 'the fight aboard {hull} goes on ({die})',
  scuttled: 'the crew of {hull} destroys it ({die})',
};

/** A ship whose special technology is destroyed: OURS, that of its sensors (C10.20). */
const plainly = ({ enhanced: _, ...ship }: Ship): Ship => ship;

export const boardingsDecided = event('boardings-decided', {
  fields: {
    ...inBattle,
    seat,
    unit,
    ships: list(boarding, most.ships),
    to: unit,
    wiped: optional(literal(true)),
  },
  by: 'rules',
  hears: bothHear,
  say: (happened): Phrase =>
    phrase(happened.wiped === true ? '{unit} destroys special technology: {ships}.' : '{unit}: {ships}.', {
      unit: happened.unit.toUpperCase(),
      ships: phraseList(
        happened.ships.map(({ fortune, ...one }) => phrase(said[fortune], { hull: one.hull, die: one.die })),
        ', ',
      ),
    }),
  apply(draft, { ships, to, wiped, ...happened }) {
    const at = ships.flatMap((one) => (one.fortune === 'captured' ? [one.at] : []));
    if (at.length > 0)
      change(draft.squadrons, to, (was) => {
        const taken = prizesFrom(draft, happened.unit, at, was.seat);
        return { prizes: [...(was.prizes ?? []), ...(wiped === true ? taken.map(plainly) : taken)] };
      });
    changeShips(
      draft,
      happened.unit,
      ships.map((one) => one.at),
      (was, position) => {
        const ship = wiped === true ? plainly(was) : was;
        const fortune = ships.find((one) => one.at === position)?.fortune;
        if (fortune === 'doubt') return ship;
        return fortune === 'freed' ? withEngaged(ship, { boarded: undefined, taken: undefined }) : undefined;
      },
    );
  },
});
