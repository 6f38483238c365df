import { flag, literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { orderCause as ref } from '../../codecs/parts.ts';
import { stanceProblem } from '../../rules/works/administration.ts';
import type { GeOrderKind } from '../common.ts';
import { choiceField, formOf } from '../fields.ts';
import { listed, needsUnit, ownUnit } from '../common.ts';
import { plannedUnit } from '../planned.ts';

/** Whether the starfleet enters sector defences in battle: it fights better there, and cannot retreat (GE 517). */
export const setDefendOption: GeOrderKind<'set-defend-option'> = {
  title: 'Defend Sector Defences',
  codec: object({ kind: literal('set-defend-option'), ref, defends: flag }),

  offers: (view, at, plan) => {
    const planned = at.unit === undefined ? undefined : plannedUnit(view, plan, at.unit);
    if (planned === undefined || stanceProblem(planned) !== undefined) return [];
    return [{ kind: 'set-defend-option', defends: !(ownUnit(view, at)?.defends ?? true) }];
  },

  form: (_view, order) =>
    formOf(order, [
      choiceField(
        'defends',
        'In battle',
        [
          { value: 'yes', label: phrase('Enter the defences; no retreat') },
          { value: 'no', label: phrase('Stay outside; retreat is possible') },
        ],
        order.defends ? 'yes' : 'no',
        (given) => ({ ...order, defends: given === 'yes' }),
      ),
    ]),

  check: (view, _order, at) => {
    const unit = ownUnit(view, at);
    return listed(needsUnit(at), unit === undefined ? undefined : stanceProblem(unit));
  },

  say: ({ defends }) =>
    defends ? phrase('Enter sector defences in battle') : phrase('Stay outside sector defences in battle'),
};
