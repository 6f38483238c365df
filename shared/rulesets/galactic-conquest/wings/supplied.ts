import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Flyer } from '../model/battle/wings.ts';
import { isGunboatClass } from '../model/battle/wings.ts';
import type { Squadron } from '../model/squadron.ts';
import { areAllied } from '../model/relations/alliances.ts';
import type { State } from '../model/state.ts';
import { squadronsAt } from '../model/stations/squadrons.ts';
import { holdsBlockade } from '../sensors/shutIn.ts';
import { isInSupply } from '../space/own.ts';
import { countedReserveOf } from '../trade/marine/lying.ts';
import { heldOf, specialsOf } from '../trade/marine/needs.ts';

/** Whether enemies blockade a hex, or the bases in it (C12.10, C12.30). */
function isBlockaded(
  { squadrons, systems, alliances = {} }: State,
  { seat, place, fixed }: Squadron,
): boolean {
  if (fixed?.cut !== undefined || systems[place]?.severed === true) return true;
  return squadronsAt(squadrons, place).some(
    ([, one]) => one.seat !== seat && !areAllied({ alliances }, one.seat, seat) && holdsBlockade(one),
  );
}

/** Whether fighters and gunboats come to a squadron or to bases: they are in supply, and not blockaded (C20.80). */
export const isServed = (
  state: State,
  core: (seat: SeatId) => ReadonlySet<PlaceId>,
  squadron: Squadron,
): boolean => isInSupply(state, core, squadron) && !isBlockaded(state, squadron);

/** Whether the merchants have what replaces something in a reserve that counts: not while their homeworld is captured, or where a blockade shuts it in (B1.35, C12.80). OURS: where no merchants are played, all is replaced. */
function haveInReserve(state: State, seat: SeatId, unit: string): boolean {
  if (state.empires[seat]?.merchant === undefined) return true;
  const special = specialsOf(state, seat).find((one) => one.unit === unit);
  return special === undefined || heldOf(countedReserveOf(state, seat), special) >= special.count;
}

/** Whether the merchants can replace a type: of fighters with an auxiliary carrier in reserve, of gunboats with an auxiliary tender (E4.70, E4.80). */
export const merchantsServe = (state: State, seat: SeatId, { class: of }: Pick<Flyer, 'class'>): boolean =>
  haveInReserve(state, seat, isGunboatClass(of) ? 'AxPFL' : 'AxCVA');

/** Whether the merchants can replace pods: with a tug in reserve, or two light tactical transports (E4.85). */
export const merchantsServePods = (state: State, seat: SeatId): boolean => haveInReserve(state, seat, 'TUG');
