import { rounded } from '#kernel/steps/fractions.ts';
import { assignedFactors } from '../factors.ts';
import type { Hull } from '../list/hull.ts';
import { shipListOf } from '../list/shipList.ts';
import { federation } from './empires/federation.ts';
import { frax } from './empires/frax.ts';
import { gorn } from './empires/gorn.ts';
import { hydran } from './empires/hydran.ts';
import { isc } from './empires/isc.ts';
import { jindarian } from './empires/jindarian.ts';
import { klingon } from './empires/klingon.ts';
import { kzinti } from './empires/kzinti.ts';
import { lyran } from './empires/lyran.ts';
import { romulan } from './empires/romulan.ts';
import { seltorian } from './empires/seltorian.ts';
import { tholian } from './empires/tholian.ts';
import { bases } from './general/bases.ts';
import { civilians } from './general/civilian.ts';
import { classFigures } from './model.ts';

/** A civilian without BPV of its own is worth what its assigned factors are: the mean of both, by the basic formula (1/D). */
function worth(hull: Hull): Hull {
  const { attack = 0, defence = 0 } = assignedFactors[hull.designation] ?? {};
  if (hull.bpv !== classFigures.AUX?.bpv || attack + defence === 0) return hull;
  const bpv = rounded((attack + defence) * 500, 143);
  return { ...hull, bpv, epv: bpv };
}

/** Our ship list: twelve empires, and what everybody builds. Designations and figures that the book prints are the book’s, all others ours. */
export const ourShips = shipListOf([
  ...federation,
  ...gorn,
  ...hydran,
  ...isc,
  ...jindarian,
  ...klingon,
  ...lyran,
  ...romulan,
  ...seltorian,
  ...tholian,
  ...frax,
  ...kzinti,
  ...civilians.map(worth),
  ...bases,
]);
