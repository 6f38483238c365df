import { placeId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { hexName } from '../map/board.ts';
import { spoken } from '../spoken.ts';
import type { Jam } from './jam.ts';

const line = /^(?:(stop jamming)|jam (own position|here|[a-z]{1,2}\d{1,3}))$/i;

/** `Jam here`, `Jam D5`, `Jam own position`, `Stop jamming`: sentences of ours in the line of a squadron or of bases (A9.10). */
export const spokenJams = spoken<Jam>({
  kinds: ['jam'],
  phrases: () => ['Jam here', 'Jam own position', 'Stop jamming'],
  read(text): Unnumbered<Jam> | undefined {
    const [whole, stop, what = ''] = line.exec(text) ?? [];
    if (whole === undefined) return undefined;
    if (stop !== undefined) return { kind: 'jam', how: 'none' };
    const at = what.toLowerCase();
    if (at === 'here') return { kind: 'jam', how: 'here' };
    return at === 'own position'
      ? { kind: 'jam', how: 'own' }
      : { kind: 'jam', how: 'beside', place: placeId(`h${at}`) };
  },
  write({ how, place }) {
    if (how === 'none') return 'Stop jamming.';
    if (how === 'own') return 'Jam own position.';
    return how === 'beside' && place !== undefined ? `Jam ${hexName(place)}.` : 'Jam here.';
  },
});
