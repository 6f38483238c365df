import { integer, line, literal, object, optional } from '#kernel/codec/shapes.ts';
import type { Choice } from '#kernel/orders/form.ts';
import { about } from '#kernel/words/problem.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { OrderKind } from '#kernel/ruleset.ts';
import type { Kinds } from '../common.ts';
import { ref } from '../common.ts';
import { isNowhere } from '../ordering.ts';
import { imagine } from '../model/imagine.ts';
import type {
  AskForAd,
  BeginMegaship,
  ChangeRace,
  DeclareRace,
  Purchase,
  PurchaseOfficeOrder,
  RequestAds,
  SetPricePercent,
} from '../model/orders/purchase.ts';
import type { View } from '../model/view.ts';
import {
  adRaces,
  cannotChange,
  cannotDeclare,
  cannotLimit,
  cannotRequestAds,
  isChangeYear,
  primaryRaces,
} from './races.ts';
import { cannotBegin } from './megaship.ts';
import { builders } from './builders.ts';
import { pricePercents, yearOf } from '../model/figures.ts';
import { impossible } from '../refusals.ts';
import { designIds, designNamed } from '../ships/list/index.ts';
import { longestDesign } from '../sheet/purchase.ts';
import { written } from '../sheet/typed.ts';

const raceChoices = (races: readonly string[]): readonly Choice[] =>
  races.map((race) => ({ value: race, label: phrase('{builder}', { builder: builders[race] ?? race }) }));

const declareRace: OrderKind<View, DeclareRace> = {
  title: 'Declare a Primary Race',
  codec: object({ kind: literal('declare-race'), ref, race: line(1, 1) }),
  offers: ({ own }, at) => {
    const [first] = primaryRaces.filter((race) => !own.primaries.includes(race));
    return isNowhere(at) && first !== undefined ? [{ kind: 'declare-race', race: first }] : [];
  },
  form: ({ own }, order) => ({
    fields: [
      {
        kind: 'choice',
        name: 'race',
        label: 'Race',
        choices: raceChoices(primaryRaces.filter((race) => !own.primaries.includes(race))),
      },
    ],
    values: { race: order.race },
    set: (_, race) => ({ ...order, race: race as string }),
  }),
  check(view, order) {
    const problem = cannotDeclare(imagine(view), view.me, order);
    return problem === undefined ? [] : [about(order.ref, problem)];
  },
  say: ({ race }) => phrase('Make {builder} a primary race', { builder: builders[race] ?? race }),
};

const changeRace: OrderKind<View, ChangeRace> = {
  title: 'Change a Primary Race',
  codec: object({ kind: literal('change-race'), ref, from: line(1, 1), to: optional(line(1, 1)) }),
  offers: ({ own, turn }, at) => {
    const [first] = own.primaries;
    const offered = isNowhere(at) && first !== undefined && isChangeYear(yearOf(turn));
    return offered ? [{ kind: 'change-race', from: first }] : [];
  },
  form: ({ own }, order) => ({
    fields: [
      { kind: 'choice', name: 'from', label: 'Instead of', choices: raceChoices(own.primaries) },
      {
        kind: 'choice',
        name: 'to',
        label: 'From now on',
        choices: [
          { value: '', label: phrase('none yet') },
          ...raceChoices(primaryRaces.filter((race) => !own.primaries.includes(race))),
        ],
      },
    ],
    values: { from: order.from, to: order.to ?? '' },
    set(key, value) {
      const { to, ...rest } = order;
      const next = key === 'to' ? (value as string) : (to ?? '');
      return {
        ...rest,
        ...(key === 'from' ? { from: value as string } : {}),
        ...(next === '' ? {} : { to: next }),
      };
    },
  }),
  check(view, order) {
    const problem = cannotChange(imagine(view), view.me, order);
    return problem === undefined ? [] : [about(order.ref, problem)];
  },
  say: (order) => phrase('Change a primary race ({code})', { code: written(order) }),
};

const setPricePercent: OrderKind<View, SetPricePercent> = {
  title: 'Limit Prices',
  codec: object({ kind: literal('set-price-percent'), ref, percent: integer(0, 999) }),
  offers: ({ own }, at) =>
    isNowhere(at) ? [{ kind: 'set-price-percent', percent: own.pricePercent === 0 ? 125 : 0 }] : [],
  form: (_, order) => ({
    fields: [
      {
        kind: 'number',
        name: 'percent',
        label: 'Percent of the list price (0: any price)',
        least: 0,
        most: pricePercents.most,
      },
    ],
    values: { percent: order.percent },
    set: (__, percent) => ({ ...order, percent: percent as number }),
  }),
  check(_, order) {
    const problem = cannotLimit(order);
    return problem === undefined ? [] : [about(order.ref, problem)];
  },
  say: ({ percent }) =>
    percent === 0
      ? phrase('Buy ships at any price')
      : phrase('Buy ships for {percent}% of their list price at the most', { percent }),
};

const askForAd: OrderKind<View, AskForAd> = {
  title: 'Ask for an Advertisement',
  codec: object({ kind: literal('ask-for-ad'), ref, design: line(longestDesign, 3) }),
  offers: (_, at) => {
    if (at.thing?.kind === 'design') return [{ kind: 'ask-for-ad', design: at.thing.id }];
    return isNowhere(at) ? [{ kind: 'ask-for-ad', design: designIds[0] ?? '' }] : [];
  },
  form: (_, order) => ({
    fields: [
      {
        kind: 'choice',
        name: 'design',
        label: 'Ship',
        choices: designIds.map((id) => ({ value: id, label: phrase('{id}', { id }) })),
      },
    ],
    values: { design: order.design },
    set: (__, design) => ({ ...order, design: design as string }),
  }),
  check: (_, order) =>
    designNamed(order.design) === undefined
      ? [about(order.ref, impossible('SFW 3723', 'no-such-design', { design: order.design }))]
      : [],
  say: ({ design }) => phrase('Ask what a {design} costs', { design }),
};

const requestAds: OrderKind<View, RequestAds> = {
  title: 'Choose Advertisements',
  codec: object({ kind: literal('request-ads'), ref, of: line(7, 1) }),
  offers: ({ own }, at) =>
    isNowhere(at) ? [{ kind: 'request-ads', of: own.ads === '' ? 'ALL' : 'PRIMARY' }] : [],
  form: (_, order) => ({
    fields: [
      {
        kind: 'choice',
        name: 'of',
        label: 'Ships of',
        choices: [
          { value: 'PRIMARY', label: phrase('your primary races, and civilians') },
          { value: 'ALL', label: phrase('all races') },
          ...raceChoices(adRaces('ALL').split('')),
        ],
      },
    ],
    values: { of: order.of },
    set: (__, of) => ({ ...order, of: of as string }),
  }),
  check(_, order) {
    const problem = cannotRequestAds(order);
    return problem === undefined ? [] : [about(order.ref, problem)];
  },
  say: (order) => phrase('Choose advertisements ({code})', { code: written(order) }),
};

const beginMegaship: OrderKind<View, BeginMegaship> = {
  title: 'Begin a Mega-Battleship',
  codec: object({ kind: literal('begin-megaship'), ref }),
  offers: (view, at) =>
    isNowhere(at) && cannotBegin(imagine(view), view.me) === undefined ? [{ kind: 'begin-megaship' }] : [],
  check(view, order) {
    const problem = cannotBegin(imagine(view), view.me);
    return problem === undefined ? [] : [about(order.ref, problem)];
  },
  say: () => phrase('Begin a Mega-Battleship (BB)'),
};

/** Orders of races and prices, as they are filled in. */
export const marketKinds: Kinds<Exclude<PurchaseOfficeOrder, Purchase>> = {
  'declare-race': declareRace,
  'change-race': changeRace,
  'set-price-percent': setPricePercent,
  'ask-for-ad': askForAd,
  'request-ads': requestAds,
  'begin-megaship': beginMegaship,
};
