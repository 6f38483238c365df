import { common } from './common.ts';
import { federation } from './federation.ts';
import { frax } from './frax.ts';
import { gorn } from './gorn.ts';
import { hydran } from './hydran.ts';
import { isc } from './isc.ts';
import { klingon } from './klingon.ts';
import { kzinti } from './kzinti.ts';
import { lyran } from './lyran.ts';
import { peladine } from './peladine.ts';
import { romulan } from './romulan.ts';
import { tholian } from './tholian.ts';
import { vudar } from './vudar.ts';

/**
 * The unit lists as text: a row has name, first technology year, base hull type, cost, maintenance, attack and defense in SIDCORS, command rating,
 * basing, and abilities (VB 495). A cost or maintenance `a/b` is a EP for each b units.
 */
export const lists = {
  common,
  federation,
  frax,
  gorn,
  hydran,
  isc,
  klingon,
  kzinti,
  lyran,
  peladine,
  romulan,
  tholian,
  vudar,
} as const;
