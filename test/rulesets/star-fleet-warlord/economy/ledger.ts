import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { plainCopy } from '#kernel/codec/plainCopy.ts';
import type { TriedTurn } from '#test/support/kits/testKit.ts';
import type { Event } from '#rulesets/star-fleet-warlord/allEvents.ts';
import type { Funds } from '#rulesets/star-fleet-warlord/model/funds.ts';
import { resources } from '#rulesets/star-fleet-warlord/model/funds.ts';
import type { StarFleetWarlord } from '#rulesets/star-fleet-warlord/game.ts';
import type { OfKind } from '#rulesets/star-fleet-warlord/model/happened.ts';
import type { State } from '#rulesets/star-fleet-warlord/model/state.ts';
import { evenly } from '#rulesets/star-fleet-warlord/money/money.ts';
import { starFleetWarlord } from '../shelf.ts';

/** What an event says of the resources of a Corporation. */
type Entry = readonly [SeatId, Partial<Funds>];

const points = (seat: SeatId, ep: number): readonly Entry[] => [[seat, evenly(ep)]];

/**
 * What each kind of event says that it brings or costs: a row for every one that changes the people, ores, dilithium or food of a Corporation.
 * It is read from the members of the event alone, and not from what carries it out.
 */
const rows: { readonly [K in Event['kind']]?: (event: OfKind<Event, K>) => readonly Entry[] } = {
  'income-received': ({ seat, income }) => [[seat, income]],
  'toll-paid': ({ seat, ep }) => points(seat, -ep),
  'ship-bought': ({ seat, price }) => points(seat, -price),
  'ship-repaired': ({ seat, ores }) => [[seat, { or: -ores }]],
  'ship-scrapped': ({ seat, ep }) => points(seat, ep),
  'crew-trained': ({ seat, people }) => [[seat, { pe: -people }]],
  'officer-boarded': ({ seat, pays, cost }) => [[seat, { [pays]: -cost }]],
  'officer-stationed': ({ seat, cost }) => [
    [seat, Object.fromEntries(resources.map((resource) => [resource, -cost[resource]]))],
  ],
  'hex-prospected': ({ seat, ep, besides = {} }) => [...points(seat, ep), [seat, besides]],
  'site-restored': ({ seat, cost }) => [
    [seat, Object.fromEntries(resources.map((resource) => [resource, -cost[resource]]))],
  ],
  'instalment-paid': ({ seat, ep }) => points(seat, -ep),
  'lines-bought': ({ seat, ep }) => points(seat, -ep),
  'loan-taken': ({ seat, ep }) => points(seat, ep),
  'loan-repaid': ({ seat, ep }) => points(seat, -ep),
  'items-bought': ({ seat, ep }) => points(seat, -ep),
  'base-placed': ({ seat, ep }) => points(seat, -ep),
  'values-scanned': ({ seat, ep }) => points(seat, -ep),
  'ship-refitted': ({ seat, dc }) => [[seat, { dc: -dc }]],
  'ship-upgraded': ({ seat, ores }) => [[seat, { or: -ores }]],
  'cloak-bought': ({ seat, ep }) => points(seat, -ep),
  'races-declared': ({ seat, ep }) => points(seat, -ep),
  'site-fortified': ({ seat, ep }) => points(seat, -ep),
  'site-unfortified': ({ seat, ep }) => points(seat, ep),
  'counter-begun': ({ seat, ep }) => points(seat, -ep),
  'spies-reported': ({ seat, ep }) => points(seat, -ep),
  'post-planted': ({ seat, ep }) => points(seat, -ep),
  'site-sabotaged': ({ seat, ep }) => points(seat, -ep),
  'site-investigated': ({ seat, ep }) => points(seat, -ep),
  'power-received': ({ seat, income }) => [[seat, income]],
  'ship-built': ({ seat, ep }) => points(seat, -ep),
  // Powers have at once what Corporations have in their next run.
  'site-raided': ({ seat, taken = {} }) => (/^c9\d\d$/.test(seat) ? [[seat, taken]] : []),
  'bounty-earned': ({ seat, ep }) => points(seat, ep),
  'ship-cloaked-alone': ({ seat, dc }) => [[seat, { dc: -dc }]],
  'casino-played': ({ seat, by }) => points(seat, by),
  'resources-equalized': ({ seat, before, each }) => [
    [seat, Object.fromEntries(resources.map((resource) => [resource, each - before[resource]]))],
  ],
  'resources-traded': ({ seat, from, to, amount, gained }) => [
    [seat, { [from]: -amount }],
    [seat, { [to]: gained }],
  ],
  'hex-calmed': ({ seat, ep }) => points(seat, -ep),
  'random-event': ({ seat, funds = {} }) => [[seat, funds]],
  'rise-rewarded': ({ seat, ep }) => points(seat, ep),
};

const said = (event: Event): readonly Entry[] =>
  (rows[event.kind] as ((event: Event) => readonly Entry[]) | undefined)?.(event) ?? [];

/** Who has resources: Corporations, and powers. */
type Owners = Readonly<Record<SeatId, { readonly funds: Funds }>>;
const ownersIn = ({ corporations, powers }: State): Owners => ({ ...corporations, ...powers });

/** Resources of which Corporations have more or less than these events say. */
const unbalanced = (before: Owners, after: Owners, events: readonly Event[]): readonly string[] =>
  inOrder(after).flatMap(([seat, { funds }]) =>
    resources.flatMap((resource) => {
      const had = before[seat]?.funds[resource] ?? 0;
      const told = events
        .flatMap(said)
        .reduce((sum, [of, change]) => sum + (of === seat ? (change[resource] ?? 0) : 0), 0);
      return had + told === funds[resource]
        ? []
        : [
            `${resource} of ${seat} went from ${had} to ${funds[resource]}, but events say ${told}: has ledger.ts a row for each?`,
          ];
    }),
  );

/** Resources that a turn made or lost without an event that says so, with the events at fault. */
export function ledgerFaults({
  before,
  after,
  outcome: { entries },
}: Pick<TriedTurn<StarFleetWarlord>, 'before' | 'after' | 'outcome'>): readonly string[] {
  const faults = unbalanced(
    ownersIn(before),
    ownersIn(after),
    entries.map(({ event }) => event),
  );
  return faults.length === 0 ? [] : [...faults, ...culprits(before, entries)];
}

/** The kinds of events that change what they do not say, found by carrying out one after the other. */
function culprits(before: State, entries: readonly { readonly event: Event }[]): readonly string[] {
  const draft = plainCopy(before);
  const found = entries.flatMap(({ event }) => {
    const was = ownersIn(draft);
    starFleetWarlord.apply(draft, event);
    return unbalanced(was, ownersIn(draft), [event]).length > 0 ? [`${event.kind} is at fault`] : [];
  });
  return [...new Set(found)];
}
