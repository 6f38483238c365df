import type { AnyEvent, Heard } from '#kernel/game/game.ts';
import { newsByKind } from '#kernel/picture/newsreel.ts';
import type { News, NewsPictures, PiecePicture } from '#kernel/presentation.ts';
import { defined } from '#kernel/words/defined.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import type { BattleEnded } from '../battle/endings.ts';
import type { BattleJoined } from '../battle/events.ts';
import type { Event, EventOf } from '../game.ts';
import type { BattleSide } from '../model/battle.ts';
import { shipsIn } from '../model/units/change.ts';
import type { View } from '../model/view.ts';
import { maybeStarship } from '../tables/starships.ts';
import { singlePieces } from './map/map.ts';
import { at } from './map/sector.ts';
import { silhouette } from './ships.ts';

type Events = readonly Heard<AnyEvent>[];
/** A piece of others, as it was seen this turn; an own one that is no more. */
const unknown = (
  view: View,
  place: PlaceId,
  {
    owner,
    sign,
    count,
  }: { readonly owner: SeatId | undefined; readonly sign: string; readonly count?: number },
): PiecePicture => ({
  position: at(place),
  side: owner === view.me ? 'own' : 'other',
  owners: [owner],
  sign,
  label: sign,
  ...defined({ count }),
  units: [],
  badges: [],
});

/** The fleet of that number, by its id if the reader's reports of this turn know it. */
function nameOf(view: View, owner: SeatId | undefined, number: number): string {
  const seen = valuesInOrder(view.sectors).flatMap(({ report }) =>
    report?.turn === view.turn - 1 ? report.forces : [],
  );
  const known = seen.find(
    (unit) => unit.kind === 'starfleet' && unit.owner === owner && unit.number === number,
  );
  return known?.unit ?? `${owner ?? 'independent'} ${number}`;
}

/** The drawing of a fleet of which only the number of ships is known: none of a class, so that it looks like no ship. */
const anyFleet = 'Fleet';

const sighted = ({ owner, number, from, place, ships }: EventOf<'starfleet-sighted'>, view: View): News => ({
  kind: 'travel',
  piece: nameOf(view, owner, number),
  from,
  to: at(place),
  as: unknown(view, place, { owner, sign: anyFleet, count: ships }),
});

const sidePiece = (view: View, place: PlaceId, { owner, stacks }: BattleSide): PiecePicture =>
  unknown(view, place, { owner, sign: silhouette(stacks), count: shipsIn(stacks) });

const nameOfSide = (view: View, { owner, unit, unitKind, number }: BattleSide): string =>
  owner === view.me || unitKind === 'garrison' ? unit : nameOf(view, owner, number);

/** Units of others come into sight where they fight, if the reader does not see them at the end. */
function joined(event: BattleJoined, view: View): readonly News[] {
  const { battle, place, across, sides } = event;
  const known = new Set(singlePieces(view).flatMap(({ units }) => units));
  return [
    ...sides
      .filter(({ owner, unit, stacks }) => owner !== view.me && !known.has(unit) && stacks.length > 0)
      .map((side): News => ({
        kind: 'come',
        piece: nameOfSide(view, side),
        as: sidePiece(view, place, side),
      })),
    { kind: 'fight', place, battle, mark: 'battle', ...defined({ across }) },
  ];
}

const sidesOf = (heard: Events, battle: string): readonly BattleSide[] =>
  heard.flatMap(({ event }) => {
    const one = event as Event;
    return one.kind === 'battle-joined' && one.battle === battle ? one.sides : [];
  });

/** Units that neither hold the field nor have retreated are lost. */
function ended({ battle, place, holding }: BattleEnded, view: View, heard: Events): readonly News[] {
  const away = new Set(
    heard.flatMap(({ event }) => {
      const one = event as Event;
      return one.kind === 'starfleet-retreated' && one.battle === battle ? [one.unit] : [];
    }),
  );
  return sidesOf(heard, battle)
    .filter(({ unit, stacks }) => !holding.includes(unit) && !away.has(unit) && stacks.length > 0)
    .map((side) => ({ kind: 'go', piece: nameOfSide(view, side), as: sidePiece(view, place, side) }));
}

function retreated(
  { battle, unit, place, to }: EventOf<'starfleet-retreated'>,
  view: View,
  heard: Events,
): readonly News[] {
  const side = sidesOf(heard, battle).find((one) => one.unit === unit);
  return side === undefined
    ? []
    : [{ kind: 'travel', piece: nameOfSide(view, side), from: place, to: at(to) }];
}

const come = (piece: UnitId): readonly News[] => [{ kind: 'come', piece }];

/** What the reader heard of fleets, battles, sectors and works, as it is played on the map. */
export const news: NewsPictures<View> = {
  pieces: singlePieces,
  of: newsByKind<View, Event>({
    'starfleet-formed': ({ unit }) => come(unit),
    'garrison-withdrawn': ({ into }) => come(into),
    'starfleet-travelled': ({ unit, from, to }) => [{ kind: 'travel', piece: unit, from, to: at(to) }],
    'starfleet-sighted': (event, view) => [sighted(event, view)],
    'starfleet-uncovered': ({ place, owner, number, ships }, view) =>
      owner === view.me
        ? [{ kind: 'sign', place, tone: 'bad' }]
        : [
            {
              kind: 'come',
              piece: nameOf(view, owner, number),
              as: unknown(view, place, { owner, sign: anyFleet, count: ships }),
            },
          ],
    'battle-joined': joined,
    'battle-reported': ({ place }) => [{ kind: 'fight', place, mark: 'battle' }],
    'starfleet-retreated': retreated,
    'battle-ended': ended,
    'sector-captured': ({ place, by, from }) => [
      { kind: 'owner', place, owner: by, ...defined({ was: from }) },
    ],
    'sector-given': ({ place, seat, to }) => [{ kind: 'owner', place, owner: to, was: seat }],
    'sector-pillaged': ({ place }) => [{ kind: 'sign', place, sign: 'coin', tone: 'gold' }],
    'pillage-seen': ({ place }) => [{ kind: 'sign', place, sign: 'coin', tone: 'bad' }],
    'starships-built': ({ place, type }) => [
      { kind: 'sign', place, sign: maybeStarship(type)?.class ?? anyFleet, tone: 'good' },
    ],
    'defences-built': ({ place, level }) => [
      { kind: 'sign', place, sign: 'shield', tone: 'good', ...(level === 1 ? { mark: 'defence' } : {}) },
    ],
    'defences-razed': ({ place }) => [{ kind: 'sign', place, sign: 'shield', tone: 'bad' }],
    'sector-damaged': ({ place }) => [{ kind: 'sign', place, sign: 'blades', tone: 'bad' }],
    'sector-annexed': ({ place }) => [{ kind: 'sign', place, sign: 'gold', tone: 'gold', mark: 'annexed' }],
    'sector-ceded': ({ place }) => [{ kind: 'sign', place, tone: 'bad' }],
    'sector-released': ({ place }) => [{ kind: 'sign', place, tone: 'bad' }],
    'annexation-lapsed': ({ place }) => [{ kind: 'sign', place, tone: 'bad' }],
  }),
};
