import { inOrder } from '#kernel/words/inOrder.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import type { Event } from '../model/events.ts';
import type { StarFleetWarlord } from '../model/game.ts';
import { battlesOrigins, tellBattles } from './events/battles.ts';
import { generatorOrigins, tellGenerator } from './events/generator.ts';
import { happeningsOrigins, tellHappenings } from './events/happenings.ts';
import { itemsOrigins, tellItems } from './events/items.ts';
import { missionsOrigins, tellMissions } from './events/missions.ts';
import { movementOrigins, tellMovement } from './events/movement.ts';
import { officersOrigins, tellOfficers } from './events/officers.ts';
import { purchaseOrigins, tellPurchase } from './events/purchase.ts';
import { raidsOrigins, tellRaids } from './events/raids.ts';
import { runningOrigins, tellRunning } from './events/running.ts';
import { scansOrigins, tellScans } from './events/scans.ts';
import { sitesOrigins, tellSites } from './events/sites.ts';
import { spyingOrigins, tellSpying } from './events/spying.ts';
import { stanceOrigins, tellStance } from './events/stance.ts';
import { worldOrigins, tellWorld } from './events/world.ts';
import type { Origins, Tellings, Tells } from '../words.ts';
import { withNames } from '../words.ts';

const tellings: Tellings<Event> = {
  ...tellMovement,
  ...tellRunning,
  ...tellPurchase,
  ...tellMissions,
  ...tellWorld,
  ...tellBattles,
  ...tellItems,
  ...tellOfficers,
  ...tellSites,
  ...tellRaids,
  ...tellScans,
  ...tellSpying,
  ...tellStance,
  ...tellGenerator,
  ...tellHappenings,
};

type Said = Tells<Event>;

/** Who hears what, and in which words: sites have their names wherever a reader knows them (SFW 3968). */
export const tell = Object.fromEntries(
  inOrder(tellings as Readonly<Record<string, Said>>).map(([kind, telling]): readonly [string, Said] => [
    kind,
    {
      ...telling,
      say(event, view) {
        const said = telling.say(event, view);
        return said === undefined ? undefined : withNames(said, view);
      },
    },
  ]),
) as unknown as Ruleset<StarFleetWarlord>['tell'];

/** What orders bring about: moves, what terrain does on the way, and the other orders of ships; battles follow from where ships come to stand. */
export const origins: Origins<Event> = {
  ...movementOrigins,
  ...runningOrigins,
  ...purchaseOrigins,
  ...missionsOrigins,
  ...worldOrigins,
  ...battlesOrigins,
  ...itemsOrigins,
  ...officersOrigins,
  ...sitesOrigins,
  ...raidsOrigins,
  ...scansOrigins,
  ...spyingOrigins,
  ...stanceOrigins,
  ...generatorOrigins,
  ...happeningsOrigins,
};
