import { literal, object, oneOf } from '#kernel/codec/shapes.ts';
import type { OrderRef } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { OrderKind } from '#kernel/ruleset.ts';
import type { ScansOfficeOrder, ScansShipOrder } from '../model/orders/scans.ts';
import { scans } from '../model/orders/scans.ts';
import type { View } from '../model/view.ts';
import { shipOrders, unable } from '../doing.ts';
import { written } from '../sheet/typed.ts';
import type { Kinds, Of } from '../common.ts';
import { check, ref } from '../common.ts';
import { shipAt } from '../ordering.ts';
import { basesKinds } from './baseOrders.ts';

const scanNames = { TERR: 'Terrain', SHIP: 'Ships', CLOA: 'Cloaked ships' } as const;

const scan: OrderKind<View, Of<'scan'>> = {
  title: shipOrders.scan.title,
  codec: object({ kind: literal('scan'), ref, what: oneOf(scans) }),
  offers(view, at) {
    const ship = shipAt(view, at);
    if (ship === undefined || at.unit === undefined) return [];
    const problem = unable(at.unit, ship, { kind: 'scan', what: 'TERR', ref: '' as OrderRef });
    return problem === undefined ? [{ kind: 'scan', what: 'TERR' }] : [];
  },
  form: (_, order) => ({
    fields: [
      {
        kind: 'choice',
        name: 'what',
        label: 'Scan for',
        choices: scans.map((what) => ({ value: what, label: phrase('{what}', { what: scanNames[what] }) })),
      },
    ],
    values: { what: order.what },
    set: (__, what) => ({ ...order, what: what as Of<'scan'>['what'] }),
  }),
  check: (view, order, at) => check(view, order, at),
  say: (order) => phrase('{title} ({code})', { title: shipOrders.scan.title, code: written(order) }),
};

/** Orders of what ships and bases see, as they are filled in. */
export const scansKinds: Kinds<ScansShipOrder | ScansOfficeOrder> = {
  ...basesKinds,
  scan,
};
