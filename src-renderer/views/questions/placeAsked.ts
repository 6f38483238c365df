import type { PlaceId } from '#kernel/words/ids.ts';
import type { Questions, ShownQuestion } from '../../state/asked/questions.svelte.ts';

/** Where on the map what a question is about is; undefined for what has no place. */
export const placeAsked = (
  { rules, view }: Questions,
  { spot: { place, unit } }: ShownQuestion,
): PlaceId | undefined =>
  place ??
  (unit === undefined
    ? undefined
    : rules.presentation.map(view).pieces.find(({ units }) => units.includes(unit))?.position.place);
