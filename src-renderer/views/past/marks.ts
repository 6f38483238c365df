import type { Change, ChangeKind } from '#kernel/changes/change.ts';
import type { MapChange } from '../../map/extras.ts';

/** How the map marks a change; kinds not listed here are only in the list. */
const marks: Readonly<
  Partial<Record<ChangeKind, { readonly kind: MapChange['kind']; readonly text: string }>>
> = {
  taken: { kind: 'owner', text: 'taken' },
  lost: { kind: 'owner', text: 'lost' },
  owner: { kind: 'owner', text: 'new owner' },
  arrived: { kind: 'arrived', text: '' },
  left: { kind: 'left', text: '' },
  grown: { kind: 'grown', text: '' },
  shrunk: { kind: 'shrunk', text: '' },
  seen: { kind: 'seen', text: '' },
  'sight-lost': { kind: 'lost-sight', text: '' },
};

const signed = (ships: number): string => (ships < 0 ? `−${-ships}` : `+${ships}`);

export const mapMarks = (changes: readonly Change[]): readonly MapChange[] =>
  changes.flatMap(({ kind, place, ships }) => {
    const mark = marks[kind];
    return mark === undefined
      ? []
      : [{ place, kind: mark.kind, text: ships === undefined ? mark.text : signed(ships) }];
  });

/** The names of the kinds of changes, for lists. */
export const changeNames: Readonly<Record<ChangeKind, string>> = {
  taken: 'Taken',
  lost: 'Lost',
  owner: 'New owner',
  battle: 'Battle',
  arrived: 'Arrived',
  left: 'Left',
  grown: 'Grown',
  shrunk: 'Shrunk',
  'unit-new': 'New unit',
  'unit-gone': 'Unit gone',
  'unit-grown': 'Unit grown',
  'unit-shrunk': 'Unit shrunk',
  'unit-moved': 'Unit moved',
  annexed: 'Annexation',
  damage: 'Damage',
  defence: 'Defences',
  center: 'Industrial center',
  seen: 'Reported',
  'sight-lost': 'No report',
};
