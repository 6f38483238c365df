import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import type { EspionageEvent } from '../../../model/events/spying.ts';
import type { Finding, View } from '../../../model/view.ts';
import { own, placeArg, seatArg, sectorText } from '../../../words.ts';
import type { Of, Origins, Tellings } from '../../../words.ts';

type Said = (args: Required<Finding>, view: View) => Phrase;

const said: { readonly [K in Finding['what']]: Said } = {
  person: ({ text }) => phrase('played by {text}', { text }),
  phone: ({ text }) => phrase('telephone {text}', { text }),
  info: ({ text }) => phrase('about themselves: «{text}»', { text }),
  funds: ({ funds }) => phrase('{pe} PE, {or} OR, {dc} DC and {fp} FP', { ...funds }),
  item: ({ text, number }) => phrase('{number} of {text} in store', { number, text }),
  stock: ({ number }) => phrase('stock worth {number}', { number }),
  income: ({ number }) => phrase('an income of {number} of each resource on average', { number }),
  sectors: ({ number }) => phrase('{number|whole sector|whole sectors}', { number }),
  sector: ({ sector }) => phrase('sector {sector}', { sector: sectorText(sector) }),
  ships: ({ text, number }) => phrase('{number} {text}', { number, text }),
  ally: ({ seat }, view) => phrase('allied with {seat}', { seat: seatArg(view, seat) }),
  against: ({ seat }, view) => phrase('defends against {seat}', { seat: seatArg(view, seat) }),
  sequence: ({ number }) => phrase('place {number} in the cycle', { number }),
  home: ({ place }) => phrase('Home Office in {place}', { place: placeArg(place) }),
  sites: ({ sector, number }) =>
    phrase('{number|site|sites} in sector {sector}', { number, sector: sectorText(sector) }),
  specials: ({ number }) => phrase('{number|Sector Special|Sector Specials}', { number }),
  site: ({ place }) => phrase('{place}', { place: placeArg(place) }),
  special: ({ place }) => phrase('{place} with a Sector Special', { place: placeArg(place) }),
  rank: ({ text, number }) => phrase('place {number} in the list of {text}', { number, text }),
};

/** One thing that spies have found out, in words. */
const findingSaid = (finding: Finding, view: View): Phrase =>
  said[finding.what](finding as Required<Finding>, view);

function reported({ foe, ep, caught, findings }: Of<'spies-reported'>, view: View): Phrase {
  const args = { foe: seatArg(view, foe), ep };
  if (caught) return phrase('Your spies are caught by {foe}, who knows now whose they are: {ep} EP.', args);
  return findings.length === 0
    ? phrase('Your spies find nothing of {foe} that could be told: {ep} EP.', args)
    : phrase('Your spies tell of {foe}, for {ep} EP: {findings}.', {
        ...args,
        findings: phraseList(
          findings.map((finding) => findingSaid(finding, view)),
          ', ',
        ),
      });
}

/** Who hears of spies: those who send them, and of the others that there were some; whose, where they are caught (SFW 4467). */
export const tellEspionage: Tellings<EspionageEvent> = {
  'counter-begun': own<Of<'counter-begun'>>(({ ep }) =>
    phrase('Spies are kept away until your next run, for {ep} EP.', { ep }),
  ),
  'counter-ended': own<Of<'counter-ended'>>(() => phrase('Spies are kept away no longer.')),
  'spies-reported': own<Of<'spies-reported'>>(reported),
  'spies-noticed': own<Of<'spies-noticed'>>(({ by }, view) =>
    by === undefined
      ? phrase('You were spied on between turns.')
      : phrase('Spies of {by} were caught at your Corporation.', { by: seatArg(view, by) }),
  ),
};

export const espionageOrigins: Origins<EspionageEvent> = {
  'counter-begun': 'either',
  'counter-ended': 'rules',
  'spies-reported': 'order',
  'spies-noticed': 'order',
};
