import type { Flyer } from './wings.ts';

/** Plain gunboats of a flotilla with a leader and a scout, and the most of a flotilla (C20.22). */
export const [plainOfFlotilla, mostOfFlotilla] = [4, 6] as const;

type Typed = Pick<Flyer, 'class' | 'flags'>;
/** Whether it leads a flotilla of gunboats, as a PFL does (A4.20). */
export const isLeader = ({ class: of, flags = [] }: Typed): boolean =>
  of === 'PF' && flags.includes('command');
/** Whether it is the scout of a flotilla, as a PFS is (A4.20). */
export const isFlotillaScout = ({ class: of, flags = [] }: Typed): boolean =>
  of === 'PF' && flags.includes('scout');
/** Whether it flies only in a flotilla with others (C20.22). */
export const isOfFlotilla = (flyer: Typed): boolean => isLeader(flyer) || isFlotillaScout(flyer);
