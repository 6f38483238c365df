import type { Unnumbered } from '#kernel/game/plan.ts';
import { unitId } from '#kernel/words/ids.ts';
import type { YardId } from '../model/yards/yard.ts';
import { spoken } from '../spoken.ts';
import type { BuildShip } from './build.ts';
import { codeOf } from './known.ts';

/** `D6/2`, as `codeOf` writes it. */
const yardIn = (hex: string, number: string): YardId => `h${hex.toLowerCase()}.${number}` as YardId;

const building = /^build (\S{1,20}) in ([a-z]{1,2}\d{1,3})\/(\d{1,3})(?:, to join ([a-z]\d{2,3}[a-z]))?$/i;

/** `Build D7 in D6/2, to join K03A`, a sentence of ours (A9.10). */
export const spokenBuild = spoken<BuildShip>({
  kinds: ['build-ship'],
  phrases: ({ yards = {} }) => (Object.keys(yards).length === 0 ? [] : ['Build ']),
  read(text): Unnumbered<BuildShip> | undefined {
    const [named, hull = '', hex = '', number = '', joins] = building.exec(text) ?? [];
    if (named === undefined) return undefined;
    const yard = yardIn(hex, number);
    return {
      kind: 'build-ship',
      yard,
      hull,
      ...(joins !== undefined && { joins: unitId(joins.toLowerCase()) }),
    };
  },
  write: ({ yard, hull, joins }) =>
    `Build ${hull} in ${codeOf(yard)}${joins === undefined ? '' : `, to join ${joins.toUpperCase()}`}.`,
});
