import { flag, literal, object } from '#kernel/codec/shapes.ts';
import { about } from '#kernel/problem.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { seat } from '../../codecs/parts.ts';
import { imagine } from '../../imagine.ts';
import type { MasterOfficeOrder } from '../../model/orders/master.ts';
import { cannotLead } from '../../rules/owners.ts';
import type { Kinds } from './parts/common.ts';
import { ref } from './parts/common.ts';

/** Orders of the game master, as they are filled in: with their other decisions about seats. */
export const masterKinds: Kinds<MasterOfficeOrder> = {
  'set-leadership': {
    title: 'Set Leadership',
    by: 'game-master',
    codec: object({ kind: literal('set-leadership'), ref, of: seat, computer: flag }),
    offers: () => [],
    check(view, order) {
      const problem = cannotLead(imagine(view), view.me, order);
      return problem === undefined ? [] : [about(order.ref, problem)];
    },
    say: ({ of, computer }, { names }) =>
      phrase(computer ? 'Let the computer lead {name}' : 'Give {name} to a player', {
        name: names[of]?.name ?? of,
      }),
  },
};
