import type { AnyEvent, Heard } from '#kernel/game/game.ts';
import type { Actor, Film, PiecePicture } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Event } from '../../game.ts';
import { mailingNumber } from '../../model/mailing.ts';
import type { View } from '../../model/state.ts';
import type { Named } from '../../model/ships.ts';
import { cardOf } from '../../ships/ships.ts';
import { enemiesOf, shipsOf } from '../../model/ships.ts';
import { shipName } from '../../model/words.ts';
import { calendar } from '../calendar.ts';
import { areaAround, edgeOfMap, mapWords, piece } from '../map.ts';
import { beganAt, boxesLost } from './beginning.ts';
import { scenesOf } from './scenes.ts';
import { sentence } from './sentence.ts';

/** The name of the film of a turn. */
export const battleName = (view: View): string => `turn ${mailingNumber(view) - 1}`;

/** The duel of the last turn, impulse by impulse (FC 1E); none where nobody moved or fired. */
export function films(view: View, heard: readonly Heard<AnyEvent>[]): readonly Film[] {
  const events = heard.map(({ event }) => event as Event);
  if (!events.some(({ kind }) => kind === 'moved' || kind === 'volley-fired')) return [];
  const took = shipsOf(view).filter((named) => tookPart(named, events));
  const pieces = new Map(took.map((named) => [named[0], pieceAtFirst(view, named, events)]));
  const over = events.find((event) => event.kind === 'battle-over');
  const title = phrase('Duel of {part}', { part: calendar(mailingNumber(view) - 1, view) });
  const outcome = over === undefined ? phrase('The battle goes on.') : sentence(view, over);
  const visited = events.flatMap((event) => (event.kind === 'moved' ? [event.from, event.place] : []));
  return [
    {
      battle: battleName(view),
      title,
      outcome,
      throughout: true,
      nobodies: mapWords.nobodies,
      stage: {
        kind: 'board',
        map: {
          ...areaAround(view, [...visited, ...took.map(([, { place }]) => place)]),
          places: [],
          pieces: [],
          edges: edgeOfMap(view),
          legend: [],
          columns: [],
          words: mapWords,
          modes: [{ key: 'ships', label: 'Ships', shows: 'pieces' }],
        },
      },
      cast: took.map((named) => actorOf(view, named, events, pieces.get(named[0])!)),
      damage: { label: 'boxes lost', scale: { unit: '', per: 1 } },
      scenes: scenesOf(view, events, { title, outcome, pieces }),
    },
  ];
}

/** It fights still, or left the battle in this turn. */
const tookPart = ([id, { status }]: Named, events: readonly Event[]): boolean =>
  status === 'active' ||
  events.some(
    (event) => (event.kind === 'ship-destroyed' || event.kind === 'disengaged') && event.ship === id,
  );

function pieceAtFirst(view: View, named: Named, events: readonly Event[]): PiecePicture {
  const [id, ship] = named;
  return piece(view, [id, { ...ship, ...beganAt(named, events) }]);
}

const fates = {
  active: { kind: 'holds', label: 'fights on', end: '{ship} fights on.' },
  disengaged: { kind: 'left', label: 'disengaged', end: '{ship} has disengaged.' },
  destroyed: { kind: 'lost', label: 'destroyed', end: '{ship} is destroyed.' },
} as const;

function actorOf(view: View, named: Named, events: readonly Event[], first: PiecePicture): Actor {
  const [id, ship] = named;
  const { kind, label, end } = fates[ship.status];
  const card = cardOf(ship);
  return {
    id,
    owner: ship.seat,
    piece: first,
    against: enemiesOf(view, ship.seat).map(([enemy]) => enemy),
    name: phrase('{ship}', { ship: shipName(view, id) }),
    notes: [phrase('{card}', { card: card.label })],
    figures: [{ label: 'boxes', short: 'boxes', number: card.boxes.length, scale: { unit: '', per: 1 } }],
    listed: [],
    groups: [],
    lost: [],
    endurance: card.boxes.length,
    suffered: boxesLost(named, events),
    fate: { kind, label },
    end: phrase(end, { ship: shipName(view, id) }),
  };
}
