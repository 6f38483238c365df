import { blankUnit } from '../model/units/blankUnit.ts';
import { withoutShips } from '../model/units/change.ts';
import type { DefencesBuilt, DefencesRazed } from '../model/sectorEvents.ts';
import type { GarrisonWithdrawn, StarshipsDisbanded } from '../model/forceEvents.ts';
import { garrisonId, garrisonName, hasGarrison } from '../model/state.ts';
import type { Changes } from './changes.ts';
import { nothing } from './changes.ts';
import type { Draft } from '../model/drafts.ts';
import { pay, withAdmiral, withSector, withUnit } from '../model/drafts.ts';
import { gone } from '../model/units/followers.ts';
import { ownerChanged, removeAdmiral } from '../model/units/losses.ts';

type WorksEvent =
  | 'admiral-renamed'
  | 'work-begun'
  | 'starfleet-cloaked'
  | 'starfleet-decloaked'
  | 'starships-disbanded'
  | 'admiral-disbanded'
  | 'sector-searched'
  | 'starfleet-uncovered'
  | 'sector-pillaged'
  | 'pillage-seen'
  | 'sector-damaged'
  | 'sector-repaired'
  | 'resources-sent'
  | 'admiral-hired'
  | 'sector-ceded'
  | 'defences-built'
  | 'defences-repaired'
  | 'defences-razed'
  | 'garrison-withdrawn'
  | 'sector-given'
  | 'admiral-resigned'
  | 'sector-released';

export const worksEvents: Changes<WorksEvent> = {
  'admiral-renamed': (draft, { unit, admiral: id, name }) =>
    withAdmiral(draft, unit, id, (admiral) => void (admiral.name = name)),
  'work-begun': (draft, { unit: id, work }) =>
    withUnit(draft, id, (unit) => {
      unit.working = work;
      unit.spent = true;
    }),
  'starfleet-cloaked': (draft, { unit }) => cloaked(draft, unit, true),
  'starfleet-decloaked': (draft, { unit }) => cloaked(draft, unit, false),
  'starships-disbanded': disbanded,
  'admiral-disbanded': (draft, { unit: id, admiral }) =>
    withUnit(draft, id, (unit) => removeAdmiral(unit, admiral)),
  // A search takes up the whole turn (GE 7361).
  'sector-searched': (draft, { unit: id }) => withUnit(draft, id, (unit) => void (unit.spent = true)),
  // Being found counts as its one change of the turn: it may cloak again next turn (GE 1145).
  'starfleet-uncovered': (draft, { unit }) => cloaked(draft, unit, false),
  'sector-pillaged': (draft, { place, seat, unit: id, amount }) => {
    pay(draft, seat, amount);
    withSector(draft, place, (sector) => void (sector.pillaged = true));
    withUnit(draft, id, (unit) => void (unit.spent = true));
  },
  'pillage-seen': nothing,
  'sector-damaged': (draft, { place, damage }) =>
    withSector(draft, place, (sector) => {
      sector.damage = damage;
      sector.damagedNow = true;
    }),
  'sector-repaired': (draft, { place, damage }) =>
    withSector(draft, place, (sector) => void (sector.damage = damage)),
  'resources-sent': (draft, { seat, to, amount, fee }) => {
    pay(draft, seat, -(amount + fee));
    pay(draft, to, amount);
  },
  'admiral-hired': (draft, { seat, unit: id, admiral, cost }) => {
    pay(draft, seat, -cost);
    withUnit(draft, id, (unit) => {
      unit.admirals = [...unit.admirals, { ...admiral }].sort((a, b) => (a.id < b.id ? -1 : 1));
    });
  },
  'sector-ceded': (draft, { place }) => annexedToNobody(draft, place),
  'defences-built': built,
  'defences-repaired': (draft, { place, levelDamage }) =>
    withSector(draft, place, (sector) => void (sector.levelDamage = levelDamage)),
  'defences-razed': razed,
  'garrison-withdrawn': withdrawn,
  'sector-given': (draft, { place, to }) => ownerChanged(draft, place, to),
  'admiral-resigned': (draft, { unit: id, admiral }) =>
    withUnit(draft, id, (unit) => removeAdmiral(unit, admiral)),
  'sector-released': (draft, { place }) => annexedToNobody(draft, place),
};

function cloaked(draft: Draft, id: keyof Draft['units'], hides: boolean): void {
  withUnit(draft, id, (unit) => {
    unit.cloaked = hides;
    unit.cloakChanged = true;
  });
}

function disbanded(draft: Draft, { seat, unit: id, taken, salvage }: StarshipsDisbanded): void {
  pay(draft, seat, salvage);
  withUnit(draft, id, (unit) => {
    for (const stack of taken) unit.stacks = withoutShips(unit.stacks, stack);
  });
}

const annexedToNobody = (draft: Draft, place: keyof Draft['sectors']): void =>
  withSector(draft, place, (sector) => {
    delete sector.annexedTo;
    sector.decline = 0;
  });

/** With the first level the sector gets a garrison, which belongs to its owner (GE 882, 1092). */
function built(draft: Draft, { seat, place, level, cost }: DefencesBuilt): void {
  pay(draft, seat, -cost);
  withSector(draft, place, (sector) => {
    sector.level = level;
    const id = garrisonId(place);
    if (draft.units[id] === undefined)
      draft.units[id] = blankUnit('garrison', sector.number, garrisonName(sector.name), place, sector.owner);
  });
}

/** Damage is removed with the levels; a sector with neither defences nor industrial center has no garrison (E-26). */
function razed(draft: Draft, { seat, place, level, salvage }: DefencesRazed): void {
  pay(draft, seat, salvage);
  withSector(draft, place, (sector) => {
    sector.level = level;
    sector.levelDamage = Math.min(sector.levelDamage, level);
    if (!hasGarrison(sector)) gone(draft, garrisonId(place));
  });
}

/** Its ships and admirals, with their ranks and their leader, become a starfleet. */
function withdrawn(draft: Draft, { unit: id, seat, into, number, name, place }: GarrisonWithdrawn): void {
  withUnit(draft, id, (garrison) => {
    const { stacks, admirals, leader } = garrison;
    draft.units[into] = {
      ...blankUnit('starfleet', number, name, place, seat),
      stacks,
      admirals,
      ...(leader === undefined ? {} : { leader }),
    };
    garrison.stacks = [];
    garrison.admirals = [];
    delete garrison.leader;
  });
}
