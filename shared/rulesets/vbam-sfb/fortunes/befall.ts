import { choice, choiceOrNone, choicesOf, chosen, number, text } from '#kernel/declare/entries.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { textIn } from '#kernel/orders/fields.ts';
import type { Choice } from '#kernel/orders/form.ts';
import { defined } from '#kernel/words/defined.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { order } from '../declare.ts';
import { labelOf } from '../map/board.ts';
import { empireNames } from '../map/empires.ts';
import type { View } from '../model/view.ts';
import type { Befall, Fortune } from './fortunes.ts';
import {
  befallFields,
  cannotBefall,
  isOfSystem,
  fortuneFigures,
  fortuneNames,
  fortunes,
  longestWords,
  mostFortune,
} from './fortunes.ts';

type Unsent = Unnumbered<Befall>;
const power = (of: SeatId): Phrase => phrase('{power}', { power: empireNames[of] ?? of });
const isRolled = (what: Fortune): what is 'unrest' | 'festival' => what === 'unrest' || what === 'festival';

const plain = (what: Fortune) => ({
  what,
  amount: isRolled(what) ? Math.abs(fortuneFigures[what].change) : 1,
  target: isRolled(what) ? fortuneFigures[what].target : 6,
  words: '',
});

/** The order made one of another event: whom or where it befalls is kept, as far as the new one is about it. */
function changedTo(view: View, given: Unsent, what: Fortune): Unsent {
  const first = inOrder(view.systems).find(([, { owner }]) => owner !== undefined)?.[0];
  const at = given.place ?? first;
  const about = isOfSystem(what) ? defined({ place: at }) : defined({ to: given.to });
  return { ...befall.of({ ...plain(what), ...about }), words: given.words };
}

const ownedSystems = ({ systems }: View): readonly Choice[] =>
  inOrder(systems).flatMap(([value, { owner }]) =>
    owner === undefined
      ? []
      : [
          {
            value,
            place: value,
            label: phrase('{system}, {power}', { system: labelOf(value), power: power(owner) }),
          },
        ],
  );

/** An event that the game master types for the turn that comes (VB 490). */
export const befall = order('befall', {
  fields: befallFields,
  title: 'Event for the next turn',
  by: 'game-master',
  offers(view, { unit: id, place: at, seat: of }) {
    if (view.me !== gameMaster || id !== undefined) return [];
    if (at === undefined) return [{ ...plain('word'), ...defined({ to: of }) }];
    return view.systems[at]?.owner === undefined ? [] : [{ ...plain('unrest'), place: at }];
  },
  form: (view, given) => [
    {
      ...choice(
        given,
        'what',
        'Event',
        choicesOf(fortunes, (one) => phrase(fortuneNames[one])),
      ),
      set: (value) => changedTo(view, given, textIn(value) as Fortune),
    },
    isOfSystem(given.what)
      ? chosen('place', 'System', ownedSystems(view), given.place ?? '', (place) => ({
          ...given,
          place: place as PlaceId,
        }))
      : choiceOrNone(given, 'to', 'For', phrase('all empires'), choicesOf(view.others, power)),
    ...(given.what === 'word'
      ? []
      : [number(given, 'amount', isOfSystem(given.what) ? 'Points' : 'EP', { least: 1, most: mostFortune })]),
    ...(isRolled(given.what) ? [number(given, 'target', 'On a roll up to', { least: 1, most: 6 })] : []),
    {
      ...text(given, 'words', 'Message', { longest: longestWords, lines: 3 }),
      set: (value) => ({ ...given, words: textIn(value) }),
    },
  ],
  cannot: (state, { seat: giver, order: given }) => cannotBefall(state, giver, given),
  say({ what, to, place: at, amount, words }) {
    const whom =
      at !== undefined && isOfSystem(what)
        ? phrase('{system}', { system: labelOf(at) })
        : to === undefined
          ? phrase('all empires')
          : power(to);
    if (what === 'word') return phrase('Say to {whom}: {words}', { whom, words });
    return phrase('{event} for {whom}: {amount}', { event: phrase(fortuneNames[what]), whom, amount });
  },
});
