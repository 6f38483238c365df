import { integer, list, object, optional } from '#kernel/codec/shapes.ts';
import { defined } from '#kernel/words/defined.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { drop, replace } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { account } from '../../bank/paying.ts';
import { hullsText } from '../../combat/words.ts';
import { event, hull, most, ownerHears, points, seat, unit } from '../../declare.ts';
import type { State, View } from '../../model/state.ts';
import { scrappedWith } from '../../model/works/scrapping.ts';
import { takeOut } from '../../mothballs/mothball.ts';
import { codeOf } from '../known.ts';
import { yardId } from '../shapes.ts';

/** What was being scrapped is gone, and gives its points with the next treasury; nothing where its system or hex was lost, or it was destroyed (B9.30). */
export const scrapDone = event('scrap-done', {
  fields: {
    seat,
    points,
    /** By where it stood: positions. Absent: it was scrapped as games did before it stood anywhere. */
    gone: optional(
      list(
        object({ unit, at: list(integer(0, most.ships), most.ships), hulls: list(hull, most.ships) }),
        most.squadrons,
      ),
    ),
    yards: optional(list(yardId, most.ships)),
  },
  by: 'rules',
  hears: ownerHears,
  say({ gone = [], yards = [], ...happened }) {
    const units = [
      hullsText(gone.flatMap(({ hulls }) => hulls.map((one) => one.replace(/ scrap$/, '')))),
      ...yards.map(codeOf),
    ].filter((one) => one !== '');
    return units.length === 0
      ? phrase('What was scrapped over the year yields {points} EP.', { points: happened.points })
      : phrase('{units} scrapped, for {points} EP in the next treasury.', {
          units: units.join(', '),
          points: happened.points,
        });
  },
  apply(draft, { seat: owner, points: gain, gone = [], yards = [] }) {
    account(draft, owner, ({ due = 0 }) => ({ due: due + gain }));
    for (const { unit: id, at } of gone) takeOut(draft, id, at);
    for (const id of yards) if (draft.yards !== undefined) drop(draft.yards, id);
    replace(draft.empires, owner, ({ breaking = [], ...empire }) => {
      const left = breaking.filter(({ due }) => due > draft.turn);
      return left.length === 0 ? empire : { ...empire, breaking: left };
    });
  },
});

/** What has been scrapped for its time is gone (B9.20, B9.30). */
export function finishScrapping(turn: Turn<Room<State, View, never, EventIn<typeof scrapDone>>>): void {
  for (const owner of keysInOrder(turn.state.empires)) {
    const { some, gone, yards, points: gain } = scrappedWith(turn.state, owner);
    if (some)
      turn.happen(
        scrapDone.of({
          seat: owner,
          points: gain,
          ...defined({
            gone: gone.length === 0 ? undefined : gone,
            yards: yards.length === 0 ? undefined : yards,
          }),
        }),
      );
  }
}
