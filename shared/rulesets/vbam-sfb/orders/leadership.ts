import { flag, id, literal, object } from '#kernel/codec/shapes.ts';
import type { OrderRef, SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import { imagine } from '../model/imagine.ts';
import type { VbamSfb } from '../game.ts';
import { cannotLead } from '../leadership.ts';
import { empireNames } from '../map/empires.ts';
import { advice } from '../model/words.ts';

/** Decided with the game master's other decisions about seats (`computer/seating.ts`). */
export const setLeadership: Ruleset<VbamSfb>['orders']['set-leadership'] = {
  title: 'Set leadership',
  by: 'game-master',
  codec: object({ kind: literal('set-leadership'), ref: id<OrderRef>(), of: id<SeatId>(), computer: flag }),
  offers: () => [],
  check: (view, order) => advice(order, cannotLead(imagine(view), view.me, order)),
  say: ({ of, computer }) =>
    phrase(computer ? 'Let the computer lead {power}' : 'No longer let the computer lead {power}', {
      power: empireNames[of] ?? of,
    }),
};
