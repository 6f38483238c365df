import { literal, object, optional } from '#kernel/codec/shapes.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import type { Spot } from '#kernel/words/spot.ts';
import { about } from '#kernel/words/problem.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { OrderKind } from '#kernel/ruleset.ts';
import { sector } from '../fields/parts.ts';
import { imagine } from '../model/imagine.ts';
import type { SectorId } from '../model/ids.ts';
import { sectorIn } from '../model/ids.ts';
import type { Listen } from '../model/orders/spying.ts';
import type { View } from '../model/view.ts';
import { cannotTune } from './hearing.ts';
import { sectorIdsOf } from '../galaxy/board.ts';
import { firstYear, yearOf } from '../model/figures.ts';
import type { Kinds } from '../common.ts';
import { ref, isNowhere } from '../common.ts';

/** In a hex, its sector is meant. */
const meant = ({ own }: View, place: PlaceId | undefined): SectorId =>
  place === undefined ? (own.listens ?? sectorIn(own.home)) : sectorIn(place);

const listen: OrderKind<View, Listen> = {
  title: 'Listen for Battles',
  codec: object({ kind: literal('listen'), ref, sector: optional(sector) }),
  offers(view, at: Spot) {
    if (yearOf(view.turn) === firstYear || !(isNowhere(at) || at.place !== undefined)) return [];
    return [{ kind: 'listen', sector: meant(view, at.place) }];
  },
  form: (view, order) => ({
    fields: [
      {
        kind: 'choice',
        name: 'sector',
        label: 'Sector',
        choices: [
          { value: '', label: phrase('none above others') },
          ...sectorIdsOf(view.parameters.size).map((one) => ({
            value: one,
            label: phrase('{sector}', { sector: one.slice(1) }),
          })),
        ],
      },
    ],
    values: { sector: order.sector ?? '' },
    set(_, value) {
      const { sector: __, ...rest } = order;
      return value === '' ? rest : { ...rest, sector: value as SectorId };
    },
  }),
  check(view, order) {
    const problem = cannotTune(imagine(view), order);
    return problem === undefined ? [] : [about(order.ref, problem)];
  },
  say: (order) =>
    order.sector === undefined
      ? phrase('Listen to no sector above others (LB)')
      : phrase('Listen to the battles of sector {sector} (LB)', { sector: order.sector.slice(1) }),
};

/** The order to listen to battles, as it is filled in. */
export const hearingKinds: Kinds<Listen> = { listen };
