import type { PlaceId } from '#kernel/words/ids.ts';
import { compareBy, inOrder } from '#kernel/words/inOrder.ts';
import type { Fact, Page, Row, Section } from '#kernel/presentation.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { System, Terrain } from '../model/system.ts';
import type { View } from '../model/state.ts';
import { isDecimated } from '../model/unrest/ruin.ts';
import { strengthOf } from '../ships/ships.ts';
import { hexName, listedBy } from '../map/board.ts';
import { hullsText } from '../combat/words.ts';
import { nameOf } from '../map/seats.ts';
import { calendar } from './calendar.ts';
import { isFixed } from '../model/territory.ts';
import { baseFactsAt } from './bases/page.ts';
import { groundFacts } from './ground.ts';
import { contactSaid } from './layers/contacts.ts';
import { findNames } from './map.ts';
import { mooredFacts, routeFacts } from './routes.ts';
import { mineFactsAt } from './layers/mines.ts';
import { runFactsAt } from './bases/runs.ts';
import { spaceFactsAt } from './space.ts';
import { hexCell } from './layers/hexCell.ts';

export const text = (value: string): Row['cells'][string] => ({
  value: phrase('{value}', { value }),
  sort: value,
});
export const fact = (label: string, value: Phrase): Fact => ({ label, value });

export const kindNames: Readonly<Record<System['kind'], string>> = {
  homeworld: 'Homeworld',
  major: 'Major system',
  minor: 'Minor system',
};

/** Systems as they are listed: the reader’s own first, then empire by empire. */
const listed = ({ systems, me }: Pick<View, 'systems' | 'me'>): readonly (readonly [PlaceId, System])[] =>
  inOrder(systems).toSorted(
    compareBy(
      ([, { owner }]) => (owner === me ? '' : owner),
      ([place]) => listedBy(place),
    ),
  );

export const systemTable = ({ systems, me }: View): Section => ({
  kind: 'table',
  title: 'Systems',
  empty: 'Owns none.',
  columns: [
    { key: 'name', label: 'System', align: 'left' },
    { key: 'kind', label: 'Kind', align: 'left' },
    { key: 'owner', label: 'Owner', align: 'left' },
    { key: 'place', label: 'Hex', align: 'left' },
  ],
  rows: listed({ systems, me }).map(([place, { name, kind, owner }]) => ({
    id: place,
    spot: { place },
    cells: {
      name: text(name),
      kind: text(kindNames[kind]),
      place: hexCell(place),
      owner: { ...text(nameOf(owner)), ...(owner === me ? { tone: 'good' as const } : {}) },
    },
  })),
});

const terrainNames: Readonly<Record<Terrain, string>> = {
  asteroids: 'asteroid belts',
  dust: 'dust fields',
  nebula: 'a nebula',
};
/** Where merchants can hide around a system (E2.55). */
const terrainFacts = (system: Pick<System, 'terrain'> | undefined): readonly Fact[] =>
  system?.terrain === undefined
    ? []
    : [fact('Outlying terrain', phrase('{terrain}', { terrain: terrainNames[system.terrain] }))];

/** What a system pays beside its kind, and what is ruined of it (B11.20, C7). */
const worthFacts = ({ turn, year }: View, { core, ruin }: System): readonly Fact[] => [
  ...(core === undefined ? [] : [fact('Core economics', phrase('{core} EP', { core }))]),
  ...(ruin?.base === true ? [{ ...fact('Commercial base', phrase('destroyed')), tone: 'bad' as const }] : []),
  ...(ruin?.decimated !== undefined && isDecimated({ ruin }, turn)
    ? [{ ...fact('Decimated, until', calendar(ruin.decimated.until, year)), tone: 'bad' as const }]
    : []),
];

/** When a system of others was read, on a double-blind map. */
const readFacts = ({ read = {}, year }: View, place: PlaceId): readonly Fact[] => {
  const then = read[place];
  return then === undefined ? [] : [{ ...fact('Read in', calendar(then, year)), tone: 'muted' as const }];
};

/** The squadrons in a hex that the reader knows all of. */
const squadronFacts = ({ squadrons }: View, place: PlaceId): readonly Fact[] =>
  inOrder(squadrons).flatMap(([unit, one]) =>
    one.place === place && !isFixed(one)
      ? [
          fact(
            unit.toUpperCase(),
            phrase('{hulls}; {left} DF left', {
              hulls: hullsText(one.ships.map(({ hull }) => hull)),
              left: strengthOf(one),
            }),
          ),
        ]
      : [],
  );

/** The system in a hex, and whose it is. */
function systemFacts(view: View, place: PlaceId): readonly Fact[] {
  const system = view.systems[place];
  return system === undefined
    ? []
    : [
        fact(
          kindNames[system.kind],
          phrase('{name}, {owner}', { name: system.name, owner: nameOf(system.owner) }),
        ),
        ...worthFacts(view, system),
        ...readFacts(view, place),
      ];
}

/** What is known of a hex. */
export function location(view: View, place: PlaceId): Page {
  const { systems, finds = {}, contacts, territory, turn } = view;
  const [system, contact, owner] = [systems[place], contacts[place], territory[place]];
  const find = system === undefined ? finds[place] : undefined;
  return {
    title:
      system === undefined
        ? phrase('{place}', { place: hexName(place) })
        : phrase('{place}, {name}', { place: hexName(place), name: system.name }),
    sections: [
      {
        kind: 'facts',
        title: 'Hex',
        facts: [
          ...groundFacts(view, place),
          fact(
            'Territory',
            owner === undefined ? phrase('Neutral space') : phrase('{owner}', { owner: nameOf(owner) }),
          ),
          ...spaceFactsAt(view, place),
          ...mineFactsAt(view, place),
          ...systemFacts(view, place),
          ...(find === undefined ? [] : [fact(findNames[find.kind], phrase('{name}', { name: find.name }))]),
          ...terrainFacts(system ?? find),
          ...runFactsAt(view, place),
          ...routeFacts(view, place),
          ...mooredFacts(view, place),
          ...baseFactsAt(view, place),
          ...squadronFacts(view, place),
          ...(contact === undefined
            ? []
            : [
                {
                  ...fact(contact.turn === turn ? 'Sensors' : 'Sensors, earlier', contactSaid(contact)),
                  ...(contact.turn === turn ? {} : { tone: 'muted' as const }),
                },
              ]),
        ],
      },
    ],
  };
}
