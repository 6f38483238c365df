import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import type { Spot } from '#kernel/words/spot.ts';
import { phraseParts, type Pointer } from '#kernel/words/phrase.ts';
import { pageOfSeat } from '../rules.ts';
import type { SessionCore } from '../sessionCore.ts';
import type { Turn } from '../turn/turn.svelte.ts';

/** A link. `text` is the word that was clicked, if there is one. */
export type Followed = Pick<Pointer, 'to' | 'id' | 'kind'> & Partial<Pick<Pointer, 'text'>>;

/** The link that leads to a spot; undefined where it is nowhere in particular. */
export function linkTo({ unit, place, seat, thing }: Spot): Followed | undefined {
  if (thing !== undefined) return { to: 'thing', ...thing };
  if (unit !== undefined) return { to: 'unit', id: unit };
  if (place !== undefined) return { to: 'place', id: place };
  return seat === undefined ? undefined : { to: 'seat', id: seat };
}

/**
 * Follows a link: to the map, to a page for a seat, to its plan for an order, or to a page that
 * explains it. For a unit not on the map, it goes to `at`, the place its sentence is about, or else to where
 * it was last heard of, and a notice says so.
 */
export function follow(
  session: SessionCore,
  turn: Turn,
  { to, id, kind = '', text = 'This' }: Followed,
  at?: PlaceId,
): void {
  if (to === 'study') return void (session.study = id);
  if (to === 'thing') {
    turn.selection.thing = { kind, id };
    return void (session.overlay = 'thing');
  }
  if (to === 'unit') showUnit(session, turn, id as UnitId, text, at);
  else if (to === 'place' && !showPlace(session, turn, id as PlaceId))
    session.toasts.show('info', `${text} is not on your map`);
  else if (to === 'seat') {
    turn.selection.seat = id as never;
    session.screen = pageOfSeat(turn, id) ?? session.screen;
  } else if (to === 'order') {
    turn.selection.order = id as never;
    session.overlay = 'plans';
  }
  if (session.screen === 'map' && session.overlay !== 'plans') session.overlay = undefined;
}

function showPlace(session: SessionCore, turn: Turn, id: PlaceId | undefined): boolean {
  const centre = turn.board.centreOf(id);
  if (id === undefined || centre === undefined) return false;
  turn.selection.place = id;
  turn.viewport.centreOn(centre);
  session.screen = 'map';
  return true;
}

function showUnit(
  session: SessionCore,
  turn: Turn,
  unit: UnitId,
  name: string,
  at: PlaceId | undefined,
): void {
  if (turn.units.some((row) => row.unit === unit)) {
    turn.centreOnUnit(unit);
    session.screen = 'map';
    return;
  }
  const seen = turn.map.pieces.find(({ side, units }) => side !== 'own' && units.includes(unit));
  if (showPlace(session, turn, seen?.position.place)) return;
  const found = showPlace(session, turn, at ?? lastHeardOf(turn, unit));
  session.toasts.show(
    'info',
    `${name} is not on your map now`,
    found
      ? 'This is where your messages mention it.'
      : 'Your messages of this turn do not mention it either.',
  );
}

/** The place of the last event about a unit in this turn's report. */
const lastHeardOf = ({ heard, rules, view }: Turn, unit: UnitId): PlaceId | undefined =>
  heard.findLast(({ event }) => {
    if (event.place === undefined) return false;
    const said = rules.tell[event.kind]?.say(event, view);
    return (
      said !== undefined &&
      phraseParts(said).some((part) => typeof part === 'object' && part.to === 'unit' && part.id === unit)
    );
  })?.event.place;
