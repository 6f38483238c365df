import type { Change } from '#kernel/changes/change.ts';
import type { MapChange } from '../../map/extras.ts';

const signed = (difference: number): string => (difference < 0 ? `−${-difference}` : `+${difference}`);

/** The changes that the map marks: by how many, or in a word. */
export const mapMarks = (changes: readonly Change[]): readonly MapChange[] =>
  changes.flatMap(({ watched: { mark }, place, difference }) =>
    mark === undefined
      ? []
      : [{ place, kind: mark.kind, text: difference === undefined ? mark.text : signed(difference) }],
  );
