import type { Group as GroupOf } from '#kernel/steps/samples.ts';
import { sampled as sampledBy } from '#kernel/steps/samples.ts';
import type { Named } from '../model/stations.ts';
import { bpvOf } from '../sidcors/table.ts';
import { designOf } from '../units/designs.ts';

/** A ship that fights for a group of ships of like BPV: what comes of it comes of all of them. */
export type Group = GroupOf<Named>;

/** OURS: the ships that two forces send, by their BPV, whole ones before crippled ones; undefined where no samples have the ratio of the forces. */
export const sampled = (forces: readonly [readonly Named[], readonly Named[]]) =>
  sampledBy(forces, {
    valueOf: ([, unit]) => bpvOf(designOf(unit)),
    isWhole: ([, { crippled }]) => !crippled,
    nameOf: ([id]) => id,
  });
