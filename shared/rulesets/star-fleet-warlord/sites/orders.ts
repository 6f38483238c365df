import type { Entry } from '#kernel/declare/entries.ts';
import { number } from '#kernel/declare/entries.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { percentOf } from '#kernel/steps/fractions.ts';
import { integer, line, optional } from '#kernel/codec/shapes.ts';
import type { Spot } from '#kernel/words/spot.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { AnyOrder } from '#kernel/game/plan.ts';
import { textIn } from '#kernel/orders/fields.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Craft } from './fortifying.ts';
import {
  siteAt,
  affordable,
  cannotFortify,
  cannotTakeDown,
  garrisonChange,
  isBaseWith,
  scrapOf,
} from './fortifying.ts';
import type { Reading } from '../typing.ts';
import { withPlace, numberNext, placeText, unquoted, wrong, wrongNext } from '../typing.ts';
import type { State } from '../model/state.ts';
import { siteFortified, postGivenUp, siteUnfortified, garrisonAssigned } from './events.ts';
import { cannotPay } from '../money/money.ts';
import { hasSpecial } from '../specials/specials.ts';
import { hardening, fortifying } from '../model/figures.ts';
import type { OfficeAct } from '../acting.ts';
import { imagine } from '../model/imagine.ts';
import type { View } from '../model/view.ts';
import { labelOf } from '../galaxy/board.ts';
import { place } from '../fields/parts.ts';
import { officeOrder } from '../ordering.ts';

/** Signs in the name of a site. */
export const longestSiteName = 20;

const ep = integer(0, 999_999);
const craft = integer(0, 9_999);

/** As much as is proposed: enough for a base, where there are the means. */
const proposed = (view: View): number =>
  Math.max(fortifying.least, Math.min(200, affordable(imagine(view), view.me, 200)));

/** Points are added to a site, as far as there are EP; `harder`: percent of them that come on top. */
export function add(
  { turn, seat, order }: OfficeAct,
  place: PlaceId,
  wanted: number,
  { name, harder = 0 }: { readonly name?: string | undefined; readonly harder?: number } = {},
): void {
  const [site, ep] = [turn.state.sites[place], affordable(turn.state, seat, wanted)];
  if (site === undefined || ep === 0) return;
  const points = site.points + ep + percentOf(harder, ep);
  turn.happen(
    siteFortified.of({
      seat,
      place,
      ep,
      points,
      base: isBaseWith(points, site.base),
      ...defined({ name }),
      cause: order.ref,
    }),
  );
  // Fortifications do away with listeners of one's own (SFW 3108).
  if (site.post === seat) turn.happen(postGivenUp.of({ seat, place, cause: order.ref }));
}

/** Nothing is added without a single point. */
export const hasNothing = ({ turn, seat }: Pick<OfficeAct, 'turn' | 'seat'>): Problem | undefined =>
  cannotPay(turn.state, seat, 1, 'SFW 3404');

/** Fighters or PFs for a garrison; of none the member is absent. */
const craftEntry = <O extends Partial<Craft>>(order: O, name: keyof Craft, label: string): Entry<O> => ({
  field: { kind: 'number', name, label, least: 0, most: 9_999 },
  value: order[name] ?? 0,
  set(given) {
    const { [name]: _, ...rest } = order;
    return (given === 0 ? rest : { ...rest, [name]: Number(textIn(given)) }) as O;
  },
});

/** Adds points of fortification to a site, and perhaps to its garrison. */
export const fortify = officeOrder('fortify', {
  fields: {
    place,
    ep,
    fighters: optional(craft),
    pfs: optional(craft),
    /** A new name for the site. */
    name: optional(line(longestSiteName, 1)),
  },
  title: 'Fortify Site',
  offers(view, at) {
    const [here] = siteAt(view, at) ?? [];
    return here === undefined ? [] : [{ place: here, ep: proposed(view) }];
  },
  form(view, order) {
    const all = affordable(imagine(view), view.me, 999_999);
    const most = { least: fortifying.least, most: 999_999 };
    return [
      number(order, 'ep', 'EP', { ...most, quick: { value: all, label: phrase('all {ep}', { ep: all }) } }),
      craftEntry(order, 'fighters', 'Fighters for the garrison'),
      craftEntry(order, 'pfs', 'PFs for the garrison'),
      {
        field: { kind: 'text', name: 'name', label: 'New name', longest: longestSiteName, lines: 1 },
        value: order.name ?? '',
        set(given) {
          const { name: _, ...rest } = order;
          const name = textIn(given);
          return name === '' ? rest : { ...rest, name };
        },
      },
    ];
  },
  cannot: (state, { seat, order }) => cannotFortify(state, seat, order),
  say: ({ place: at, ep: spent }) =>
    phrase('Fortify {place} with {ep} EP', { place: labelOf(at), ep: spent }),
  ways: [
    {
      // `FS 62 1101 300 0 10 "End of the Line"` (SFW 3385).
      like: /^FS$/,
      read: (reading) =>
        withPlace(reading, (at) => {
          const spent = numberNext(reading);
          if (spent === undefined)
            return wrongNext(reading, phrase('FS takes a hex and EP, such as FS 0509 200.'));
          const [fighters, pfs] = [numberNext(reading), numberNext(reading)];
          const rest = reading.rest();
          const name = unquoted(rest?.word ?? '');
          if (rest !== undefined && name.length > longestSiteName)
            return wrong(rest, phrase('A name has at most {most} characters.', { most: longestSiteName }));
          return {
            place: at,
            ep: spent,
            ...(fighters === undefined || fighters === 0 ? {} : { fighters }),
            ...(pfs === undefined || pfs === 0 ? {} : { pfs }),
            ...(name === '' ? {} : { name }),
          };
        }),
      write: ({ place: at, ep: spent, fighters, pfs, name }) =>
        [
          ...['FS', placeText(at), String(spent)],
          ...(fighters === undefined && pfs === undefined ? [] : [String(fighters ?? 0)]),
          ...(pfs === undefined ? [] : [String(pfs)]),
          ...(name === undefined ? [] : [`"${name}"`]),
        ].join(' '),
    },
  ],
  act(act) {
    const { turn, world, seat, order } = act;
    const { place: at, ep: wanted, fighters = 0, pfs = 0, name } = order;
    const problem = hasNothing(act);
    if (problem !== undefined) return problem;
    const harder = hasSpecial(turn.state, seat, 'fortification-hardener') ? hardening : 0;
    add(act, at, wanted, { name, harder });
    const sent = garrisonChange(world, seat, { place: at, fighters, pfs });
    if (sent.fighters + sent.pfs > 0)
      turn.happen(garrisonAssigned.of({ seat, place: at, ...sent, cause: order.ref }));
    return undefined;
  },
});

const takingDown = (code: string, title: string, said: string, dropped: boolean) => ({
  fields: { place },
  title,
  offers(view: View, at: Spot) {
    const [here] = siteAt(view, at) ?? [];
    const problem =
      here === undefined || cannotTakeDown(imagine(view), view.me, { place: here }, dropped) !== undefined;
    return problem ? [] : [{ place: here }];
  },
  cannot: (state: State, { seat, order }: { readonly seat: SeatId; readonly order: AtPlace }) =>
    cannotTakeDown(state, seat, order, dropped),
  say: ({ place: at }: AtPlace) => phrase(said, { place: labelOf(at) }),
  ways: [
    {
      like: new RegExp(`^${code}$`),
      read: (reading: Reading) => withPlace(reading, (at) => ({ place: at })),
      write: ({ place: at }: AtPlace) => `${code} ${placeText(at)}`,
    },
  ],
  act({ turn, seat, order }: OfficeAct<AnyOrder & AtPlace>): undefined {
    const site = turn.state.sites[order.place];
    if (site === undefined) return;
    const { points, fighters, pfs, officers } = site;
    turn.happen(
      siteUnfortified.of({
        seat,
        place: order.place,
        ep: scrapOf(points),
        fighters,
        pfs,
        officers,
        dropped,
        cause: order.ref,
      }),
    );
  },
});

interface AtPlace {
  readonly place: PlaceId;
}

/** Takes the defenses of a site down. */
export const unfortify = officeOrder(
  'unfortify',
  takingDown('US', 'Unfortify Site', 'Take down the defenses of {place}', false),
);
/** Takes them down, and gives the site up as well. */
export const dropSite = officeOrder('drop-site', takingDown('DS', 'Drop Site', 'Give up {place}', true));
