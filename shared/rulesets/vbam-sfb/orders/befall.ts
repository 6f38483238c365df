import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { textIn } from '#kernel/orders/fields.ts';
import type { Field, FieldValue } from '#kernel/orders/form.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import { befall as codec } from '../codecs/fortunes.ts';
import { imagine } from '../model/imagine.ts';
import type { Befall, Fortune } from '../model/fortune.ts';
import { fortunes } from '../model/fortune.ts';
import type { VbamSfb } from '../game.ts';
import type { View } from '../model/view.ts';
import { cannotBefall, isOfSystem } from '../fortunes/fortunes.ts';
import { labelOf } from '../map/board.ts';
import { empireNames } from '../map/empires.ts';
import { fortuneFigures, fortuneNames, longestWords, mostFortune } from '../fortunes/table.ts';
import { advice } from '../model/words.ts';

type Unsent = Unnumbered<Befall>;
const power = (seat: SeatId): Phrase => phrase('{power}', { power: empireNames[seat] ?? seat });
const isRolled = (what: Fortune): what is 'unrest' | 'festival' => what === 'unrest' || what === 'festival';

/** What is asked of an event: whom or where it befalls, and how much. */
const fieldsOf = (view: View, { what }: Unsent): readonly Field[] => [
  {
    kind: 'choice',
    name: 'what',
    label: 'Event',
    choices: fortunes.map((value) => ({ value, label: phrase(fortuneNames[value]) })),
  },
  isOfSystem(what)
    ? {
        kind: 'choice',
        name: 'place',
        label: 'System',
        choices: inOrder(view.systems).flatMap(([value, { owner }]) =>
          owner === undefined
            ? []
            : [
                {
                  value,
                  place: value,
                  label: phrase('{system}, {power}', { system: labelOf(value), power: power(owner) }),
                },
              ],
        ),
      }
    : {
        kind: 'choice',
        name: 'to',
        label: 'For',
        choices: [
          { value: '', label: phrase('all empires') },
          ...view.others.map((value) => ({ value, label: power(value) })),
        ],
      },
  ...(what === 'word'
    ? []
    : [
        {
          kind: 'number',
          name: 'amount',
          label: isOfSystem(what) ? 'Points' : 'EP',
          least: 1,
          most: mostFortune,
        } as const,
      ]),
  ...(isRolled(what)
    ? [{ kind: 'number', name: 'target', label: 'On a roll up to', least: 1, most: 6 } as const]
    : []),
  { kind: 'text', name: 'words', label: 'In words', longest: longestWords, lines: 3 },
];

const plain = (what: Fortune): Unsent => ({
  kind: 'befall',
  what,
  amount: isRolled(what) ? Math.abs(fortuneFigures[what].change) : 1,
  target: isRolled(what) ? fortuneFigures[what].target : 6,
  words: '',
});

function filled(view: View, order: Unsent, name: string, value: FieldValue): Unsent {
  const { to: _, ...general } = order;
  switch (name) {
    case 'what': {
      const what = textIn(value) as Fortune;
      const first = inOrder(view.systems).find(([, { owner }]) => owner !== undefined)?.[0];
      const place = order.place ?? first;
      const about = isOfSystem(what)
        ? place === undefined
          ? {}
          : { place }
        : order.to === undefined
          ? {}
          : { to: order.to };
      return { ...plain(what), ...about, words: order.words };
    }
    case 'to':
      return textIn(value) === '' ? general : { ...order, to: textIn(value) as SeatId };
    case 'place':
      return { ...order, place: textIn(value) as PlaceId };
    case 'words':
      return { ...order, words: textIn(value) };
    default:
      return { ...order, [name]: Number(value) };
  }
}

/** An event that the game master types for the turn that comes (VB 490). */
export const befall: Ruleset<VbamSfb>['orders']['befall'] = {
  title: 'Event for the next turn',
  by: 'game-master',
  codec,
  offers(view, { unit, place, seat }) {
    if (view.me !== gameMaster || unit !== undefined) return [];
    if (place === undefined) return [{ ...plain('word'), ...(seat === undefined ? {} : { to: seat }) }];
    return view.systems[place]?.owner === undefined ? [] : [{ ...plain('unrest'), place }];
  },
  form: (view, order) => ({
    fields: fieldsOf(view, order),
    values: {
      what: order.what,
      to: order.to ?? '',
      place: order.place ?? '',
      amount: order.amount,
      target: order.target,
      words: order.words,
    },
    set: (name, value) => filled(view, order, name, value),
  }),
  check: (view, order) => advice(order, cannotBefall(imagine(view), view.me, order)),
  say({ what, to, place, amount, words }) {
    const whom =
      place !== undefined && isOfSystem(what)
        ? phrase('{system}', { system: labelOf(place) })
        : to === undefined
          ? phrase('all empires')
          : power(to);
    if (what === 'word') return phrase('Say to {whom}: {words}', { whom, words });
    return phrase('{event} for {whom}: {amount}', { event: phrase(fortuneNames[what]), whom, amount });
  },
};
