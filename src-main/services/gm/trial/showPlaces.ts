import { emptyPlan } from '#kernel/game/plan.ts';
import type { Column, ForceRow, PlacePicture, Row, Section } from '#kernel/presentation.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import { phrase, phraseText } from '#kernel/words/phrase.ts';
import { heading, sectionText, tenthsText, wrapped } from '#kernel/report/plainText.ts';
import type { SomeRuleset } from '../../ruleset.ts';

/** Every place that a view knows, with the turn of its last report and the forces of others there. */
export function placesText(ruleset: SomeRuleset, view: unknown): readonly string[] {
  const { presentation } = ruleset;
  const me = presentation.me(view);
  const names = new Map(presentation.seats(view).map(({ seat, name }) => [seat, name]));
  const { places: all, pieces, columns } = presentation.map(view);
  const places = [...all].sort(
    compareBy(
      ({ label = '' }) => label.length,
      ({ label = '' }) => label,
    ),
  );
  const reported = places.filter(({ sight }) => sight !== undefined);
  const unknown = places.filter(({ sight }) => sight === undefined);
  const visited = new Set(pieces.flatMap(({ side, position }) => (side === 'own' ? [] : [position.place])));
  const forces = reported
    .filter(({ place }) => visited.has(place))
    .map((place) => {
      const sections = presentation.location(view, emptyPlan(), place.place).sections;
      const others = sections.flatMap((section) =>
        section.kind === 'forces' ? section.forces.filter(({ owner }) => owner !== me) : [],
      );
      return [wrapped(`${title(place)}, reported ${when(place)}`), ...others.flatMap(forceLines)].join('\n');
    });
  return [
    ...(reported.length === 0 ? [] : [sectionText(placesTable(reported, columns, names))]),
    ...(forces.length === 0
      ? []
      : [[heading('Forces of others, as last reported', '-'), ...forces].join('\n')]),
    ...(unknown.length === 0
      ? []
      : [[heading('Never reported', '-'), wrapped(unknown.map(title).join(', '))].join('\n')]),
  ];
}

const title = ({ label, name }: PlacePicture): string => (label === undefined ? name : `${label} ${name}`);
const when = ({ sight: { turn } = { turn: 0 } }: PlacePicture): string =>
  turn === 0 ? 'at the start' : `in turn ${turn}`;

const column = (key: string, label: string, align: Column['align'] = 'left'): Column => ({
  key,
  label,
  align,
});

/** Every place with the facts that the map has columns for. */
function placesTable(
  places: readonly PlacePicture[],
  columns: readonly Column[],
  names: ReadonlyMap<string, string>,
): Section {
  const owned = places.some(({ owner }) => owner !== undefined);
  return {
    kind: 'table',
    title: 'Places known',
    columns: [
      column('place', 'Place'),
      ...(owned ? [column('owner', 'Owner')] : []),
      ...columns,
      column('reported', 'Report'),
    ],
    rows: places.map((place) => placeRow(place, names)),
    empty: '',
  };
}

function placeRow(place: PlacePicture, names: ReadonlyMap<string, string>): Row {
  const { owner, facts, marks } = place;
  const base = marks.find(({ slot }) => slot === 'base');
  const holder =
    owner === undefined
      ? 'nobody'
      : `${names.get(owner) ?? owner}${base === undefined ? '' : ` (${base.label})`}`;
  const known = facts.map(({ key, value }) => [key, phraseText(value) === '' ? 'yes' : phraseText(value)]);
  const texts: readonly (readonly string[])[] = [
    ['place', title(place)],
    ['owner', holder],
    ...known,
    ['reported', when(place)],
  ];
  return {
    id: place.place,
    spot: { place: place.place },
    cells: Object.fromEntries(
      texts.map(([key = '', value = '']) => [key, { value: phrase('{value}', { value }), sort: value }]),
    ),
  };
}

function forceLines({ name, combat, hitPoints, stacks }: ForceRow): readonly string[] {
  const ships = stacks.map((stack) => `${stack.count} ${stack.name}`).join(', ');
  return [
    wrapped(`${phraseText(name)} (total combat ${combat}, total hit points ${tenthsText(hitPoints)})`, '  '),
    ...(ships === '' ? [] : [wrapped(ships, '      ')]),
  ];
}
