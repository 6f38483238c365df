import { integer } from '#kernel/codec/shapes.ts';
import { chosen, number } from '#kernel/declare/entries.ts';
import type { Draw } from '#kernel/dice/draw.ts';
import type { AnyOrder } from '#kernel/game/plan.ts';
import { textIn } from '#kernel/orders/fields.ts';
import { percentOf } from '#kernel/steps/fractions.ts';
import { defined } from '#kernel/words/defined.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { OfficeAct } from '../acting.ts';
import { capture } from '../battles/fighting.ts';
import { designation, place } from '../fields/parts.ts';
import { labelOf } from '../galaxy/board.ts';
import { builders } from '../market/builders.ts';
import { number as figure } from '../model/cells.ts';
import { posts } from '../model/figures.ts';
import { imagine } from '../model/imagine.ts';
import type { State } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { cannotPay, pointsOf, produced } from '../money/money.ts';
import { officeOrder } from '../ordering.ts';
import { raidSuffered } from '../raids/events.ts';
import { siteUnfortified } from '../sites/events.ts';
import { garrisonLeft, isHeld, scrapOf } from '../sites/fortifying.ts';
import type { Reading } from '../typing.ts';
import { numberNext, placeNext, placeText, withPlace, wrong, wrongNext } from '../typing.ts';
import {
  postPlanted,
  sabotageSuffered,
  siteBurgled,
  siteInvestigated,
  siteRebelled,
  siteSabotaged,
} from './events.ts';
import {
  burglaryOdds,
  cannotListen,
  cannotPlant,
  cannotRise,
  cannotSabotage,
  cannotSearch,
  offered,
  rebellionOdds,
  sabotageWith,
  searchPrices,
} from './posts.ts';

/* What listening posts do, and what is done about them (SFW 8.8). */

interface AtSite {
  readonly place: PlaceId;
}
type Acting = OfficeAct<AnyOrder & AtSite>;

/** What the order is about, and how its events begin. */
const about = ({ seat, order: { place: at, ref } }: Acting) => ({ seat, place: at, cause: ref }) as const;

const dice = ({ turn, order: { kind, place: at } }: Acting): Draw => turn.draw.fork(at, kind);

/** What orders have in common that take a hex, and nothing else: `LP 62 1101` (SFW 3105; OURS: as US has it). */
const alone = (
  code: string,
  title: string,
  said: string,
  cannot: (state: State, seat: SeatId, order: AtSite) => Problem | undefined,
) => ({
  fields: { place },
  title,
  offers: (view: View, at: Spot) => offered(view, at, (here) => ({ place: here }), cannot),
  cannot: (state: State, { seat, order }: { readonly seat: SeatId; readonly order: AtSite }) =>
    cannot(state, seat, order),
  say: ({ place: at }: AtSite) => phrase(said, { place: labelOf(at) }),
  ways: [
    {
      like: new RegExp(`^${code}$`),
      read: (reading: Reading) => withPlace(reading, (at) => ({ place: at })),
      write: ({ place: at }: AtSite) => `${code} ${placeText(at)}`,
    },
  ],
});

/** Leaves listeners at a site, whose defenses are taken down for it. */
export const plantPost = officeOrder('plant-post', {
  ...alone('LP', 'Plant Listening Post', 'Leave listeners in {place} (LP)', cannotPlant),
  act(act) {
    const site = act.turn.state.sites[act.order.place];
    if (site === undefined) return;
    const { points, fighters, pfs, officers } = site;
    if (isHeld(site))
      act.turn.happen(
        siteUnfortified.of({ ...about(act), ep: scrapOf(points), fighters, pfs, officers, dropped: false }),
      );
    act.turn.happen(postPlanted.of({ ...about(act), ep: posts.cost }));
  },
});

/** The listeners rise and take the site back. */
export const inciteRebellion = officeOrder('incite-rebellion', {
  ...alone('IR', 'Incite Rebellion', 'Let {place} rise against its owner (IR)', cannotRise),
  // Its odds stand beside it, as far as the site is known.
  form: () => [],
  facts: (view, order) => [figure('Chance in percent', rebellionOdds(imagine(view), view.me, order.place))],
  act(act) {
    const { turn, seat, order } = act;
    const site = turn.state.sites[order.place];
    if (site === undefined) return;
    const percent = rebellionOdds(turn.state, seat, order.place);
    const won = dice(act).chance(percent, 100);
    turn.happen(siteRebelled.of({ ...about(act), percent, won }));
    const foe = defined({ foe: site.owner });
    if (won) capture(act, { place: order.place, seat, ...foe, cause: order.ref });
  },
});

/** The listeners raid the site, and leave traces of a ship of this designation, which need not exist. */
export const burgle = officeOrder('burgle', {
  fields: { place, design: designation },
  title: 'Instigate Burglary',
  offers: (view, at) => offered(view, at, (here) => ({ place: here, design: 'O-LR' }), cannotListen),
  form(_, order) {
    const races = inOrder(builders).map(([value, builder]) => ({
      value,
      label: phrase('{builder}', { builder }),
    }));
    return [
      chosen('race', 'Race to blame', races, order.design.slice(0, 1), (race) => ({
        ...order,
        design: `${race}${order.design.slice(1)}`,
      })),
      {
        field: { kind: 'text', name: 'hull', label: 'Class to blame', longest: 9, lines: 1 },
        value: order.design.slice(2),
        set(given) {
          const hull = textIn(given)
            .toUpperCase()
            .replaceAll(/[^A-Z0-9+]/g, '');
          return hull === '' ? order : { ...order, design: `${order.design.slice(0, 2)}${hull}` };
        },
      },
    ];
  },
  facts: (view, order) => [figure('Chance in percent', burglaryOdds(view.sites[order.place]?.points ?? 0))],
  cannot: (state, { seat, order }) => cannotListen(state, seat, order),
  say: ({ place: at, design }) =>
    phrase('Break into {place}, as {design} would raid it (IB)', { place: labelOf(at), design }),
  ways: [
    {
      // `IB 62 1101 O LR`: a hex, then the race and class of a ship that seems to raid (SFW 3152; OURS: how it is typed).
      like: /^IB$/,
      read(reading) {
        const at = placeNext(reading);
        if (typeof at !== 'string') return at;
        const race = reading.next(/^[A-Z]$/)?.word.toUpperCase();
        const hull = reading.next(/^[A-Z0-9+]{1,9}$/)?.word.toUpperCase();
        return race === undefined || hull === undefined
          ? wrong(
              reading.code,
              phrase('IB takes a hex, then race and class of a ship to blame, such as IB 1101 O LR.'),
            )
          : { place: at, design: `${race}-${hull}` };
      },
      write: ({ place: at, design }) => `IB ${placeText(at)} ${design.replace('-', ' ')}`,
    },
  ],
  act(act) {
    const { turn, seat, world, order } = act;
    const site = turn.state.sites[order.place];
    if (site === undefined) return;
    const won = !site.raided && dice(act).chance(burglaryOdds(site.points), 100);
    const taken = won ? { taken: produced(world, [order.place, site], turn.draw.fork('raided')) } : {};
    turn.happen(siteBurgled.of({ ...about(act), ...taken }));
    if (site.owner !== undefined && site.owner !== seat)
      turn.happen(raidSuffered.of({ ...about(act), seat: site.owner, design: order.design, lost: won }));
  },
});

/** The listeners blow up as much as so many EP can. */
export const sabotage = officeOrder('sabotage', {
  fields: { place, ep: integer(0, 999_999) },
  title: 'Instigate Sabotage',
  offers: (view, at) => offered(view, at, (here) => ({ place: here, ep: posts.sabotage }), cannotSabotage),
  form(view, order) {
    const all = sabotageWith(imagine(view), view.me, 999_999);
    const quick = { value: all, label: phrase('all {ep}', { ep: all }) };
    return [number(order, 'ep', 'EP', { least: posts.sabotage, most: 999_999, quick })];
  },
  cannot: (state, { seat, order }) => cannotSabotage(state, seat, order),
  say: ({ place: at, ep }) => phrase('Sabotage {place} for {ep} EP (IS)', { place: labelOf(at), ep }),
  ways: [
    {
      // `IS 62 1101 300` (SFW 3168).
      like: /^IS$/,
      read(reading) {
        const at = placeNext(reading);
        if (typeof at !== 'string') return at;
        const ep = numberNext(reading);
        return ep === undefined
          ? wrongNext(reading, phrase('IS takes a hex and EP, such as IS 1101 300.'))
          : { place: at, ep };
      },
      write: ({ place: at, ep }) => `IS ${placeText(at)} ${ep}`,
    },
  ],
  act(act) {
    const { turn, seat, order } = act;
    const site = turn.state.sites[order.place];
    if (site === undefined) return;
    const { least, most } = posts.damage;
    const ep = sabotageWith(turn.state, seat, order.ep);
    const damage = percentOf(least - 1 + dice(act).int(most - least + 1), ep);
    const points = Math.max(0, site.points - damage);
    const left = {
      damage,
      points,
      base: site.base && points > 0,
      devastated: !site.devastated && damage - site.points >= posts.devastates,
      ...garrisonLeft(site, points),
    };
    turn.happen(siteSabotaged.of({ ...about(act), ep, ...left }));
    if (site.owner !== undefined && site.owner !== seat)
      turn.happen(sabotageSuffered.of({ ...about(act), seat: site.owner, ...left }));
  },
});

/** An own site is searched for foreign listeners; a post that there is no money for is found, and stays. */
export const investigate = officeOrder('investigate', {
  ...alone('IH', 'Investigate Hex', 'Search {place} for listeners (IH)', cannotSearch),
  act(act) {
    const { turn, seat, world, order } = act;
    const site = turn.state.sites[order.place];
    if (site === undefined) return undefined;
    const { cost, post: more } = searchPrices(world, order.place);
    const problem = cannotPay(turn.state, seat, cost, 'SFW 2334');
    if (problem !== undefined) return problem;
    const found = site.post !== undefined && site.post !== seat;
    const destroyed = found && pointsOf(turn.state, seat) >= cost + more;
    const ep = destroyed ? cost + more : cost;
    turn.happen(siteInvestigated.of({ ...about(act), ep, found, destroyed }));
    return undefined;
  },
});
