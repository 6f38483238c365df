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
  Assault: played('carries ground units up to that total size, and can land them in an invasion'),
  Ballistic: atTable('fires drones from long range and needs more supply for them; campaigns have no ranges'),
  Carrier: played('brings its flights into battle'),
  Cloak: played('a force of only cloaked ships may surprise the enemy in the first round'),
  Colonize: played('founds a colony in an uninhabited system'),
  Command: atTable('leads as a Leader unit; its Command Rating includes this'),
  'Command Post': played('makes its system’s morale checks easier, and keeps Morale above zero'),
  Explorer: played('shows all figures of systems it enters'),
  Fast: played('moves three sectors a turn'),
  Scout: played('lowers the die of an enemy force without a scout'),
  Shipyard: played('builds, repairs and lays up ships where it is'),
  Slow: played('moves one sector a turn'),
  Stealth: atTable('a force of only such ships lowers the enemy’s readiness at the start of a battle'),
  Supply: played('carries cargo up to that total size'),
  'Supply Depot': played('supplies units within two sectors'),
  Trade: played('earns Commerce Income on its route'),
};

/** Abilities of a class with what each does. */
export const traitsOf = ({ abilities }: Pick<Design, 'abilities'>): readonly (readonly [string, Trait])[] =>
  abilities.split(', ').flatMap((label) => {
    const trait = traits[label.replace(/\(.*$/, '')];
    return trait === undefined ? [] : [[label, trait] as const];
  });
