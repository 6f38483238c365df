import type { Terrain } from './effects.ts';
import { dust, heat, heatInBattle, nothing, radiation, shelter } from './effects.ts';

const { crew, race, variant, spares } = shelter;

/** Appendix E. Officers, monsters and items that would change an effect are not played yet. */
export const areaTerrains: readonly Terrain[] = [
  { ...nothing, code: 'ES', name: 'Empty Space', sign: '.', cite: 'SFW 5661' },
  {
    ...{ code: 'AF', name: 'Asteroid Field', sign: 'A', cite: 'SFW 5669', prospect: [60, 100] },
    entry: [
      {
        ...{ kind: 'damage', least: 5, most: 10 },
        immune: [crew(5), variant('U'), variant('E'), race('J')],
      },
    ],
    combat: {
      extra: { least: 1, most: 3, immune: [race('J')] },
      ...{ defense: 10, tholians: 25, casters: 25 },
    },
  },
  {
    ...{ ...nothing, code: 'AZ', name: 'Antimatter Zone', sign: 'Z', cite: 'SFW 5698' },
    combat: { forts: 25 },
    deadly: 'no shields',
  },
  { ...nothing, code: 'CC', name: 'Cloak Cloud', sign: 'C', cite: 'SFW 5727', combat: { hides: true } },
  {
    ...{ code: 'DC', name: 'Dust Cloud', sign: 'd', cite: 'SFW 5752', prospect: [40, 60], combat: {} },
    entry: [dust],
    cloaksBlocked: true,
  },
  {
    ...{ code: 'DS', name: 'Dust Storm', sign: 'D', cite: 'SFW 5773', prospect: [40, 60], combat: {} },
    entry: [dust, radiation],
    cloaksBlocked: true,
  },
  { ...nothing, code: 'GW', name: 'Gravity Well', sign: 'G', cite: 'SFW 5786', deadly: 'above light' },
  {
    ...{ ...nothing, code: 'HZ', name: 'Heat Zone', sign: 'H', cite: 'SFW 5808' },
    entry: heat,
    combat: heatInBattle,
  },
  {
    ...{ ...nothing, code: 'IS', name: 'Ion Storm', sign: 'I', cite: 'SFW 5842' },
    entry: [{ kind: 'drain', all: false, immune: [crew(7), spares] }],
    combat: { both: -50 },
    scansBlocked: true,
    cloaksBlocked: true,
  },
  {
    ...{ code: 'MM', name: 'Magnetic Meteors', sign: 'M', cite: 'SFW 5871', prospect: [80, 120] },
    entry: [
      {
        ...{ kind: 'damage', least: 40, most: 60 },
        immune: [variant('A')],
        halved: [crew(7), variant('E')],
      },
    ],
    combat: { extra: { least: 2, most: 4, immune: [variant('A')] } },
  },
  {
    ...{ code: 'MS', name: 'Meteor Swarm', sign: 'm', cite: 'SFW 5897', prospect: [60, 80], combat: {} },
    entry: [{ kind: 'damage', least: 1, most: 15, immune: [crew(5), variant('U'), variant('E')] }],
    cloaksBlocked: true,
  },
  {
    ...{ code: 'NE', name: 'Nebula', sign: 'N', cite: 'SFW 5920', prospect: [30, 50] },
    entry: [{ kind: 'shields', of: 'others', immune: [] }],
    combat: { noShields: true },
    scansBlocked: true,
    cloaksBlocked: true,
  },
  {
    ...{ code: 'NF', name: 'Negative Energy Field', sign: 'F', cite: 'SFW 5951', prospect: [80, 120] },
    entry: [{ kind: 'drain', all: true, immune: [crew(9), spares] }],
    combat: { both: -50 },
    scansBlocked: true,
    cloaksBlocked: true,
  },
  {
    ...{ ...nothing, code: 'OM', name: 'Old Minefield', sign: 'O', cite: 'SFW 5984' },
    entry: [
      {
        ...{ kind: 'damage', least: 25, most: 50, mines: true },
        immune: [variant('M'), variant('X'), crew(7)],
        halved: [variant('U'), variant('E')],
      },
    ],
  },
  { ...nothing, code: 'RZ', name: 'Radiation Zone', sign: 'R', cite: 'SFW 6018', entry: [radiation] },
  {
    ...{ code: 'SC', name: 'Star Cluster', sign: 'S', cite: 'SFW 6036', prospect: [20, 40], entry: [] },
    combat: { bursts: true },
    scansBlocked: true,
  },
  { ...nothing, code: 'SG', name: 'Stargate', sign: '*', cite: 'SFW 6063', teleports: 'SG' },
  {
    ...{ code: 'SZ', name: 'Stasis Zone', sign: 'z', cite: 'SFW 6094', prospect: [20, 40], combat: {} },
    entry: [{ kind: 'freeze', immune: [crew(8)] }],
  },
  {
    ...{ ...nothing, code: 'TZ', name: 'Toll Zone', sign: 'T', cite: 'SFW 6120' },
    entry: [{ kind: 'toll', immune: [race('I')] }],
  },
  { ...nothing, code: 'WS', name: 'Weak Space', sign: 'W', cite: 'SFW 6145', teleports: 'WS' },
];

/** What keeps a ship from being thrown elsewhere by weak space (SFW 6145); nothing does from a stargate. */
export const weakSpaceShelters = [race('T'), crew(7)];
