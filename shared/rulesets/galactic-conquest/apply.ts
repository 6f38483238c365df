import type { PlaceId, UnitId } from '#kernel/ids.ts';
import { keysInOrder } from '#kernel/inOrder.ts';
import { change, replace } from '#kernel/steps/change.ts';
import type { BattleJoined, Event, Hit, SystemJudged } from './model/events.ts';
import type { Ship, Squadron, State, System } from './model/state.ts';

function judged({ systems }: State, { place, seat, verdict }: SystemJudged): void {
  if (verdict === 'holds') return;
  change(systems, place, () => ({ ...(verdict === 'falls' ? { owner: seat } : {}), unpaid: true as const }));
}

const withoutPlot = ({ plot: _, ...rest }: Squadron): Squadron => rest;
const withoutAttack = ({ cameFrom: _, ...rest }: Squadron): Squadron => rest;

function joined(draft: State, event: BattleJoined): void {
  const { battle: code, place, attacker, defender, five } = event;
  const begun = draft as { battle?: State['battle']; fought?: State['fought'] };
  begun.battle = { code, place, attacker: attacker.unit, defender: defender.unit, five };
  begun.fought = [...(draft.fought ?? []), code];
  for (const { unit, strength } of [attacker, defender])
    change(draft.squadrons, unit, (was) => ({ strength: was.strength ?? strength }));
}

/** The ships that are left of a squadron. */
function struck(ships: readonly Ship[], hits: readonly Hit[]): readonly Ship[] {
  return ships.flatMap((ship, index) => {
    const hit = hits.find(({ at }) => at === index);
    if (hit === undefined) return [ship];
    return hit.fate === 'destroyed' ? [] : [{ ...ship, lost: (ship.lost ?? 0) + hit.directed + hit.normal }];
  });
}

/** Nobody attacks any longer where only one empire is left. */
function ended(draft: State, place: PlaceId): void {
  delete (draft as { battle?: State['battle'] }).battle;
  const here = keysInOrder(draft.squadrons).filter((unit) => draft.squadrons[unit]?.place === place);
  const seats = new Set(here.map((unit) => draft.squadrons[unit]?.seat));
  if (seats.size < 2) for (const unit of here) replace(draft.squadrons, unit, withoutAttack);
}

/** Carries out one event; it decides nothing. */
export function apply(draft: State, event: Event): void {
  switch (event.kind) {
    case 'mobilised':
      return change(draft.empires, event.seat, () => ({ mobility: event.to }));
    case 'plotted':
      return change(draft.squadrons, event.unit, () => ({
        plot: { way: event.way, done: 0, cause: event.cause },
      }));
    case 'moved':
      return change(draft.squadrons, event.unit, (was) => ({
        place: event.place,
        ...(event.attacks === undefined ? {} : { cameFrom: event.from }),
        ...(was.plot === undefined ? {} : { plot: { ...was.plot, done: was.plot.done + 1 } }),
      }));
    case 'instructed':
      return change(draft.squadrons, event.unit, () => ({ combat: event.combat }));
    case 'battle-joined':
      return joined(draft, event);
    case 'struck':
      return change(draft.squadrons, event.unit, (was) => ({ ships: struck(was.ships, event.hits) }));
    case 'retreated':
      return replace(draft.squadrons, event.unit, (was) =>
        withoutAttack(withoutPlot({ ...was, place: event.to })),
      );
    case 'squadron-lost':
      delete (draft.squadrons as Record<UnitId, Squadron>)[event.unit];
      return;
    case 'battle-ended':
      return ended(draft, event.place);
    case 'turned-back':
      return replace(draft.squadrons, event.unit, withoutPlot);
    case 'system-judged':
      return judged(draft, event);
    case 'advance-judged':
    case 'fired':
      return;
    case 'earned':
      return change(draft.empires, event.seat, () => ({ treasury: event.points }));
  }
}

const rested = ({ plot: _, combat: __, strength: ___, cameFrom: ____, ...rest }: Squadron): Squadron => rest;

/** Ends the turn: courses and orders are done, and systems pay again. */
export function close(draft: State): void {
  for (const unit of keysInOrder(draft.squadrons)) replace(draft.squadrons, unit, rested);
  delete (draft as { fought?: State['fought'] }).fought;
  for (const place of keysInOrder(draft.systems))
    replace(draft.systems, place, ({ unpaid: _, ...rest }): System => rest);
  (draft as { turn: number }).turn += 1;
}
