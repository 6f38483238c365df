import type { Books } from '#kernel/codec/books.ts';
import type { Fact } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { purseAt } from '../../bank/paying.ts';
import { savedPoints } from '../../bank/account.ts';
import type { View } from '../../model/state.ts';
import { roomLeft, roomOf } from '../rates.ts';
import type { Given } from './layForm.ts';
import { asYard, ownSystems, servesAt, yardPrice } from './layForm.ts';

/** Yards that a form opens with, the first that can be paid and builds something. OURS. */
const smallest = ['SC4SY', 'DWSY'] as const;

const isPaid = (view: View, { place, ...given }: Given): boolean =>
  yardPrice(given) <= purseAt(view, view.me, place);

/** What the form of a new yard opens with: a small one that fits into a system, can be paid there, and builds something. */
export function laysFirst(books: Books, view: View): readonly Given[] {
  const usual = { compact: false, payer: 'treasury' } as const;
  const systems = ownSystems(view, view.me).filter((place) => roomLeft(view, place) > 0);
  const all = smallest.flatMap((type) =>
    systems.map((place): Given => ({ kind: 'lay-yard', type, place, ...usual })),
  );
  const fitting = all.filter((one) => roomLeft(view, one.place) >= roomOf(asYard(one)));
  const serving = fitting.filter((one) => servesAt(books, view, one));
  const first = serving.find((one) => isPaid(view, one)) ?? serving[0] ?? fitting[0] ?? all[0];
  return first === undefined ? [] : [first];
}

/** When a yard that the treasury cannot pay now can be paid, if all that comes in is saved until then. */
export function paidFact(view: View, given: Given): readonly Fact[] {
  if (given.payer !== 'treasury' || view.systems[given.place]?.severed === true || isPaid(view, given))
    return [];
  const { treasury = 0, account } = view.empires[view.me] ?? {};
  const lack = yardPrice(given) - treasury - savedPoints(account);
  return [
    {
      label: 'Can be paid',
      value:
        lack <= 0
          ? phrase('with what is withdrawn from savings')
          : treasury === 0
            ? phrase('once {lack} EP more are there', { lack })
            : phrase('once {lack} EP more are saved: in {turns|turn|turns} or so, with all that comes in', {
                lack,
                turns: Math.ceil(lack / treasury),
              }),
      tone: 'warn',
    },
  ];
}
