import { line } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import { oneByOne } from '#kernel/steps/carryOut.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { GeTurn } from '../declare.ts';
import { order } from '../declare.ts';
import { world } from '../model/imagine.ts';
import { nameProblem } from '../model/naming.ts';
import { defeatedProblem } from '../model/relations.ts';
import type { State } from '../model/state.ts';
import { givenAlready } from '../planning/aboutEmpire.ts';
import { textField } from '../planning/fields.ts';
import { cannotOf, lastWords } from '../planning/orders.ts';
import { impossible } from '../refusals.ts';
import { rulerRenamed } from './events.ts';

/** Longest name, in characters. */
const longest = 60;

/** Why the ruler cannot take this name: it is empty, or the empire is defeated (GE 227, 1016). */
function rulerProblem(state: State, seat: SeatId, name: string): Problem | undefined {
  if (name.trim() === '') return impossible('GE 227', 'no-name');
  return defeatedProblem(state, seat, 'GE 227');
}

/** The name by which others know the ruler (GE 227). Offered at the headquarters and for one's own empire. */
export const renameRuler = order('rename-ruler', {
  title: 'Rename Ruler',
  fields: { name: line(longest, 1) },

  offers: (view, { unit, place, seat }, plan) => {
    if (unit !== undefined || place !== undefined || (seat !== undefined && seat !== view.me)) return [];
    const name = view.empires[view.me]?.ruler ?? '';
    if (defeatedProblem(world(view), view.me, 'GE 227') !== undefined) return [];
    return plan.hq.some(({ kind }) => kind === 'rename-ruler')
      ? []
      : [{ name: name === '' ? 'Unnamed' : name }];
  },

  whyNot: (view, { unit, place, seat }, plan) => {
    if (unit !== undefined || place !== undefined || (seat !== undefined && seat !== view.me))
      return undefined;
    return plan.hq.some(({ kind }) => kind === 'rename-ruler')
      ? givenAlready()
      : defeatedProblem(world(view), view.me, 'GE 227');
  },

  form: (_view, order) => [
    textField('name', 'Name', longest, 1, order.name, (given) => ({
      ...order,
      name: given.trim() === '' ? order.name : given,
    })),
  ],

  cannot: (state, { seat, order: { name } }) => rulerProblem(state, seat, name),
  // OURS: the turn takes any name.
  advice: (found, _, { name }) => [found ?? nameProblem('GE 227', name)],

  say: ({ name }) => phrase('Rule as {name}', { name }),
});

/** Rulers are renamed (GE 227). */
export const renameRulers = (turn: GeTurn<EventIn<typeof rulerRenamed>>): void =>
  oneByOne(
    turn,
    lastWords(turn, [renameRuler], 'GE 227', () => ''),
    cannotOf(turn, [renameRuler]),
    ({ seat, order: { name, ref: cause } }) => rulerRenamed.of({ seat, name, cause }),
  );
