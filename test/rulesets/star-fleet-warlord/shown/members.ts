import { CaseMistake } from '#test/support/cases/adapter.ts';
import type { Corporation } from '#rulesets/star-fleet-warlord/model/corporation.ts';
import type { Parameters } from '#rulesets/star-fleet-warlord/model/parameters.ts';
import type { Ship } from '#rulesets/star-fleet-warlord/model/ship.ts';
import type { Site } from '#rulesets/star-fleet-warlord/model/site.ts';
import { placeLabelled } from '../shelf.ts';

type Sort = 'number' | 'text' | 'flag' | 'list' | 'place' | 'record';
type Members<T> = Readonly<Record<keyof T, Sort>>;

/** Every member of a thing, with what is written for it: `crew 7`, `name Heron`, `cloaked`, `primaries F K`, `items.fighters 3`. */
export const shipMembers: Members<Ship> = {
  seat: 'text',
  design: 'text',
  number: 'number',
  name: 'text',
  place: 'place',
  from: 'place',
  age: 'number',
  shields: 'number',
  damage: 'number',
  drained: 'number',
  printed: 'number',
  crew: 'number',
  crewMost: 'number',
  spares: 'number',
  cloaked: 'flag',
  cloak: 'flag',
  refitted: 'flag',
  upgraded: 'number',
  improved: 'flag',
  mission: 'text',
  items: 'record',
  officers: 'text',
  team: 'flag',
  linked: 'text',
  stasis: 'text',
  halted: 'flag',
  noticed: 'number',
  heading: 'number',
  avoids: 'place',
  like: 'text',
};
export const siteMembers: Members<Site> = {
  owner: 'text',
  production: 'record',
  points: 'number',
  base: 'flag',
  office: 'text',
  moons: 'number',
  moonless: 'flag',
  surveyed: 'flag',
  devastated: 'flag',
  raided: 'flag',
  fighters: 'number',
  pfs: 'number',
  officers: 'text',
  name: 'text',
  taken: 'number',
  post: 'text',
  jammed: 'flag',
  passive: 'flag',
  special: 'text',
  told: 'list',
};
export const corporationMembers: Members<Corporation> = {
  turn: 'number',
  number: 'number',
  name: 'text',
  home: 'place',
  computer: 'flag',
  level: 'text',
  fallen: 'flag',
  waived: 'number',
  funds: 'record',
  transit: 'record',
  debt: 'number',
  stock: 'number',
  stockBefore: 'number',
  holdings: 'number',
  launched: 'record',
  store: 'record',
  officers: 'record',
  teams: 'number',
  primaries: 'list',
  specialties: 'list',
  ally: 'text',
  against: 'text',
  tactics: 'record',
  attackPercent: 'number',
  pricePercent: 'number',
  reversedOrders: 'record',
  reversedMoves: 'record',
  bought: 'number',
  boughtNext: 'number',
  permanent: 'flag',
  veteran: 'flag',
  ads: 'text',
  listens: 'text',
  header: 'text',
  motto: 'text',
  phone: 'text',
  phoneOpen: 'flag',
  info: 'text',
  person: 'text',
  shielded: 'flag',
  graveyard: 'flag',
  megaship: 'number',
  wish: 'flag',
  events: 'list',
  boons: 'record',
  met: 'list',
};
export const parameterMembers: Members<Parameters> = {
  size: 'text',
  victory: 'record',
  officers: 'flag',
  events: 'flag',
  specials: 'flag',
  graveyard: 'flag',
  monsters: 'flag',
  pirates: 'flag',
  npcs: 'flag',
  rounds: 'flag',
  days: 'text',
  computerAttacks: 'flag',
  eventGame: 'flag',
  figures: 'record',
};

function valueOf(sort: Sort, key: string, text: string): unknown {
  if (sort === 'number') return Number(text);
  if (sort === 'flag') return text !== 'false';
  if (sort === 'list') return text.split(' ').filter((word) => word !== '');
  if (sort === 'text') return text;
  const place = sort === 'place' ? placeLabelled(text) : undefined;
  if (place === undefined) throw new CaseMistake(`«${key} ${text}» of a case: write ${key}.member, or a hex`);
  return place;
}

/** A thing with these members; those that `done` names are written in another way and left as they are. */
export function withMembers<T extends object>(
  thing: T,
  members: Members<T>,
  more: Readonly<Record<string, string>>,
  done: readonly string[] = [],
): T {
  const made: Record<string, unknown> = { ...(thing as Record<string, unknown>) };
  for (const [key, text] of Object.entries(more)) {
    if (done.includes(key)) continue;
    const [, member = '', part] = /^([^.]*)(?:\.(.*))?$/.exec(key) ?? [];
    const sort = members[member as keyof T];
    if (part === undefined) made[member] = valueOf(sort, key, text);
    else {
      const old = made[member] as Readonly<Record<string, unknown>> | undefined;
      const value = /^-?\d+$/.test(text) ? Number(text) : text !== 'false';
      made[member] = { ...old, [part]: value };
    }
  }
  return made as T;
}
