import { emptyPlan } from '#kernel/orders/plan.ts';
import type { Column, ForceRow, PlacePicture, Row, Section } from '#kernel/presentation.ts';
import { phrase, phraseText } from '#kernel/report/phrase.ts';
import { heading, sectionText, tenthsText, wrapped } from '#kernel/report/plainText.ts';
import type { SomeRuleset } from '../../ruleset.ts';

/** Every place that a view knows, with the turn of its last report and the forces of others there. */
export function sectorsText(ruleset: SomeRuleset, view: unknown): readonly string[] {
  const { presentation } = ruleset;
  const me = presentation.me(view);
  const names = new Map(presentation.seats(view).map(({ seat, name }) => [seat, name]));
  const places = [...presentation.map(view).places].sort((a, b) => a.number - b.number);
  const reported = places.filter((place) => place.reported !== undefined);
  const unknown = places.filter((place) => place.reported === undefined);
  const forces = reported
    .filter(({ foreign }) => foreign !== undefined)
    .map((place) => {
      const sections = presentation.location(view, emptyPlan(), place.place).sections;
      const others = sections.flatMap((section) =>
        section.kind === 'forces' ? section.forces.filter(({ owner }) => owner !== me) : [],
      );
      return [wrapped(`${title(place)}, reported ${when(place)}`), ...others.flatMap(forceLines)].join('\n');
    });
  return [
    ...(reported.length === 0 ? [] : [sectionText(placesTable(reported, names))]),
    ...(forces.length === 0
      ? []
      : [[heading('Forces of others, as last reported', '-'), ...forces].join('\n')]),
    ...(unknown.length === 0
      ? []
      : [[heading('Never reported', '-'), wrapped(unknown.map(title).join(', '))].join('\n')]),
  ];
}

const title = ({ number, name }: PlacePicture): string => `${number} ${name}`;
const when = ({ reported = 0 }: PlacePicture): string =>
  reported === 0 ? 'at the start' : `in turn ${reported}`;

const column = (key: string, label: string, align: Column['align'] = 'left'): Column => ({
  key,
  label,
  align,
});

function placesTable(places: readonly PlacePicture[], names: ReadonlyMap<string, string>): Section {
  return {
    kind: 'table',
    title: 'Places known',
    columns: [
      column('place', 'Place'),
      column('owner', 'Owner'),
      column('revenue', 'Revenue', 'right'),
      column('damage', 'Damage', 'right'),
      column('center', 'Industry'),
      column('defence', 'Defence', 'right'),
      column('reported', 'Report'),
    ],
    rows: places.map((place) => placeRow(place, names)),
    empty: '',
  };
}

function placeRow(place: PlacePicture, names: ReadonlyMap<string, string>): Row {
  const { owner, golden, revenue, damage, industrialCenter, defence, defenceDamage } = place;
  const holder = owner === undefined ? 'nobody' : `${names.get(owner) ?? owner}${golden ? ' (annexed)' : ''}`;
  const texts = {
    place: title(place),
    owner: holder,
    revenue: revenue === undefined ? '' : String(revenue),
    damage: damage === 0 ? '' : String(damage),
    center: industrialCenter ? 'yes' : '',
    defence: defence === 0 ? '' : `${defence}${defenceDamage === 0 ? '' : ` (-${defenceDamage})`}`,
    reported: when(place),
  };
  return {
    id: place.place,
    spot: { place: place.place },
    cells: Object.fromEntries(
      Object.entries(texts).map(([key, value]) => [
        key,
        { value: phrase('{value}', { value }), sort: value },
      ]),
    ),
  };
}

function forceLines({ name, combat, hitPoints, stacks }: ForceRow): readonly string[] {
  const ships = stacks.map((stack) => `${stack.count} ${stack.name}`).join(', ');
  return [
    wrapped(`${phraseText(name)} (total combat ${combat}, total hit-points ${tenthsText(hitPoints)})`, '  '),
    ...(ships === '' ? [] : [wrapped(ships, '      ')]),
  ];
}
