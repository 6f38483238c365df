import type { PlaceId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { compareBy, inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { Fact, LegendEntry, Mark, PlaceFact, Row, Section } from '#kernel/presentation.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import { basesText } from '../../bases/begun.ts';
import { isWorn } from '../../bases/blockade.ts';
import { modulesText } from '../../bases/modules/modules.ts';
import { roomFor } from '../../bases/limits.ts';
import { isOpen, ratingAt } from '../../bases/stand.ts';
import { baseTypes } from '../../bases/types.ts';
import { hullsText } from '../../combat/words.ts';
import { listedBy } from '../../map/board.ts';
import { nameOf } from '../../map/seats.ts';
import { guardsAt, mostGuards } from '../../national/limits.ts';
import type { Site } from '../../model/bases/shape.ts';
import { basesIn, isFixed } from '../../model/territory.ts';
import type { Ship } from '../../model/ship.ts';
import type { View } from '../../model/state.ts';
import { attackOfAll, strengthOf } from '../../ships/ships.ts';
import { segmentOn } from '../../space/clock.ts';
import { segments } from '../../segments.ts';
import { calendar } from '../calendar.ts';
import { hexCell } from '../layers/hexCell.ts';
import { modulesTable, pricesTable } from './prices.ts';

const fact = (label: string, value: Phrase): Fact => ({ label, value });
const text = (value: string): Row['cells'][string] => ({
  value: phrase('{value}', { value }),
  sort: value,
});
const number = (value: number): Row['cells'][string] => ({
  value: phrase('{value}', { value }),
  sort: value,
});

/** When a segment of the game is: `segment 2 of Y160.1`. */
const whenSaid = ({ year }: View, ready: number): Phrase =>
  phrase('segment {segment} of {turn}', {
    segment: ((ready - 1) % segments) + 1,
    turn: calendar(Math.floor((ready - 1) / segments) + 1, year),
  });

const siteSaid = (view: View, { hull, count, from, on, ready }: Site): Phrase =>
  on !== undefined
    ? phrase('{modules} for the {on}, in {when}', {
        modules: basesText(count, hull),
        on,
        when: whenSaid(view, ready),
      })
    : from === undefined
      ? phrase('{bases}, in {when}', { bases: basesText(count, hull), when: whenSaid(view, ready) })
      : phrase('{from} becomes {bases}, in {when}', {
          from,
          bases: basesText(count, hull),
          when: whenSaid(view, ready),
        });

/** Foreign bases that sensors have read in a hex. */
function sightedFacts(view: View, place: PlaceId): readonly Fact[] {
  const seen = basesIn(view, place) === undefined ? view.sighted?.[place] : undefined;
  if (seen === undefined) return [];
  const { seat, hulls, turn } = seen;
  const said =
    hulls === undefined
      ? phrase('{seat}', { seat: nameOf(seat) })
      : phrase('{seat}: {hulls}', { seat: nameOf(seat), hulls: hullsText(hulls) });
  return [{ ...fact('Bases', said), ...(turn < view.turn ? { tone: 'muted' as const } : {}) }];
}

/** `BATS+{3xHosM}`: a base with its integrated defense and its modules (B11.60, B11.71); `BSSY`: a base station that is a shipyard (B8.90). */
const baseText = (ship: Ship): string =>
  `${ship.hull}${ship.asYard === true ? 'SY' : ''}${ship.plus === undefined ? '' : '+'}${modulesText(ship)}`;

/** The National Guard of a hex, and what is built for it (B11.120). */
function guardFacts(view: View, place: PlaceId): readonly Fact[] {
  const { ships, coming } = guardsAt(view, place);
  return [
    ...(ships.length === 0
      ? []
      : [
          fact(
            'National Guard',
            phrase('{hulls} of {most}', {
              hulls: hullsText(ships.map(({ hull }) => hull)),
              most: mostGuards(view, basesIn(view, place)?.seat ?? view.me, place),
            }),
          ),
        ]),
    ...coming.map(({ hull, ready }) => ({
      ...fact(
        'Built for the National Guard',
        phrase('{hull}, for {turn}', { hull, turn: calendar(ready, view.year) }),
      ),
      changedBy: 'build-guard',
    })),
  ];
}

/** What is known of the bases in a hex, and of what is being built there. */
export function baseFactsAt(view: View, place: PlaceId): readonly Fact[] {
  const bases = basesIn(view, place);
  const worn = (bases?.ships ?? []).filter((ship) =>
    isWorn(ship, bases?.fixed ?? {}, segmentOn(view.turn, 1)),
  );
  return [
    ...(bases === undefined
      ? []
      : [
          fact(
            'Bases',
            phrase('{hulls}; {left} DF left', {
              hulls: hullsText(bases.ships.map(baseText)),
              left: strengthOf(bases),
            }),
          ),
          fact('Command rating of its defenses', phrase('{rating}', { rating: ratingAt(view, place) })),
          ...(isOpen(view, place) ? [{ ...fact('One side', phrase('None')), tone: 'bad' as const }] : []),
        ]),
    ...(bases?.fixed?.cut === undefined
      ? []
      : [
          {
            ...fact(
              'Blockaded',
              worn.length === 0
                ? phrase('Its bases live off their stores')
                : phrase('{hulls} runs out of supply', { hulls: hullsText(worn.map(({ hull }) => hull)) }),
            ),
            tone: 'bad' as const,
          },
        ]),
    ...guardFacts(view, place),
    ...sightedFacts(view, place),
    ...(view.sites?.[place] ?? []).map((site) => fact('Being built', siteSaid(view, site))),
  ];
}

/** What the map says of the bases in a hex. */
export function basePlaceFacts(view: View, place: PlaceId): readonly PlaceFact[] {
  const bases = basesIn(view, place);
  const seen = view.sighted?.[place];
  if (bases === undefined && seen === undefined) return [];
  const hulls = bases?.ships.map(({ hull }) => hull) ?? seen?.hulls;
  const seat = bases?.seat ?? seen?.seat;
  return [
    {
      key: 'bases',
      label: 'Bases',
      value:
        hulls === undefined
          ? phrase('{seat}', { seat: seat === undefined ? '' : nameOf(seat) })
          : phrase('{hulls}', { hulls: hullsText(hulls) }),
    },
  ];
}

/** The sign of bases on the map. */
export const baseMarks = (view: View, place: PlaceId): readonly Mark[] =>
  basesIn(view, place) === undefined && view.sighted?.[place] === undefined
    ? []
    : [{ key: 'bases', label: 'Bases', slot: 'upper-left', sign: 'shield' }];
export const baseLegend: readonly LegendEntry[] = [{ of: { mark: 'bases' }, label: 'Bases' }];

/** The hexes in which a reader has bases, or builds some; all of them for the game master. */
const hexesOf = (view: View): readonly PlaceId[] =>
  [
    ...new Set([
      ...inOrder(view.squadrons).flatMap(([, one]) =>
        isFixed(one) && (one.seat === view.me || view.me === gameMaster) ? [one.place] : [],
      ),
      ...keysInOrder(view.sites ?? {}),
    ]),
  ].toSorted(compareBy(listedBy));

const tableOf = (view: View): Section => ({
  kind: 'table',
  title: 'Bases',
  empty: 'None.',
  columns: [
    { key: 'place', label: 'Hex', align: 'left' },
    { key: 'system', label: 'System', align: 'left' },
    { key: 'bases', label: 'Bases', align: 'left' },
    { key: 'attack', label: 'Attack', align: 'right' },
    { key: 'defence', label: 'Defense', align: 'right' },
    { key: 'sites', label: 'Being built', align: 'left' },
    { key: 'room', label: 'Room in orbit', align: 'right' },
    { key: 'ground', label: 'On the ground', align: 'right' },
  ],
  rows: hexesOf(view).map((place) => {
    const bases = basesIn(view, place);
    const [orbit, ground] = [baseTypes.get('BS'), baseTypes.get('GBDP')];
    return {
      id: place,
      spot: { place },
      cells: {
        place: hexCell(place),
        system: text(view.systems[place]?.name ?? 'Open space'),
        bases: text(bases === undefined ? '' : hullsText(bases.ships.map(baseText))),
        attack: number(bases === undefined ? 0 : Math.round(attackOfAll(bases) / 10)),
        defence: number(bases === undefined ? 0 : strengthOf(bases)),
        sites: {
          value: phraseList(
            (view.sites?.[place] ?? []).map((site) => siteSaid(view, site)),
            '; ',
          ),
          sort: view.sites?.[place]?.length ?? 0,
        },
        room: number(orbit === undefined ? 0 : roomFor(view, place, orbit)),
        ground: number(ground === undefined ? 0 : roomFor(view, place, ground)),
      },
    };
  }),
});

/** Bases of the reader’s empire: where they are, what is being built, and what new ones cost. */
export const baseSections = (view: View): readonly Section[] => [
  tableOf(view),
  pricesTable(),
  modulesTable(),
];
