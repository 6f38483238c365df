import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { byBuilder } from '#rulesets/galactic-empires/tables/starships.ts';
import type { Builder } from '#rulesets/galactic-empires/tables/starships.ts';
import { gm } from './host.ts';

const types = (builder: Builder): readonly string[] => byBuilder(builder).map(({ id }) => id);
const ships = (builder: Builder, shipClass: string, count: number, rank = 1): { readonly type: string; readonly count: number; readonly rank: number } => ({
  type: byBuilder(builder).find((type) => type.class === shipClass)?.id ?? '', count, rank,
});
const admiral = (name: string, tactics: number, leads = false): object =>
  ({ name, tactics, siegecraft: 20, attacks: 2, combat: 15, hitPoints: 1.5, ...(leads ? { leads } : {}) });

/** A turn in which the Klingons find a place for every kind of order: a war, an alliance, neighbours who are neither, and cloaked ships. */
const crowdedGame = {
  format: 'sealed-orders scenario',
  version: 1,
  ruleset: 'galactic-empires',
  title: 'Every order',
  parameters: { permissionForSale: true, cloakClasses: ['Scout', 'Destroyer'] },
  sectors: [
    { number: 1, name: 'Qo’noS', q: 0, r: 0, links: [2, 5, 7, 8], revenue: 40, owner: 'klingon-empire', annexed: true, builds: types('Klingon'), level: 2 },
    { number: 2, name: 'Hraka', q: 1, r: 0, links: [1, 3, 5, 6, 8], revenue: 12, owner: 'klingon-empire', permitted: ['ferengi-alliance'] },
    { number: 3, name: 'Virinat', q: 2, r: 0, links: [2, 4, 6], revenue: 12, owner: 'romulan-star-empire' },
    { number: 4, name: 'Romulus', q: 3, r: 0, links: [3, 6], revenue: 40, owner: 'romulan-star-empire', annexed: true, builds: types('Romulan'), level: 2 },
    { number: 5, name: 'Khitomer', q: 0, r: 1, links: [1, 2, 6, 7], revenue: 8 },
    { number: 6, name: 'Nimbus', q: 1, r: 1, links: [2, 3, 4, 5], revenue: 8, permitted: ['klingon-empire'] },
    { number: 7, name: 'Boreth', q: -1, r: 1, links: [1, 5, 10, 11], revenue: 14, owner: 'klingon-empire', annexed: true, level: 3, levelDamage: 1, damage: 1 },
    { number: 8, name: 'Rura Penthe', q: 1, r: -1, links: [1, 2, 9], revenue: 6, owner: 'klingon-empire', annexed: true },
    { number: 9, name: 'Earth', q: 1, r: -2, links: [8], revenue: 40, owner: 'federation-core', annexed: true, builds: types('Federation-a') },
    { number: 10, name: 'Ferengal', q: -2, r: 1, links: [7], revenue: 40, owner: 'ferengi-alliance', annexed: true, builds: types('Ferengi') },
    { number: 11, name: 'Morska', q: -1, r: 2, links: [7], revenue: 5, owner: 'klingon-empire', annexed: true },
  ],
  empires: [
    { id: 'klingon-empire', name: 'Klingon Empire', adjective: 'Klingon', ruler: 'Ann', treasury: 400, refuses: ['federation-core'], passage: ['federation-core'], sharesInfo: ['federation-core'] },
    { id: 'romulan-star-empire', name: 'Romulan Star Empire', adjective: 'Romulan', ruler: 'Bob', treasury: 400 },
    { id: 'federation-core', ruler: 'President Okoro', treasury: 400, sharesInfo: ['klingon-empire'] },
    { id: 'ferengi-alliance', ruler: 'Magnate Drox', treasury: 400, computer: true },
    { id: 'cardassian-union', ruler: 'Legate Corvek', treasury: 400, computer: true },
  ],
  units: [
    { kind: 'garrison', at: 1, owner: 'klingon-empire', ships: [ships('Klingon', 'Destroyer', 6), ships('Klingon', 'Scout', 2)] },
    { kind: 'starfleet', at: 2, owner: 'klingon-empire', number: 1, name: 'First Spear', ships: [ships('Klingon', 'Battleship', 6), ships('Klingon', 'Heavy Cruiser', 8, 2)], admirals: [admiral('Kurn', 40, true), admiral('Lursa', 25)] },
    { kind: 'starfleet', at: 2, owner: 'klingon-empire', number: 2, name: 'Hidden Hand', ships: [ships('Klingon', 'Scout', 4)], cloaked: true },
    { kind: 'starfleet', at: 7, owner: 'klingon-empire', number: 3, name: 'Builders', ships: [ships('Klingon', 'Destroyer', 9)], admirals: [admiral('Duras', 10)] },
    { kind: 'starfleet', at: 5, owner: 'klingon-empire', number: 4, name: 'Raiders', ships: [ships('Klingon', 'Destroyer', 6)] },
    { kind: 'starfleet', at: 7, owner: 'klingon-empire', number: 5, name: 'Wreckers', ships: [ships('Klingon', 'Heavy Cruiser', 6)] },
    { kind: 'starfleet', at: 2, owner: 'romulan-star-empire', number: 3, name: 'Shadow', ships: [ships('Romulan', 'Scout', 3)], cloaked: true },
    { kind: 'starfleet', at: 3, owner: 'romulan-star-empire', number: 1, name: 'Border Watch', ships: [ships('Romulan', 'Heavy Cruiser', 3)] },
    { kind: 'starfleet', at: 8, owner: 'federation-core', number: 1, name: 'Guests', ships: [ships('Federation-a', 'Heavy Cruiser', 2)] },
    { kind: 'garrison', at: 4, owner: 'romulan-star-empire', ships: [ships('Romulan', 'Destroyer', 4)] },
    { kind: 'garrison', at: 9, owner: 'federation-core', ships: [ships('Federation-a', 'Destroyer', 4)] },
    { kind: 'starfleet', at: 10, owner: 'ferengi-alliance', number: 1, name: 'Traders', ships: [ships('Ferengi', 'Scout', 2)] },
    { kind: 'starfleet', at: 10, owner: 'cardassian-union', number: 1, name: 'Exiles', ships: [ships('Cardassian', 'Scout', 2)] },
  ],
  relations: [
    { a: 'klingon-empire', b: 'romulan-star-empire', relation: 'war' },
    { a: 'klingon-empire', b: 'federation-core', relation: 'alliance' },
  ],
};

/** Begins it in the folder, as `eo1.game`; invitations are in `results`. */
export async function newCrowdedGame(home: string): Promise<void> {
  writeFileSync(join(home, 'crowded.scenario'), JSON.stringify(crowdedGame));
  await gm('new', join(home, 'eo1.game'), '--id', 'eo1', '--scenario', join(home, 'crowded.scenario'), '--seed', 'every order', '--out', join(home, 'results'));
}
