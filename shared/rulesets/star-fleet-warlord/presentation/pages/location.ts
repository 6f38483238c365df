import type { Books } from '#kernel/codec/books.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { Fact, Page, Section } from '#kernel/presentation.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { imagine } from '../../model/imagine.ts';
import { sectorIn } from '../../model/ids.ts';
import { resources } from '../../model/funds.ts';
import type { Ship } from '../../model/ship.ts';
import type { Sighting, View } from '../../model/view.ts';
import { peopleArg, placeName } from '../../words.ts';
import { boardAt } from '../../galaxy/board.ts';
import { bases, yearOf } from '../../model/figures.ts';
import { specialNamed } from '../../specials/table.ts';
import { designOf } from '../../ships/list/index.ts';
import type { Hex } from '../../galaxy/terrain.ts';
import { bothOf, codesOf, terrainIn } from '../../galaxy/terrain.ts';
import { worldOf } from '../../galaxy/world.ts';
import { fact, text, word } from '../../model/cells.ts';
import { effectsOf } from './effects.ts';
import { resourceNames } from '../purses.ts';
import { siteInBattle } from './factors.ts';
import { damageText } from '../units.ts';

/** The name of the base that so many points make; undefined for less than a base (SFW 3433). */
export const baseName = (points: number): string | undefined =>
  bases.find((base) => points >= base.points)?.name;

export const fortifications = (points: number): Phrase => {
  const base = baseName(points);
  return base === undefined
    ? phrase('{points|point|points}', { points })
    : phrase('{base}, {points|point|points}', { base, points });
};

/** What is known of a hex, and since when. */
export function location(books: Books, view: View, place: PlaceId): Page {
  const hex = worldOf(books, imagine(view)).hex(place);
  const known = view.scanned[sectorIn(place)] !== undefined || view.glimpsed[place] !== undefined;
  const here = inOrder(view.ships).filter(([, ship]) => ship.place === place);
  return {
    title: phrase('{place}', { place: placeName(view, place) }),
    subtitle: known
      ? phrase('{terrain} ({codes})', { terrain: terrainIn(hex), codes: codesOf(hex) })
      : phrase('Nobody of yours has looked here yet.'),
    sections: [
      ...(known ? terrain(hex) : []),
      ...(view.calmed?.includes(place) === true ? [calmed] : []),
      ...site(view, place),
      ...siteInBattle(books, view, place),
      ...ships(here),
      ...sighted(view, view.sightings[place]),
    ],
  };
}

const named = (hex: Hex): ReturnType<typeof bothOf> => bothOf(hex).filter(({ code }) => code !== 'ES');

/** What each terrain does, as the appendices have it. */
const terrain = (hex: Hex): readonly Section[] =>
  named(hex).flatMap((one): readonly Section[] => {
    const facts = effectsOf(one);
    return facts.length === 0 ? [] : [{ kind: 'facts', title: one.name, facts }];
  });

/** What has been done to a hex by DH (SFW 7521). */
const calmed: Section = {
  kind: 'facts',
  title: 'Calmed',
  facts: [{ ...fact('Ships that enter', phrase('come to no harm')), tone: 'good' }],
};

function site({ me, names, sites, prospects }: View, place: PlaceId): readonly Section[] {
  const [known, worth] = [sites[place], prospects[place]];
  const facts: Fact[] = [];
  if (known !== undefined) {
    const owner = known.owner === undefined ? undefined : names[known.owner]?.name;
    const isOwn = known.owner === me;
    if (!isOwn) facts.push(fact('As of', phrase('Y{year}', { year: yearOf(known.turn) })));
    if (owner !== undefined)
      facts.push({ ...fact('Owner', phrase('{owner}', { owner })), ...(isOwn ? { tone: 'good' } : {}) });
    facts.push(fact('Fortifications', fortifications(known.points)));
    const { fighters = 0, pfs = 0 } = known;
    if (fighters + pfs > 0)
      facts.push(fact('Garrison', phrase('{fighters|fighter|fighters}, {pfs|PF|PFs}', { fighters, pfs })));
    if (known.officers !== undefined && known.officers !== '')
      facts.push(fact('Officers', peopleArg(known.officers)));
    const { orbits, surveyed = false } = known;
    if (orbits !== undefined)
      facts.push(
        fact(
          'Moons',
          surveyed
            ? phrase('{orbits}, which bring 1 EP each', { orbits })
            : phrase('{orbits}, not surveyed', { orbits }),
        ),
      );
    const special = specialNamed(known.special ?? '');
    if (special !== undefined) {
      facts.push({ ...fact('Sector Special', phrase('{name}', { name: special.name })), tone: 'gold' });
      facts.push(fact('What it does', special.about));
    }
    if (known.devastated === true)
      facts.push({ ...fact('Devastated', phrase('until it is restored')), tone: 'bad' });
    for (const key of resources)
      if (known.production[key] > 0)
        facts.push(fact(resourceNames[key], phrase('{n} a year', { n: known.production[key] })));
  }
  if (worth !== undefined)
    facts.push(
      fact('Prospecting', phrase('{value} EP in Y{year}', { value: worth.value, year: yearOf(worth.turn) })),
    );
  return facts.length === 0 ? [] : [{ kind: 'facts', title: known === undefined ? 'Hex' : 'Site', facts }];
}

const ships = (here: readonly (readonly [string, Ship])[]): readonly Section[] =>
  here.length === 0
    ? []
    : [
        {
          kind: 'table',
          title: 'Your ships',
          empty: '',
          columns: [word('ship', 'Ship'), word('name', 'Name'), word('damage', 'Damage')],
          rows: here.map(([unit, ship]) => ({
            id: unit,
            spot: { unit: unit as never },
            cells: { ship: text(ship.design), name: text(ship.name), damage: damageText(ship) },
          })),
        },
      ];

function sighted({ names }: View, seen: Sighting | undefined): readonly Section[] {
  if (seen === undefined) return [];
  const { ships: many, owner, turn } = seen;
  return [
    {
      kind: 'facts',
      title: 'Foreign ships',
      facts: [
        fact('Seen in', phrase('Y{year}', { year: yearOf(turn) })),
        fact('Ships', many === undefined ? phrase('some') : phrase('{many}', { many })),
        ...(seen.monsters ?? []).map(({ design, heading }) =>
          fact(designOf({ design }).name ?? design, phrase('heading {heading}', { heading })),
        ),
        ...(seen.listed ?? []).map(({ design, name }) => fact(design, phrase('{name}', { name }))),
        ...(owner === undefined
          ? []
          : [fact('Owner', phrase('{owner}', { owner: names[owner]?.name ?? owner }))]),
      ],
    },
  ];
}

/** Hexes that the reader has something to say of: sites, ships, sightings, and what was flown through. */
export const knownPlaces = ({
  parameters: { size },
  sites,
  ships: all,
  sightings,
  glimpsed,
}: View): readonly PlaceId[] =>
  [
    ...new Set([
      ...keysInOrder(sites),
      ...inOrder(all).map(([, { place }]) => place),
      ...keysInOrder(sightings),
      ...keysInOrder(glimpsed),
    ]),
  ]
    .filter((place) => boardAt(size, place).names.cell(place) !== undefined)
    .sort();
