import { unitId } from '#kernel/words/ids.ts';
import { spoken } from '../spoken.ts';
import type { Tow } from './tow.ts';

const line = /^Tow (\S.*?)(?: of ([A-Z]\d{2,3}[A-Z]))? with (\S.*)$/i;

/** `Tow FF, FRD with TG`, `Tow DD of H02A with TG`: a sentence of ours in the line of a squadron (A9.10, D1.30). */
export const spokenTowing = spoken<Tow>({
  kinds: ['tow'],
  phrases: () => ['Tow '],
  read(text) {
    const [whole, names = '', code, by = ''] = line.exec(text) ?? [];
    return whole === undefined
      ? undefined
      : {
          kind: 'tow',
          ships: names.split(/\s*,\s*/),
          by,
          ...(code !== undefined && { from: unitId(code.toLowerCase()) }),
        };
  },
  write: ({ ships, by, from }) =>
    `Tow ${ships.join(', ')}${from === undefined ? '' : ` of ${from.toUpperCase()}`} with ${by}.`,
});
