import type { Draw } from '#kernel/dice/draw.ts';
import { defined } from '#kernel/words/defined.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Site } from '#rulesets/star-fleet-warlord/model/site.ts';
import { bareSite } from '#rulesets/star-fleet-warlord/model/site.ts';
import type { State } from '#rulesets/star-fleet-warlord/model/state.ts';
import { evenly } from '#rulesets/star-fleet-warlord/money/money.ts';
import { siteKinds } from '#rulesets/star-fleet-warlord/galaxy/sites.ts';
import { foundSpecials } from '#rulesets/star-fleet-warlord/specials/table.ts';
import { seats } from './parts.ts';
import type { GivenHex } from '../../shelf.ts';

const siteCodes = siteKinds.map(({ code }) => code);

/** All Sector Specials, and more often those that have something to do with what is bought, or that do something by themselves. */
const specials = [
  ...foundSpecials,
  ...(['domination-broker', 'ship-broker', 'orion-association'] as const),
  ...(['industrial-center', 'site-restorer', 'casino', 'casino', 'equalizer', 'auto-cloaker'] as const),
  ...(['cloak-black-market', 'fortification-hardener', 'megaship-yard', 'megaship-yard'] as const),
];

export function sitesOf(
  hexes: Readonly<Record<PlaceId, GivenHex>>,
  corporations: State['corporations'],
  draw: Draw,
): State['sites'] {
  const all = keysInOrder(hexes).filter((place) => siteCodes.includes(hexes[place]?.codes.slice(0, 2) ?? ''));
  const rich = draw.chance(1, 8) ? draw.pick(seats) : undefined;
  return Object.fromEntries(
    all.map((place): readonly [PlaceId, Site] => {
      const own = draw.fork(place);
      const home = seats.find((seat) => corporations[seat]?.home === place);
      const owner = home ?? rich ?? (own.chance(1, 2) ? own.pick(seats) : undefined);
      const points =
        home !== undefined
          ? own.pick([200, 650])
          : owner === undefined
            ? 0
            : own.pick([0, 0, 10, 60, 210, 650, 650, 2000]);
      return [
        place,
        {
          ...bareSite,
          production: evenly(own.int(60)),
          devastated: own.chance(1, 6),
          ...(own.fork('special').chance(1, 3) ? { special: own.fork('which').pick(specials) } : {}),
          points,
          base: points >= 200,
          fighters: own.chance(1, 2) ? Math.floor(points / 20) : 0,
          pfs: own.chance(1, 4) ? Math.floor(points / 50) : 0,
          officers:
            points > 0 && own.chance(1, 3) ? own.pick(['A', 'W', 'MW', 'DEN', 'DE', 'NS', 'S', 'N']) : '',
          ...(owner === undefined ? {} : { owner: home === undefined ? owner : (rich ?? home) }),
          ...defined({ office: home }),
          ...(own.chance(1, 3) ? { post: own.pick(seats) } : {}),
        },
      ];
    }),
  );
}
