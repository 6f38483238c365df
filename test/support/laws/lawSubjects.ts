import { openDice } from '#kernel/dice/streams.ts';
import { orderRef, seatId } from '#kernel/ids.ts';
import type { Game } from '#kernel/game.ts';
import type { Subject } from '#test/laws/rulesetLaws.ts';
import { galacticEmpiresSubject } from './lawSubjectGalacticEmpires.ts';
import type { Toy, ToyState } from '../play/toyRuleset.ts';
import { toyRuleset, toyUnit } from '../play/toyRuleset.ts';

function toySubject(): Subject<Toy> {
  const ruleset = toyRuleset();
  const created = ruleset.create({ seats: ['ann', 'bob', 'cho'] }, openDice('toy'));
  if (!created.ok) throw new Error('the toy game cannot be made');
  const ann = seatId('ann');
  const alone: ToyState = { turn: 1, hoards: { [ann]: 3 }, secret: { [ann]: 'x' } };
  return {
    name: 'toy',
    ruleset: {
      ...ruleset,
      presentation: {
        ...ruleset.presentation,
        units: (view, plan) => [ruleset.presentation.unit(view, plan, toyUnit(view.me)).row],
      },
    },
    start: created.value,
    plant: (state, seat, marker) => ({ ...state, secret: { ...state.secret, [seat]: marker } }),
    seen: {
      state: alone,
      seat: ann,
      plan: { hq: [{ kind: 'boast', ref: orderRef('ann.t1.o1') }], units: {} },
    },
  };
}

/** The rulesets that the laws are tried on, by name. */
export const lawSubjects: Readonly<Record<string, () => Subject<Game>>> = {
  toy: toySubject as unknown as () => Subject<Game>,
  'galactic-empires': galacticEmpiresSubject as unknown as () => Subject<Game>,
};
