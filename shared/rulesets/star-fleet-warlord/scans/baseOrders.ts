import { integer, literal, object, oneOf } from '#kernel/codec/shapes.ts';
import type { OrderRef, PlaceId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Choice } from '#kernel/orders/form.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { about } from '#kernel/words/problem.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { OrderKind } from '#kernel/ruleset.ts';
import { hexNumber, place, sector } from '../fields/parts.ts';
import { imagine } from '../model/imagine.ts';
import type { HexNumber, SectorId } from '../model/ids.ts';
import { hexIn, sectorIn } from '../model/ids.ts';
import type { LaunchDrones, ScanHex, ScanSector, UseBase } from '../model/orders/scans.ts';
import { baseDeeds, hexScans } from '../model/orders/scans.ts';
import type { View } from '../model/view.ts';
import type { BaseOrder } from './starbases.ts';
import { baseOrdersOf, cannotGiveBaseOrder, dronesFrom } from './starbases.ts';
import { labelOf, sectorIdsOf } from '../galaxy/board.ts';
import { baseCosts } from '../model/figures.ts';
import type { Kinds } from '../common.ts';
import { ref } from '../common.ts';
import { isNowhere } from '../ordering.ts';

/** What each code does, in words. */
const deeds = {
  SH: 'What is in the hex',
  SV: 'What it is worth',
  SF: 'Which ships are there',
  SJ: 'Jam scans of this site',
  SC: 'Look for cloaked ships',
  SP: 'Go on passive',
  SM: 'Look for monsters',
  SE: 'Find out what the hexes of the sector yield',
} as const;

const choices = (codes: readonly (keyof typeof deeds)[]): readonly Choice[] =>
  codes.map((code) => ({
    value: code,
    label: phrase('{deed} ({code}, {uses|Starbase order|Starbase orders})', {
      deed: phrase(deeds[code]),
      code,
      uses: baseCosts[code].uses,
    }),
  }));

const check = (view: View, order: BaseOrder): readonly Problem[] => {
  const problem = cannotGiveBaseOrder(imagine(view), view.me, order);
  return problem === undefined ? [] : [about(order.ref, problem)];
};

/** The first of these orders that can be carried out; none where a Corporation has no Starbase orders at all. */
function first<O extends BaseOrder>(view: View, all: readonly Unnumbered<O>[]): readonly Unnumbered<O>[] {
  const state = imagine(view);
  if (baseOrdersOf(state, view.me) === 0) return [];
  const found = all.find(
    (order) =>
      cannotGiveBaseOrder(state, view.me, { ...order, ref: '' as OrderRef } as unknown as O) === undefined,
  );
  return found === undefined ? [] : [found];
}

const scanHex: OrderKind<View, ScanHex> = {
  title: 'Scan a Hex from a Base',
  codec: object({ kind: literal('scan-hex'), ref, what: oneOf(hexScans), place }),
  offers: (view, { place: at }: Spot) =>
    at === undefined || view.sites[at]?.owner === view.me
      ? []
      : first<ScanHex>(view, [{ kind: 'scan-hex', what: 'SH', place: at }]),
  form: (_, order) => ({
    fields: [{ kind: 'choice', name: 'what', label: 'Find out', choices: choices(hexScans) }],
    values: { what: order.what },
    set: (__, value) => ({ ...order, what: value as ScanHex['what'] }),
  }),
  check,
  say: ({ what, place: at }) => phrase('Scan {place} from a base ({what})', { place: labelOf(at), what }),
};

const useBase: OrderKind<View, UseBase> = {
  title: 'Give a Starbase Order',
  codec: object({ kind: literal('use-base'), ref, what: oneOf(baseDeeds), place }),
  offers: (view, { place: at }: Spot) =>
    at === undefined || view.sites[at]?.owner !== view.me
      ? []
      : first<UseBase>(
          view,
          (['SC', 'SM', 'SJ'] as const).map((what) => ({ kind: 'use-base', what, place: at })),
        ),
  form: (_, order) => ({
    fields: [{ kind: 'choice', name: 'what', label: 'Order', choices: choices(baseDeeds) }],
    values: { what: order.what },
    set: (__, value) => ({ ...order, what: value as UseBase['what'] }),
  }),
  check,
  say: ({ what, place: at }) =>
    phrase('{deed}: {place} ({what})', { deed: phrase(deeds[what]), place: labelOf(at), what }),
};

const scanSector: OrderKind<View, ScanSector> = {
  title: 'Scan a Sector from Afar',
  codec: object({ kind: literal('scan-sector'), ref, sector }),
  offers: (view, at: Spot) =>
    isNowhere(at) || at.place !== undefined
      ? first<ScanSector>(view, [{ kind: 'scan-sector', sector: sectorIn(at.place ?? view.own.home) }])
      : [],
  form: (view, order) => ({
    fields: [
      {
        kind: 'choice',
        name: 'sector',
        label: 'Sector',
        choices: sectorIdsOf(view.parameters.size).map((one) => ({
          value: one,
          label: phrase('{sector}', { sector: one.slice(1) }),
        })),
      },
    ],
    values: { sector: order.sector },
    set: (_, value) => ({ ...order, sector: value as SectorId }),
  }),
  check,
  say: ({ sector: one }) => phrase('Scan sector {sector} for ships (SX)', { sector: one.slice(1) }),
};

/** Foreign sites in the sector of a base, as far as they are known. */
const targets = (view: View, at: PlaceId): readonly PlaceId[] =>
  keysInOrder(view.sites).filter(
    (one) => sectorIn(one) === sectorIn(at) && view.sites[one]?.owner !== view.me,
  );

const launch: OrderKind<View, LaunchDrones> = {
  title: 'Launch Drones from a Base',
  codec: object({
    kind: literal('launch-drones'),
    ref,
    place,
    drones: integer(1, 99_999),
    hex: hexNumber,
  }),
  offers(view, { place: at }: Spot) {
    const [target] = at === undefined ? [] : targets(view, at);
    const site = at === undefined ? undefined : view.sites[at];
    if (at === undefined || target === undefined || site === undefined) return [];
    const drones = Math.min(dronesFrom(site), view.own.store.drones);
    return drones === 0
      ? []
      : first<LaunchDrones>(view, [{ kind: 'launch-drones', place: at, drones, hex: hexIn(target) }]);
  },
  form: (view, order) => ({
    fields: [
      {
        kind: 'number',
        name: 'drones',
        label: 'Drones',
        least: 1,
        most: Math.max(1, dronesFrom(view.sites[order.place] ?? { points: 0 })),
      },
      {
        kind: 'choice',
        name: 'hex',
        label: 'Site',
        choices: targets(view, order.place).map((one) => ({
          value: hexIn(one),
          label: phrase('{place}', { place: labelOf(one) }),
          place: one,
        })),
      },
    ],
    values: { drones: order.drones, hex: order.hex },
    set: (name, value) =>
      name === 'hex' ? { ...order, hex: value as HexNumber } : { ...order, drones: Number(value) },
  }),
  check,
  say: ({ place: at, drones, hex }) =>
    phrase('Launch {drones|drone|drones} from {place} at {hex} (SL)', { place: labelOf(at), drones, hex }),
};

/** Starbase orders, as they are filled in. */
export const basesKinds: Kinds<BaseOrder> = {
  'scan-hex': scanHex,
  'use-base': useBase,
  'scan-sector': scanSector,
  'launch-drones': launch,
};
