/** What every empire builds in the same way, as rows of a table: years and names are its own. */

/** The heavy war destroyer in its eight configurations (B8.451). */
export const heavyDestroyers = (year: number, name: string, fighter: string): string => `
HDW HDW ${year} ${name}
HDW-SR survey ${year} sensors=2
HDW-V carrier ${year} 12x${fighter}
HDW-E escort ${year}
HDW-G troop ${year}
HDW-M sweeper ${year}
HDW-P tender ${year + 5} 6xPF
HDW-R repair ${year}
HDW-C command ${year} rating=10`;

/** Interceptors, and two years later gunboats with their leaders and scouts (C20.22, C20.60). */
export const gunboats = (year: number, name: string): string => `
INT INT ${year - 2} ${name} interceptor
PF PF ${year} ${name} gunboat
PFL leader ${year} bpv=42 +command
PFS scout ${year} bpv=36 epv=42 sensors=2`;

/** Second generation X-ships: a cruiser, a destroyer and a frigate (C21). OURS: their BPV is what the Federation’s factors say it is. */
export const secondGeneration = (
  [cruiser, destroyer, frigate]: readonly [string, string, string],
  name: string,
): string => `
${cruiser} CA 198 ${name} cruiser bpv=450 epv=450 rating=11 crew=100 sensors=4 cargo=10 warp=39 +X2
${destroyer} DD 198 ${name} destroyer bpv=230 epv=230 rating=8 crew=75 sensors=2 cargo=5 warp=20 +X2
${frigate} FF 198 ${name} frigate bpv=190 epv=170 rating=6 crew=45 sensors=4 cargo=5 warp=15 +X2`;
