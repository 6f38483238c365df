import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { ShipTypeId } from '#rulesets/galactic-empires/tables/starships.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { garrisonId, sectorId, starfleetId } from '#rulesets/galactic-empires/model/state.ts';
import { realms } from '#rulesets/galactic-empires/tables/realms.ts';
import { maybeStarship, starships } from '#rulesets/galactic-empires/tables/starships.ts';
import { CaseMistake } from '#test/support/cases/adapter.ts';
import { plain } from '#test/support/cases/check.ts';

export const independents = 'independent';

/** The empire of this name or id. */
export function seatNamed(name: string): SeatId {
  const wanted = plain(name);
  const realm = realms.find((one) => plain(one.name) === wanted || one.id === wanted);
  if (realm === undefined)
    throw new CaseMistake(
      `no empire is called «${name}»; there are ${realms.map((one) => one.name).join(', ')}`,
    );
  return realm.id;
}

export const seatName = (seat: SeatId | undefined): string =>
  seat === undefined ? independents : (realms.find(({ id }) => id === seat)?.name ?? seat);

/** `Klingon/Hawk Heavy Cruiser`, the id, or the name alone where only one type has it. */
export function typeNamed(name: string): ShipTypeId {
  const wanted = plain(name);
  const byId = starships.find(({ id }) => id === wanted);
  const found =
    byId === undefined
      ? starships.filter(
          (type) => plain(type.name) === wanted || plain(`${type.builder}/${type.name}`) === wanted,
        )
      : [byId];
  const [only] = found;
  if (only !== undefined && found.length === 1) return only.id;
  if (found.length > 1)
    throw new CaseMistake(
      `«${name}» names ${found.length} types: write ${found.map((type) => `${type.builder}/${type.name}`).join(' or ')}`,
    );
  throw new CaseMistake(`no type of starship is called «${name}»: write BUILDER/NAME as in the tables`);
}

export function typeName(id: ShipTypeId): string {
  const type = maybeStarship(id);
  return type === undefined ? id : `${type.builder}/${type.name}`;
}

/** `A7` of an empire, or `G12`, the garrison of sector 12. */
export function unitNamed(label: string, seat: SeatId | undefined): UnitId {
  const [, kind, number] = /^([AG])(\d+)$/.exec(label.trim()) ?? [];
  if (kind === undefined)
    throw new CaseMistake(
      `«${label}» is no unit: write A and a number for a starfleet, G and the sector's number for a garrison`,
    );
  return kind === 'A' ? starfleetId(seat, Number(number)) : garrisonId(sectorId(Number(number)));
}

export function placeNumbered(text: string, state?: State): PlaceId {
  const [, number] = /^(\d+)(?:\s.*)?$/.exec(text.trim()) ?? [];
  const place = number === undefined ? undefined : sectorId(Number(number));
  if (place === undefined || (state !== undefined && state.sectors[place] === undefined))
    throw new CaseMistake(`«${text}» is no sector: write its number`);
  return place;
}

export const placeNumber = (place: PlaceId): number => Number(place.slice(1));

/** `Klingon Empire A7`, or `G12`. */
export function unitName(unit: UnitId): string {
  const fleet = /^(.+)\.a0*(\d+)$/.exec(unit);
  if (fleet !== null)
    return `${fleet[1] === 'independent' ? independents : seatName(fleet[1] as SeatId)} A${fleet[2] ?? ''}`;
  return `G${Number(unit.slice(1))}`;
}

/** The admiral of this name in any unit. */
export function admiralNamed(
  name: string,
  state: State,
): { readonly unit: UnitId; readonly id: State['units'][UnitId]['admirals'][number]['id'] } {
  for (const [unit, { admirals }] of inOrder(state.units)) {
    const found = admirals.find((admiral) => plain(admiral.name) === plain(name));
    if (found !== undefined) return { unit, id: found.id };
  }
  throw new CaseMistake(`no admiral is called «${name}»`);
}

/** The name of the admiral with this id; any other text stays as it is. */
export function admiralNameOf(text: string, state: State): string {
  for (const [, { admirals }] of inOrder(state.units)) {
    const found = admirals.find(({ id }) => id === text);
    if (found !== undefined) return found.name;
  }
  return text;
}
