import type { Heard } from '#kernel/game/game.ts';
import type { Entry } from '#kernel/sequence/ledger.ts';
import type { OrderRef, SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Event } from '#rulesets/galactic-empires/game.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import type { View } from '#rulesets/galactic-empires/model/view.ts';
import { marksIn } from './marks.ts';

/** One turn as one seat learns of it. */
export interface Learnt {
  readonly seat: SeatId;
  readonly before: State;
  readonly after: State;
  readonly entries: readonly Entry<Event>[];
  readonly heard: readonly Heard<Event>[];
  readonly view: View;
  readonly rulings: Readonly<Record<OrderRef, string>>;
}

/** Kinds that nobody but the empire named in `seat` may hear of. */
const ownAffairs: ReadonlySet<string> = new Set([
  'status-changed',
  'permission-bought',
  'permission-dropped',
  'starfleet-formed',
  'starships-disbanded',
  'upkeep-paid',
  'starships-deserted',
  'starships-built',
  'admiral-hired',
  'sector-ceded',
  'sector-annexed',
  'resources-decayed',
  'defences-razed',
  'garrison-withdrawn',
  'revenue-gained',
  'espionage-made',
  'admiral-resigned',
  'sector-released',
  'starfleet-dissolved',
  'sectors-scouted',
  'reports-shared',
  'proclamation-issued',
  'sector-pillaged',
]);
/** Kinds that only the owner of `unit` may hear of. */
const ownUnits: ReadonlySet<string> = new Set([
  'retreat-level-set',
  'defend-option-set',
  'leader-assigned',
  'follow-set',
  'unit-renamed',
  'admiral-renamed',
  'work-begun',
  'starfleet-cloaked',
  'starfleet-decloaked',
  'admiral-disbanded',
  'starfleet-travelled',
  'starfleet-waited',
  'sector-searched',
  'move-points-lost',
  'tactics-grown',
  'siegecraft-grown',
]);
/** Members by which events between two empires name both. */
const between: Readonly<Record<string, readonly string[]>> = {
  'war-declared': ['by', 'on'],
  'acceptance-changed': ['seat', 'from'],
  'passage-changed': ['seat', 'to'],
  'permission-changed': ['seat', 'to'],
  'alliance-cancelled': ['by', 'with'],
  'info-sharing-changed': ['seat', 'with'],
  'ambassador-sent': ['seat', 'to'],
  'resources-sent': ['seat', 'to'],
};

/** Whatever this seat learns and must not. */
export function secretsTold(learnt: Learnt): readonly string[] {
  return [...heardFaults(learnt), ...markFaults(learnt), ...numberFaults(learnt), ...viewFaults(learnt)].map(
    (fault) => `${learnt.seat} learns: ${fault}`,
  );
}

function heardFaults({ seat, before, heard }: Learnt): readonly string[] {
  return heard.flatMap(({ event }) => {
    const about = event as unknown as Readonly<Record<string, unknown>>;
    const foreign = ownAffairs.has(event.kind) && about['seat'] !== seat;
    const unit = ownUnits.has(event.kind) ? ownerOf(before, String(about['unit'])) : seat;
    const third = between[event.kind];
    const told =
      foreign || unit !== seat || (third !== undefined && !third.some((member) => about[member] === seat));
    return told ? [`an affair of others: ${JSON.stringify(event)}`] : [];
  });
}

/** Whose unit an id names: garrisons may change hands in the turn, and fleets are formed in it. */
function ownerOf(before: State, id: string): string | undefined {
  const [owner, number] = id.split('.');
  return number === undefined
    ? (before.units as Readonly<Record<string, { readonly owner?: string }>>)[id]?.owner
    : owner;
}

function markFaults({ seat, entries, heard, view, rulings }: Learnt): readonly string[] {
  const told = JSON.stringify([view, heard]);
  const leaders = new Set(
    entries.flatMap(({ event }) =>
      event.kind === 'battle-joined' && event.parties.includes(seat)
        ? event.sides.flatMap(({ leader }) => leader?.name ?? [])
        : [],
    ),
  );
  const banned = new Set(
    entries.flatMap(({ event }) =>
      event.kind === 'proclamation-issued' &&
      event.cause !== undefined &&
      rulings[event.cause] === 'unsuitable'
        ? [event.text]
        : [],
    ),
  );
  const inView = new Set(marksIn(JSON.stringify(view)).map(({ whole }) => whole));
  const marks = marksIn(told)
    .filter((mark) => mark.seat !== seat)
    .filter(({ kind, whole, text, seat: other }) => {
      if (kind === 'U' || kind === 'P') return true;
      if (kind === 'A') return !leaders.has(whole) || inView.has(whole);
      if (kind === 'M') return !text.startsWith(`${seat} `);
      return (
        kind === 'G' &&
        [...banned].some((proclaimed) => proclaimed.startsWith(`zq-${other}-`) && proclaimed.includes(text))
      );
    });
  const refs = [...told.matchAll(/"([a-z0-9-]+)\.t\d+\.o\d+"/g)]
    .filter(([, giver]) => giver !== seat)
    .map(([ref]) => `an order of others: ${ref}`);
  return [...new Set(marks.map(({ whole }) => `a text of others: ${whole}`)), ...new Set(refs)];
}

/** Large treasuries are numbers that nothing else has. */
function numberFaults({ seat, before, after, heard, view }: Learnt): readonly string[] {
  const told = JSON.stringify([view, heard], (member: string, value: unknown) =>
    member === 'espionage' ||
    (member === 'report' && typeof value === 'object' && value !== null && 'treasury' in value)
      ? undefined
      : value,
  );
  return inOrder(after.empires).flatMap(([other, { treasury }]) => {
    if (other === seat) return [];
    const sums = [treasury, before.empires[other]?.treasury ?? 0].filter((sum) => sum > 1_000_000);
    return sums
      .filter((sum) => new RegExp(`\\b${sum}\\b`).test(told))
      .map((sum) => `${sum}, the treasury of ${other}`);
  });
}

function viewFaults({ seat, before, after, heard, view }: Learnt): readonly string[] {
  const hidden = inOrder(after.units)
    .filter(([id, unit]) => unit.owner !== seat && unit.cloaked && before.units[id]?.cloaked === true)
    .map(([id]) => id);
  const changed = new Set(
    heard.flatMap(({ event }) => (event.kind === 'starfleet-uncovered' ? [event.unit] : [])),
  );
  const told = JSON.stringify(heard);
  return [
    ...hidden
      .filter((id) => told.includes(`"${id}"`) && !changed.has(id))
      .map(
        (id) =>
          `of the cloaked ${id}: ${JSON.stringify(heard.find(({ event }) => JSON.stringify(event).includes(id))?.event)}`,
      ),
    ...inOrder(view.sectors).flatMap(([place, { report }]) => {
      if (report === undefined) return [];
      const fresh = report.turn === after.turn - 1;
      const seen = report.forces
        .filter(({ unit }) => fresh && after.units[unit]?.cloaked === true)
        .map(({ unit }) => `in ${place} of the cloaked ${unit}`);
      const guests =
        report.owner === seat
          ? []
          : report.permitted
              .filter((other) => other !== seat)
              .map((other) => `that ${place} permits ${other}`);
      return [...seen, ...guests];
    }),
    ...inOrder(view.units)
      .filter(([, { owner }]) => owner !== seat)
      .map(([id]) => `the plan of ${id}`),
  ];
}
