import { integer, line, literal, oneOf, optional, where } from '#kernel/codec/shapes.ts';
import type { Choice } from '#kernel/orders/form.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { choiceOrNone, chosen, number } from '#kernel/declare/entries.ts';
import { textIn } from '#kernel/orders/fields.ts';
import type { Fault } from '#kernel/orders/sheet.ts';
import type { All } from './fortifying.ts';
import { sitesToFortify, tooFew } from './fortifying.ts';
import { add, hasNothing } from './orders.ts';
import { impossible } from '../refusals.ts';
import { imagine } from '../model/imagine.ts';
import type { SectorId } from '../model/ids.ts';
import { sectorIn } from '../model/ids.ts';
import { sitesHeldBy } from '../model/stations.ts';
import type { View } from '../model/view.ts';
import { terrainNames } from '../galaxy/terrain.ts';
import { sector } from '../fields/parts.ts';
import { isNowhere, officeOrder } from '../ordering.ts';
import type { Reading } from '../typing.ts';
import { keywordNext, numberNext, wrong, wrongNext } from '../typing.ts';

const terrain = where(line(2, 2), (code) => terrainNames.has(code), 'the code of a terrain');
const ep = integer(0, 999_999);

/** Which sites such an order is about, as one choice. */
const narrowed = ({ sector: one, terrain: code, bases }: Pick<All, 'sector' | 'terrain' | 'bases'>): string =>
  one ?? code ?? (bases === true ? 'bases' : '');

function narrowings(view: View): readonly Choice[] {
  const held = sitesHeldBy(imagine(view).sites, view.me).map(([at]) => at);
  return [
    { value: '', label: phrase('All your sites') },
    { value: 'bases', label: phrase('Your bases') },
    ...[...new Set(held.map(sectorIn))].map((one) => ({
      value: one,
      label: phrase('Sites in sector {sector}', { sector: one.slice(1) }),
    })),
    ...[...terrainNames]
      .filter(([code]) => code !== 'ES')
      .map(([code, name]) => ({ value: code, label: phrase('Sites of {terrain}', { terrain: name }) })),
  ];
}

type Narrowed = Pick<All, 'sector' | 'terrain' | 'bases'>;

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
function allNext(reading: Reading): All | Fault {
  const each = numberNext(reading);
  if (each === undefined) return wrongNext(reading, phrase('FA takes EP for each site, such as FA 50.'));
  let order: All = { ep: each };
  for (;;) {
    const option = optionNext(reading);
    if (option !== undefined) {
      if ('said' in option) return option;
      const already = order.sector ?? order.terrain ?? order.bases;
      if (already === undefined) order = { ...order, ...option };
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
}

const allText = ({ ep: each, sector: one, terrain: code, bases, most, only }: All): string =>
  [
    ...['FA', String(each)],
    ...(one === undefined ? [] : ['SECT', one.slice(1)]),
    ...(code === undefined ? [] : ['TERR', code]),
    ...(bases === undefined ? [] : ['BASE']),
    ...(most === undefined ? [] : ['MAX', String(most)]),
    ...(only === undefined ? [] : [only === 'major' ? 'MAJO' : 'MINO']),
  ].join(' ');

/** Adds points to all sites of one’s own that it is about: those of a sector, of a terrain, or all bases. */
export const fortifyAll = officeOrder('fortify-all', {
  fields: {
    /** EP for each. */
    ep,
    sector: optional(sector),
    /** Code of point or area terrain. */
    terrain: optional(terrain),
    bases: optional(literal(true)),
    /** No site is brought beyond so many points. */
    most: optional(ep),
    only: optional(oneOf(['major', 'minor'])),
  },
  title: 'Fortify All Sites',
  offers: (_, at) => (isNowhere(at) ? [{ ep: 50 }] : []),
  form(view, order) {
    const { sector: _, terrain: __, bases: ___, ...unnarrowed } = order;
    const { most: ____, ...unlimited } = order;
    return [
      number(order, 'ep', 'EP for each site', { least: 1, most: 999_999 }),
      chosen('which', 'Which sites', narrowings(view), narrowed(order), (which) => ({
        ...unnarrowed,
        ...(/^s(\d\d|gy)$/.test(which) ? { sector: which as SectorId } : {}),
        ...(terrainNames.has(which) ? { terrain: which } : {}),
        ...(which === 'bases' ? { bases: true as const } : {}),
      })),
      choiceOrNone(order, 'only', 'Of these', phrase('all'), [
        { value: 'major', label: phrase('major sites') },
        { value: 'minor', label: phrase('minor sites') },
      ]),
      {
        field: {
          kind: 'number',
          name: 'most',
          label: 'Up to how many points (0: any)',
          least: 0,
          most: 999_999,
        },
        value: order.most ?? 0,
        set: (given) => (given === 0 ? unlimited : { ...order, most: Number(textIn(given)) }),
      },
    ];
  },
  say: (order) => phrase('Fortify all sites ({code})', { code: allText(order) }),
  ways: [{ like: /^FA$/, read: allNext, write: allText }],
  act(act) {
    const { turn, world, seat, order } = act;
    const sites = sitesToFortify(world, seat, order);
    if (sites.length === 0) return impossible('SFW 3485', 'no-site-to-fortify');
    const problem = tooFew(order.ep) ?? hasNothing(act);
    if (problem === undefined)
      for (const [place, wanted] of turn.draw.fork('fortify', order.ref).shuffle(sites))
        add(act, place, wanted);
    return problem;
  },
});
