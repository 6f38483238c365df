import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { StarFleetWarlord } from '#rulesets/star-fleet-warlord/game.ts';
import { sectorIn } from '#rulesets/star-fleet-warlord/model/ids.ts';
import type { TestKit } from '#test/support/kits/testKit.ts';

const fields = {
  all: 'parameters.** winner corporations.*.(name number fallen) powers.*.(name number)',
  // Of others a Corporation knows what it has heard, and nothing besides.
  alone: 'corporations.** ships.*.** sites.*.** sectors.*.ground',
  seen: 'ships.*.seat sites.*.(owner post)',
  nobody: `turn cycle.* powers.** sectors.*.(kind survey) prospects.** stargates.* glimpsed.* swept.** calmed.* market.** hit.* rankings.** letters.**
    ships.*.noticed sites.*.(office told.* moonless)`,
};

/** Whoever may know what stands there of the world. */
export const secrets: TestKit<StarFleetWarlord>['secrets'] = {
  fields,
  knows({ corporations, sectors: _, ships, sites }, [part, id = ''], known) {
    const every = keysInOrder(corporations);
    if (known === 'seen') return every;
    if (part === 'corporations') return [id as SeatId];
    if (part === 'sectors') return every.filter((seat) => sectorIn(corporations[seat]!.home) === id);
    const owner = part === 'ships' ? ships[id as UnitId]!.seat : sites[id as PlaceId]!.owner;
    return owner === undefined ? [] : [owner];
  },
};
