import type { PlaceId } from '#kernel/words/ids.ts';
import type { Battle, View } from '../model/state.ts';

/** The battle that is being fought, where it is in this hex. */
export const battleHere = ({ battle }: View, place: PlaceId | undefined): Battle | undefined =>
  battle?.place === place ? battle : undefined;
