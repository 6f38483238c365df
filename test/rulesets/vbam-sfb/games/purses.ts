import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { Event } from '#rulesets/vbam-sfb/game.ts';
import type { Empire, State } from '#rulesets/vbam-sfb/model/state.ts';

/* Each EP of an empire is in one of four purses, and each event says which it leaves and which it enters. */

const purses = {
  pool: ({ pool }: Empire) => pool,
  'tech pool': ({ tech }: Empire) => tech.pool,
  'misc of next turn': ({ misc }: Empire) => misc,
  discoveries: ({ discovered = 0 }: Empire) => discovered,
};
type Purse = keyof typeof purses;
type Entry = readonly [SeatId, Purse, ep: number];

/** What an event puts into purses, and takes out of them. */
function entriesOf(event: Event): readonly Entry[] {
  switch (event.kind) {
    case 'income-received': {
      const { seat, product, trade, misc, maintenance } = event;
      return [
        [seat, 'pool', product + trade + misc - maintenance],
        [seat, 'misc of next turn', -misc],
      ];
    }
    case 'tech-invested':
      return [
        [event.seat, 'pool', -event.ep],
        [event.seat, 'tech pool', event.ep],
      ];
    case 'discovery-used':
      return [
        [event.seat, 'discoveries', -event.ep],
        [event.seat, 'tech pool', event.ep],
      ];
    case 'tech-tested':
      return [[event.seat, 'tech pool', -event.spent]];
    case 'ep-given':
      return [
        [event.seat, 'pool', -event.ep],
        [event.to, 'misc of next turn', event.ep],
      ];
    case 'productivity-bought':
    case 'work-ordered':
    case 'work-paid':
      return [[event.seat, 'pool', -event.ep]];
    case 'work-cancelled':
    case 'unit-scrapped':
      return [[event.seat, 'misc of next turn', event.ep]];
    case 'fortune-befell':
      if (event.what === 'windfall') return [[event.seat, 'misc of next turn', event.amount]];
      if (event.what === 'expense') return [[event.seat, 'misc of next turn', -event.amount]];
      return event.what === 'discovery' ? [[event.seat, 'discoveries', event.amount]] : [];
    default:
      return [];
  }
}

/** EP of each purse that no event explains, and purses out of which more was paid than was in them: debts are made by income alone (VB 89). */
export function purseFaults(before: State, after: State, events: readonly Event[]): readonly string[] {
  const ledger = new Map<string, number>(
    inOrder(before.empires).flatMap(([seat, empire]) =>
      keysInOrder(purses).map((purse) => [`${seat}: ${purse}`, purses[purse](empire)] as const),
    ),
  );
  const overdrawn: string[] = [];
  for (const event of events)
    for (const [seat, purse, ep] of entriesOf(event)) {
      const account = `${seat}: ${purse}`;
      const left = (ledger.get(account) ?? 0) + ep;
      ledger.set(account, left);
      if (ep < 0 && left < 0 && event.kind !== 'income-received' && event.kind !== 'fortune-befell')
        overdrawn.push(`${account} pays ${-ep} EP (${event.kind}) and is left with ${left}`);
    }
  return [
    ...overdrawn,
    ...inOrder(after.empires).flatMap(([seat, empire]) =>
      keysInOrder(purses).flatMap((purse) => {
        const [is, expected] = [purses[purse](empire), ledger.get(`${seat}: ${purse}`) ?? 0];
        return is === expected ? [] : [`${seat}: ${is} EP in ${purse} where ${expected} should be`];
      }),
    ),
  ];
}

/** Capacity of yards that work has had (VB 434): none but what an event tells, and never more than it takes. */
export function workFaults(before: State, after: State, events: readonly Event[]): readonly string[] {
  const told = new Map<string, number>();
  for (const event of events)
    if (event.kind === 'work-done') told.set(event.project, (told.get(event.project) ?? 0) + event.ep);
    else if (event.kind === 'work-ordered') told.set(event.project, event.what.done);
  return inOrder(after.projects).flatMap(([id, { done, cost, paid = cost }]) => {
    const expected = (before.projects[id]?.done ?? 0) + (told.get(id) ?? 0);
    return [
      ...(done === expected ? [] : [`${id} has had ${done} EP where ${expected} should be`]),
      ...(done > paid ? [`${id} has had ${done} EP of ${paid} that are paid`] : []),
    ];
  });
}
