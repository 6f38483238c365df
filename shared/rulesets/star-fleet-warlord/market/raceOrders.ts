import { integer, line, optional } from '#kernel/codec/shapes.ts';
import type { Choice } from '#kernel/orders/form.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { choice, choiceOrNone, number } from '#kernel/declare/entries.ts';
import { isNowhere, officeOrder, plain } from '../ordering.ts';
import { imagine } from '../model/imagine.ts';
import {
  adRaces,
  cannotChange,
  cannotDeclare,
  cannotLimit,
  cannotRequestAds,
  isChangeYear,
  primaryRaces,
  adChoices,
} from './races.ts';
import { cannotBegin } from './megaship.ts';
import { builders } from './builders.ts';
import { pricePercents, yearOf, raceChange } from '../model/figures.ts';
import { impossible } from '../refusals.ts';
import { designIds, designNamed } from '../ships/list/index.ts';
import { racesDeclared, priceLimited, adsRequested, megashipBegun, adTold } from './events.ts';
import { marketPrice } from './purchase.ts';
import type { Reading } from '../typing.ts';
import { keywordNext, wrongNext } from '../typing.ts';
import { designNext, designWords, longestDesign } from './orders.ts';

/* Primary races, limits of price, advertisements, and a Mega-Battleship (SFW 9.2, 9.3, 9.6). */

const raceChoices = (races: readonly string[]): readonly Choice[] =>
  races.map((race) => ({ value: race, label: phrase('{builder}', { builder: builders[race] ?? race }) }));

const others = (own: readonly string[]): readonly Choice[] =>
  raceChoices(primaryRaces.filter((race) => !own.includes(race)));

const raceNext = (reading: Reading): string | undefined => reading.next(/^[A-Z]$/)?.word.toUpperCase();

/** Makes a race one of three whose ships are had at their price. */
export const declareRace = officeOrder('declare-race', {
  fields: { race: line(1, 1) },
  title: 'Declare a Primary Race',
  offers({ own }, at) {
    const [first] = primaryRaces.filter((race) => !own.primaries.includes(race));
    return isNowhere(at) && first !== undefined ? [{ race: first }] : [];
  },
  form: ({ own }, order) => [choice(order, 'race', 'Race', others(own.primaries))],
  cannot: (state, { seat, order }) => cannotDeclare(state, seat, order),
  say: ({ race }) => phrase('Make {builder} a primary race', { builder: builders[race] ?? race }),
  ways: [
    {
      like: /^PR$/,
      read(reading) {
        const race = raceNext(reading);
        return race === undefined
          ? wrongNext(reading, phrase('PR takes the letter of a race, such as PR F.'))
          : { race };
      },
      write: ({ race }) => `PR ${race}`,
    },
  ],
  act({ turn, seat, order }) {
    const primaries = turn.state.corporations[seat]?.primaries ?? [];
    turn.happen(racesDeclared.of({ seat, primaries: [...primaries, order.race], ep: 0, cause: order.ref }));
  },
});

const changeCode = ({ from, to = 'U' }: { readonly from: string; readonly to?: string }): string =>
  `CP ${from} ${to}`;

/** Puts another race, or none, in the place of one. */
export const changeRace = officeOrder('change-race', {
  fields: { from: line(1, 1), to: optional(line(1, 1)) },
  title: 'Change a Primary Race',
  offers({ own, turn }, at) {
    const [first] = own.primaries;
    const offered = isNowhere(at) && first !== undefined && isChangeYear(yearOf(turn));
    return offered ? [{ from: first }] : [];
  },
  form: ({ own }, order) => [
    choice(order, 'from', 'Instead of', raceChoices(own.primaries)),
    choiceOrNone(order, 'to', 'From now on', phrase('none yet'), others(own.primaries)),
  ],
  cannot: (state, { seat, order }) => cannotChange(state, seat, order),
  say: (order) => phrase('Change a primary race ({code})', { code: changeCode(order) }),
  ways: [
    {
      // `CP F K`, or `CP L U` for no other race (SFW 3724).
      like: /^CP$/,
      read(reading) {
        const [from, to] = [raceNext(reading), raceNext(reading)];
        if (from === undefined || to === undefined)
          return wrongNext(
            reading,
            phrase('CP takes the letters of two races, such as CP F K; U stands for none.'),
          );
        return { from, ...(to === 'U' ? {} : { to }) };
      },
      write: changeCode,
    },
  ],
  act({ turn, seat, order }) {
    const primaries = turn.state.corporations[seat]?.primaries ?? [];
    turn.happen(
      racesDeclared.of({
        seat,
        primaries: primaries.flatMap((race) => (race === order.from ? (order.to ?? []) : race)),
        ep: raceChange,
        cause: order.ref,
      }),
    );
  },
});

/** Buys no ship for more percent of its list price; 0: at any. */
export const setPricePercent = officeOrder('set-price-percent', {
  fields: { percent: integer(0, 999) },
  title: 'Limit Prices',
  offers: ({ own }, at) => (isNowhere(at) ? [{ percent: own.pricePercent === 0 ? 125 : 0 }] : []),
  form: (_, order) => [
    number(order, 'percent', 'Percent of the list price (0: any price)', {
      least: 0,
      most: pricePercents.most,
    }),
  ],
  cannot: (_, { order }) => cannotLimit(order),
  say: ({ percent }) =>
    percent === 0
      ? phrase('Buy ships at any price')
      : phrase('Buy ships for at most {percent}% of their list price', { percent }),
  ways: [
    {
      like: /^P%$/,
      read(reading) {
        const percent = reading.next(/^\d{1,3}$/);
        return percent === undefined
          ? wrongNext(reading, phrase('P% takes a percentage from 90 to 250, or 0, such as P% 125.'))
          : { percent: Number(percent.word) };
      },
      write: ({ percent }) => `P% ${percent}`,
    },
  ],
  act({ turn, seat, order }) {
    turn.happen(priceLimited.of({ seat, percent: order.percent, cause: order.ref }));
  },
});

/** Asks for the figures and the price of a ship. */
export const askForAd = officeOrder('ask-for-ad', {
  fields: { design: line(longestDesign, 3) },
  title: 'Ask for an Advertisement',
  offers(_, at) {
    if (at.thing?.kind === 'design') return [{ design: at.thing.id }];
    return isNowhere(at) ? [{ design: designIds[0] ?? '' }] : [];
  },
  form: (_, order) => [
    choice(
      order,
      'design',
      'Ship',
      designIds.map((id) => ({ value: id, label: phrase('{id}', { id }) })),
    ),
  ],
  cannot: (_, { order: { design } }) =>
    designNamed(design) === undefined ? impossible('SFW 3723', 'no-such-design', { design }) : undefined,
  say: ({ design }) => phrase('Ask what a {design} costs', { design }),
  ways: [
    {
      like: /^AA$/,
      read(reading) {
        const design = designNext(reading);
        return typeof design === 'string' ? { design } : design;
      },
      write: ({ design }) => `AA ${designWords(design)}`,
    },
  ],
  act({ turn, seat, order }) {
    const design = designNamed(order.design);
    if (design !== undefined)
      turn.happen(
        adTold.of({ seat, design: design.id, price: marketPrice(turn.state, design), cause: order.ref }),
      );
  },
});

/** Which races the advertisements of the following turns show: the primary ones with civilians, all, or one by its letter (SFW 4280). */
export const requestAds = officeOrder('request-ads', {
  fields: { of: line(7, 1) },
  title: 'Choose Advertisements',
  offers: ({ own }, at) => (isNowhere(at) ? [{ of: own.ads === '' ? 'ALL' : 'PRIMARY' }] : []),
  form: (_, order) => [
    choice(order, 'of', 'Ships of', [
      { value: 'PRIMARY', label: phrase('your primary races, and civilians') },
      { value: 'ALL', label: phrase('all races') },
      ...raceChoices(adRaces('ALL').split('')),
    ]),
  ],
  cannot: (_, { order }) => cannotRequestAds(order),
  say: ({ of }) => phrase('Choose advertisements ({code})', { code: `RA ${of}` }),
  ways: [
    {
      // `RA F`, `RA ALL` or `RA PRIMARY` (SFW 4274).
      like: /^RA$/,
      meant: adChoices.map((of) => `RA ${of}`),
      read(reading) {
        const of = keywordNext(reading, adChoices) ?? raceNext(reading);
        return of === undefined
          ? wrongNext(reading, phrase('RA takes the letter of a race, PRIMARY or ALL, such as RA F.'))
          : { of };
      },
      write: ({ of }) => `RA ${of}`,
    },
  ],
  act({ turn, seat, order }) {
    turn.happen(adsRequested.of({ seat, races: adRaces(order.of), cause: order.ref }));
  },
});

/** Begins a Mega-Battleship (SFW 7459). */
export const beginMegaship = officeOrder('begin-megaship', {
  fields: {},
  title: 'Begin a Mega-Battleship',
  offers: (view, at) => (isNowhere(at) && cannotBegin(imagine(view), view.me) === undefined ? [{}] : []),
  cannot: (state, { seat }) => cannotBegin(state, seat),
  say: () => phrase('Begin a Mega-Battleship (BB)'),
  ways: [plain('BB')],
  act({ turn, seat, order }) {
    turn.happen(megashipBegun.of({ seat, cause: order.ref }));
  },
});
