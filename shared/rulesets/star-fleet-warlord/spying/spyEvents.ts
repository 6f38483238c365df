import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { change } from '#kernel/steps/change.ts';
import { optional, integer, flag } from '#kernel/codec/shapes.ts';
import type { Finding, View } from '../model/view.ts';
import type { Happened } from '../model/happened.ts';
import { earnPoints } from '../model/draft.ts';
import { findings } from '../fields/things.ts';
import { seat, points } from '../fields/parts.ts';
import { seatArg, sectorText, placeArg } from '../words.ts';
import { toOwner, event } from '../declare.ts';

/** Spies of `seat` find out something of `foe`, or are caught. */
export interface SpiesReported extends Happened<'spies-reported'> {
  readonly seat: SeatId;
  readonly foe: SeatId;
  readonly code: number;
  readonly ep: number;
  readonly caught: boolean;
  readonly findings: readonly Finding[];
}

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

function spiesSaid({ foe, ep, caught, findings }: SpiesReported, view: View): Phrase {
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

/** Spies are kept away until the next run, and then no longer. */
export const counterBegun = event('counter-begun', {
  fields: { seat, ep: points },
  by: 'either',
  ...toOwner,
  say: ({ ep }) => phrase('You are guarded against spies until your next run, for {ep} EP.', { ep }),
  ahead: 'You will be guarded against spies until your next run, for {ep} EP.',
  apply: (draft, { seat, ep }) => {
    earnPoints(draft, seat, -ep);
    change(draft.corporations, seat, () => ({ shielded: true }));
  },
});

export const counterEnded = event('counter-ended', {
  fields: { seat },
  by: 'rules',
  ...toOwner,
  say: () => phrase('You are no longer guarded against spies.'),
  apply: ({ corporations }, { seat }) => change(corporations, seat, () => ({ shielded: false })),
});

/** A Corporation hears that it was spied on; by whom, where they were caught. */
export const spiesNoticed = event('spies-noticed', {
  fields: { seat, by: optional(seat) },
  by: 'order',
  ...toOwner,
  say: ({ by }, view) =>
    by === undefined
      ? phrase('You were spied on between turns.')
      : phrase('Spies of {by} were caught at your Corporation.', { by: seatArg(view, by) }),
});

/** Spies of `seat` find out something of `foe`, or are caught. */
export const spiesReported = event('spies-reported', {
  fields: { seat, foe: seat, code: integer(0, 100), ep: points, caught: flag, findings },
  by: 'order',
  ...toOwner,
  say: spiesSaid,
  ahead: {
    guessed: ({ foe }, view) =>
      phrase('Your spies will visit {foe}, for a share of the value of their stock.', {
        foe: seatArg(view, foe),
      }),
  },
  apply: (draft, { seat, ep }) => earnPoints(draft, seat, -ep),
});
