import type { PlaceId, SeatId } from '#kernel/ids.ts';
import type { Pointer } from '#kernel/report/phrase.ts';
import type { Sector, State } from '../model/state.ts';

/** A sector by its name, as the rules' reasons point at it. */
export const namedPlace = (place: PlaceId, sector: Pick<Sector, 'name'> | undefined): Pointer => ({
  to: 'place',
  id: place,
  text: sector?.name ?? place,
});

/** An empire by its name, as they point at it. */
export const empireArg = (state: State, seat: SeatId): Pointer => ({
  to: 'seat',
  id: seat,
  text: state.empires[seat]?.name ?? seat,
});

/** The name of whoever owns a sector, where nothing is pointed at. */
export const ownerName = (state: State, owner: SeatId | undefined): string =>
  owner === undefined ? 'the independents' : (state.empires[owner]?.name ?? owner);
