import type { Unnumbered } from '#kernel/game/plan.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import { hullsText } from '../combat/words.ts';
import { mostFakes } from '../model/seeing/decoy.ts';
import { spoken } from '../spoken.ts';
import type { Project } from './project.ts';

const sentence = /^(\S.{0,23}?) projects (\S.*?)(?: from segment (\d{1,2}))?$/i;
const counted = /^(?:(\d{1,2})x)?(\S{1,20})$/;

/** `SAM 2 projects BB, 2xBDD from segment 3`, `SAM projects nothing`: sentences of ours in the line of bases (A9.10). */
export const spokenDecoys = spoken<Project>({
  kinds: ['project'],
  phrases: ({ squadrons }) =>
    valuesInOrder(squadrons).some(({ fixed }) => fixed !== undefined) ? ['SAM projects '] : [],
  read(text): Unnumbered<Project> | undefined {
    const [whole, base = '', what = '', when = '1'] = sentence.exec(text) ?? [];
    const segment = Number(when);
    if (whole === undefined || segment < 1 || segment > 12) return undefined;
    if (what.toLowerCase() === 'nothing') return { kind: 'project', base, ships: [], segment };
    const ships = what.split(/\s*,\s*/).flatMap((one) => {
      const [, count = '1', hull] = counted.exec(one) ?? [];
      return hull === undefined ? [undefined] : Array.from({ length: Number(count) }, () => hull);
    });
    const all = ships.filter((one) => one !== undefined);
    return all.length < ships.length || all.length === 0 || all.length > mostFakes
      ? undefined
      : { kind: 'project', base, ships: all, segment };
  },
  write: ({ base, ships, segment }) =>
    `${base} projects ${ships.length === 0 ? 'nothing' : hullsText(ships)} from segment ${segment}.`,
});
