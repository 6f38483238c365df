import { optional } from '#kernel/codec/shapes.ts';
import { choiceOrNone } from '#kernel/declare/entries.ts';
import { defined } from '#kernel/words/defined.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { sector } from '../fields/parts.ts';
import { sectorIdsOf } from '../galaxy/board.ts';
import { firstYear, yearOf } from '../model/figures.ts';
import type { SectorId } from '../model/ids.ts';
import { sectorIn } from '../model/ids.ts';
import { isNowhere, officeOrder } from '../ordering.ts';
import { wrong } from '../typing.ts';
import { listeningSet, cannotTune } from './hearing.ts';

/** Listens to the battles of a sector; absent: of none more than of others. */
export const listen = officeOrder('listen', {
  fields: { sector: optional(sector) },
  title: 'Listen for Battles',
  // In a hex, its sector is meant.
  offers({ turn, own }, at) {
    if (yearOf(turn) === firstYear || !(isNowhere(at) || at.place !== undefined)) return [];
    return [{ sector: at.place === undefined ? (own.listens ?? sectorIn(own.home)) : sectorIn(at.place) }];
  },
  form: ({ parameters }, order) => [
    choiceOrNone(
      order,
      'sector',
      'Sector',
      phrase('none in particular'),
      sectorIdsOf(parameters.size).map((one) => ({
        value: one,
        label: phrase('{sector}', { sector: one.slice(1) }),
      })),
    ),
  ],
  cannot: (state, { order }) => cannotTune(state, order),
  say: ({ sector: to }) =>
    to === undefined
      ? phrase('Listen to no sector (LB)')
      : phrase('Listen for battles in sector {sector} (LB)', { sector: to.slice(1) }),
  ways: [
    {
      // `LB 35`, `LB` for none (SFW 4298).
      like: /^LB$/,
      meant: ['LB'],
      read(reading) {
        const word = reading.next();
        if (word === undefined) return {};
        return /^\d\d$/.test(word.word)
          ? { sector: `s${word.word}` as SectorId }
          : wrong(word, phrase('LB takes a sector of two digits, such as LB 35, or nothing for none.'));
      },
      write: ({ sector: to }) => (to === undefined ? 'LB' : `LB ${to.slice(1)}`),
    },
  ],
  act({ turn, seat, order: { sector: to, ref } }) {
    turn.happen(listeningSet.of({ seat, cause: ref, ...defined({ sector: to }) }));
  },
});
