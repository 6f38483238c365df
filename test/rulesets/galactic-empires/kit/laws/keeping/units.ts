import type { Event } from '#rulesets/galactic-empires/game.ts';
import { starfleetId } from '#rulesets/galactic-empires/model/state.ts';
import { maybeStarship } from '#rulesets/galactic-empires/tables/starships.ts';
import type { EventOf } from '../../../../../../shared/rulesets/galactic-empires/game.ts';
import type { BookUnit, Books } from '../books.ts';
import { isEmpty, keyParts, newUnit, shipKey } from '../books.ts';
import type { Keep } from './entries.ts';
import {
  acts,
  add,
  gone,
  hasRight,
  isFoe,
  isTired,
  leave,
  linked,
  must,
  neverAlone,
  pays,
  sectorOf,
  take,
  unitOf,
} from './entries.ts';

/** What becomes of units: formed, changed, moved, dissolved. */
export const units: Keep<
  | 'starfleet-formed'
  | 'retreat-level-set'
  | 'defend-option-set'
  | 'leader-assigned'
  | 'follow-set'
  | 'unit-renamed'
  | 'admiral-renamed'
  | 'work-begun'
  | 'starfleet-cloaked'
  | 'starfleet-decloaked'
  | 'starships-transferred'
  | 'admiral-transferred'
  | 'starships-reassigned'
  | 'starships-disbanded'
  | 'admiral-disbanded'
  | 'starfleet-travelled'
  | 'starfleet-waited'
  | 'starfleet-sighted'
  | 'sector-searched'
  | 'starfleet-uncovered'
  | 'starfleet-dissolved'
> = {
  'starfleet-formed': (books, event) => {
    const { unit, seat, number, name, place } = event;
    must(books, !books.units.has(unit) && unit === starfleetId(seat, number), event, 'the number is taken');
    must(
      books,
      [...books.units.values()].some((other) => other.owner === seat && other.place === place),
      event,
      'nobody is there to form it',
    );
    books.units.set(unit, newUnit('starfleet', number, name, seat, place));
  },
  'retreat-level-set': (books, event) => void (unitOf(books, event, event.unit).retreatLevel = event.level),
  'defend-option-set': (books, event) => void (unitOf(books, event, event.unit).defends = event.defends),
  'leader-assigned': (books, event) => {
    const unit = unitOf(books, event, event.unit);
    must(
      books,
      event.admiral === undefined || unit.admirals.has(event.admiral),
      event,
      'the admiral is not in the unit',
    );
    unit.leader = event.admiral;
  },
  'follow-set': (books, event) => {
    const unit = unitOf(books, event, event.unit);
    must(
      books,
      event.follows === undefined ||
        (event.follows !== event.unit && unitOf(books, event, event.follows).owner === unit.owner),
      event,
      'it cannot follow this',
    );
    unit.follows = event.follows;
  },
  'unit-renamed': (books, event) => void (unitOf(books, event, event.unit).name = event.name),
  'admiral-renamed': (books, event) =>
    must(
      books,
      unitOf(books, event, event.unit).admirals.has(event.admiral),
      event,
      'the admiral is not in the unit',
    ),
  'work-begun': (books, event) => {
    const unit = unitOf(books, event, event.unit);
    must(books, unit.place === event.place && !unit.spent, event, 'it is elsewhere, or busy');
    unit.spent = true;
    unit.works = true;
  },
  'starfleet-cloaked': (books, event) => cloaks(books, event, true),
  'starfleet-decloaked': (books, event) => cloaks(books, event, false),
  'starships-transferred': (books, event) => {
    const [from, to] = [unitOf(books, event, event.from), unitOf(books, event, event.to)];
    meet(books, event, from, to);
    for (const stack of event.taken) {
      take(books, event, from, stack);
      const used = isTired(from) ? Math.max(stack.used, maybeStarship(stack.type)?.moves ?? 0) : stack.used;
      add(to, { type: stack.type, rank: event.rank, used }, stack.count);
    }
  },
  'admiral-transferred': (books, event) => {
    const [from, to] = [unitOf(books, event, event.from), unitOf(books, event, event.to)];
    meet(books, event, from, to);
    const used = from.admirals.get(event.admiral) ?? 0;
    leave(books, event, from, event.admiral);
    to.admirals.set(
      event.admiral,
      isTired(from) ? Math.max(used, books.start.parameters.admiralMoves) : used,
    );
  },
  'starships-reassigned': (books, event) => {
    const unit = unitOf(books, event, event.unit);
    const byUse = (stacks: readonly { readonly used: number; readonly count: number }[]): string =>
      JSON.stringify(
        [...Map.groupBy(stacks, ({ used }) => used)]
          .map(([used, list]) => [used, list.reduce((sum, { count }) => sum + count, 0)])
          .sort(),
      );
    const before = [...unit.ships]
      .map(([name, count]) => ({ ...keyParts(name), count }))
      .filter(({ type }) => type === event.type);
    must(books, byUse(before) === byUse(event.stacks), event, 'ships appear, vanish or come to rest');
    for (const stack of before) unit.ships.delete(shipKey(stack));
    for (const { count, ...stack } of event.stacks) {
      must(books, stack.type === event.type, event, 'another type is dealt');
      add(unit, stack, count);
    }
  },
  'starships-disbanded': (books, event) => {
    for (const stack of event.taken) take(books, event, unitOf(books, event, event.unit), stack);
    must(books, event.salvage >= 0, event, 'it costs money');
    pays(books, event, event.seat, event.salvage);
  },
  'admiral-disbanded': (books, event) => leave(books, event, unitOf(books, event, event.unit), event.admiral),
  'starfleet-travelled': (books, event, phase) => {
    const unit = unitOf(books, event, event.unit);
    const { owner } = unit;
    const [right, foe] =
      owner === undefined
        ? [false, false]
        : [hasRight(books, event, owner, event.to), isFoe(books, event, owner, event.to)];
    const fast = right && !sectorOf(books, event, event.to).changedOwner;
    must(
      books,
      unit.place === event.from && linked(books, event.from, event.to) && event.place === event.to,
      event,
      'no way leads there',
    );
    must(books, right || foe || unit.cloaked, event, 'it has no business there');
    must(
      books,
      event.cost === (fast ? 1 : 2) && event.phase === phase,
      event,
      'the cost or the phase is wrong',
    );
    acts(books, event, unit, phase, event.cost);
    unit.place = event.to;
  },
  'starfleet-waited': (books, event, phase) => {
    const unit = unitOf(books, event, event.unit);
    must(
      books,
      event.cost === (unit.waits === 0 ? 0 : 1) && event.place === unit.place,
      event,
      'the cost or the place is wrong',
    );
    acts(books, event, unit, phase, event.cost);
    unit.waits += 1;
  },
  'starfleet-sighted': neverAlone,
  'sector-searched': (books, event, phase) => {
    const unit = unitOf(books, event, event.unit);
    must(books, unit.place === event.place && !unit.spent, event, 'it is elsewhere, or has no move-points');
    acts(books, event, unit, phase, 0);
    unit.spent = true;
  },
  'starfleet-uncovered': (books, event) => {
    const unit = unitOf(books, event, event.unit);
    must(
      books,
      unit.cloaked && unit.place === event.place && unit.owner === event.owner,
      event,
      'it is not hidden there',
    );
    unit.cloaked = false;
  },
  'starfleet-dissolved': (books, event) => {
    const unit = unitOf(books, event, event.unit);
    must(books, unit.kind === 'starfleet' && isEmpty(unit), event, 'it is not empty');
    gone(books, event.unit);
  },
};

function cloaks(
  books: Books,
  event: EventOf<'starfleet-cloaked' | 'starfleet-decloaked'>,
  hides: boolean,
): void {
  const unit = unitOf(books, event, event.unit);
  must(
    books,
    unit.kind === 'starfleet' && unit.cloaked !== hides && !unit.cloakChanged && unit.place === event.place,
    event,
    'it cannot',
  );
  Object.assign(unit, { cloaked: hides, cloakChanged: true });
}

function meet(books: Books, event: Event, from: BookUnit, to: BookUnit): void {
  must(books, from !== to && from.owner === to.owner && from.place === to.place, event, 'they do not meet');
  must(books, !from.cloaked && !to.cloaked, event, 'one of them is cloaked');
}
