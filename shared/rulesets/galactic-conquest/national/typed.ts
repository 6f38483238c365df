import type { Unnumbered } from '#kernel/game/plan.ts';
import { placeId } from '#kernel/words/ids.ts';
import { hexName } from '../map/board.ts';
import { spoken } from '../spoken.ts';
import type { BuildGuard } from './guard.ts';

const sentence = /^build (\S{1,20}) for the National Guard in ([a-z]{1,2}\d{1,3})$/i;

/** `Build F5 for the National Guard in D6`, a sentence of ours (A9.10). */
export const spokenGuards = spoken<BuildGuard>({
  kinds: ['build-guard'],
  phrases: ({ ships }) => (ships === undefined ? [] : ['Build FF for the National Guard in ']),
  read(text): Unnumbered<BuildGuard> | undefined {
    const [whole, hull = '', hex = ''] = sentence.exec(text) ?? [];
    return whole === undefined
      ? undefined
      : { kind: 'build-guard', place: placeId(`h${hex.toLowerCase()}`), hull };
  },
  write: ({ place, hull }) => `Build ${hull} for the National Guard in ${hexName(place)}.`,
});
