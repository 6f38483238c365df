import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { isStored } from '../model/condition/storing.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { change } from '#kernel/steps/change.ts';
import { percentOf, rounded } from '#kernel/steps/fractions.ts';
import { isOpenTo } from '../sensors/veils.ts';
import { isFixed } from '../model/territory.ts';
import type { Empire } from '../model/empire.ts';
import { plunderOf } from '../model/merchant.ts';
import { areAllied } from '../model/relations/alliances.ts';
import type { State } from '../model/state.ts';
import { event, ownerHears, points, seat } from '../declare.ts';
import { interestOf } from '../bank/account.ts';
import { deficitOf, needOf, shutOf } from '../trade/marine/needs.ts';
import { isShutDown, paysBy } from '../trade/routes/network.ts';
import { chargedIn, comparedTurns } from '../model/unrest/surrender.ts';
import { isCrippled } from './crippled.ts';
import { pactIncome } from './pactIncome.ts';
import { miningIncome } from './facilities.ts';
import { runIncome } from './runIncome.ts';
import { isExhausted } from './exhaustion.ts';
import { isHomeSevered } from '../model/homeworld.ts';
import { loweringOf } from '../model/condition/ratings.ts';
import { squadronsAt } from '../model/stations/squadrons.ts';
import { blockadedBy } from '../model/space.ts';
import { crippledPercent, exhaustedPercent, mobilityRows } from './table.ts';
import { economyOf } from './worth.ts';

type World = Pick<
  State,
  | 'systems'
  | 'empires'
  | 'map'
  | 'routes'
  | 'pacts'
  | 'blind'
  | 'turn'
  | 'morale'
  | 'runs'
  | 'squadrons'
  | 'year'
>;

/** How the treasury of the next turn comes about, step by step, in hundredths of an economic point (B11.15). */
export interface Budget {
  /** What the systems pay in peacetime. */
  readonly economy: number;
  /** What is lost of systems that no trade route connects (B1.40), not above 0. */
  readonly severed: number;
  /** What percentages add to that (step a and c). */
  readonly percents: number;
  /** What lower command ratings add (step a and c). */
  readonly ratings: number;
  /** What mineral resource runs add (step a and c). */
  readonly runs: number;
  /** What trading pacts add (step a and c1). */
  readonly pacts: number;
  /** What mergers with empires that surrendered cost (step b), not below 0. */
  readonly charges: number;
  /** What a crippled empire loses (B11.11), not above 0. */
  readonly crippled: number;
  /** What mobility adds (step d). */
  readonly mobility: number;
  /** All of these: the economic output in its state of mobility (steps a to d). */
  readonly produced: number;
  /** What is lost where trade is shut down: everything (E1.31), not above 0. */
  readonly closed: number;
  /** What is borrowed and given (step e). */
  readonly due: number;
  /** What small mining stations bring (step e). */
  readonly mining: number;
  /** What the bank takes for debts (step e), not below 0. */
  readonly interest: number;
  /** Percent by which working freighters fall short (E1.30). */
  readonly deficit: number;
  /** What that costs (step f). */
  readonly missing: number;
  /** What raids on convoys and systems, and sabotage, have cost (B1.75, B2.10, C14.22). */
  readonly raided: number;
  /** What raiders brought home (B1.75). */
  readonly loot: number;
  /** Whole economic points that are missing of what raids took and the bank asks for, without what mergers cost beyond all that is produced (B10.45). */
  readonly short: number;
  /** Whole economic points of the interest that cannot be paid. */
  readonly unpaid: number;
  /** Whole economic points, to the nearest, halves up, not below 0. */
  readonly treasury: number;
}

const hundredths = 100;

/** By how many percent freighters fall short (E1.30), and what a crippled empire loses (B11.11). */
function shortageOf(
  state: World,
  seat: SeatId,
  { merchant }: Empire,
  economy: number,
): { readonly deficit: number; readonly crippled: number } {
  const deficit =
    merchant === undefined ? 0 : deficitOf(needOf(state, seat), merchant.working, shutOf(state, seat));
  return { deficit, crippled: isCrippled(state, seat) ? percentOf(crippledPercent, economy) : 0 };
}

/** The budget of an empire as things stand (B11.15). */
export function budgetOf(state: World, seat: SeatId): Budget {
  const empire: Empire = state.empires[seat] ?? { mobility: 'PT', treasury: 0 };
  const economy = economyOf(state, seat);
  const connected = economyOf(state, seat, paysBy(state, seat));
  const { deficit, crippled } = shortageOf(state, seat, empire, connected);
  const charges = chargedIn(empire, state.turn) * hundredths;
  const left = connected + crippled - charges;
  const percents = isExhausted(state, seat, empire) ? percentOf(exhaustedPercent, left) : 0;
  // Cut off from their homeworld systems produce nothing but what each is worth (C12.95b).
  const ratings = isHomeSevered(state, seat) ? 0 : percentOf(loweringOf(empire).percent, left);
  const runs = runIncome(state, seat, left);
  const pacts = pactIncome(state, seat, left);
  const mobility = isHomeSevered(state, seat)
    ? 0
    : percentOf(mobilityRows[empire.mobility].percent - 100, left + percents + ratings + runs + pacts);
  const produced = left + percents + ratings + runs + pacts + mobility;
  const closed = isShutDown(state, seat) ? -produced : 0;
  const paid = produced + closed;
  const due = (empire.account?.due ?? 0) * hundredths;
  const interest = isHomeSevered(state, seat) ? 0 : interestOf(empire.account);
  const missing = percentOf(deficit, paid);
  const { raided: taken = 0, loot = 0 } = plunderOf(empire);
  const raided = taken + (empire.espionage?.sabotage ?? 0) * hundredths;
  const mining = miningIncome(state, seat);
  const banked = paid + due + mining + loot - interest;
  return {
    economy,
    severed: connected - economy,
    crippled,
    charges,
    percents,
    ratings,
    runs,
    pacts,
    mobility,
    produced,
    closed,
    due,
    mining,
    interest,
    deficit,
    missing,
    raided,
    loot,
    short: Math.max(0, -rounded(banked - Math.min(0, paid) - missing - raided, hundredths)),
    unpaid: Math.max(0, -rounded(banked, hundredths)),
    treasury: Math.max(0, rounded(banked - missing - raided, hundredths)),
  };
}

/** A system that is under foreign ships, and whose they are. */
export interface Disputed {
  readonly place: PlaceId;
  readonly owner: SeatId;
  readonly seat: SeatId;
}

/** The systems over which foreign ships stand (B1.60). OURS: who blockades one does not contest it, nor do mothballed ships, nor does whoever its owner does not see. */
export const disputedIn = (state: State): readonly Disputed[] =>
  inOrder(state.systems).flatMap(([place, { owner }]) => {
    const there = squadronsAt(state.squadrons, place).find(
      ([, one]) =>
        one.seat !== owner &&
        !areAllied(state, one.seat, owner) &&
        blockadedBy(one) === undefined &&
        !isFixed(one) &&
        !isStored(one) &&
        isOpenTo(state, owner, one),
    );
    return there === undefined ? [] : [{ place, owner, seat: there[1].seat }];
  });

/** The points are what the treasury holds for the next turn. */
export const earned = event('earned', {
  fields: { seat, points },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('Your treasury holds {points} EP for the next turn.', {
      points: happened.points,
    }),
  ahead: (happened) =>
    phrase('Your treasury will hold {points} EP for the next turn.', {
      points: happened.points,
    }),
  apply: (draft, happened) =>
    change(draft.empires, happened.seat, ({ incomes = [] }) => ({
      treasury: happened.points,
      incomes: [...incomes, happened.points].slice(-comparedTurns),
    })),
});

/** What an empire could not pay of the interest on its debt; it is owed as well from now on. */
export const defaulted = event('defaulted', {
  fields: { seat, points },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('Your empire cannot pay {points} EP of interest, which are added to its debt.', {
      points: happened.points,
    }),
  ahead: (happened) =>
    phrase('Your empire will be unable to pay {points} EP of interest.', {
      points: happened.points,
    }),
  apply: (draft, happened) =>
    change(draft.empires, happened.seat, ({ account }) => ({
      account: { ...account, debt: (account?.debt ?? 0) + happened.points },
    })),
});

/** What an empire pays of loans that the bank calls. */
export const loansCalled = event('loans-called', {
  fields: { seat, points },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('The bank calls in your loans and takes {points} EP.', { points: happened.points }),
  ahead: (happened) =>
    phrase('The bank will call in your loans and take {points} EP.', { points: happened.points }),
  apply: (draft, happened) =>
    change(draft.empires, happened.seat, ({ account }) => ({
      account: { ...account, debt: Math.max(0, (account?.debt ?? 0) - happened.points) },
    })),
});
