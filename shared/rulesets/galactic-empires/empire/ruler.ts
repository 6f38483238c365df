import { line } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { rulerProblem } from '../fleets/administration.ts';
import { world } from '../model/imagine.ts';
import { nameProblem } from '../model/naming.ts';
import { defeatedProblem } from '../model/relations.ts';
import { givenAlready } from '../planning/aboutEmpire.ts';
import { listed, needsHeadquarters } from '../planning/common.ts';
import { textField } from '../planning/fields.ts';
import { order } from '../planning/order.ts';

/** Longest name, in characters. */
const longest = 60;

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
