import type { PlaceId } from '../words/ids.ts';

/** The first step of a way that its board does not allow: from where to where. Undefined if every place lies beside the one before, the first beside `start`. */
export function gapIn(
  beside: (place: PlaceId) => readonly PlaceId[],
  start: PlaceId,
  way: readonly PlaceId[],
): { readonly from: PlaceId; readonly to: PlaceId } | undefined {
  let from = start;
  for (const to of way) {
    if (!beside(from).includes(to)) return { from, to };
    from = to;
  }
  return undefined;
}
