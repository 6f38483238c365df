import { newsByKind } from '#kernel/picture/newsreel.ts';
import type { NewsPictures } from '#kernel/presentation.ts';
import type { Event } from '../model/events.ts';
import type { View } from '../model/view.ts';
import { singlePieces } from './map.ts';
import { battlesNews } from './news/battles.ts';
import { generatorNews } from './news/generator.ts';
import { happeningsNews } from './news/happenings.ts';
import { itemsNews } from './news/items.ts';
import { missionsNews } from './news/missions.ts';
import { movementNews } from './news/movement.ts';
import { officersNews } from './news/officers.ts';
import { purchaseNews } from './news/purchase.ts';
import { raidsNews } from './news/raids.ts';
import { runningNews } from './news/running.ts';
import { scansNews } from './news/scans.ts';
import { sitesNews } from './news/sites.ts';
import { spyingNews } from './news/spying.ts';
import { stanceNews } from './news/stance.ts';
import { worldNews } from './news/world.ts';

/** Ships that move, battles and sites that change hands, as they are played on the map. */
export const news: NewsPictures<View> = {
  pieces: singlePieces,
  of: newsByKind<View, Event>({
    ...movementNews,
    ...runningNews,
    ...purchaseNews,
    ...missionsNews,
    ...worldNews,
    ...battlesNews,
    ...itemsNews,
    ...officersNews,
    ...sitesNews,
    ...raidsNews,
    ...scansNews,
    ...spyingNews,
    ...stanceNews,
    ...generatorNews,
    ...happeningsNews,
  }),
};
