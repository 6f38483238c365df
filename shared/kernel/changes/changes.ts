import type { Change, ChangeKind, Known } from './change.ts';
import { changeKinds } from './change.ts';
import { compareBy } from '../inOrder.ts';
import type { PlacePicture } from '../presentation.ts';
import { type Arg, phrase } from '../report/phrase.ts';
import { unitChanges } from './unitChanges.ts';

/**
 * What has changed between two turns for the same reader. Only what is known in both turns is compared: a place without a report has not
 * changed, it is out of sight.
 */
export function changesBetween(before: Known, after: Known): readonly Change[] {
  const old = new Map(before.map.places.map((place) => [place.place, place]));
  const places = after.map.places.flatMap((place) => placeChanges(old.get(place.place), place, after));
  const found = [...places, ...unitChanges(before, after)];
  return found.sort(
    compareBy(
      ({ kind }) => changeKinds.indexOf(kind),
      ({ place }) => place,
      ({ unit }) => unit ?? '',
    ),
  );
}

/** Makes the changes of one place. */
function changeAt({ place: id, name }: PlacePicture) {
  const place: Arg = { to: 'place', id, text: name };
  return (
    kind: ChangeKind,
    template: string,
    args: Readonly<Record<string, Arg>> = {},
    ships?: number,
  ): Change => ({
    kind,
    place: id,
    said: phrase(template, { place, ...args }),
    ...(ships === undefined ? {} : { ships }),
  });
}

function placeChanges(
  before: PlacePicture | undefined,
  after: PlacePicture,
  known: Known,
): readonly Change[] {
  const change = changeAt(after);
  const battle = after.battle ? [change('battle', 'A battle was fought at {place}.')] : [];
  if (after.reported === undefined) return battle;
  if (before?.reported === undefined && after.owner === known.me)
    return [...battle, change('taken', '{place} is yours now.')];
  if (before?.reported === undefined)
    return [
      ...battle,
      change('seen', '{place} is reported for the first time; it is held by {owner}.', {
        owner: ownerArg(known, after),
      }),
    ];
  if (after.reported === before.reported) {
    return after.stale && !before.stale
      ? [...battle, change('sight-lost', 'No report comes from {place} any more.')]
      : battle;
  }
  const again =
    before.stale && !after.stale
      ? [
          change('seen', '{place} is reported again, after {turns} turns.', {
            turns: after.reported - before.reported,
          }),
        ]
      : [];
  const unseen =
    after.stale && !before.stale ? [change('sight-lost', 'No report comes from {place} any more.')] : [];
  return [
    ...battle,
    ...again,
    ...unseen,
    ...ownership(before, after, known).map(([kind, template, args]) => change(kind, template, args)),
    ...foreignShips(before, after).map(([kind, template, args, ships]) =>
      change(kind, template, args, ships),
    ),
    ...structures(before, after).map(([kind, template, args]) => change(kind, template, args)),
  ];
}

type Said = readonly [ChangeKind, string, Readonly<Record<string, Arg>>];

function ownerArg({ seats }: Known, { owner }: PlacePicture): Arg {
  const seat = seats.find((each) => each.seat === owner);
  if (owner === undefined) return 'independents';
  return { to: 'seat', id: owner, text: seat?.name ?? owner };
}

function ownership(before: PlacePicture, after: PlacePicture, known: Known): readonly Said[] {
  const owner = ownerArg(known, after);
  if (before.owner === after.owner) {
    if (before.golden === after.golden || after.owner === undefined) return [];
    return [
      [
        'annexed',
        after.golden ? '{place} is annexed to its owner now.' : '{place} is no longer annexed to its owner.',
        {},
      ],
    ];
  }
  if (after.owner === known.me) return [['taken', '{place} is yours now.', {}]];
  if (before.owner === known.me)
    return [['lost', '{place} is yours no longer; it is held by {owner}.', { owner }]];
  return [['owner', '{place} has changed hands; it is held by {owner}.', { owner }]];
}

function foreignShips(before: PlacePicture, after: PlacePicture): readonly (readonly [...Said, number])[] {
  const [was, now] = [before.foreign?.ships ?? 0, after.foreign?.ships ?? 0];
  const ships = now - was;
  if (ships === 0) return [];
  if (was === 0) return [['arrived', 'Foreign starships stand at {place}: {now}.', { now }, ships]];
  if (now === 0)
    return [['left', 'No foreign starships stand at {place} any more; there were {was}.', { was }, ships]];
  if (ships > 0)
    return [
      ['grown', 'Foreign starships at {place}: {now}, {difference} more.', { now, difference: ships }, ships],
    ];
  return [
    [
      'shrunk',
      'Foreign starships at {place}: {now}, {difference} fewer.',
      { now, difference: -ships },
      ships,
    ],
  ];
}

function structures(before: PlacePicture, after: PlacePicture): readonly Said[] {
  const found: Said[] = [];
  if (before.damage !== after.damage) {
    found.push([
      'damage',
      after.damage > before.damage
        ? 'The damage of {place} has risen from {was} to {now}.'
        : 'The damage of {place} has gone down from {was} to {now}.',
      { was: before.damage, now: after.damage },
    ]);
  }
  if (before.defence !== after.defence) {
    found.push([
      'defence',
      'The defences of {place} are of level {now}; the level was {was}.',
      { was: before.defence, now: after.defence },
    ]);
  } else if (before.defenceDamage !== after.defenceDamage) {
    found.push([
      'defence',
      'Damaged levels of the defences of {place}: {now}; there were {was}.',
      { was: before.defenceDamage, now: after.defenceDamage },
    ]);
  }
  if (before.industrialCenter !== after.industrialCenter) {
    found.push([
      'center',
      after.industrialCenter
        ? 'There is an industrial center at {place}.'
        : 'There is no industrial center at {place} any more.',
      {},
    ]);
  }
  return found;
}
