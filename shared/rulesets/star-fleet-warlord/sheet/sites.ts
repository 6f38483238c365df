import type { PlaceId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Fault } from '#kernel/orders/sheet.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Grammar, Reading, WrittenAs } from '../typing.ts';
import { placeText, keywordNext, numberNext, placeNext, unquoted, wrong, wrongNext } from '../typing.ts';
import type { SectorId } from '../model/ids.ts';
import type { Fortify, FortifyAll, Garrison, TakeDown } from '../model/orders/sites.ts';
import { terrainNames } from '../galaxy/terrain.ts';

/** Signs in the name of a site. */
export const longestSiteName = 20;

/** What follows the hex of a line; a fault where the line has none. */
const withPlace = <T>(reading: Reading, then: (place: PlaceId) => T | Fault): T | Fault => {
  const place = placeNext(reading);
  return typeof place === 'string' ? then(place) : place;
};

/** `FS 62 1101 300 0 10 "End of the Line"` (SFW 3385). */
const fs: WrittenAs = {
  kind: 'fortify',
  like: /^FS$/,
  meant: [],
  read: (reading) =>
    withPlace(reading, (place): Unnumbered<Fortify> | Fault => {
      const ep = numberNext(reading);
      if (ep === undefined) return wrongNext(reading, phrase('FS takes a hex and EP, such as FS 0509 200.'));
      const [fighters, pfs] = [numberNext(reading), numberNext(reading)];
      const rest = reading.rest();
      const name = unquoted(rest?.word ?? '');
      if (rest !== undefined && name.length > longestSiteName)
        return wrong(rest, phrase('A name has {most} signs at the most.', { most: longestSiteName }));
      return {
        kind: 'fortify',
        place,
        ep,
        ...(fighters === undefined || fighters === 0 ? {} : { fighters }),
        ...(pfs === undefined || pfs === 0 ? {} : { pfs }),
        ...(name === '' ? {} : { name }),
      };
    }),
  write: ({ place, ep, fighters, pfs, name }: Unnumbered<Fortify>) =>
    [
      ...['FS', placeText(place), String(ep)],
      ...(fighters === undefined && pfs === undefined ? [] : [String(fighters ?? 0)]),
      ...(pfs === undefined ? [] : [String(pfs)]),
      ...(name === undefined ? [] : [`"${name}"`]),
    ].join(' '),
};

type Narrowed = Pick<FortifyAll, 'sector' | 'terrain' | 'bases'>;

/** `SECT 11`, `TERR DA` or `BASE`; undefined where the next word is none of these. */
function optionNext(reading: Reading): Narrowed | Fault | undefined {
  const option = keywordNext(reading, ['SECT', 'TERR', 'BASE']);
  if (option === undefined) return undefined;
  if (option === 'BASE') return { bases: true };
  const word = reading.next(option === 'SECT' ? /^\d\d$/ : /^[A-Z]{2}$/);
  if (word === undefined || (option === 'TERR' && !terrainNames.has(word.word.toUpperCase())))
    return wrong(
      word ?? reading.ahead() ?? reading.last(),
      option === 'SECT'
        ? phrase('SECT takes a sector of two digits, such as SECT 11.')
        : phrase('TERR takes the code of a terrain, such as TERR DA.'),
    );
  return option === 'SECT' ? { sector: `s${word.word}` as SectorId } : { terrain: word.word.toUpperCase() };
}

/** `FA 100 SECT 11 MAX 200 MAJOR`: of several options the first counts, and the others are passed over (SFW 3476, 3514). */
const fa: WrittenAs = {
  kind: 'fortify-all',
  like: /^FA$/,
  meant: [],
  read(reading): Unnumbered<FortifyAll> | Fault {
    const ep = numberNext(reading);
    if (ep === undefined) return wrongNext(reading, phrase('FA takes EP for each site, such as FA 50.'));
    let order: Unnumbered<FortifyAll> = { kind: 'fortify-all', ep };
    for (;;) {
      const option = optionNext(reading);
      if (option !== undefined) {
        if ('said' in option) return option;
        const narrowed = order.sector ?? order.terrain ?? order.bases;
        if (narrowed === undefined) order = { ...order, ...option };
        continue;
      }
      const word = keywordNext(reading, ['MAX', 'MAJO', 'MINO']);
      if (word === undefined) break;
      const most = word === 'MAX' ? numberNext(reading) : undefined;
      if (word === 'MAX' && most === undefined)
        return wrong(reading.ahead() ?? reading.last(), phrase('MAX takes points, such as MAX 300.'));
      order = {
        ...order,
        ...(most === undefined ? { only: word === 'MAJO' ? 'major' : 'minor' } : { most }),
      };
    }
    const rest = reading.rest();
    return rest === undefined
      ? order
      : wrong(rest, phrase('FA has no such parameter: SECT, TERR or BASE, then MAX, then MAJO or MINO.'));
  },
  write: ({ ep, sector, terrain, bases, most, only }: Unnumbered<FortifyAll>) =>
    [
      ...['FA', String(ep)],
      ...(sector === undefined ? [] : ['SECT', sector.slice(1)]),
      ...(terrain === undefined ? [] : ['TERR', terrain]),
      ...(bases === undefined ? [] : ['BASE']),
      ...(most === undefined ? [] : ['MAX', String(most)]),
      ...(only === undefined ? [] : [only === 'major' ? 'MAJO' : 'MINO']),
    ].join(' '),
};

const signedNext = (reading: Reading): number | undefined => {
  const word = reading.next(/^-?\d{1,5}$/);
  return word === undefined ? undefined : Number(word.word);
};

/** `AF 94 1113 10 4`: fighters, then PFs (SFW 3524). */
const af: WrittenAs = {
  kind: 'garrison',
  like: /^AF$/,
  meant: [],
  read: (reading) =>
    withPlace(reading, (place): Unnumbered<Garrison> | Fault => {
      const fighters = signedNext(reading);
      return fighters === undefined
        ? wrongNext(reading, phrase('AF takes a hex and fighters, such as AF 1209 10.'))
        : { kind: 'garrison', place, fighters, pfs: signedNext(reading) ?? 0 };
    }),
  write: ({ place, fighters, pfs }: Unnumbered<Garrison>) =>
    ['AF', placeText(place), String(fighters), ...(pfs === 0 ? [] : [String(pfs)])].join(' '),
};

const taken = (kind: TakeDown['kind'], code: string): WrittenAs => ({
  kind,
  like: new RegExp(`^${code}$`),
  meant: [],
  read: (reading) => withPlace(reading, (place): Unnumbered<TakeDown> => ({ kind, place })),
  write: ({ place }: Unnumbered<TakeDown>) => `${code} ${placeText(place)}`,
});

/** How orders of sites, their fortifications and what hexes are worth are typed. */
export const sitesGrammar: Grammar = {
  ships: [],
  office: [fs, fa, af, taken('unfortify', 'US'), taken('drop-site', 'DS')],
};
