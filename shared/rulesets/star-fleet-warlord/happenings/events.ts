import type { Phrase, Arg } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import type { UnitId, PlaceId, SeatId } from '#kernel/words/ids.ts';
import { change } from '#kernel/steps/change.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { line, optional, object, oneOf, literal, flag } from '#kernel/codec/shapes.ts';
import { value, seat, amount, funds, ship, place, level, points, turn, sector } from '../fields/parts.ts';
import type { FavourKey } from './table.ts';
import { favourKeys, favours } from './table.ts';
import type { Funds } from '../model/funds.ts';
import { resources } from '../model/funds.ts';
import type { Happened } from '../model/happened.ts';
import type { SectorId } from '../model/ids.ts';
import type { Ship, OfficerLetter } from '../model/ship.ts';
import { officerLetters, itemKinds } from '../model/ship.ts';
import type { View } from '../model/view.ts';
import { eventSaid } from './chances.ts';
import { itemsText } from '../items/table.ts';
import { peopleArg, shipArg, placeArg, sectorText, seatArg } from '../words.ts';
import { stock, earn, changeShip, changeSite, earnPoints } from '../model/draft.ts';
import { toOwner, event } from '../declare.ts';

/** Items that come or go. */
const changes = object({
  fighters: optional(amount),
  pfs: optional(amount),
  drones: optional(amount),
  commandos: optional(amount),
  bombs: optional(amount),
  mrs: optional(amount),
  decoys: optional(amount),
});

/** What a random event brings about: amounts are below 0 where something is lost. */
export interface Effects {
  readonly items?: Ship['items'];
  readonly funds?: Funds;
  /** An officer who comes, or one who waited for a ship and goes. */
  readonly joins?: OfficerLetter;
  readonly leaves?: OfficerLetter;
  readonly team?: true;
  /** A ship, with what it is like then. */
  readonly ship?: UnitId;
  readonly place?: PlaceId;
  readonly left?: Partial<Pick<Ship, 'crew' | 'crewMost' | 'damage' | 'drained' | 'shields'>>;
  /** Points that are left of the fortifications of a site. */
  readonly points?: number;
  /** A favour, and the turn until which it lasts. */
  readonly favour?: FavourKey;
  readonly until?: number;
  /** A sector whose terrain is told, or in which the Home Office of somebody is. */
  readonly sector?: SectorId;
  readonly of?: SeatId;
}

export interface RandomEvent extends Happened<'random-event'>, Effects {
  readonly seat: SeatId;
  readonly key: string;
}

type Befallen = RandomEvent;

/** Resources that come or go, as EP where there are as many of each. */
function fundsText({ funds }: Befallen): readonly Phrase[] {
  if (funds === undefined) return [];
  const { pe } = funds;
  if (resources.every((resource) => funds[resource] === pe)) return [phrase('{ep} EP', { ep: Math.abs(pe) })];
  return resources
    .filter((resource) => funds[resource] !== 0)
    .map((resource) => phrase('{n} {what}', { n: Math.abs(funds[resource]), what: resource.toUpperCase() }));
}

/** What an event has brought about, part by part. */
function effectsOf(event: Befallen, view: View): readonly Arg[] {
  const { items, joins, leaves, team, ship, place, points, favour, sector, of } = event;
  const counts = Object.fromEntries(
    itemKinds.map((kind) => [kind, Math.abs(items?.[kind] ?? 0)]),
  ) as Required<Befallen>['items'];
  const who = joins ?? leaves ?? (team === true ? 'P' : undefined);
  return [
    ...(items === undefined ? [] : [itemsText(counts)]),
    ...fundsText(event),
    ...(who === undefined ? [] : [peopleArg(who)]),
    ...(ship === undefined ? [] : [shipArg(view, ship)]),
    ...(points === undefined || place === undefined
      ? []
      : [phrase('{place} is left with {points|point|points}', { place: placeArg(place), points })]),
    ...(favour === undefined ? [] : [favours[favour].about]),
    ...(sector === undefined
      ? []
      : of === undefined
        ? [sectorText(sector)]
        : [phrase('{seat} in sector {sector}', { seat: seatArg(view, of), sector: sectorText(sector) })]),
  ];
}

/** A random event in words. */
export function befallenSaid(event: Befallen, view: View): Phrase | undefined {
  const effects = effectsOf(event, view).map((effect) => phrase('{effect}', { effect }));
  return eventSaid(event.key)?.(phraseList(effects, ', '));
}

export const randomEvent = event('random-event', {
  fields: {
    seat,
    key: line(40, 1),
    items: optional(changes),
    funds: optional(funds),
    /** An officer who comes, or one who waited for a ship and goes. */
    joins: optional(oneOf(officerLetters)),
    leaves: optional(oneOf(officerLetters)),
    team: optional(literal(true)),
    /** A ship, with what it is like then. */
    ship: optional(ship),
    place: optional(place),
    left: optional(
      object({
        crew: optional(level),
        crewMost: optional(level),
        damage: optional(points),
        drained: optional(points),
        shields: optional(points),
      }),
    ),
    /** Points that are left of the fortifications of a site. */
    points: optional(points),
    /** A favour, and the turn until which it lasts. */
    favour: optional(oneOf(favourKeys)),
    until: optional(turn),
    /** A sector whose terrain is told, or in which the Home Office of somebody is. */
    sector: optional(sector),
    of: optional(seat),
  },
  by: 'rules',
  ...toOwner,
  say: befallenSaid,
  apply: (draft, event) => {
    const { seat, key, items = {}, funds = {}, joins, leaves, team, favour, until } = event;
    stock(draft, seat, items);
    earn(draft, seat, funds);
    change(draft.corporations, seat, ({ events, officers, teams, boons }) => ({
      events: [...events, key],
      officers: Object.fromEntries(
        inOrder(officers).map(([letter, count]) => [
          letter,
          count + (letter === joins ? 1 : 0) - (letter === leaves ? 1 : 0),
        ]),
      ) as typeof officers,
      teams: teams + (team === true ? 1 : 0),
      boons: favour === undefined || until === undefined ? boons : { ...boons, [favour]: until },
    }));
    const { ship, place, left, points } = event;
    if (ship !== undefined && left !== undefined) changeShip(draft, ship, () => left);
    if (place !== undefined && points !== undefined) changeSite(draft, place, () => ({ points }));
  },
});

export const eventWished = event('event-wished', {
  fields: { seat, wanted: flag },
  by: 'order',
  ...toOwner,
  say: ({ wanted }) =>
    wanted
      ? phrase('A random event will come at the end of this run.')
      : phrase('No random event will come in this run.'),
  ahead: {
    by: ({ wanted }) =>
      wanted
        ? 'A random event will come at the end of the run: dice decide which.'
        : 'No random event will come in the run.',
  },
  apply: (draft, { seat, wanted }) => change(draft.corporations, seat, () => ({ wish: wanted })),
});

export const hexCalmed = event('hex-calmed', {
  fields: { seat, place, ep: points },
  by: 'order',
  ...toOwner,
  say: ({ place, ep }) =>
    phrase('The terrain in {place} is permanently calmed, for {ep} EP.', { place: placeArg(place), ep }),
  ahead: 'The terrain in {place} will be permanently calmed, for {ep} EP.',
  apply: (draft, { seat, place, ep }) => {
    earnPoints(draft, seat, -ep);
    draft.calmed = [...draft.calmed, place];
  },
});

export const resourcesTraded = event('resources-traded', {
  fields: {
    seat,
    from: oneOf(resources),
    to: oneOf(resources),
    amount: value,
    /** How much comes of it. */
    gained: value,
  },
  by: 'order',
  ...toOwner,
  say: ({ from, to, amount, gained }) =>
    phrase('{amount} {from} are traded for {gained} {to}.', {
      amount,
      gained,
      from: from.toUpperCase(),
      to: to.toUpperCase(),
    }),
  ahead: '{amount} {from} will be traded for {gained} {to}.',
  apply: (draft, { seat, from, to, amount, gained }) => {
    earn(draft, seat, { [from]: -amount });
    earn(draft, seat, { [to]: gained });
  },
});
