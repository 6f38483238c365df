import { flag, list, object } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import { event, happened } from '../declare.ts';
import { toSeat, toThese } from '../model/hearing.ts';
import { espionageParts, money, most, place, seat } from '../model/parts.ts';
import { withSeat } from '../model/units/change.ts';
import { pay, withEmpire } from '../model/units/drafts.ts';
import type { EspionageReport, View } from '../model/view.ts';
import { classesPhrase, placesPhrase, relationsPhrase, resources, seatArg } from '../model/words.ts';

/** What the agents found; what they did not find out is not mentioned. */
function findings(
  { ships, sectors, annexed, treasury, centers, admirals, relations }: EspionageReport,
  view: View,
): Phrase {
  const found: readonly (Phrase | undefined)[] = [
    ships && shipsFound(ships),
    sectors === undefined ? undefined : phrase('{sectors|sector|sectors} owned', { sectors }),
    annexed === undefined ? undefined : phrase('{sectors|sector|sectors} annexed', { sectors: annexed }),
    treasury === undefined
      ? undefined
      : phrase('{treasury} resources in the treasury', { treasury: resources(treasury) }),
    centers &&
      (centers.length === 0
        ? phrase('no industrial centers')
        : phrase('industrial centers in {places}', { places: placesPhrase(view, centers) })),
    admirals === undefined ? undefined : phrase('{admirals|admiral|admirals}', { admirals }),
    relations && (relations.length === 0 ? phrase('no wars or alliances') : relationsPhrase(view, relations)),
  ];
  const named = found.filter((one) => one !== undefined);
  return named.length === 0 ? phrase('the agents found out nothing') : phraseList(named, '; ');
}

const shipsFound = (ships: NonNullable<EspionageReport['ships']>): Phrase =>
  ships.length === 0 ? phrase('no starships') : classesPhrase(ships);

export const espionageMade = event('espionage-made', {
  fields: { ...happened, seat, on: seat, cost: money, report: object(espionageParts) },
  by: 'order',
  hears: toSeat,
  say: ({ on, cost, report }, view) =>
    phrase('Espionage on the {empire} for {cost} resources: {findings}.', {
      empire: seatArg(view, on),
      cost: resources(cost),
      findings: findings(report, view),
    }),
  ahead: ({ on, cost }, view) =>
    phrase('Agents will go to the {empire} for {cost} resources; what they find depends on the dice.', {
      empire: seatArg(view, on),
      cost: resources(cost),
    }),
  apply: (draft, { seat, cost }) => pay(draft, seat, -cost),
});

export const infoSharingChanged = event('info-sharing-changed', {
  fields: { ...happened, seat, with: seat, shares: flag },
  by: 'order',
  hears: (event, seat) => toThese(event, seat, event.seat, event.with),
  say: (event, view) =>
    event.seat === view.me
      ? phrase(
          event.shares
            ? 'You now share your scouting reports with the {empire}.'
            : 'You no longer share your scouting reports with the {empire}.',
          { empire: seatArg(view, event.with) },
        )
      : phrase(
          event.shares
            ? 'The {empire} now shares its scouting reports with you.'
            : 'The {empire} no longer shares its scouting reports with you.',
          { empire: seatArg(view, event.seat) },
        ),
  ahead: (event, view) =>
    phrase(
      event.shares
        ? 'You will share your scouting reports with the {empire}.'
        : 'You will no longer share your scouting reports with the {empire}.',
      { empire: seatArg(view, event.with) },
    ),
  apply: (draft, event) =>
    withEmpire(
      draft,
      event.seat,
      (empire) => void (empire.sharesInfo = withSeat(empire.sharesInfo, event.with, event.shares)),
    ),
});

export const sectorsScouted = event('sectors-scouted', {
  fields: { ...happened, seat, places: list(place, most.sectors) },
  by: 'rules',
  hears: toSeat,
  say: ({ places }) =>
    places.length === 0
      ? phrase('Scouting brought no reports.')
      : phrase('Scouting brought reports of {sectors|sector|sectors}.', { sectors: places.length }),
});

/** Reports received from an empire that shares them. */
export const reportsShared = event('reports-shared', {
  fields: { ...happened, seat, from: seat, places: list(place, most.sectors) },
  by: 'rules',
  hears: toSeat,
  say: ({ from, places }, view) =>
    phrase('The {empire} shared reports of {sectors|sector|sectors}.', {
      empire: seatArg(view, from),
      sectors: places.length,
    }),
});

/** What happens in this room’s steps. */
export type Happening = EventIn<
  typeof espionageMade | typeof infoSharingChanged | typeof sectorsScouted | typeof reportsShared
>;
