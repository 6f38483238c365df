import type { Presentation } from '#kernel/presentation.ts';
import type { Order } from '../model/orders.ts';
import type { View } from '../model/view.ts';
import { battles } from './battles.ts';
import { figures } from './figures.ts';
import { formation } from './formation.ts';
import { groups } from './groups.ts';
import { headquarters } from './headquarters.ts';
import { location } from './location.ts';
import { looseEnds, purse } from './looseEnds.ts';
import { map } from './map.ts';
import { part } from './part.ts';
import { player } from './player.ts';
import { moveTo, nextRef, routes } from './routes.ts';
import { scroll } from './scroll.ts';
import { me, seats } from './seats.ts';
import { study } from './study.ts';
import { units, unitSheet } from './units.ts';

export const presentation: Presentation<View, Order> = {
  me,
  seats,
  map,
  routes,
  headquarters,
  location,
  units,
  unit: unitSheet,
  nextRef,
  moveTo,
  battles,
  study,
  groups,
  scroll,
  figures,
  player,
  part,
  loose: looseEnds,
  purse,
  formation,
};
