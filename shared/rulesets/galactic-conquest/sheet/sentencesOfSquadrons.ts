import { spokenDiscretion } from '../captains/typed.ts';
import { spokenTrainees } from '../academy/typed.ts';
import { spokenFlagship, spokenRegroup } from '../squadrons/typed.ts';
import { spokenCrossing, spokenShuttles } from '../minelaying/typed.ts';
import { spokenStrikes } from '../civilians/typed.ts';
import { spokenService } from '../expeditions/typed.ts';
import { spokenJams } from '../jamming/typed.ts';
import { spokenDecoys } from '../decoys/typed.ts';
import { spokenHiding } from '../hiding/typed.ts';
import { spokenHyperwarp } from '../hyperwarp/typed.ts';
import { spokenRaids } from '../raids/typed.ts';
import { spokenPods } from '../pods/typed.ts';
import { spokenTopGuns } from '../topguns/typed.ts';
import { spokenGunboats } from '../gunboats/typed.ts';
import { spokenRepairs } from '../repair/typed.ts';
import { spokenProspectors } from '../runs/typed.ts';
import { spokenDrones, spokenRides, spokenSorties } from '../strikes/typed.ts';
import { spokenDeploys } from '../wings/typed.ts';
import { spokenCargo, spokenCarrying } from '../cargo/typed.ts';
import { spokenRelief } from '../movement/typed.ts';
import { spokenDismissal } from '../muster/typed.ts';
import { spokenRefits, spokenWingRefits } from '../refits/typed.ts';
import { spokenMothballs } from '../mothballs/typed.ts';
import { spokenKeeping } from '../ratings/typed.ts';
import { spokenTowing } from '../towing/typed.ts';
import { spokenShips } from '../yards/typed.ts';
import type { Spoken } from '../spoken.ts';
import type { View } from '../model/state.ts';
import { spokenManeuvers } from './maneuvers.ts';

/** Orders of squadrons that are a sentence each. */
export const spokenHere: readonly Spoken[] = [
  spokenManeuvers,
  spokenDiscretion,
  spokenRaids,
  spokenHiding,
  spokenDecoys,
  spokenHyperwarp,
  spokenJams,
  spokenService,
  spokenStrikes,
  spokenCrossing,
  spokenShuttles,
  spokenRepairs,
  spokenRegroup,
  spokenFlagship,
  spokenShips,
  spokenDismissal,
  spokenRelief,
  spokenCarrying,
  spokenCargo,
  spokenTowing,
  spokenMothballs,
  spokenRefits,
  spokenWingRefits,
  spokenTrainees,
  spokenKeeping,
  spokenProspectors,
  spokenDeploys,
  spokenDrones,
  spokenRides,
  spokenSorties,
  spokenGunboats,
  spokenTopGuns,
  spokenPods,
];

/** What may be typed of them. */
export const spokenPhrases = (view: View): readonly string[] =>
  spokenHere.flatMap(({ phrases }) => phrases(view));

/** How an order is typed; undefined: it is no sentence by itself. */
export const speechOf = ({ kind }: { readonly kind: string }): Spoken | undefined =>
  spokenHere.find(({ kinds }) => kinds.includes(kind));
