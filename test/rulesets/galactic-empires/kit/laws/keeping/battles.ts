import { isEmpty, shipsIn } from '../books.ts';
import type { Keep } from './entries.ts';
import {
  acts,
  changesHands,
  isFoe,
  key,
  linked,
  lose,
  must,
  neverAlone,
  nothing,
  pays,
  sectorOf,
  unitOf,
} from './entries.ts';

/** What is fought over and taken. */
export const battles: Keep<
  | 'battle-joined'
  | 'defences-damaged'
  | 'battle-round-fought'
  | 'battle-brought-in'
  | 'casualties-removed'
  | 'starfleet-retreated'
  | 'wound-resolved'
  | 'battle-ended'
  | 'battle-reported'
  | 'move-points-lost'
  | 'tactics-grown'
  | 'siegecraft-grown'
  | 'sector-captured'
  | 'sector-pillaged'
  | 'pillage-seen'
> = {
  'battle-joined': (books, event) => {
    for (const { unit: id, owner, stacks } of event.sides) {
      const unit = unitOf(books, event, id);
      must(
        books,
        !unit.cloaked && unit.owner === owner && [event.place, event.across].includes(unit.place),
        event,
        `${id} is not there to be seen`,
      );
      must(
        books,
        stacks.reduce((sum, { count }) => sum + count, 0) === shipsIn(unit),
        event,
        `${id} has ${shipsIn(unit)} ships`,
      );
    }
    for (const [a, b] of event.hostile) {
      const [one, other] = [event.sides[a]?.owner, event.sides[b]?.owner];
      const guest = one ?? other;
      const atWar =
        one !== undefined && other !== undefined
          ? books.relations.get(key(one, other)) === 'war'
          : guest !== undefined && one !== other && isFoe(books, event, guest, event.place);
      must(books, atWar, event, `sides ${a} and ${b} are no enemies`);
    }
  },
  'defences-damaged': (books, event) => {
    const sector = sectorOf(books, event, event.place);
    must(
      books,
      event.strikes > 0 && event.damage === Math.min(sector.level - sector.levelDamage, event.strikes),
      event,
      'the damage is wrong',
    );
    sector.levelDamage += event.damage;
  },
  'battle-round-fought': nothing,
  'battle-brought-in': nothing,
  'casualties-removed': (books, event) => event.losses.forEach((loss) => lose(books, event, loss)),
  'starfleet-retreated': (books, event) => {
    const unit = unitOf(books, event, event.unit);
    must(
      books,
      unit.kind === 'starfleet' && linked(books, unit.place, event.to),
      event,
      'no way leads there',
    );
    Object.assign(unit, { place: event.to, spent: true });
  },
  'wound-resolved': (books, event) => {
    must(
      books,
      event.damage > 0 && event.damage < event.hitPoints && event.hurt.count === 1,
      event,
      'this is no wound',
    );
    if (event.lost) lose(books, event, event.hurt);
  },
  'battle-ended': nothing,
  'battle-reported': neverAlone,
  'move-points-lost': (books, event) => void (unitOf(books, event, event.unit).spent = true),
  'tactics-grown': (books, event) =>
    must(
      books,
      event.gain > 0 && unitOf(books, event, event.unit).admirals.has(event.admiral),
      event,
      'nobody learns',
    ),
  'siegecraft-grown': (books, event) =>
    must(
      books,
      event.gain > 0 && unitOf(books, event, event.unit).admirals.has(event.admiral),
      event,
      'nobody learns',
    ),
  'sector-captured': (books, event) => {
    must(books, isFoe(books, event, event.by, event.place), event, 'they are no enemies');
    must(
      books,
      [...books.units.values()].some(
        (unit) => unit.owner === event.by && unit.place === event.place && !unit.cloaked && !isEmpty(unit),
      ),
      event,
      'nobody is there to take it',
    );
    changesHands(books, event, event.place, event.from, event.by);
  },
  'sector-pillaged': (books, event, phase) => {
    const unit = unitOf(books, event, event.unit);
    must(
      books,
      unit.owner === event.seat && unit.place === event.place && event.amount >= 0,
      event,
      'it cannot',
    );
    acts(books, event, unit, phase, 0);
    pays(books, event, event.seat, event.amount);
    unit.spent = true;
    sectorOf(books, event, event.place).pillaged = true;
  },
  'pillage-seen': neverAlone,
};
