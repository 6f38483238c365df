import type { Design } from './designs.ts';

/** What a Heavy War Destroyer has in place of empty systems, by the letter behind its name, and the BPV that this adds (VB 68). */
export const refits: Readonly<Record<string, { readonly holds: string; readonly bpv: number }>> = {
  C: { holds: 'flag bridges, and a common weapon of the empire', bpv: 22 },
  H: { holds: '10 more shuttles with ready racks, for heavy fighters', bpv: 20 },
  K: { holds: 'a common weapon of the empire', bpv: 10 },
  P: { holds: '2 sensor channels, 6 mech links and 4 repair boxes, for PFs', bpv: 30 },
  S: { holds: '2 sensor channels', bpv: 20 },
  V: { holds: '10 more shuttles with ready racks, for light fighters', bpv: 20 },
};

/** The refit of a Heavy War Destroyer; undefined for one with nothing assigned, and for all other classes. */
export const refitOf = ({ name, hull }: Pick<Design, 'name' | 'hull'>): (typeof refits)[string] | undefined =>
  hull === 'HDW' ? refits[/-([A-Z])$/.exec(name)?.[1] ?? ''] : undefined;
