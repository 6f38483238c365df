import type { UnitId } from '#kernel/ids.ts';
import type { ScrollLine } from '#kernel/presentation.ts';
import type { Phrase } from '#kernel/report/phrase.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { Event } from '../model/events.ts';
import type { SectorId } from '../model/ids.ts';
import { sectorIn } from '../model/ids.ts';
import type { View } from '../model/view.ts';
import { tell } from '../tell/index.ts';
import { templateAhead } from './ahead.ts';
import { placeArg, shipArg, terrainArg } from '../tell/parts.ts';

/** Battles are announced once; what dice decide of them is left out. */
const leftOut: readonly Event['kind'][] = ['round-fought', 'battle-ended', 'crew-gained', 'bounty-earned'];

/** Whether the reader knows what lies in a hex. */
const isKnown = ({ scanned, glimpsed }: View, place: Parameters<typeof sectorIn>[0]): boolean =>
  scanned[sectorIn(place)] !== undefined || glimpsed[place] !== undefined;

const sectorText = (sector: SectorId): string => sector.slice(1);

/** What the scroll says of events that hang on dice, or on what the reader cannot know; undefined for all others. */
function guessed(view: View, event: Event): Phrase | undefined {
  const { ship } = event as { readonly ship?: UnitId };
  const who = ship === undefined ? '' : shipArg(view, ship);
  const where = 'place' in event ? placeArg(event.place) : '';
  switch (event.kind) {
    case 'ship-moved':
      return isKnown(view, event.place)
        ? undefined
        : phrase('{ship} will enter {place}, where nobody has looked yet.', { ship: who, place: where });
    case 'ship-teleported':
      return phrase('{terrain} will throw {ship} elsewhere.', { terrain: terrainArg(event.by), ship: who });
    case 'ship-damaged':
      return phrase('{terrain} in {place} will do damage to {ship}.', {
        ...{ terrain: terrainArg(event.by), place: where, ship: who },
      });
    case 'hex-assayed':
      return phrase('{ship} will assay {place}.', { ship: who, place: where });
    case 'hex-prospected':
      return phrase('{ship} will prospect {place}.', { ship: who, place: where });
    case 'ships-scanned':
      return event.ship === undefined
        ? phrase('Your base in {place} will look for ships.', { place: where })
        : phrase('{ship} will scan sector {sector} for ships.', {
            ship: who,
            sector: sectorText(event.sector),
          });
    case 'cloaks-scanned':
      return phrase('{ship} will scan sector {sector} for cloaked ships.', {
        ...{ ship: who, sector: sectorText(event.sector) },
      });
    case 'battle-joined':
    case 'attack-declined':
      return phrase(
        'Your ships will come to the site {place}: if it is defended, they will attack or turn away.',
        {
          place: where,
        },
      );
    case 'site-captured':
      return phrase('The site {place} will be yours, if nobody else has come there first.', { place: where });
    default:
      return undefined;
  }
}

/** What the report will say of an event, in the future. */
function inFuture(view: View, event: Event): Phrase | undefined {
  const template = templateAhead(event);
  const told = (tell[event.kind] as { say(event: Event, view: View): Phrase | undefined }).say(event, view);
  return template === undefined || told === undefined ? undefined : phrase(template, told.args);
}

/** One event as the scroll has it; undefined for what it leaves out. */
export function foreseen(view: View, event: Event): ScrollLine | undefined {
  if (leftOut.includes(event.kind)) return undefined;
  if (event.kind === 'ship-destroyed' && event.by === 'battle') return undefined;
  const guess = guessed(view, event);
  const said = guess ?? inFuture(view, event);
  if (said === undefined) return undefined;
  const { ship: unit } = event as { readonly ship?: UnitId };
  return {
    said,
    ...(event.cause === undefined ? {} : { order: event.cause }),
    ...(unit === undefined || view.ships[unit] === undefined ? {} : { unit }),
    ...('place' in event ? { place: event.place } : {}),
    ...(guess === undefined ? {} : { open: true }),
  };
}
