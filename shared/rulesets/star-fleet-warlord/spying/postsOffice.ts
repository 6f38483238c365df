import type { Draw } from '#kernel/dice/draw.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { percentOf } from '#kernel/steps/fractions.ts';
import { siteUnfortified } from '../sites/events.ts';
import {
  postPlanted,
  siteSabotaged,
  sabotageSuffered,
  siteInvestigated,
  siteRebelled,
  siteBurgled,
} from './events.ts';
import { raidSuffered } from '../raids/events.ts';
import { garrisonLeft, isHeld, scrapOf } from '../sites/fortifying.ts';
import type { Investigate, PostsOrder, Sabotage } from '../model/orders/spying.ts';
import type { Site } from '../model/site.ts';
import { burglaryOdds, cannotListen, rebellionOdds, sabotageWith, searchPrices } from './posts.ts';
import { posts } from '../model/figures.ts';
import { cannotPay, pointsOf, produced } from '../money/money.ts';
import { capture } from '../battles/fighting.ts';
import type { OfficeAct, OfficeActs } from '../acting.ts';

type Acting<O extends PostsOrder> = OfficeAct<O>;

/** What the order is about, and how its events begin. */
const about = ({ seat, order: { place, ref } }: Acting<PostsOrder>) => ({ seat, place, cause: ref }) as const;

const dice = ({ turn, order: { kind, place } }: Acting<PostsOrder>): Draw => turn.draw.fork(place, kind);

/** Carries an order out at its site, if nothing hinders it. */
const at =
  <O extends PostsOrder>(act: (acting: Acting<O>, site: Site) => Problem | undefined) =>
  (acting: Acting<O>): Problem | undefined => {
    const { turn, seat, order } = acting;
    const problem = cannotListen(turn.state, seat, order);
    const site = turn.state.sites[order.place];
    return problem !== undefined || site === undefined ? problem : act(acting, site);
  };

function plant(acting: Acting<PostsOrder>, site: Site): undefined {
  const { turn } = acting;
  const { points, fighters, pfs, officers } = site;
  if (isHeld(site))
    turn.happen(
      siteUnfortified.of({ ...about(acting), ep: scrapOf(points), fighters, pfs, officers, dropped: false }),
    );
  turn.happen(postPlanted.of({ ...about(acting), ep: posts.cost }));
}

function sabotage(acting: Acting<Sabotage>, site: Site): undefined {
  const { turn, seat, order } = acting;
  const { least, most } = posts.damage;
  const ep = sabotageWith(turn.state, seat, order.ep);
  const damage = percentOf(least - 1 + dice(acting).int(most - least + 1), ep);
  const points = Math.max(0, site.points - damage);
  const left = {
    damage,
    points,
    base: site.base && points > 0,
    devastated: !site.devastated && damage - site.points >= posts.devastates,
    ...garrisonLeft(site, points),
  };
  turn.happen(siteSabotaged.of({ ...about(acting), ep, ...left }));
  if (site.owner !== undefined && site.owner !== seat)
    turn.happen(sabotageSuffered.of({ ...about(acting), seat: site.owner, ...left }));
}

/** A post that there is no money for is found, and stays. */
function investigate(acting: Acting<Investigate>, { post }: Site): Problem | undefined {
  const { turn, seat, world, order } = acting;
  const { cost, post: more } = searchPrices(world, order.place);
  const problem = cannotPay(turn.state, seat, cost, 'SFW 2334');
  if (problem !== undefined) return problem;
  const found = post !== undefined && post !== seat;
  const destroyed = found && pointsOf(turn.state, seat) >= cost + more;
  const ep = destroyed ? cost + more : cost;
  turn.happen(siteInvestigated.of({ ...about(acting), ep, found, destroyed }));
  return undefined;
}

/** Orders of the Home Office: what listening posts do, and what is done about them. */
export const postsOffice: OfficeActs<PostsOrder> = {
  'plant-post': at(plant),
  'incite-rebellion': at((acting, { owner }) => {
    const { turn, seat, order } = acting;
    const percent = rebellionOdds(turn.state, seat, order.place);
    const won = dice(acting).chance(percent, 100);
    turn.happen(siteRebelled.of({ ...about(acting), percent, won }));
    if (won)
      capture(acting, {
        place: order.place,
        seat,
        ...(owner === undefined ? {} : { foe: owner }),
        cause: order.ref,
      });
    return undefined;
  }),
  burgle: at((acting, site) => {
    const { turn, seat, world, order } = acting;
    const won = !site.raided && dice(acting).chance(burglaryOdds(site.points), 100);
    const taken = won ? { taken: produced(world, [order.place, site], turn.draw.fork('raided')) } : {};
    turn.happen(siteBurgled.of({ ...about(acting), ...taken }));
    if (site.owner !== undefined && site.owner !== seat)
      turn.happen(raidSuffered.of({ ...about(acting), seat: site.owner, design: order.design, lost: won }));
    return undefined;
  }),
  sabotage: at(sabotage),
  investigate: at(investigate),
};
