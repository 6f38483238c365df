import type { Draw } from '#kernel/dice/draw.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { percentOf } from '#kernel/steps/fractions.ts';
import { siteFortified, postGivenUp, siteUnfortified, garrisonAssigned } from './events.ts';
import type { FortifyAll, SitesOfficeOrder, TakeDown } from '../model/orders/sites.ts';
import { cannotPay } from '../money/money.ts';
import {
  affordable,
  cannotFortify,
  cannotGarrison,
  cannotTakeDown,
  garrisonChange,
  isBaseWith,
  scrapOf,
  sitesToFortify,
  tooFew,
} from './fortifying.ts';
import { hasSpecial } from '../specials/specials.ts';
import { hardening } from '../model/figures.ts';
import { impossible } from '../refusals.ts';
import type { OfficeAct, OfficeActs } from '../acting.ts';

type Acting<O extends SitesOfficeOrder> = OfficeAct<O>;

/** Points are added to a site, as far as there are EP; `harder`: percent of them that come on top. */
function add(
  { turn, seat, order }: Acting<SitesOfficeOrder>,
  place: Parameters<typeof cannotFortify>[2]['place'],
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
      ...(name === undefined ? {} : { name }),
      cause: order.ref,
    }),
  );
  // Fortifications do away with listeners of one's own (SFW 3108).
  if (site.post === seat) turn.happen(postGivenUp.of({ seat, place, cause: order.ref }));
}

/** Nothing is added without a single point. */
const hasNothing = ({ turn, seat }: Pick<Acting<SitesOfficeOrder>, 'turn' | 'seat'>): Problem | undefined =>
  cannotPay(turn.state, seat, 1, 'SFW 3404');

function fortifyAll(act: Acting<FortifyAll>, draw: Draw): Problem | undefined {
  const { world, seat, order } = act;
  const sites = sitesToFortify(world, seat, order);
  if (sites.length === 0) return impossible('SFW 3485', 'no-site-to-fortify');
  const problem = tooFew(order.ep) ?? hasNothing(act);
  if (problem === undefined)
    for (const [place, wanted] of draw.fork('fortify', order.ref).shuffle(sites)) add(act, place, wanted);
  return problem;
}

function takeDown({ turn, seat, order }: Acting<TakeDown>): Problem | undefined {
  const dropped = order.kind === 'drop-site';
  const problem = cannotTakeDown(turn.state, seat, order, dropped);
  const site = turn.state.sites[order.place];
  if (problem !== undefined || site === undefined) return problem;
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
  return undefined;
}

/** Orders of the Home Office: sites and their fortifications. */
export const sitesOffice: OfficeActs<SitesOfficeOrder> = {
  fortify(act) {
    const { turn, world, seat, order } = act;
    const { place, ep, fighters = 0, pfs = 0, name } = order;
    const problem = cannotFortify(turn.state, seat, order) ?? hasNothing(act);
    if (problem !== undefined) return problem;
    const harder = hasSpecial(turn.state, seat, 'fortification-hardener') ? hardening : 0;
    add(act, place, ep, { name, harder });
    const sent = garrisonChange(world, seat, { place, fighters, pfs });
    if (sent.fighters + sent.pfs > 0)
      turn.happen(garrisonAssigned.of({ seat, place, ...sent, cause: order.ref }));
    return undefined;
  },
  'fortify-all': (act) => fortifyAll(act, act.turn.draw),
  garrison({ turn, world, seat, order }) {
    const problem = cannotGarrison(world, seat, order);
    if (problem !== undefined) return problem;
    turn.happen(
      garrisonAssigned.of({
        seat,
        place: order.place,
        ...garrisonChange(world, seat, order),
        cause: order.ref,
      }),
    );
    return undefined;
  },
  unfortify: takeDown,
  'drop-site': takeDown,
};
