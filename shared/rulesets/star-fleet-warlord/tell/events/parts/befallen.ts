import type { Arg, Phrase } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import { resources } from '../../../model/funds.ts';
import { itemKinds } from '../../../model/ship.ts';
import type { View } from '../../../model/view.ts';
import { itemsText } from '../../../items/table.ts';
import { eventSaid } from '../../../happenings/events.ts';
import { favours } from '../../../happenings/table.ts';
import type { Of } from '../../../words.ts';
import { peopleArg, placeArg, seatArg, sectorText, shipArg } from '../../../words.ts';

type Befallen = Of<'random-event'>;

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
