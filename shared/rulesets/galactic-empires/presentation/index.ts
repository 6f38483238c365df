import type { Presentation } from '#kernel/presentation.ts';
import type { Order } from '../game.ts';
import type { View } from '../model/view.ts';
import { films } from './film/films.ts';
import { changes } from './changes.ts';
import { figures } from './figures.ts';
import { formation } from './forces/formation.ts';
import { groups } from './groups.ts';
import { headquarters } from './screens/headquarters.ts';
import { planWords, screens } from './menus.ts';
import { location } from './screens/location.ts';
import { looseEnds, looseKinds, purses } from './screens/looseEnds.ts';
import { map } from './map/map.ts';
import { news } from './news.ts';
import { part } from './part.ts';
import { player } from './screens/player.ts';
import { moveTo, nextRef, routes } from './routes.ts';
import { reach, way } from './reach.ts';
import { roster } from './screens/roster.ts';
import { scroll } from './scroll/scroll.ts';
import { me, seats } from './seats.ts';
import { standing } from './standing.ts';
import { study } from './screens/study.ts';
import { transfers } from './forces/transfers.ts';
import { units } from './screens/units.ts';
import { unitSheet } from './screens/unitSheet.ts';
import { calendar, words } from './words.ts';

export const presentation: Presentation<View, Order> = {
  words,
  calendar,
  roster,
  me,
  seats,
  map,
  changes,
  routes,
  reach,
  way,
  page: headquarters,
  screens,
  planWords,
  location,
  units,
  unit: unitSheet,
  nextRef,
  moveTo,
  films,
  news,
  study,
  groups,
  scroll,
  figures,
  player,
  part,
  loose: looseEnds,
  looseKinds,
  purses,
  formation,
  transfers,
  standing,
};
