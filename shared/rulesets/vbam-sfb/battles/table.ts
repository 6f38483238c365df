import type { Scenario } from '../model/combat.ts';
import { percentCrippled } from '../sidcors/table.ts';
import type { Design } from '../units/designs.ts';

/* Battles at tables elsewhere, by Star Fleet Battles (VB 317). */

/** Ships of civil fleets, which fight one by one (VB 282): how many, and what they are. */
const convoys: Readonly<Record<string, { readonly ships: number; readonly said: string }>> = {
  'Trade Fleet': { ships: 4, said: '4 FT' },
  'Transport Fleet': { ships: 7, said: '7 FT' },
  'Colony Fleet': { ships: 6, said: '3 F-LS and 3 F-AL' },
};
export const convoyOf = ({ name }: Design): { readonly ships: number; readonly said: string } | undefined =>
  convoys[name];

/** A fleet is destroyed with so many of four of its ships, rounded up; a crippled ship is half a destroyed one (VB 284). */
export const convoyLost = { parts: 3, of: 4 } as const;

/** What a crippled unit's internals lose when a battle begins (VB 321; OURS: rounded up). */
export const internalsTaken = (internals: number): number => Math.ceil((internals * percentCrippled) / 100);

/** Commander's Options, in percent of combat BPV. Source: MattNet/VBSF, docs/encounter_deep_space.html, by the author of the rulebook. */
export const optionsPercent = 20;

/** Where forces begin and how ready they are. Source: MattNet/VBSF, docs/encounter_deep_space.html, encounter_defensive.html and encounter_pursuit.html. */
export const setups: Readonly<
  Record<Scenario, { readonly attacker: string; readonly defender: string; readonly both: string }>
> = {
  'deep-space': {
    attacker: 'within 3 hexes of 0615, facing B or C, set up second',
    defender: 'within 3 hexes of 3716, facing E or F, set up first',
    both: 'Weapon Status II, or III with a scout; any speed',
  },
  defensive: {
    attacker: 'within 3 hexes of 0615, facing B or C, Weapon Status III, set up second',
    defender:
      'within 3 hexes of the planet in 3716, facing E or F, Weapon Status II, or III with a scout, speed 6, set up first',
    both: 'Against nothing but stealthy ships the defender has one Weapon Status less',
  },
  pursuit: {
    attacker: 'within 3 hexes of 1115, facing B or C',
    defender: 'within 3 hexes of 3116, facing B or C',
    both: 'Weapon Status II, or III with a scout; the attacker pursues',
  },
};
