import type { SeatId } from '#kernel/words/ids.ts';
import { seatId } from '#kernel/words/ids.ts';

/** Who raids (VB 268), and what they are called: no empire, and there only while a raid lasts. */
export const raiders: SeatId = seatId('raiders');
const raidersName = 'Raiders';

/** The allowed empires (VB 36), and who is none of them. */
export const empireNames: Readonly<Record<SeatId, string>> = {
  [raiders]: raidersName,
  [seatId('federation')]: 'Federation',
  [seatId('klingon')]: 'Klingon Empire',
  [seatId('romulan')]: 'Romulan Empire',
  [seatId('kzinti')]: 'Kzinti Hegemony',
  [seatId('gorn')]: 'Gorn Confederation',
  [seatId('tholian')]: 'Tholian Holdfast',
  [seatId('hydran')]: 'Hydran Kingdom',
  [seatId('lyran')]: 'Lyran Empire',
  [seatId('isc')]: 'Interstellar Concordium',
  [seatId('vudar')]: 'Vudar Enclave',
  [seatId('frax')]: 'Frax Battle Line',
  [seatId('peladine')]: 'Peladine',
};

/** Names of one word where the first word of the name will not do. */
export const shortNames: Readonly<Record<SeatId, string>> = { [seatId('isc')]: 'ISC' };

/** In the order in which they join a game (VB 36). */
export const empireIds: readonly SeatId[] = [
  ...['federation', 'klingon', 'romulan', 'kzinti', 'gorn', 'tholian'],
  ...['hydran', 'lyran', 'isc', 'vudar', 'frax', 'peladine'],
].map(seatId);
