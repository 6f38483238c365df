import { literal, oneOf, optional } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { put } from '#kernel/steps/change.ts';
import { bothHear, event, place, seat, unit } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { nameOf } from '../map/seats.ts';
import { unitsShape } from '../model/merchant.ts';
import { convoyLoss, loseConvoy } from './losses.ts';
import { volleyShape } from './volley.ts';

const yes = optional(literal(true));

/** What becomes of a convoy that is found: raiders destroy it, are too weak for it, or it is defended (B2.10, B2.30). */
const outcomes = ['destroyed', 'escaped', 'defended'] as const;
export type Outcome = (typeof outcomes)[number];

const said: Readonly<Record<Outcome, string>> = {
  destroyed: 'A convoy of the {seat} is found in {place} by the {to}, and destroyed.',
  escaped:
    'A convoy of the {seat} is found in {place} by the {to}, who are too weak to stop it: it gets away.',
  defended: 'A convoy of the {seat} is found in {place} by the {to}, and it is defended.',
};

const saidOfPact =
  'Units of a trading pact of the {seat} are found in {place} by the {to}, and they are defended.';

/** A convoy is found; `to` is who found it. */
export const convoyFound = event('convoy-found', {
  fields: {
    seat,
    to: seat,
    unit,
    place,
    outcome: oneOf(outcomes),
    /** Its units serve in a trading pact (B2.70). */
    pact: yes,
    select: yes,
    escort: optional(unitsShape),
    /** Drones that were fired at it (A10.40f). */
    drones: optional(volleyShape),
  },
  by: 'rules',
  hears: bothHear,
  say: (happened) =>
    phrase(happened.drones === undefined ? '{said}' : '{said} Drones do {points|point|points} of damage.', {
      said: phrase(happened.pact === true ? saidOfPact : said[happened.outcome], {
        seat: nameOf(happened.seat),
        to: nameOf(happened.to),
        place: hexName(happened.place),
      }),
      points: happened.drones?.points ?? 0,
    }),
  ahead: (happened) => phrase('A convoy may be found in {place}.', { place: hexName(happened.place) }),
  apply(draft, { seat: owner, unit: finder, place: hex, outcome, pact, select, escort }) {
    draft.convoys ??= {};
    put(draft.convoys, hex, {
      seat: owner,
      unit: finder,
      ...(pact && { pact }),
      ...(select && { select }),
      ...(escort && { escort }),
    });
    if (outcome === 'destroyed') loseConvoy(draft, owner, convoyLoss);
  },
});
