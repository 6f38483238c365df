import type { Books } from '#kernel/codec/books.ts';
import { integer, line, literal, object, oneOf, optional, where } from '#kernel/codec/shapes.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import type { Choice, Field } from '#kernel/orders/form.ts';
import type { Spot } from '#kernel/words/spot.ts';
import { about } from '#kernel/words/problem.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { OrderKind } from '#kernel/ruleset.ts';
import { imagine } from '../model/imagine.ts';
import type { SectorId } from '../model/ids.ts';
import { sectorIn } from '../model/ids.ts';
import type { SitesOfficeOrder, TakeDown } from '../model/orders/sites.ts';
import { sitesHeldBy } from '../model/stations.ts';
import type { KnownSite, View } from '../model/view.ts';
import { affordable, cannotFortify, cannotGarrison, cannotTakeDown } from './fortifying.ts';
import { worldOf } from '../galaxy/world.ts';
import { labelOf } from '../galaxy/board.ts';
import { fortifying } from '../model/figures.ts';
import { terrainNames } from '../galaxy/terrain.ts';
import { place, sector } from '../fields/parts.ts';
import { longestSiteName } from '../sheet/sites.ts';
import { written } from '../sheet/typed.ts';
import type { Kinds, Of } from '../common.ts';
import { ref } from '../common.ts';

const terrain = where(line(2, 2), (code) => terrainNames.has(code), 'the code of a terrain');
const ep = integer(0, 999_999);
const craft = integer(0, 9_999);

/** The own site at a spot. */
const siteAt = ({ sites, me }: View, { place: at }: Spot): readonly [PlaceId, KnownSite] | undefined => {
  const site = at === undefined ? undefined : sites[at];
  return at !== undefined && site?.owner === me ? [at, site] : undefined;
};

const inPlace = (template: string, at: PlaceId): Phrase => phrase(template, { place: labelOf(at) });

/** As much as is proposed: enough for a base, where there are the means. */
const proposed = (view: View): number =>
  Math.max(fortifying.least, Math.min(200, affordable(imagine(view), view.me, 200)));

const number = (name: string, label: string, most: number, least = 0): Field => ({
  kind: 'number',
  name,
  label,
  least,
  most,
});

const fortify: OrderKind<View, Of<'fortify'>> = {
  title: 'Fortify Site',
  codec: object({
    kind: literal('fortify'),
    ref,
    place,
    ep,
    fighters: optional(craft),
    pfs: optional(craft),
    name: optional(line(longestSiteName, 1)),
  }),
  offers(view, at) {
    const [here] = siteAt(view, at) ?? [];
    return here === undefined ? [] : [{ kind: 'fortify', place: here, ep: proposed(view) }];
  },
  form(view, order) {
    const all = affordable(imagine(view), view.me, 999_999);
    return {
      fields: [
        {
          kind: 'number',
          name: 'ep',
          label: 'EP',
          least: fortifying.least,
          most: 999_999,
          quick: { value: all, label: phrase('all {ep}', { ep: all }) },
        },
        number('fighters', 'Fighters for the garrison', 9_999),
        number('pfs', 'PFs for the garrison', 9_999),
        { kind: 'text', name: 'name', label: 'New name', longest: longestSiteName, lines: 1 },
      ],
      values: {
        ep: order.ep,
        fighters: order.fighters ?? 0,
        pfs: order.pfs ?? 0,
        name: order.name ?? '',
      },
      set(key, value) {
        const { fighters: _, pfs: __, name: ___, ...rest } = order;
        const filled = { ...order, [key]: value } as typeof order;
        const { fighters = 0, pfs = 0, name = '' } = filled;
        return {
          ...rest,
          ep: filled.ep,
          ...(fighters === 0 ? {} : { fighters }),
          ...(pfs === 0 ? {} : { pfs }),
          ...(name === '' ? {} : { name }),
        };
      },
    };
  },
  check(view, order) {
    const problem = cannotFortify(imagine(view), view.me, order);
    return problem === undefined ? [] : [about(order.ref, problem)];
  },
  say: ({ place: at, ep: spent }) =>
    phrase('Fortify {place} with {ep} EP', { place: labelOf(at), ep: spent }),
};

/** Which sites such an order is about, as one choice. */
const narrowed = ({ sector: one, terrain: code, bases }: Omit<Of<'fortify-all'>, 'ref'>): string =>
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

const fortifyAll: OrderKind<View, Of<'fortify-all'>> = {
  title: 'Fortify All Sites',
  codec: object({
    kind: literal('fortify-all'),
    ref,
    ep,
    sector: optional(sector),
    terrain: optional(terrain),
    bases: optional(literal(true)),
    most: optional(ep),
    only: optional(oneOf(['major', 'minor'])),
  }),
  offers: (_, { unit, place: at, seat, thing }) =>
    (unit ?? at ?? seat ?? thing) === undefined ? [{ kind: 'fortify-all', ep: 50 }] : [],
  form: (view, order) => ({
    fields: [
      number('ep', 'EP for each site', 999_999, 1),
      { kind: 'choice', name: 'which', label: 'Which sites', choices: narrowings(view) },
      {
        kind: 'choice',
        name: 'only',
        label: 'Of these',
        choices: [
          { value: '', label: phrase('all') },
          { value: 'major', label: phrase('major sites') },
          { value: 'minor', label: phrase('minor sites') },
        ],
      },
      number('most', 'Up to so many points (0: any)', 999_999),
    ],
    values: { ep: order.ep, which: narrowed(order), only: order.only ?? '', most: order.most ?? 0 },
    set(key, value) {
      const { sector: _, terrain: __, bases: ___, most, only, ...rest } = order;
      const which = key === 'which' ? (value as string) : narrowed(order);
      const limit = key === 'most' ? (value as number) : (most ?? 0);
      const size = key === 'only' ? (value as typeof only | '') : only;
      return {
        ...rest,
        ...(key === 'ep' ? { ep: value as number } : {}),
        ...(/^s(\d\d|gy)$/.test(which) ? { sector: which as SectorId } : {}),
        ...(terrainNames.has(which) ? { terrain: which } : {}),
        ...(which === 'bases' ? { bases: true as const } : {}),
        ...(limit === 0 ? {} : { most: limit }),
        ...(size === undefined || size === '' ? {} : { only: size }),
      };
    },
  }),
  check: () => [],
  say: (order) => phrase('Fortify all sites ({code})', { code: written(order) }),
};

const garrison = (books: Books): OrderKind<View, Of<'garrison'>> => ({
  title: 'Assign Garrison',
  codec: object({
    kind: literal('garrison'),
    ref,
    place,
    fighters: integer(-9_999, 9_999),
    pfs: integer(-9_999, 9_999),
  }),
  offers(view, at) {
    const [here] = siteAt(view, at) ?? [];
    return here === undefined ? [] : [{ kind: 'garrison', place: here, fighters: 0, pfs: 0 }];
  },
  form: (_, order) => ({
    fields: [
      number('fighters', 'Fighters (below 0: called back)', 9_999, -9_999),
      number('pfs', 'PFs (below 0: called back)', 9_999, -9_999),
    ],
    values: { fighters: order.fighters, pfs: order.pfs },
    set: (name, value) => ({ ...order, [name]: value as number }),
  }),
  check(view, order) {
    const problem = cannotGarrison(worldOf(books, imagine(view)), view.me, order);
    return problem === undefined ? [] : [about(order.ref, problem)];
  },
  say: (order) => phrase('Change the garrison ({code})', { code: written(order) }),
});

const takeDown = <K extends TakeDown['kind']>(
  kind: K,
  title: string,
  said: string,
): OrderKind<View, Of<K>> => {
  const made: OrderKind<View, TakeDown> = {
    title,
    codec: object({ kind: literal(kind), ref, place }) as unknown as OrderKind<View, TakeDown>['codec'],
    offers(view, at) {
      const [here] = siteAt(view, at) ?? [];
      const problem =
        here === undefined ||
        cannotTakeDown(imagine(view), view.me, { place: here }, kind === 'drop-site') !== undefined;
      return problem ? [] : [{ kind, place: here }];
    },
    check(view, order) {
      const problem = cannotTakeDown(imagine(view), view.me, order, kind === 'drop-site');
      return problem === undefined ? [] : [about(order.ref, problem)];
    },
    say: ({ place: at }) => inPlace(said, at),
  };
  return made as unknown as OrderKind<View, Of<K>>;
};

/** Orders of sites, their fortifications and what hexes are worth, as they are filled in. */
export const sitesKinds = (books: Books): Kinds<SitesOfficeOrder> => ({
  fortify,
  'fortify-all': fortifyAll,
  garrison: garrison(books),
  unfortify: takeDown('unfortify', 'Unfortify Site', 'Take down the defenses of {place}'),
  'drop-site': takeDown('drop-site', 'Drop Site', 'Give up {place}'),
});
