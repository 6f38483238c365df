import type { Design } from './designs.ts';

/** What an ability of a class does here, or why only at a table (VB 508). */
export interface Trait {
  readonly effect: string;
  /** It changes something in the campaign; otherwise only in battles that are fought at a table. */
  readonly played: boolean;
}

const played = (effect: string): Trait => ({ effect, played: true });
const atTable = (effect: string): Trait => ({ effect, played: false });

/** Every ability of the unit lists, without the number behind it. */
export const traits: Readonly<Record<string, Trait>> = {
  Assault: played('carries ground units of that size in all, and can land them in an invasion'),
  Ballistic: atTable('fires drones from far off, and needs more supply for them: a campaign has no ranges'),
  Carrier: played('brings the flights that are based on it into battle'),
  Cloak: played('a force of nothing but cloaked ships may surprise the enemy in the first round'),
  Colonize: played('founds a colony in an uninhabited system'),
  Command: atTable('leads as a Leader unit; its greater Command Rating is in its figures'),
  'Command Post': played('makes morale checks of its system easier, and keeps Morale from coming to nothing'),
  Explorer: played('shows all figures of systems that it enters'),
  Fast: played('moves three sectors a turn'),
  Scout: played('lowers the die of an enemy force without a scout'),
  Shipyard: played('builds, repairs and lays up ships where it is'),
  Slow: played('moves one sector a turn'),
  Stealth: atTable(
    'a force of nothing but such ships lowers the readiness of the enemy at the start of a battle',
  ),
  Supply: played('carries cargo of that size in all'),
  'Supply Depot': played('supplies units within two sectors'),
  Trade: played('earns Commerce Income on its route'),
};

/** Abilities of a class with what each does. */
export const traitsOf = ({ abilities }: Pick<Design, 'abilities'>): readonly (readonly [string, Trait])[] =>
  abilities.split(', ').flatMap((label) => {
    const trait = traits[label.replace(/\(.*$/, '')];
    return trait === undefined ? [] : [[label, trait] as const];
  });
