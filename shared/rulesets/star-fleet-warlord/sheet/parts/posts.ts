import type { PlaceId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Burgle, Sabotage } from '../../model/orders/spying.ts';
import type { WrittenAs } from '../../typing.ts';
import { placeText, numberNext, placeNext, wrong, wrongNext } from '../../typing.ts';

type Alone = 'plant-post' | 'incite-rebellion' | 'investigate';

/** `LP 62 1101`, `IR 62 1101`, `IH 62 1101`: a hex, and nothing else (SFW 3105; OURS: as US has it). */
const alone = (kind: Alone, code: string): WrittenAs => ({
  kind,
  like: new RegExp(`^${code}$`),
  meant: [],
  read(reading) {
    const place = placeNext(reading);
    return typeof place === 'string' ? { kind, place } : place;
  },
  write: (order) => `${code} ${placeText((order as unknown as { readonly place: PlaceId }).place)}`,
});

/** `IB 62 1101 O LR`: a hex, then the race and class of a ship that seems to raid (SFW 3152; OURS: how it is typed). */
const ib: WrittenAs = {
  kind: 'burgle',
  like: /^IB$/,
  meant: [],
  read(reading) {
    const place = placeNext(reading);
    if (typeof place !== 'string') return place;
    const race = reading.next(/^[A-Z]$/)?.word.toUpperCase();
    const hull = reading.next(/^[A-Z0-9+]{1,9}$/)?.word.toUpperCase();
    return race === undefined || hull === undefined
      ? wrong(
          reading.code,
          phrase('IB takes a hex, then race and class of a ship to blame, such as IB 1101 O LR.'),
        )
      : { kind: 'burgle', place, design: `${race}-${hull}` };
  },
  write: ({ place, design }: Unnumbered<Burgle>) => `IB ${placeText(place)} ${design.replace('-', ' ')}`,
};

/** `IS 62 1101 300` (SFW 3168). */
const sabotage: WrittenAs = {
  kind: 'sabotage',
  like: /^IS$/,
  meant: [],
  read(reading) {
    const place = placeNext(reading);
    if (typeof place !== 'string') return place;
    const ep = numberNext(reading);
    return ep === undefined
      ? wrongNext(reading, phrase('IS takes a hex and EP, such as IS 1101 300.'))
      : { kind: 'sabotage', place, ep };
  },
  write: ({ place, ep }: Unnumbered<Sabotage>) => `IS ${placeText(place)} ${ep}`,
};

/** How orders about listening posts are typed. */
export const postsWritten: readonly WrittenAs[] = [
  alone('plant-post', 'LP'),
  alone('incite-rebellion', 'IR'),
  ib,
  sabotage,
  alone('investigate', 'IH'),
];
