import type { Terrain } from './effects.ts';
import { nothing, radiation, shelter } from './effects.ts';

const { crew, variant, officer, family } = shelter;

/** At home in the hearts of suns (SFW 6786). */
const serpents = ['M-SSRP', 'M-SSNK'] as const;

/** Appendix D: point terrain that is no site. */
export const pointTerrains: readonly Terrain[] = [
  { ...nothing, code: 'ES', name: 'Empty Space', sign: '.', cite: 'SFW 5501' },
  { ...nothing, code: 'BH', name: 'Black Hole', sign: 'B', cite: 'SFW 5509', deadly: 'heavy' },
  {
    code: 'VP',
    name: 'Variable Pulsar',
    sign: 'V',
    cite: 'SFW 5533',
    prospect: [150, 200],
    entry: [
      {
        kind: 'damage',
        least: 50,
        most: 100,
        immune: [crew(8)],
        halved: [variant('U'), variant('E'), officer('N')],
      },
    ],
    combat: {},
  },
  {
    ...nothing,
    code: 'WD',
    name: 'White Dwarf',
    sign: 'w',
    cite: 'SFW 5564',
    deadly: 'heavy',
    entry: [radiation],
  },
  {
    ...nothing,
    code: 'WH',
    name: 'White Hole',
    sign: 'W',
    cite: 'SFW 5580',
    entry: [radiation],
    combat: { attack: -25 },
  },
  {
    ...nothing,
    code: 'NO',
    name: 'Nova',
    sign: 'n',
    cite: 'SFW 5610',
    scansBlocked: true,
    entry: [{ kind: 'destroy', immune: [crew(9), family(...serpents)] }],
  },
  {
    code: 'SN',
    name: 'Supernova',
    sign: 'N',
    cite: 'SFW 5629',
    prospect: [100, 100],
    combat: {},
    entry: [{ kind: 'destroy', immune: [crew(9), family(...serpents)] }],
    scansBlocked: true,
  },
];

/** What a white hole throws out in a turn, in EP (SFW 5580). */
export const whiteHoleGrowth = 10;
/** A supernova is worth the same whoever looks for it (SFW 5629). */
export const flatProspects: readonly string[] = ['SN'];
