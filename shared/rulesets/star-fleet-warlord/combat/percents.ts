import type { Level } from '../ships/factor.ts';

/** Percentages of the base factors of ships and fortifications in battle. */

/** A Weapons Officer; a Marine Major against a site (SFW 2792, 2869). */
export const officers = { weapons: 25, major: 25 } as const;
/** Troop transports and Gorns, each, against a site (SFW 425, 6366). */
export const troops = 25;
/** Aegis ships and those of the Lyran Democratic Republic in defense of a site, each (SFW 383, 6173). */
export const aegis = 25;
/** Federation ships against space monsters (SFW 404). */
export const laboratories = 10;
/** Banshees against a base (SFW 6774). */
export const banshees = 25;
/** Whoever attacks a Corporation that took it for an ally (SFW 3819). */
export const surprise = 25;
/** Ships that were told to defend against their attacker (SFW 3832). */
export const warned = 25;
/** Fortifications with a Weapons Officer, with a Marine Major, and a Starbase that keeps still, each (SFW 4169, 6946, 6980). */
export const fortification = 20;
/** Points below which a base that keeps still has nothing of it (SFW 4171). */
export const passivePoints = 600;
/** Orions and space dragons, and penal ships, when they raid (SFW 1877, 6461). */
export const [stealth, penal] = [25, 50] as const;

/** What damage takes of a factor, in three hundredths: a third, 40 %, half, two thirds (SFW 1078; OURS: thirds for the printed 33 and 67, as the worked battle has them). */
export const damaged: Readonly<Record<Level, number>> = {
  '': 0,
  L: -100,
  M: -120,
  H: -150,
  C: -200,
  X: -300,
};
