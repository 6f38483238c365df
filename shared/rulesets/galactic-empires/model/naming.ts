import { isTidy } from '#kernel/codec/tidyLine.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Pointer } from '#kernel/words/phrase.ts';
import type { Cite, Problem } from '#kernel/words/problem.ts';
import { impossible } from '../refusals.ts';
import type { Sector, State } from './state.ts';

/** A pointer to a sector by its name, for refusals. */
export const namedPlace = (place: PlaceId, sector: Pick<Sector, 'name'> | undefined): Pointer => ({
  to: 'place',
  id: place,
  text: sector?.name ?? place,
});

/** A pointer to an empire by its name, for refusals. */
export const empireArg = (state: State, seat: SeatId): Pointer => ({
  to: 'seat',
  id: seat,
  text: state.empires[seat]?.name ?? seat,
});

/** The name of a sector's owner as plain text. */
export const ownerName = (state: State, owner: SeatId | undefined): string =>
  owner === undefined ? 'the independents' : (state.empires[owner]?.name ?? owner);

/** Why this cannot be a name. OURS: only tidy lines are accepted. */
export const nameProblem = (cite: Cite, name: string): Problem | undefined =>
  name !== '' && isTidy(name) ? undefined : impossible(cite, 'untidy-name');
