import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { oneOf } from '#kernel/codec/shapes.ts';
import { choice } from '#kernel/declare/entries.ts';
import type { AnyOrder } from '#kernel/game/plan.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { launchDrones } from './launching.ts';
import { siteJammed, baseStilled, valuesScanned } from './hexEvents.ts';
import { cloaksScanned, monstersScanned } from './events.ts';
import { sectorIn } from '../model/ids.ts';
import { stationedIn } from '../model/stations.ts';
import { cloaksSeen, noticedBy } from './scanning.ts';
import { baseDeeds, cannotAfford, cannotUse, choices, deeds, firstOf, useUp } from './starbases.ts';
import { baseCosts, crewsOfBases } from '../model/figures.ts';
import { hexesOf, labelOf } from '../galaxy/board.ts';
import type { OfficeAct, Used } from '../acting.ts';
import type { State } from '../model/state.ts';
import { place } from '../fields/parts.ts';
import { officeOrder } from '../ordering.ts';
import { placeNext, placeText } from '../typing.ts';
import { scanHex, scanSector } from './hexScans.ts';

/* What bases do where they are (SFW 4135, 4184). */

interface Deed {
  readonly what: (typeof baseDeeds)[number];
  readonly place: PlaceId;
}
type Acting = OfficeAct<AnyOrder & Deed>;

/** Monsters of a sector, and where they fly (SFW 4214). */
function monstersIn({ world: { state } }: Acting, place: PlaceId) {
  return stationedIn(state.ships, sectorIn(place)).flatMap(([, ship]) =>
    state.powers[ship.seat]?.kind === 'monsters'
      ? [{ place: ship.place, design: ship.design, heading: ship.heading ?? 0 }]
      : [],
  );
}

const uses: Readonly<Record<(typeof baseDeeds)[number], (acting: Acting) => void>> = {
  SJ({ turn, seat, order: { place, ref: cause } }) {
    turn.happen(siteJammed.of({ seat, place, cause }));
  },
  SP({ turn, seat, order: { place, ref: cause } }) {
    turn.happen(baseStilled.of({ seat, place, cause }));
  },
  SC({ turn, world, seat, order: { place, ref: cause } }) {
    const sector = sectorIn(place);
    const points = world.state.sites[place]?.points ?? 0;
    const crew = crewsOfBases.find(([least]) => points >= least)?.[1] ?? 0;
    turn.happen(
      cloaksScanned.of({
        seat,
        place,
        sector,
        ...cloaksSeen(world, { seat, crew }, sector),
        ...noticedBy(world, seat, sector, true),
        cause,
      }),
    );
  },
  SM(acting) {
    const { turn, seat, order } = acting;
    const { place, ref: cause } = order;
    const monsters = monstersIn(acting, place);
    turn.happen(monstersScanned.of({ seat, place, sector: sectorIn(place), monsters, cause }));
  },
  SE({ turn, world, seat, order: { place, ref: cause } }) {
    const sector = sectorIn(place);
    const values = hexesOf(sector).flatMap((hex) => {
      const value = world.prospect(hex);
      return value > 0 ? [[hex, value] as const] : [];
    });
    turn.happen(
      valuesScanned.of({
        seat,
        place,
        sector,
        ep: baseCosts.SE.ep,
        values: Object.fromEntries(values),
        cause,
      }),
    );
  },
};

const cannotDeed = (state: State, seat: SeatId, order: Deed, used?: Used): Problem | undefined =>
  cannotUse(state, seat, order.place, order.what) ?? cannotAfford(state, seat, order.what, used);

/** A base of one's own does something where it is. */
export const useBase = officeOrder('use-base', {
  fields: { what: oneOf(baseDeeds), place },
  title: 'Give a Starbase Order',
  offers: (view, { place: at }) =>
    at === undefined || view.sites[at]?.owner !== view.me
      ? []
      : firstOf(
          view,
          (['SC', 'SM', 'SJ'] as const).map((what) => ({ what, place: at })),
          cannotDeed,
        ),
  form: (_, order) => [choice(order, 'what', 'Order', choices(baseDeeds))],
  cannot: (state, { seat, order, used }) => cannotDeed(state, seat, order, used),
  say: ({ what, place: at }) =>
    phrase('{deed}: {place} ({what})', { deed: phrase(deeds[what]), place: labelOf(at), what }),
  ways: [
    {
      // `SC 39 0910` and its like: a code and the hex of a base of one's own (SFW 4135).
      like: new RegExp(`^(${baseDeeds.join('|')})$`),
      read(reading) {
        const at = placeNext(reading);
        const what = reading.code.word.toUpperCase() as Deed['what'];
        return typeof at === 'string' ? { what, place: at } : at;
      },
      write: ({ what, place: at }) => `${what} ${placeText(at)}`,
    },
  ],
  act(act) {
    useUp(act, act.order.what);
    uses[act.order.what](act);
  },
});

const ofBases: readonly string[] = [scanHex, useBase, scanSector, launchDrones].map(({ kind }) => kind);
/** Whether bases give such an order: it may take one of their lines. */
export const isBaseOrder = ({ kind }: { readonly kind: string }): boolean => ofBases.includes(kind);
