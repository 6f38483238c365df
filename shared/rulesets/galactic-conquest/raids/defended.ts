import { literal, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { change, replace } from '#kernel/steps/change.ts';
import type { Question } from '#kernel/sequence/question.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { bothHear, cause, event, order, place, seat } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { nameOf } from '../map/seats.ts';
import { hullsText } from '../combat/words.ts';
import type { Convoy, Units } from '../model/merchant.ts';
import { unitsShape } from '../model/merchant.ts';
import type { State, View } from '../model/state.ts';
import { hasTech } from '../research/research.ts';
import { boxesOf, unitsSaid } from '../trade/units.ts';
import { convoyLoss, loseConvoy } from './convoys.ts';
import { guardsOf, respondersTo } from './duty.ts';
import { withoutEscort } from './escort.ts';
import { loseFromPools } from './pool.ts';

export const convoyVerdicts = ['safe', 'sacrificed', 'lost'] as const;
export type ConvoyVerdict = (typeof convoyVerdicts)[number];

const labels: Readonly<Record<ConvoyVerdict, string>> = {
  safe: 'It gets through',
  sacrificed: 'The freighters are lost, and their escort gets away',
  lost: 'It is lost with its escort',
};

/** The game master’s answer: what becomes of a convoy that is defended (B2.30, B2.40). */
export const judgeConvoy = order('judge-convoy', {
  fields: { verdict: oneOf(convoyVerdicts) },
  title: 'Judge a convoy',
  answers: true,
  by: 'game-master',
  offers: ({ me }, at) =>
    me === gameMaster && at.place !== undefined ? convoyVerdicts.map((verdict) => ({ verdict })) : [],
  say: ({ verdict }) => phrase(labels[verdict]),
});

const said: Readonly<Record<ConvoyVerdict, string>> = {
  safe: 'The convoy of the {seat} in {place} gets through.',
  sacrificed: 'The convoy of the {seat} in {place} is lost; its escort gets away.',
  lost: 'The convoy of the {seat} in {place} is lost with its escort.',
};

const saidOfPact: Readonly<Record<ConvoyVerdict, string>> = {
  safe: 'The units of a trading pact of the {seat} in {place} get through.',
  sacrificed: 'The units of a trading pact of the {seat} in {place} are lost.',
  lost: 'The units of a trading pact of the {seat} in {place} are lost.',
};

/** Hundredths of an economic point that a cargo box is worth (B2.40). */
const perBox = 35;

/** `to` is who raids it. */
export const convoyJudged = event('convoy-judged', {
  fields: {
    seat,
    to: seat,
    place,
    verdict: oneOf(convoyVerdicts),
    escort: unitsShape,
    pact: optional(literal(true)),
    cause: optional(cause),
  },
  by: 'order',
  hears: bothHear,
  say: (happened) =>
    phrase(happened.pact === true ? saidOfPact[happened.verdict] : said[happened.verdict], {
      seat: nameOf(happened.seat),
      place: hexName(happened.place),
    }),
  ahead: (happened) =>
    phrase('The game master will judge what becomes of the convoy in {place}.', {
      place: hexName(happened.place),
    }),
  apply(draft, { seat: owner, place: hex, verdict, escort, pact }) {
    if (draft.convoys !== undefined) replace(draft.convoys, hex, ({ escort: _, ...rest }): Convoy => rest);
    if (verdict === 'safe') return;
    if (pact === true) loseFromPools(draft, owner, escort);
    else loseConvoy(draft, owner, convoyLoss);
    if (verdict === 'sacrificed' && pact !== true) return;
    change(draft.empires, owner, ({ merchant }) =>
      merchant === undefined
        ? {}
        : {
            merchant: {
              ...merchant,
              reserve: pact === true ? merchant.reserve : withoutEscort(merchant.reserve, escort),
              raided: (merchant.raided ?? 0) + boxesOf(escort) * perBox,
            },
          },
    );
  },
});

type Judging = Room<State, View, OrderIn<typeof judgeConvoy>, EventIn<typeof convoyJudged>>;

interface Open {
  readonly place: PlaceId;
  readonly convoy: Convoy;
  readonly escort: Units;
  /** Hulls on convoy duty that respond (B2.60). */
  readonly responders: readonly string[];
}

/** The defended convoys that are not judged yet, in the order of hexes, each with those who respond. */
function openIn(state: State): readonly Open[] {
  const open = inOrder(state.convoys ?? {}).flatMap(([hex, convoy]) =>
    convoy.escort === undefined ? [] : [{ place: hex, convoy, escort: convoy.escort }],
  );
  return open.map((one) => {
    const raids = open.filter(({ convoy }) => convoy.seat === one.convoy.seat);
    const advanced = hasTech(state, one.convoy.seat, 'acd');
    const groups = respondersTo(guardsOf(state, one.convoy.seat), raids.length, advanced);
    return { ...one, responders: (groups[raids.indexOf(one)] ?? []).map(({ hull }) => hull) };
  });
}

/** What becomes of a defended convoy (B2.30). OURS: it is judged, as convoys do not fight battles yet; while nobody judges, it gets through. */
const whatBecomes = (
  state: State,
  { place: hex, convoy, escort, responders }: Open,
): Question<Judging, 'judge-convoy'> => ({
  to: gameMaster,
  least: 1,
  most: 1,
  about: hex,
  spot: { place: hex },
  said: phrase('Raiders have found a defended convoy in {place}. What becomes of it?', {
    place: hexName(hex),
  }),
  facts: [
    {
      label: convoy.pact === true ? 'Trading pact' : 'Convoy',
      value: phrase('{seat}: {units}', {
        seat: nameOf(convoy.seat),
        units: convoy.pact === true ? unitsSaid(escort) : 'F-L, 2xF-S',
      }),
    },
    ...(convoy.pact === true
      ? []
      : [
          {
            label: 'Escort',
            value: inOrder(escort).length === 0 ? phrase('nobody else') : unitsSaid(escort),
          },
        ]),
    ...(responders.length === 0
      ? []
      : [{ label: 'On convoy duty', value: phrase('{hulls}', { hulls: hullsText(responders) }) }]),
    {
      label: 'Raiders',
      value: phrase('{unit}: {hulls}', {
        unit: convoy.unit.toUpperCase(),
        hulls: hullsText((state.squadrons[convoy.unit]?.ships ?? []).map(({ hull }) => hull)),
      }),
    },
  ],
  cite: 'GC B2.30',
  kinds: ['judge-convoy'],
  silence: [{ kind: 'judge-convoy', verdict: 'safe' }],
});

/** Defended convoys are judged (B2.30). */
export function judgeConvoys(turn: Turn<Judging>): void {
  const open = openIn(turn.state);
  const answers = turn.ask(open.map((one) => whatBecomes(turn.state, one)));
  for (const [at, [given]] of (answers ?? []).entries()) {
    const one = open[at];
    if (one === undefined || given === undefined) continue;
    const { place: hex, convoy, escort } = one;
    turn.happen(
      convoyJudged.of({
        seat: convoy.seat,
        to: turn.state.squadrons[convoy.unit]?.seat ?? convoy.seat,
        place: hex,
        verdict: given.verdict,
        escort,
        ...(convoy.pact && { pact: true }),
        cause: given.ref,
      }),
    );
  }
}
