import { line } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { world } from '../model/imagine.ts';
import { nameProblem } from '../model/naming.ts';
import { defeatedProblem } from '../model/relations.ts';
import { givenAlready } from '../planning/aboutEmpire.ts';
import { listed, needsHeadquarters } from '../planning/common.ts';
import { textField } from '../planning/fields.ts';
import { order } from '../planning/order.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { GeTurn } from '../model/game.ts';
import type { State } from '../model/state.ts';
import { lastWords } from '../planning/lastWords.ts';
import { impossible } from '../refusals.ts';
import type { rulerRenamed } from './events.ts';

/** Longest name, in characters. */
const longest = 60;

/** Why the ruler cannot take this name: it is empty, or the empire is defeated (GE 227, 1016). */
export function rulerProblem(state: State, seat: SeatId, name: string): Problem | undefined {
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

  check: (view, { name }, at) =>
    listed(needsHeadquarters(at), rulerProblem(world(view), view.me, name) ?? nameProblem('GE 227', name)),

  say: ({ name }) => phrase('Rule as {name}', { name }),
});

/** Rulers are renamed (GE 227). */
export function renameRulers(turn: GeTurn<EventIn<typeof rulerRenamed>>): void {
  for (const {
    seat,
    order: { name, ref },
  } of lastWords(turn, ['rename-ruler'], 'GE 227', () => '')) {
    const problem = rulerProblem(turn.state, seat, name);
    if (problem === undefined) turn.happen({ kind: 'ruler-renamed', seat, name, cause: ref });
    else turn.refuse(ref, problem);
  }
}
