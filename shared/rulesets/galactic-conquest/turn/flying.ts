import type { Sequence } from '#kernel/sequence/step.ts';
import type { GalacticConquest } from '../game.ts';
import { bringHome } from '../gunboats/home.ts';
import { launchGunboats } from '../gunboats/launch.ts';
import { returnTopGuns } from '../topguns/back.ts';
import { deployWings } from '../wings/deploy.ts';
import { disintegrate } from '../wings/disintegrate.ts';

/** What flies off and comes aboard as a segment begins and ends, and at the end of the turn (A4.151, C20.25). */
export const flying = {
  out: { name: 'Departure of gunboats', cite: 'GC C20.25', run: launchGunboats },
  lost: { name: 'Losses in red hexes', cite: 'GC A204.00', run: disintegrate },
  aboard: { name: 'From stock', cite: 'GC A4.151', run: deployWings },
  topGuns: { name: 'Return of top guns', cite: 'GC C20.300', run: returnTopGuns },
  home: { name: 'Return of gunboats', cite: 'GC C20.25', run: bringHome },
} as const satisfies Record<string, Sequence<GalacticConquest>[number]>;
