import { integer, literal, object } from '#kernel/codec/shapes.ts';
import type { OrderRef, PlaceId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { OrderKind } from '#kernel/ruleset.ts';
import { hexNumber } from '../fields/parts.ts';
import { imagine } from '../model/imagine.ts';
import type { HexNumber } from '../model/ids.ts';
import { hexIn, placeIn, sectorIn } from '../model/ids.ts';
import type { RaidsShipOrder } from '../model/orders/raids.ts';
import type { View } from '../model/view.ts';
import { shipOrders, unable } from '../doing.ts';
import { sitesWithin } from '../model/stations.ts';
import { labelOf } from '../galaxy/board.ts';
import { written } from '../sheet/typed.ts';
import type { Kinds, Of } from '../common.ts';
import { check, ref, shipAt, simple } from '../common.ts';
import { directionForm } from '../movement/directions.ts';

const raid: OrderKind<View, Of<'raid'>> = {
  title: shipOrders.raid.title,
  codec: object({ kind: literal('raid'), ref, direction: integer(1, 6) }),
  offers(view, at) {
    const ship = shipAt(view, at);
    if (ship === undefined || at.unit === undefined) return [];
    const problem = unable(at.unit, ship, { kind: 'raid', direction: 1, ref: '' as OrderRef });
    return problem === undefined ? [{ kind: 'raid', direction: 1 }] : [];
  },
  form: (view, order, at, plan) => directionForm(view, order, at, plan, 1),
  check: (view, order, at) => check(view, order, at),
  say: (order) => phrase('{title} ({code})', { title: shipOrders.raid.title, code: written(order) }),
};

/** Sites of others in a sector, those of nobody among them. */
const targets = (view: View, place: PlaceId): readonly PlaceId[] =>
  sitesWithin(imagine(view).sites, sectorIn(place))
    .filter(([, { owner }]) => owner !== view.me)
    .map(([site]) => site);

const bombard: OrderKind<View, Of<'bombard'>> = {
  title: shipOrders.bombard.title,
  codec: object({ kind: literal('bombard'), ref, hex: hexNumber }),
  offers(view, at) {
    const ship = shipAt(view, at);
    const [first] = ship === undefined ? [] : targets(view, ship.place);
    if (ship === undefined || at.unit === undefined || first === undefined) return [];
    const order = { kind: 'bombard', hex: hexIn(first) } as const;
    return unable(at.unit, ship, { ...order, ref: '' as OrderRef }) === undefined ? [order] : [];
  },
  form(view, order, at) {
    const ship = shipAt(view, at);
    const sites = ship === undefined ? [] : targets(view, ship.place);
    const chosen = ship === undefined ? undefined : placeIn(sectorIn(ship.place), order.hex);
    const all = chosen === undefined || sites.includes(chosen) ? sites : [chosen, ...sites];
    return {
      fields: [
        {
          kind: 'choice',
          name: 'hex',
          label: 'Site',
          choices: all.map((place) => ({
            value: hexIn(place),
            place,
            label: phrase('{place}', { place: labelOf(place) }),
          })),
        },
      ],
      values: { hex: order.hex },
      set: (_, hex) => ({ ...order, hex: hex as HexNumber }),
    };
  },
  check: (view, order, at) => check(view, order, at),
  say: ({ hex }) => phrase('Bombard {hex}', { hex }),
};

/** Orders of raids, bombardment and devastation, as they are filled in. */
export const raidsKinds: Kinds<RaidsShipOrder> = {
  bombard,
  raid,
  devastate: simple('devastate'),
};
