import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { padded } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Cite, Problem } from '#kernel/words/problem.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { change } from '#kernel/steps/change.ts';
import { boardOf, hexName } from '../map/board.ts';
import { nameOf } from '../map/seats.ts';
import { sheetOf } from '../map/sheets.ts';
import type { Espionage, Mission, Outcome, Spy, SpyChart, SpyId } from '../model/relations/espionage.ts';
import type { Empire } from '../model/empire.ts';
import type { State } from '../model/state.ts';
import { isEmpire } from '../model/state.ts';
import { squadronsOf } from '../model/stations/squadrons.ts';
import { systemsOf } from '../model/stations/systems.ts';
import { impossible } from '../refusals.ts';
import { beyondTreasury } from '../bank/paying.ts';

/** Economic points for a new spy with its first mission, and for each other mission (C14.21). */
export const [spyCost, missionCost] = [35, 10] as const;
/** Economic points for a level of counterspying, for a turn at the Spy School, and the least for propaganda (C14.23, C14.30, C14.40). */
export const [counterCost, schoolCost, leastPropaganda] = [35, 35, 35] as const;
/** What a prime team costs, what each turn of its training costs, how many there are, and the missions that it counts for (C14.50). */
export const [primeCost, trainingCost, trainingTurns, primeSkill] = [200, 50, 4, 7] as const;

/** OURS: the chart of success that a game begins with (C14.26). */
export const usualChart: SpyChart = { needed: 5, blown: 2, caught: 1 };

/** The id by which an order asks for a new spy. */
export const newSpy = 'new' as SpyId;
export const isPrime = (id: SpyId): boolean => id.startsWith('p');

export const espionageOf = ({ empires }: Pick<State, 'empires'>, seat: SeatId): Espionage =>
  empires[seat]?.espionage ?? {};
export const spyOf = (state: Pick<State, 'empires'>, seat: SeatId, id: SpyId): Spy | undefined =>
  espionageOf(state, seat).spies?.[id];

/** How a mission went. OURS: one of which nothing comes has failed, and nobody noticed it. */
export const outcomeIn = ({ outcome }: Pick<Mission, 'outcome'>): Outcome =>
  outcome ?? { met: false, blown: false, caught: false, margin: 0 };

/** The number in an id of a spy or a prime team, from 1. */
export const numeralOf = (id: SpyId): number => Number(id.slice(1));

/** The next id of a spy, or of a prime team. */
export function nextSpy({ spies = {}, raised = 0 }: Espionage, prime = false): SpyId {
  if (!prime) return `s${padded(raised + 1, 3)}` as SpyId;
  const teams = keysInOrder(spies).filter(isPrime);
  const last = teams.at(-1);
  return `p${padded(1 + (last === undefined ? 0 : numeralOf(last)), 3)}` as SpyId;
}

/** A spy as the book writes it, `F01.2`, and a prime team, `PR01.7` (C14.24, C14.50). */
export const codeOf = (letter: string, id: SpyId, { skill }: Pick<Spy, 'skill'>): string =>
  `${numberOf(letter, id)}.${skill}`;
/** The same without what it has done. */
export const numberOf = (letter: string, id: SpyId): string =>
  `${isPrime(id) ? 'PR' : letter}${padded(numeralOf(id), 2)}`;
export const letterOf = ({ empires }: Pick<State, 'empires'>, seat: SeatId): string =>
  sheetOf(seat, empires[seat]?.sheet).letter;
/** A spy of an empire as the book writes it. */
export const spySaid = (state: Pick<State, 'empires'>, seat: SeatId, id: SpyId): string =>
  codeOf(letterOf(state, seat), id, spyOf(state, seat, id) ?? { skill: 0 });

/** What a mission costs (C14.21, C14.50). */
export const costOf = (spy: Spy | undefined): number =>
  spy === undefined ? spyCost : spy.fresh === true ? 0 : missionCost;

/** Whether nothing is left of an empire: neither a system nor a squadron. */
export const isFallen = (
  { systems, squadrons }: Pick<State, 'systems' | 'squadrons'>,
  seat: SeatId,
): boolean => systemsOf(systems, seat).length === 0 && squadronsOf(squadrons, seat).length === 0;

/** Changes what an empire has of spies; members that hold nothing are left out. */
export const spying = (draft: Draft<State>, seat: SeatId, by: (was: Espionage) => Espionage): void =>
  change(draft.empires, seat, ({ espionage = {} }: Empire) => ({ espionage: by(espionage) }));

/** Changes one spy. */
export const changeSpy = (draft: Draft<State>, seat: SeatId, id: SpyId, by: (was: Spy) => Spy): void =>
  spying(draft, seat, (was) => {
    const spy = was.spies?.[id];
    return spy === undefined ? was : { ...was, spies: { ...was.spies, [id]: by(spy) } };
  });

/** Takes a spy away. */
export const dropSpy = (draft: Draft<State>, seat: SeatId, id: SpyId): void =>
  spying(draft, seat, ({ spies: { [id]: _, ...left } = {}, ...rest }) =>
    keysInOrder(left).length === 0 ? rest : { ...rest, spies: left },
  );

/** Why so much cannot be paid. */
export const cannotPay = (
  state: Pick<State, 'empires'>,
  seat: SeatId,
  cost: number,
  cite: Cite,
): Problem | undefined => beyondTreasury(state, seat, cost, cite, 'espionage-costs');

/** Why an empire does nothing in another one: there is none, it is its own, or nothing is left of it. */
export function cannotWorkIn(
  state: Pick<State, 'empires' | 'others' | 'systems' | 'squadrons'>,
  seat: SeatId,
  on: SeatId,
  cite: Cite,
): Problem | undefined {
  if (state.empires[seat] === undefined) return impossible(cite, 'no-empire');
  if (on === seat) return impossible(cite, 'spy-at-home');
  if (!isEmpire(state, on)) return impossible(cite, 'no-account');
  // What a seat does not know of another empire refuses nothing.
  return state.empires[on] !== undefined && isFallen(state, on)
    ? impossible(cite, 'spied-empire-fallen', { seat: nameOf(on) })
    : undefined;
}

/** Why nothing can be learned or done in a hex: it is not on the map. */
export const cannotReach = (
  { map }: Pick<State, 'map'>,
  place: PlaceId | undefined,
  cite: Cite,
): Problem | undefined =>
  place === undefined || boardOf(map).names.cell(place) !== undefined
    ? undefined
    : impossible(cite, 'hex-not-on-map', { place: hexName(place) });
