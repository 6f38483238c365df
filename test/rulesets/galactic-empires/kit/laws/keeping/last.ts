import { garrisonId, starfleetId } from '#rulesets/galactic-empires/model/state.ts';
import { maybeStarship } from '#rulesets/galactic-empires/tables/starships.ts';
import type { EventOf } from '../../../../../../shared/rulesets/galactic-empires/game.ts';
import type { Books } from '../books.ts';
import { isEmpty, newUnit } from '../books.ts';
import type { Keep } from './entries.ts';
import {
  add,
  changesHands,
  empireOf,
  gone,
  leave,
  lose,
  must,
  neverAlone,
  nothing,
  pays,
  sectorOf,
  unitOf,
} from './entries.ts';

/** What the final events bring: money, sectors, works, admirals. */
export const last: Keep<
  | 'sector-damaged'
  | 'sector-repaired'
  | 'resources-sent'
  | 'upkeep-paid'
  | 'starships-deserted'
  | 'starships-built'
  | 'admiral-hired'
  | 'sector-ceded'
  | 'sector-annexed'
  | 'annexation-declined'
  | 'annexation-lapsed'
  | 'defences-built'
  | 'defences-repaired'
  | 'resources-decayed'
  | 'defences-razed'
  | 'garrison-withdrawn'
  | 'revenue-gained'
  | 'sector-given'
  | 'proclamation-issued'
  | 'proclamation-heard'
  | 'admiral-resigned'
  | 'sector-released'
  | 'sectors-scouted'
> = {
  'sector-damaged': (books, event) => {
    const sector = sectorOf(books, event, event.place);
    must(
      books,
      event.damage === sector.damage + 1 && event.damage <= 3 && !sector.damagedNow,
      event,
      `the damage was ${sector.damage}`,
    );
    Object.assign(sector, { damage: event.damage, damagedNow: true });
  },
  'sector-repaired': (books, event) => {
    const sector = sectorOf(books, event, event.place);
    must(
      books,
      event.damage === sector.damage - 1 && event.damage >= 0 && !sector.damagedNow,
      event,
      `the damage was ${sector.damage}`,
    );
    sector.damage = event.damage;
  },
  'resources-sent': (books, event) => {
    must(books, event.amount > 0 && event.fee >= 0 && event.seat !== event.to, event, 'nothing is sent');
    pays(books, event, event.seat, -event.amount - event.fee);
    pays(books, event, event.to, event.amount);
  },
  'upkeep-paid': (books, event) => {
    must(books, event.paid >= 0 && event.paid <= event.due, event, 'more is paid than is due');
    pays(books, event, event.seat, -event.paid);
  },
  'starships-deserted': (books, event) => event.losses.forEach((loss) => lose(books, event, loss)),
  'starships-built': (books, event) => {
    const unit = unitOf(books, event, event.unit);
    const sector = sectorOf(books, event, event.place);
    const { builds, revenue } = books.start.sectors[event.place] ?? { revenue: 0 };
    sector.built += event.count;
    must(
      books,
      unit.kind === 'garrison' && unit.owner === event.seat && sector.owner === event.seat,
      event,
      'it is not the builder’s',
    );
    must(books, builds?.includes(event.type) ?? false, event, 'it is not on the list');
    must(
      books,
      event.count > 0 && sector.built <= revenue,
      event,
      `${sector.built} are built, of ${revenue}`,
    );
    must(
      books,
      event.cost === event.count * (maybeStarship(event.type)?.cost ?? 0) * 100,
      event,
      'the cost is wrong',
    );
    pays(books, event, event.seat, -event.cost);
    add(unit, { type: event.type, rank: event.rank, used: 0 }, event.count);
  },
  'admiral-hired': (books, event) => {
    const unit = unitOf(books, event, event.unit);
    const {
      admiral: { id, tactics, siegecraft, combat, hitPoints },
    } = event;
    const { hired, hireCost } = books.start.parameters;
    must(
      books,
      unit.owner === event.seat &&
        unit.kind === 'garrison' &&
        books.start.sectors[event.place]?.builds !== undefined,
      event,
      'nobody can hire there',
    );
    must(books, event.cost === hireCost * 100, event, 'the cost is wrong');
    must(
      books,
      ![...books.units.values()].some(({ admirals }) => admirals.has(id)),
      event,
      'there is one of this id',
    );
    for (const [figure, { least, most }] of [
      [tactics, hired.tactics],
      [siegecraft, hired.siegecraft],
      [combat, hired.combat],
      [hitPoints, hired.hitPoints],
    ] as const) {
      must(books, figure >= least && figure <= most, event, `${figure} is not from ${least} to ${most}`);
    }
    pays(books, event, event.seat, -event.cost);
    unit.admirals.set(id, 0);
  },
  'sector-ceded': (books, event) => unannexed(books, event),
  'sector-annexed': (books, event) => {
    const sector = sectorOf(books, event, event.place);
    must(
      books,
      sector.owner === event.seat && sector.ownerAtStart === event.seat && sector.annexedTo !== event.seat,
      event,
      'it cannot be annexed',
    );
    must(
      books,
      event.cost === (books.start.sectors[event.place]?.revenue ?? 0) * 100,
      event,
      'the cost is wrong',
    );
    pays(books, event, event.seat, -event.cost);
    Object.assign(sector, { annexedTo: event.seat, annexedNow: true, decline: 0 });
  },
  'annexation-declined': (books, event) => {
    const sector = sectorOf(books, event, event.place);
    must(
      books,
      sector.annexedTo === event.seat &&
        sector.owner !== event.seat &&
        event.decline >= 0 &&
        event.decline < 3,
      event,
      'nothing declines',
    );
    sector.decline = event.decline;
  },
  'annexation-lapsed': (books, event) => unannexed(books, event),
  'defences-built': (books, event) => {
    const sector = sectorOf(books, event, event.place);
    must(
      books,
      event.level === sector.level + 1 && event.level <= 12,
      event,
      `the level was ${sector.level}`,
    );
    must(books, event.cost === books.start.parameters.defences.cost * 100, event, 'the cost is wrong');
    pays(books, event, event.seat, -event.cost);
    sector.level = event.level;
    const { number, name } = books.start.sectors[event.place] ?? { number: 0, name: '' };
    if (!books.units.has(garrisonId(event.place)))
      books.units.set(
        garrisonId(event.place),
        newUnit('garrison', number, `Garrison of ${name}`, sector.owner, event.place),
      );
  },
  'defences-repaired': (books, event) => {
    const sector = sectorOf(books, event, event.place);
    must(
      books,
      event.levelDamage === sector.levelDamage - 1 && event.levelDamage >= 0,
      event,
      `the damage was ${sector.levelDamage}`,
    );
    sector.levelDamage = event.levelDamage;
  },
  'resources-decayed': (books, event) => {
    const share = (empireOf(books, event, event.seat).money * books.start.parameters.decay) / 100;
    must(books, Math.abs(event.amount - share) <= 0.5, event, `the share is ${share}`);
    pays(books, event, event.seat, -event.amount);
  },
  'defences-razed': (books, event) => {
    const sector = sectorOf(books, event, event.place);
    must(
      books,
      event.levels >= 1 &&
        event.levels <= 4 &&
        event.level === sector.level - event.levels &&
        event.level >= 0,
      event,
      `the level was ${sector.level}`,
    );
    must(
      books,
      event.salvage === event.levels * books.start.parameters.defences.razeSalvage * 100,
      event,
      'the salvage is wrong',
    );
    pays(books, event, event.seat, event.salvage);
    Object.assign(sector, { level: event.level, levelDamage: Math.min(sector.levelDamage, event.level) });
    if (event.level > 0 || books.start.sectors[event.place]?.builds !== undefined) return;
    const garrison = books.units.get(garrisonId(event.place));
    must(
      books,
      garrison === undefined || isEmpty(garrison),
      event,
      'ships or admirals of the garrison vanish',
    );
    gone(books, garrisonId(event.place));
  },
  'garrison-withdrawn': (books, event) => {
    const garrison = unitOf(books, event, event.unit);
    must(
      books,
      garrison.kind === 'garrison' &&
        garrison.owner === event.seat &&
        !books.units.has(event.into) &&
        event.into === starfleetId(event.seat, event.number),
      event,
      'it cannot',
    );
    const fleet = newUnit('starfleet', event.number, event.name, event.seat, event.place);
    for (const [name, count] of garrison.ships) fleet.ships.set(name, count);
    for (const [admiral, used] of garrison.admirals) fleet.admirals.set(admiral, used);
    fleet.leader = garrison.leader;
    garrison.ships.clear();
    garrison.admirals.clear();
    garrison.leader = undefined;
    books.units.set(event.into, fleet);
  },
  'revenue-gained': (books, event) => {
    must(
      books,
      event.amount === event.sectors.reduce((sum, { amount }) => sum + amount, 0),
      event,
      'the sum is wrong',
    );
    must(
      books,
      new Set(event.sectors.map(({ place }) => place)).size === event.sectors.length,
      event,
      'a sector yields twice',
    );
    for (const { place, amount } of event.sectors) {
      const sector = sectorOf(books, event, place);
      const percent = [100, 80, 65, 50][sector.damage] ?? 0;
      must(
        books,
        sector.owner === event.seat &&
          sector.annexedTo === event.seat &&
          !sector.pillaged &&
          !sector.changedOwner &&
          !sector.annexedNow,
        event,
        `${place} yields nothing to it`,
      );
      must(
        books,
        amount === (books.start.sectors[place]?.revenue ?? 0) * percent,
        event,
        `${place} yields another sum`,
      );
    }
    pays(books, event, event.seat, event.amount);
  },
  'sector-given': (books, event) => changesHands(books, event, event.place, event.seat, event.to),
  'proclamation-issued': (books, event) => pays(books, event, event.seat, event.amount),
  'proclamation-heard': neverAlone,
  'admiral-resigned': (books, event) => leave(books, event, unitOf(books, event, event.unit), event.admiral),
  'sector-released': (books, event) => unannexed(books, event),
  'sectors-scouted': nothing,
};

function unannexed(
  books: Books,
  event: EventOf<'sector-ceded' | 'annexation-lapsed' | 'sector-released'>,
): void {
  const sector = sectorOf(books, event, event.place);
  must(books, sector.annexedTo === event.seat, event, `it is annexed to ${String(sector.annexedTo)}`);
  Object.assign(sector, { annexedTo: undefined, decline: 0 });
}
