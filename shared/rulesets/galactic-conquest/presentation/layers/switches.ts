import type { LayerSwitch, Overlay } from '#kernel/presentation.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { imagine } from '../../model/imagine.ts';
import type { View } from '../../model/state.ts';
import { readingsOf } from '../../sensors/sight.ts';
import { coreSpace } from '../../space/own.ts';

/** Keys of all that shows fronts. */
const ofFronts = (seats: readonly string[]): readonly string[] => [
  'front',
  ...['own', 'others', 'drawn', 'withdrawn', ...seats].map((one) => `front.${one}`),
];

const onMap = (seats: readonly string[]): readonly LayerSwitch[] => [
  { key: 'conquest-routes', label: 'Trade routes', of: ['routes', 'foreign-routes'] },
  { key: 'conquest-fronts', label: 'Fronts', of: ofFronts(seats) },
  { key: 'conquest-mines', label: 'Minefields', of: ['mines', 'foreign-mines', 'saturated'] },
];
const ofOne: readonly LayerSwitch[] = [
  { key: 'conquest-range', label: 'Courses of selected squadron', of: ['range', 'watch'] },
  { key: 'conquest-sensors', label: 'Sensors of selected squadron', of: ['sensors'] },
  { key: 'conquest-supply', label: 'Supply of selected squadron', of: ['supply'] },
  { key: 'conquest-all-sensors', label: 'All sensor range', of: ['all-sensors'], off: true },
  { key: 'conquest-all-supply', label: 'All supply range', of: ['all-supply'], off: true },
];

/** What readers switch on and off of the map; the game master has no squadrons and no supply. */
export const layersFor = ({ me, seats }: View): readonly LayerSwitch[] =>
  me === gameMaster ? onMap(seats) : [...onMap(seats), ...ofOne];

/** All hexes that an empire reads, and in which its ships are in supply (C5.10, C13.31); nothing for the game master, who is no empire. */
export const empireOverlays = (view: View): readonly Overlay[] =>
  view.me === gameMaster
    ? []
    : [
        {
          key: 'all-sensors',
          label: 'Your sensors read here',
          tone: 'muted',
          places: [...readingsOf(imagine(view), view.me).keys()].sort(),
          look: 'hatch',
        },
        {
          key: 'all-supply',
          label: 'Your ships are in supply here',
          tone: 'good',
          places: [...coreSpace(view, view.me)].sort(),
          look: 'fill',
        },
      ];
