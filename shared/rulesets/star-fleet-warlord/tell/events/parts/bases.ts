import { inOrder } from '#kernel/words/inOrder.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import type { ScansEvent } from '../../../model/events/scans.ts';
import { itemsText } from '../../../items/table.ts';
import { designOf } from '../../../ships/list/index.ts';
import { specialNamed } from '../../../specials/table.ts';
import { hexArg, own, placeArg, seatArg, sectorText } from '../../../words.ts';
import type { Of, Origins, Tellings } from '../../../words.ts';

type OfBases = Extract<
  ScansEvent,
  {
    kind:
      | 'hex-scanned'
      | 'hex-scan-detected'
      | 'site-jammed'
      | 'base-stilled'
      | 'watch-ended'
      | 'monsters-scanned'
      | 'values-scanned';
  }
>;

/** What a scan of a hex has found out, part by part. */
function found(event: Of<'hex-scanned'>, owner: ReturnType<typeof seatArg> | undefined): readonly Phrase[] {
  const { points, fighters = 0, pfs = 0, ships, hidden = 0, listed = [], production, prospect, base } = event;
  const { special, gate } = event;
  return [
    ...(points === undefined ? [] : [phrase('{points|point|points} of fortification', { points })]),
    ...(fighters + pfs === 0 ? [] : [itemsText({ fighters, pfs })]),
    ...(special === undefined
      ? []
      : [phrase('a Sector Special, the {name}', { name: specialNamed(special)?.name ?? special })]),
    ...(ships === undefined ? [] : [phrase('{ships|foreign ship|foreign ships}', { ships })]),
    ...listed.map(({ design, name }) => phrase('{design} {name}', { design, name })),
    ...(hidden === 0 ? [] : [phrase('{hidden|cloaked ship|cloaked ships}', { hidden })]),
    ...(owner === undefined ? [] : [phrase('of {owner}', { owner })]),
    ...(base === true ? [phrase('a base')] : []),
    ...(production === undefined
      ? []
      : [phrase('it produces {pe} PE, {or} OR, {dc} DC and {fp} FP', { ...production })]),
    ...(gate === undefined ? [] : [phrase('its gate leads to {gate}', { gate: placeArg(gate) })]),
    ...(prospect === undefined ? [] : [phrase('prospecting yields {prospect} EP', { prospect })]),
  ];
}

/** Who hears of what bases see and do. */
export const tellBases: Tellings<OfBases> = {
  'hex-scanned': own<Of<'hex-scanned'>>((event, view) => {
    const { place, what, terrain, owner } = event;
    const args = { place: placeArg(place), what };
    if (terrain === undefined) return phrase('{what} of {place} is jammed, and tells nothing.', args);
    return phrase('{what} of {place} shows {terrain}: {found}.', {
      ...args,
      terrain: hexArg(terrain),
      found: phraseList(found(event, owner === undefined ? undefined : seatArg(view, owner)), ', '),
    });
  }),
  'hex-scan-detected': own<Of<'hex-scan-detected'>>(({ place, foe }, view) =>
    phrase('{foe} has scanned {place} from afar.', { foe: seatArg(view, foe), place: placeArg(place) }),
  ),
  'site-jammed': own<Of<'site-jammed'>>(({ place }) =>
    phrase('Scans of {place} are jammed until your next run.', { place: placeArg(place) }),
  ),
  'base-stilled': own<Of<'base-stilled'>>(({ place }) =>
    phrase('The base in {place} is on passive until your next run: it defends better, and does not scan.', {
      place: placeArg(place),
    }),
  ),
  'watch-ended': own<Of<'watch-ended'>>(({ places }) =>
    phrase('No longer jammed or on passive: {places}.', {
      places: phraseList(
        places.map((place) => phrase('{place}', { place: placeArg(place) })),
        ', ',
      ),
    }),
  ),
  'monsters-scanned': own<Of<'monsters-scanned'>>(({ sector, monsters }) => {
    const args = { sector: sectorText(sector) };
    if (monsters.length === 0) return phrase('A scan shows no monsters in sector {sector}.', args);
    return phrase('A scan shows monsters in sector {sector}: {monsters}.', {
      ...args,
      monsters: phraseList(
        monsters.map(({ place, design, heading }) =>
          phrase('{name} ({design}) in {place}, heading {heading}', {
            name: designOf({ design }).name ?? design,
            design,
            place: placeArg(place),
            heading,
          }),
        ),
        ', ',
      ),
    });
  }),
  'values-scanned': own<Of<'values-scanned'>>(({ sector, ep, values }) =>
    phrase('What {hexes|hex|hexes} of sector {sector} yield is found out for {ep} EP; the best: {best}.', {
      hexes: inOrder(values).length,
      sector: sectorText(sector),
      ep,
      best: phraseList(
        inOrder(values)
          .toSorted(([, a], [, b]) => b - a)
          .slice(0, 5)
          .map(([place, value]) => phrase('{place} ({value})', { place: placeArg(place), value })),
        ', ',
      ),
    }),
  ),
};

export const basesOrigins: Origins<OfBases> = {
  'hex-scanned': 'order',
  'hex-scan-detected': 'order',
  'site-jammed': 'order',
  'base-stilled': 'order',
  'watch-ended': 'rules',
  'monsters-scanned': 'order',
  'values-scanned': 'order',
};
