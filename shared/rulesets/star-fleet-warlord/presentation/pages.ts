import type { Books } from '#kernel/codec/books.ts';
import type { PlaceId } from '#kernel/ids.ts';
import { inOrder, keysInOrder } from '#kernel/inOrder.ts';
import type { Page, Section } from '#kernel/presentation.ts';
import type { Phrase } from '#kernel/report/phrase.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { resources } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { boards, labelOf } from '../tables/board.ts';
import { bases } from '../tables/figures.ts';
import { bothOf, codesOf } from '../tables/terrain.ts';
import { imagine } from '../imagine.ts';
import { economicPoints } from '../rules/money.ts';
import { worldOf } from '../rules/world.ts';

const fact = (label: string, value: Phrase) => ({ label, value });
const names = { pe: 'People', or: 'Ores', dc: 'Dilithium', fp: 'Food' } as const;

/** Where everything of the Corporation is. */
export function corporation({ own, me, sites, ships, scanned }: View): Page {
  const held = inOrder(sites).filter(([, { owner }]) => owner === me);
  return {
    title: phrase('{name}', { name: own.name }),
    sections: [
      {
        kind: 'facts',
        title: 'Treasury',
        facts: [
          fact('Economic points', phrase('{ep}', { ep: economicPoints(own.funds) })),
          ...resources.map((resource) =>
            fact(names[resource], phrase('{funds}', { funds: own.funds[resource] })),
          ),
        ],
      },
      {
        kind: 'facts',
        title: 'Holdings',
        facts: [
          fact('Ships', phrase('{count}', { count: keysInOrder(ships).length })),
          fact('Sectors scanned', phrase('{count}', { count: keysInOrder(scanned).length })),
        ],
      },
      {
        ...{ kind: 'table', title: 'Sites', empty: 'You own none.' },
        columns: [
          { key: 'place', label: 'Site', align: 'left' },
          ...resources.map((key) => ({ key, label: names[key], align: 'right' }) as const),
        ],
        rows: held.map(([place, { production }]) => ({
          ...{ id: place, spot: { place } },
          cells: {
            place: { value: phrase('{place}', { place: labelOf(place) }), sort: place },
            ...Object.fromEntries(
              resources.map((key) => [
                key,
                { value: phrase('{n}', { n: production[key] }), sort: production[key] },
              ]),
            ),
          },
        })),
      },
    ],
  };
}

/** The name of the base that so many points make; undefined for less than a base (SFW 3433). */
export const baseName = (points: number): string | undefined =>
  bases.find((base) => points >= base.points)?.name;

/** What is known of a hex. */
export function location(books: Books, view: View, place: PlaceId): Page {
  const hex = worldOf(books, imagine(view)).hex(place);
  const site = view.sites[place];
  const owner = site?.owner === undefined ? undefined : view.names[site.owner];
  const seen = view.sightings[place];
  const worth = view.prospects[place];
  const facts = [
    fact('Terrain', phrase('{codes}', { codes: codesOf(hex) })),
    ...bothOf(hex)
      .filter(({ code }) => code !== 'ES')
      .map(({ code, name }) => fact(code, phrase('{name}', { name }))),
    ...(owner === undefined ? [] : [fact('Owner', phrase('{owner}', { owner }))]),
    ...(site === undefined
      ? []
      : [fact('Fortifications', fortifications(site.points)), fact('Produces', produces(site.production))]),
    ...(worth === undefined ? [] : [fact('Prospects', phrase('{value} EP', { value: worth.value }))]),
    ...(seen === undefined
      ? []
      : [fact('Foreign ships', phrase('seen in turn {turn}', { turn: seen.turn }))]),
  ];
  const section: Section = { kind: 'facts', title: 'Hex', facts };
  return { title: phrase('{place}', { place: labelOf(place) }), sections: [section] };
}

const fortifications = (points: number): Phrase => {
  const base = baseName(points);
  return base === undefined
    ? phrase('{points|point|points}', { points })
    : phrase('{base}, {points|point|points}', { base, points });
};

const produces = ({ pe, or, dc, fp }: View['own']['funds']): Phrase =>
  phrase('{pe} PE, {or} OR, {dc} DC, {fp} FP', { pe, or, dc, fp });

/** Hexes that the reader has something to say of: sites, ships, sightings, and what was flown through. */
export const knownPlaces = ({ size, sites, ships, sightings, glimpsed }: View): readonly PlaceId[] =>
  [
    ...new Set([
      ...keysInOrder(sites),
      ...inOrder(ships).map(([, { place }]) => place),
      ...keysInOrder(sightings),
      ...keysInOrder(glimpsed),
    ]),
  ]
    .filter((place) => boards[size].names.cell(place) !== undefined)
    .sort();
