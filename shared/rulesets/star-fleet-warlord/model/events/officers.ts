import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Funds } from '../funds.ts';
import type { Happened, OfShip } from '../happened.ts';
import type { OfficerLetter, PersonLetter } from '../ship.ts';

export interface CrewCured extends OfShip<'crew-cured'> {
  readonly crew: number;
}

export interface CrewTrained extends OfShip<'crew-trained'> {
  readonly people: number;
  readonly crew: number;
}

/** An officer or a Prime Team comes on board. */
export interface OfficerBoarded extends OfShip<'officer-boarded'> {
  readonly who: PersonLetter;
  readonly pays: 'pe' | 'fp';
  readonly cost: number;
}

/** An officer goes to a site. */
export interface OfficerStationed extends Happened<'officer-stationed'> {
  readonly seat: SeatId;
  readonly place: PlaceId;
  readonly who: OfficerLetter;
  readonly cost: Funds;
}

/** Officers, by their letters, and perhaps a Prime Team are from now on there for a Corporation. */
export interface OfficersArrived extends Happened<'officers-arrived'> {
  readonly seat: SeatId;
  readonly officers: string;
  readonly team?: true;
}

/** Its Engineer repairs a level of damage and a point of speed, and takes nothing for it. */
export interface ShipMended extends OfShip<'ship-mended'> {
  readonly damage: number;
  readonly drained: number;
}

/** What a ship sees around it without an order: terrain, and foreign ships that do not hide. */
export interface SurroundingsScanned extends OfShip<'surroundings-scanned'> {
  readonly hexes: readonly { readonly place: PlaceId; readonly terrain: string; readonly ships: number }[];
}

/** Events of crews, officers and Prime Teams. */
export type OfficersEvent =
  | CrewCured
  | CrewTrained
  | OfficerBoarded
  | OfficerStationed
  | OfficersArrived
  | ShipMended
  | SurroundingsScanned;
