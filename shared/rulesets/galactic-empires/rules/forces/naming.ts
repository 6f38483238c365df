import { isTidy } from '#kernel/codec/tidyLine.ts';
import type { PlaceId, SeatId } from '#kernel/ids.ts';
import type { Cite, Problem } from '#kernel/problem.ts';
import type { Pointer } from '#kernel/report/phrase.ts';
import type { Sector, State } from '../../model/state.ts';
import { impossible } from '../../tables/refusals.ts';

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

/** Why nobody can be called this, if so. OURS: the game master's program takes no orders with such a name. */
export const nameProblem = (cite: Cite, name: string): Problem | undefined =>
  name !== '' && isTidy(name) ? undefined : impossible(cite, 'untidy-name');
