import { valuesInOrder } from '#kernel/words/inOrder.ts';
import { blankUnit } from '../model/units/blankUnit.ts';
import { withSeat } from '../model/units/change.ts';
import type { AdmiralTransferred, StarfleetFormed, StarshipsTransferred } from '../model/forceEvents.ts';
import type { WarDeclared } from '../model/diplomacyEvents.ts';
import type { Changes } from './changes.ts';
import type { Draft } from '../model/drafts.ts';
import { setRelation, withUnit } from '../model/drafts.ts';
import { followSet } from '../model/units/followers.ts';
import { admiralTransferred, reassigned, shipsTransferred } from '../model/units/losses.ts';

type FirstEvent =
  | 'war-declared'
  | 'starfleet-formed'
  | 'retreat-level-set'
  | 'defend-option-set'
  | 'leader-assigned'
  | 'follow-set'
  | 'unit-renamed'
  | 'starships-transferred'
  | 'admiral-transferred'
  | 'starships-reassigned';

export const firstEvents: Changes<FirstEvent> = {
  'war-declared': warDeclared,
  'starfleet-formed': formed,
  'retreat-level-set': (draft, { unit: id, level }) =>
    withUnit(draft, id, (unit) => void (unit.retreatLevel = level)),
  'defend-option-set': (draft, { unit: id, defends }) =>
    withUnit(draft, id, (unit) => void (unit.defends = defends)),
  'leader-assigned': (draft, { unit: id, admiral }) =>
    withUnit(draft, id, (unit) => setOrClear(unit, 'leader', admiral)),
  'follow-set': (draft, { unit, follows }) => followSet(draft, unit, follows),
  'unit-renamed': (draft, { unit: id, name }) => withUnit(draft, id, (unit) => void (unit.name = name)),
  'starships-transferred': (draft, event) => carriedOut(draft, event, shipsTransferred),
  'admiral-transferred': (draft, event) => carriedOut(draft, event, admiralTransferred),
  'starships-reassigned': reassigned,
};

/** War ends passage rights and special permissions between the two, both ways; those of third parties stay (GE 575, E-54). */
function warDeclared(draft: Draft, { by, on }: WarDeclared): void {
  setRelation(draft, by, on, 'war');
  for (const [host, guest] of [
    [by, on],
    [on, by],
  ] as const) {
    const empire = draft.empires[host];
    if (empire !== undefined) empire.passage = withSeat(empire.passage, guest, false);
  }
  for (const sector of valuesInOrder(draft.sectors)) {
    if (sector.owner === by) sector.permitted = withSeat(sector.permitted, on, false);
    else if (sector.owner === on) sector.permitted = withSeat(sector.permitted, by, false);
  }
}

function formed(draft: Draft, { unit, seat, number, name, place }: StarfleetFormed): void {
  draft.units[unit] = blankUnit('starfleet', number, name, place, seat);
}

/** A transfer happens once (GE 1459): the giving unit records its order for the rest of the turn. */
function carriedOut<E extends StarshipsTransferred | AdmiralTransferred>(
  draft: Draft,
  event: E,
  change: (draft: Draft, event: E) => void,
): void {
  change(draft, event);
  const { cause } = event;
  if (cause !== undefined)
    withUnit(draft, event.from, (giver) => void (giver.transferred = [...(giver.transferred ?? []), cause]));
}

function setOrClear<K extends string, V>(target: Partial<Record<K, V>>, key: K, value: V | undefined): void {
  if (value === undefined) delete target[key];
  else target[key] = value;
}
