import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { percentOf } from '#kernel/steps/fractions.ts';
import type { Finding } from '../model/view.ts';
import { sectorIn } from '../model/ids.ts';
import { itemKinds } from '../model/ship.ts';
import type { State } from '../model/state.ts';
import { shipsHeldBy, sitesHeldBy } from '../model/stations.ts';
import { espionage, yearOf } from '../model/figures.ts';
import { shownDesign } from '../ships/list/index.ts';
import { ringPercent, unitPercent } from '../specials/boons.ts';
import { impossible } from '../refusals.ts';
import { averageIncome, cannotPay, holdingsOf, wholeSectorsOf } from '../money/money.ts';
import { ownerNumbered } from '../money/owners.ts';
import { contactOf } from '../messages/contacts.ts';
import { hasSpecial } from '../specials/specials.ts';
import type { World } from '../galaxy/world.ts';

/** What the stock of a Corporation counts for: that of one that has fallen is fixed (SFW 4536). */
export function stockOf({ corporations }: State, seat: SeatId): number {
  const owner = corporations[seat];
  return owner?.fallen === true ? espionage.fallen : (owner?.stock ?? 0);
}

/** EP for counter-espionage until the next run (SFW 4462; OURS: halves up). */
export const counterCost = (state: State, seat: SeatId): number =>
  percentOf(espionage.counter.percent, stockOf(state, seat));

/** The same of a Counterespionage Unit (SFW 7412). */
export const unitCost = (state: State, seat: SeatId): number => percentOf(unitPercent, stockOf(state, seat));

/** EP for espionage against somebody (SFW 4467); none as far as nobody knows of their stock. */
const spyCost = (state: State, foe: SeatId, code: number): number =>
  percentOf(espionage.codes[code]?.percent ?? 0, stockOf(state, foe));

/** EP that an order takes, and whether those spied on catch the spies: with a Spy Ring the first order of a turn is free, and past counter-espionage has a part of the usual fee (SFW 4467, 7539). */
export function spyFee(
  state: State,
  { seat, foe, code }: { readonly seat: SeatId; readonly foe: SeatId; readonly code: number },
  isFirst: boolean,
): { readonly ep: number; readonly caught: boolean } {
  const [usual, shielded] = [spyCost(state, foe, code), state.corporations[foe]?.shielded === true];
  if (!isFirst || !hasSpecial(state, seat, 'spy-ring')) return { ep: usual, caught: shielded };
  return { ep: shielded ? percentOf(ringPercent, usual) : 0, caught: false };
}

/** Why counter-espionage cannot begin; undefined if it can. */
export function cannotCounter(state: State, seat: SeatId): Problem | undefined {
  const { from } = espionage.counter;
  if (yearOf(state.turn) < from) return impossible('SFW 4455', 'too-early-to-spy', { first: from });
  return state.corporations[seat]?.shielded === true
    ? impossible('SFW 4463', 'shielded-already')
    : cannotPay(state, seat, counterCost(state, seat), 'SFW 2334');
}

/** Why nobody can be spied on; undefined if somebody can. */
export function cannotSpy(
  state: State,
  seat: SeatId,
  { on, code }: { readonly on: number; readonly code: number },
  isFirst: boolean,
): Problem | undefined {
  const { corporations } = state;
  const foe = ownerNumbered(state, on);
  const from = espionage.codes[code]?.from;
  if (from === undefined) return impossible('SFW 4489', 'no-such-code', { code });
  if (yearOf(state.turn) < from) return impossible('SFW 4455', 'too-early-to-spy', { first: from });
  if (foe === seat) return impossible('SFW 4467', 'own-number', { number: on });
  const isCorporation = foe !== undefined && on < espionage.powersFrom;
  if (!isCorporation) return impossible('SFW 4467', 'nobody-to-spy-on', { number: on });
  return corporations[foe] === undefined
    ? undefined
    : cannotPay(state, seat, spyFee(state, { seat, foe, code }, isFirst).ep, 'SFW 2334');
}

type Look = (world: World, foe: SeatId) => readonly Finding[];

const texts = (all: readonly (readonly [Finding['what'], string | undefined])[]): readonly Finding[] =>
  all.flatMap(([what, text = '']) => (text === '' ? [] : [{ what, text }]));

const sectorsHeld = ({ state }: World, foe: SeatId) =>
  Map.groupBy(
    sitesHeldBy(state.sites, foe).map(([place]) => place),
    sectorIn,
  );

const rankLists = ['income', 'power', 'ships', 'forts'] as const;

const looks: Readonly<Record<number, Look>> = {
  1: ({ state }, foe) => {
    const owner = state.corporations[foe];
    const { person, phone, info } = (owner === undefined ? undefined : contactOf(owner)) ?? {};
    return texts([
      ['person', person],
      ['phone', phone],
      ['info', info],
    ]);
  },
  2: ({ state }, foe) => {
    const owner = state.corporations[foe];
    if (owner === undefined) return [];
    return [
      { what: 'funds', funds: owner.funds },
      ...itemKinds.flatMap((item): readonly Finding[] =>
        owner.store[item] === 0 ? [] : [{ what: 'item', text: item, number: owner.store[item] }],
      ),
      { what: 'stock', number: stockOf(state, foe) },
    ];
  },
  3: (world, foe) => [
    { what: 'income', number: averageIncome(world, foe) },
    { what: 'sectors', number: holdingsOf(world, foe).sectors },
  ],
  4: (world, foe) => wholeSectorsOf(world, foe).map((sector) => ({ what: 'sector', sector })),
  5: ({ state }, foe) => {
    const designs = Map.groupBy(shipsHeldBy(state.ships, foe), ([, { design }]) => shownDesign(design));
    return inOrder(Object.fromEntries(designs)).map(([text, all]) => ({
      what: 'ships',
      text,
      number: all.length,
    }));
  },
  6: ({ state }, foe) => {
    const { ally, against } = state.corporations[foe] ?? {};
    return [
      ...(ally === undefined ? [] : [{ what: 'ally', seat: ally } as const]),
      ...(against === undefined ? [] : [{ what: 'against', seat: against } as const]),
    ];
  },
  7: ({ state: { cycle } }, foe) => [{ what: 'sequence', number: cycle.indexOf(foe) + 1 }],
  8: ({ state: { corporations } }, foe) => {
    const home = corporations[foe]?.home;
    return home === undefined ? [] : [{ what: 'home', place: home }];
  },
  9: (world, foe) => [
    ...inOrder(Object.fromEntries(sectorsHeld(world, foe))).map(([sector, all]): Finding => ({
      what: 'sites',
      sector: sector as never,
      number: all.length,
    })),
    {
      what: 'specials',
      number: sitesHeldBy(world.state.sites, foe).filter(([, { special }]) => special !== undefined).length,
    },
  ],
  10: ({ state }, foe) =>
    sitesHeldBy(state.sites, foe).map(([place, { special }]) => ({
      what: special === undefined ? 'site' : 'special',
      place,
    })),
  12: ({ state: { rankings = {} } }, foe) =>
    rankLists.flatMap((text): readonly Finding[] => {
      const at = rankings[text]?.findIndex(({ seat }) => seat === foe);
      return at === undefined || at < 0 ? [] : [{ what: 'rank', text, number: at + 1 }];
    }),
};

/** What espionage of a kind finds out (SFW 4493); the eleventh is the first six together. */
export const findingsOf = (world: World, foe: SeatId, code: number): readonly Finding[] =>
  code === 11
    ? [1, 2, 3, 4, 5, 6].flatMap((one) => looks[one]?.(world, foe) ?? [])
    : (looks[code]?.(world, foe) ?? []);
