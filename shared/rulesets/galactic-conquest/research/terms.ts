import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Cite, Problem } from '#kernel/words/problem.ts';
import { beside, boardOf } from '../map/board.ts';
import { nameOf, yearOf } from '../map/seats.ts';
import type { Empire } from '../model/empire.ts';
import { pairOf } from '../model/relations/pacts.ts';
import { partnershipOf } from '../model/relations/partners.ts';
import type { State } from '../model/state.ts';
import { isEmpire } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import { nameOfProject } from './fields.ts';
import { mostOf, projects } from './projects.ts';
import { successesOf } from './research.ts';
import { beyondTreasury } from '../bank/paying.ts';
import { ownTerritory } from '../model/territory.ts';

/** Economic points that a sale costs each side, and half of it for partners of a trading pact (C17.73, C30.50). */
const [cost, costOfPartners] = [200, 100] as const;
/** Turns for which a technology must have been in use, and for which enemies trade none after they fought: five years (C17.71, C17.72). */
const [turnsInUse, turnsOfPeace] = [10, 10] as const;

type Trade = Pick<State, 'empires' | 'pacts'>;

/** What a trade of a technology costs each of the two (C17.73, C30.50). */
export function tradeCost({ pacts = {} }: Pick<State, 'pacts'>, one: SeatId, other: SeatId): number {
  const pact = pacts[pairOf(one, other)];
  const both = pact !== undefined && valuesInOrder(pact.pools).every((pool) => inOrder(pool).length > 0);
  return both ? costOfPartners : cost;
}

/** Whether nothing of a technology is left to find out (C17.72). */
export const completed = (empire: Pick<Empire, 'research'>, id: string): boolean =>
  successesOf(empire, id) >= mostOf(id);

/** Whether a technology of an empire becomes unique with whoever receives it (C17.74). */
export const isSpecial = ({ empires }: Pick<State, 'empires'>, seat: SeatId, id: string): boolean =>
  empires[seat]?.sheet?.special?.includes(id) === true;

const isUnique = ({ sheet, research }: Empire, id: string): boolean =>
  sheet?.unique?.includes(id) === true || research?.unique?.includes(id) === true;

/** Turns for which an empire has used a technology. OURS: what it knew at the beginning it has used for long. */
function turnsUsed(state: Pick<State, 'turn' | 'year'>, { research }: Empire, id: string): number {
  const { from = 0 } = projects.get(id) ?? {};
  const known = research?.since?.[id];
  const byKnowledge = known === undefined ? turnsInUse : state.turn - known;
  const byYear = (yearOf(state) - from) * 2;
  return Math.min(byKnowledge, byYear);
}

/** Whether hexes of two empires lie beside each other. OURS: these are who could have a trading pact. What a seat does not know of the other’s borders is taken as there. */
function areNeighbours({ map, territory, empires }: State, one: SeatId, other: SeatId): boolean {
  if (empires[other] === undefined) return true;
  const board = boardOf(map);
  return ownTerritory({ territory }, one).some((place) =>
    beside(board, place).some((next) => territory[next] === other),
  );
}

/** Why two empires trade no technologies now: they are neither neighbours nor preferred partners, or were enemies (C17.71, C17.75). */
function cannotTrade(state: State, one: SeatId, other: SeatId, cite: Cite): Problem | undefined {
  if (state.empires[one] === undefined) return impossible(cite, 'no-empire');
  if (other === one) return impossible(cite, 'to-yourself');
  if (!isEmpire(state, other)) return impossible(cite, 'no-account');
  const fought = state.clashes?.[pairOf(one, other)];
  if (fought !== undefined && state.turn - fought < turnsOfPeace)
    return impossible('GC C17.71', 'tech-enemies', { seat: nameOf(other) });
  return areNeighbours(state, one, other) || partnershipOf(state, one, other) !== undefined
    ? undefined
    : impossible('GC C17.71', 'tech-no-neighbours', { seat: nameOf(other) });
}

const cannotPay = (state: Trade, one: SeatId, other: SeatId): Problem | undefined =>
  beyondTreasury(state, one, tradeCost(state, one, other), 'GC C17.73', 'tech-costs');

/** Why an empire cannot sell a technology (C17.71 to C17.74). */
export function cannotSell(state: State, seller: SeatId, to: SeatId, id: string): Problem | undefined {
  const barred = cannotTrade(state, seller, to, 'GC C17.70');
  const empire = state.empires[seller];
  if (barred !== undefined || empire === undefined) return barred;
  const told = { project: nameOfProject(id) };
  if (!completed(empire, id)) return impossible('GC C17.72', 'tech-incomplete', told);
  if (isUnique(empire, id)) return impossible('GC C17.74', 'tech-unique', told);
  const isTimed = projects.get(id)?.due !== undefined;
  if (!isTimed && turnsUsed(state, empire, id) < turnsInUse)
    return impossible('GC C17.72', 'tech-too-new', told);
  return cannotPay(state, seller, to);
}

/** Why an empire cannot buy a technology. What the seller has, only the turn can tell. */
export function cannotBuy(state: State, buyer: SeatId, from: SeatId, id: string): Problem | undefined {
  const barred = cannotTrade(state, buyer, from, 'GC C17.70');
  const empire = state.empires[buyer];
  if (barred !== undefined || empire === undefined) return barred;
  if (completed(empire, id)) return impossible('GC C17.70', 'known-already', { project: nameOfProject(id) });
  const after = projects.get(id)?.after;
  if (after !== undefined && successesOf(empire, after) === 0)
    return impossible('GC C17.65', 'known-first', {
      project: nameOfProject(id),
      first: nameOfProject(after),
    });
  return cannotPay(state, buyer, from);
}
