import { number } from '#kernel/declare/entries.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { about } from '#kernel/words/problem.ts';
import { integer } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Craft } from './fortifying.ts';
import { siteAt, cannotGarrison, garrisonChange } from './fortifying.ts';
import type { Reading } from '../typing.ts';
import { withPlace, placeText, wrongNext } from '../typing.ts';
import { garrisonAssigned } from './events.ts';
import { imagine } from '../model/imagine.ts';
import { worldOf } from '../galaxy/world.ts';
import { place } from '../fields/parts.ts';
import { officeOrder } from '../ordering.ts';

const signedNext = (reading: Reading): number | undefined => {
  const word = reading.next(/^-?\d{1,5}$/);
  return word === undefined ? undefined : Number(word.word);
};

/** Sends fighters and PFs to the garrison of a site; negative numbers call them back. */
export const garrison = officeOrder('garrison', {
  fields: { place, fighters: integer(-9_999, 9_999), pfs: integer(-9_999, 9_999) },
  title: 'Assign Garrison',
  offers(view, at) {
    const [here] = siteAt(view, at) ?? [];
    return here === undefined ? [] : [{ place: here, fighters: 0, pfs: 0 }];
  },
  form: (_, order) => [
    number(order, 'fighters', 'Fighters (negative: recalled)', { least: -9_999, most: 9_999 }),
    number(order, 'pfs', 'PFs (negative: recalled)', { least: -9_999, most: 9_999 }),
  ],
  over: (books) => ({
    check(view, order) {
      const problem = cannotGarrison(worldOf(books, imagine(view)), view.me, order);
      return problem === undefined ? [] : [about(order.ref, problem)];
    },
  }),
  say: (order) => phrase('Change the garrison ({code})', { code: garrisonCode(order) }),
  ways: [
    {
      // `AF 94 1113 10 4`: fighters, then PFs (SFW 3524).
      like: /^AF$/,
      read: (reading) =>
        withPlace(reading, (at) => {
          const fighters = signedNext(reading);
          return fighters === undefined
            ? wrongNext(reading, phrase('AF takes a hex and fighters, such as AF 1209 10.'))
            : { place: at, fighters, pfs: signedNext(reading) ?? 0 };
        }),
      write: (order) => garrisonCode(order),
    },
  ],
  act({ turn, world, seat, order }) {
    const problem = cannotGarrison(world, seat, order);
    if (problem !== undefined) return problem;
    turn.happen(
      garrisonAssigned.of({
        seat,
        place: order.place,
        ...garrisonChange(world, seat, order),
        cause: order.ref,
      }),
    );
    return undefined;
  },
});

function garrisonCode({ place: at, fighters, pfs }: Craft & { readonly place: PlaceId }): string {
  return ['AF', placeText(at), String(fighters), ...(pfs === 0 ? [] : [String(pfs)])].join(' ');
}
