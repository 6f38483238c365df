import { answered } from '#kernel/steps/answered.ts';
import { integer, literal, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { change, replace } from '#kernel/steps/change.ts';
import type { Question } from '#kernel/sequence/question.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { bothHear, cause, event, order, place, seat, unit } from '../declare.ts';
import { roomAboard } from '../carried/carried.ts';
import { hexName } from '../map/board.ts';
import { nameOf } from '../map/seats.ts';
import { hullsText } from '../combat/words.ts';
import type { Convoy, Units } from '../model/merchant.ts';
import { unitsShape } from '../model/merchant.ts';
import type { State, View } from '../model/state.ts';
import { clash } from '../model/sight/clash.ts';
import { hasTech } from '../research/research.ts';
import { boxesOf, unitsSaid } from '../trade/units.ts';
import { coresOf } from '../space/own.ts';
import { guardsOf, respondersTo } from './duty.ts';
import { dronesIn } from '../combat/forms/drones.ts';
import { dronesAt } from './volley.ts';
import { withoutEscort } from './escort.ts';
import { boxesWith, cargoOf, convoyLoss, fuelOf, loseConvoy, refuel } from './losses.ts';
import { loseFromPools } from './pool.ts';

export const convoyVerdicts = ['safe', 'sacrificed', 'lost', 'captured'] as const;
export type ConvoyVerdict = (typeof convoyVerdicts)[number];

const labels: Readonly<Record<ConvoyVerdict, string>> = {
  safe: 'It gets through',
  sacrificed: 'The freighters are lost, and their escort gets away',
  lost: 'It is lost with its escort',
  captured: 'Raiders capture the cargo of all of it',
};

/** The game master’s answer: what becomes of a convoy that is defended (B2.30, B2.40). */
export const judgeConvoy = order('judge-convoy', {
  fields: { verdict: oneOf(convoyVerdicts) },
  title: 'Rule on a convoy',
  answers: true,
  by: 'game-master',
  offers: () => convoyVerdicts.map((verdict) => ({ verdict })),
  say: ({ verdict }) => phrase(labels[verdict]),
});

const said: Readonly<Record<ConvoyVerdict, string>> = {
  safe: 'The convoy of the {seat} in {place} gets through.',
  sacrificed: 'The convoy of the {seat} in {place} is lost; its escort gets away.',
  lost: 'The convoy of the {seat} in {place} is lost with its escort.',
  captured: 'The convoy of the {seat} in {place} is lost with its escort, and raiders take its cargo.',
};

const saidOfPact: Readonly<Record<ConvoyVerdict, string>> = {
  safe: 'The units of a trading pact of the {seat} in {place} get through.',
  sacrificed: 'The units of a trading pact of the {seat} in {place} are lost.',
  lost: 'The units of a trading pact of the {seat} in {place} are lost.',
  captured: 'The units of a trading pact of the {seat} in {place} are lost, and raiders take their cargo.',
};

/** `to` is who raids it. */
export const convoyJudged = event('convoy-judged', {
  fields: {
    seat,
    to: seat,
    place,
    verdict: oneOf(convoyVerdicts),
    escort: unitsShape,
    pact: optional(literal(true)),
    select: optional(literal(true)),
    /** Who takes the cargo of a convoy that is captured, the boxes of it that are fuel, and hundredths of an economic point for the others (B2.40). */
    unit: optional(unit),
    fuel: optional(integer(0, 1_000_000)),
    amount: optional(integer(0, 100_000_000)),
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
  apply(draft, { seat: owner, to, place: hex, verdict, escort, pact, select = false, ...prize }) {
    if (draft.convoys !== undefined) replace(draft.convoys, hex, ({ escort: _, ...rest }): Convoy => rest);
    if (verdict === 'safe') return;
    // Who is lost with a convoy has fought for it (B2.30).
    if (verdict !== 'sacrificed') clash(draft, to, owner);
    if (pact === true) loseFromPools(draft, owner, escort);
    else loseConvoy(draft, owner, convoyLoss, select);
    takeCargo(draft, prize);
    if (verdict === 'sacrificed' && pact !== true) return;
    change(draft.empires, owner, ({ merchant }) =>
      merchant === undefined
        ? {}
        : {
            merchant: {
              ...merchant,
              reserve: pact === true ? merchant.reserve : withoutEscort(merchant.reserve, escort),
              raided: (merchant.raided ?? 0) + cargoOf(escort, select),
            },
          },
    );
  },
});

/** Whoever captured a convoy takes its cargo: what it needs as fuel, and carries what the rest is worth (B2.40). */
function takeCargo(
  draft: Draft<State>,
  {
    unit: raider,
    fuel = 0,
    amount = 0,
  }: { readonly unit?: UnitId; readonly fuel?: number; readonly amount?: number },
): void {
  if (raider === undefined) return;
  if (fuel > 0) refuel(draft, raider, fuel);
  if (amount > 0) change(draft.squadrons, raider, ({ loot = 0 }) => ({ loot: loot + amount }));
}

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

/** The drones that raiders fire at a convoy now (A10.40f). */
function dronesFact(state: State, { unit: raider }: Convoy, hex: PlaceId, segment: number) {
  const by = state.squadrons[raider]?.seat;
  const [from, squadron] = (by && dronesAt(state, by, hex, segment)) ?? [];
  return from === undefined || squadron === undefined
    ? []
    : [
        {
          label: 'Drones',
          value: phrase('{unit}: {points} attack factors', {
            unit: from.toUpperCase(),
            points: dronesIn(state, squadron) / 10,
          }),
        },
      ];
}

/** What becomes of a defended convoy (B2.30). OURS: it is judged, as convoys do not fight battles yet; while nobody judges, it gets through. */
const whatBecomes = (
  state: State,
  { place: hex, convoy, escort, responders }: Open,
  segment: number,
): Question<Judging, 'judge-convoy'> => ({
  to: gameMaster,
  least: 1,
  most: 1,
  about: hex,
  spot: { place: hex },
  said: phrase('Raiders have found a defended convoy in {place}. What is the outcome?', {
    place: hexName(hex),
  }),
  facts: [
    {
      label: convoy.pact === true ? 'Trading pact' : convoy.select === true ? 'Select convoy' : 'Convoy',
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
    ...dronesFact(state, convoy, hex, segment),
  ],
  cite: 'GC B2.30',
  kinds: ['judge-convoy'],
  silence: [{ kind: 'judge-convoy', verdict: 'safe' }],
});

/** What a captured convoy brings its raider: half of what the cargo is worth, as far as there is room for it (B1.25, B2.40); of a select convoy boxes that it needs as fuel come first. */
function prizeFor(state: State, { convoy, escort }: Open) {
  const raider = state.squadrons[convoy.unit];
  if (raider === undefined) return {};
  const boxes = convoy.pact === true ? boxesOf(escort) : boxesWith(escort);
  const needs = convoy.select === true && !coresOf(state)(raider.seat).has(raider.place);
  const fuel = needs ? fuelOf(raider, boxes) : 0;
  const worth = cargoOf({ 'F-S': 1 }, convoy.select) * (boxes - fuel);
  const amount = Math.min(Math.floor(worth / (2 * boxesOf({ 'F-S': 1 }))), roomAboard(raider));
  return { unit: convoy.unit, fuel, ...(amount > 0 && { amount }) };
}

/** Defended convoys are judged (B2.30). */
export function judgeConvoys(turn: Turn<Judging>): void {
  const open = openIn(turn.state);
  const answers = turn.ask(open.map((one) => whatBecomes(turn.state, one, turn.pass)));
  for (const [one, given] of answered(open, answers)) {
    const { place: hex, convoy, escort } = one;
    turn.happen(
      convoyJudged.of({
        seat: convoy.seat,
        to: turn.state.squadrons[convoy.unit]?.seat ?? convoy.seat,
        place: hex,
        verdict: given.verdict,
        escort,
        ...(convoy.pact && { pact: true }),
        ...(convoy.select && { select: true }),
        ...(given.verdict === 'captured' && prizeFor(turn.state, one)),
        cause: given.ref,
      }),
    );
  }
}
