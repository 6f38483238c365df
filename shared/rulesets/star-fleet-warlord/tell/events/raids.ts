import { phrase } from '#kernel/words/phrase.ts';
import type { RaidsEvent } from '../../model/events/raids.ts';
import { ofShip, own, placeArg, shipArg } from '../../words.ts';
import type { Of, Origins, Tellings } from '../../words.ts';

/** Who hears of raids, bombardment and devastation. */
export const tellRaids: Tellings<RaidsEvent> = {
  'site-raided': own<Of<'site-raided'>>(({ ship, site, taken }, view) => {
    const args = { ship: shipArg(view, ship), site: placeArg(site) };
    return taken === undefined
      ? phrase('{ship} raids {site} in vain.', args)
      : phrase('{ship} raids {site}: {pe} PE, {or} OR, {dc} DC and {fp} FP are on their way home.', {
          ...args,
          ...taken,
        });
  }),
  'raid-suffered': own<Of<'raid-suffered'>>(({ place, design, lost }) =>
    lost
      ? phrase('{design} raids {place}: its next income is lost.', { design, place: placeArg(place) })
      : phrase('{design} raids {place} in vain.', { design, place: placeArg(place) }),
  ),
  'site-devastated': ofShip<Of<'site-devastated'>>('{ship} devastates the site in {place}.'),
  'site-bombarded': own<Of<'site-bombarded'>>(({ ship, site, drones, hits, points, devastated }, view) => {
    const args = { ship: shipArg(view, ship), site: placeArg(site), drones, hits, points };
    return devastated
      ? phrase('{ship} fires {drones|drone|drones} at {site}: {hits} hit, and devastate it.', args)
      : phrase(
          '{ship} fires {drones|drone|drones} at {site}: {hits} hit, and leave {points|point|points}.',
          args,
        );
  }),
  'drones-launched': own<Of<'drones-launched'>>(({ place, site, drones, hits, points, devastated }) => {
    const args = { place: placeArg(place), site: placeArg(site), drones, hits, points };
    return devastated
      ? phrase('{place} launches {drones|drone|drones} at {site}: {hits} hit, and devastate it.', args)
      : phrase(
          '{place} launches {drones|drone|drones} at {site}: {hits} hit, and leave {points|point|points}.',
          args,
        );
  }),
  'bombardment-suffered': own<Of<'bombardment-suffered'>>(({ place, hits, points, devastated }) => {
    const args = { place: placeArg(place), hits, points };
    return devastated
      ? phrase('{place} is bombarded: {hits|drone hits|drones hit}, and devastate it.', args)
      : phrase('{place} is bombarded: {hits|drone hits|drones hit}, and leave {points|point|points}.', args);
  }),
};

export const raidsOrigins: Origins<RaidsEvent> = {
  'site-raided': 'order',
  // Of pirates and monsters as of others: whoever is raided cannot tell the raid of a power from a burglary that looks like one.
  'raid-suffered': 'either',
  'site-devastated': 'order',
  'site-bombarded': 'order',
  'drones-launched': 'order',
  'bombardment-suffered': 'order',
};
