import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { placeId, unitId } from '#kernel/words/ids.ts';
import { hexName } from '../map/board.ts';
import { countText } from '../model/battle/wings.ts';
import type { YardId } from '../model/yards/yard.ts';
import { spoken } from '../spoken.ts';
import type { BuildShip } from './build.ts';
import type { MakeDockYard } from './laying/dock.ts';
import { dockKinds } from '../space/docks.ts';
import { codeOf } from './known.ts';
import type { ChangeYard } from './laying/change.ts';
import { changes } from './laying/changes.ts';
import type { LayYard } from './laying/layForm.ts';
import type { MakeStationYard } from './laying/station.ts';
import { shipyards } from './rates.ts';
import type { ScrapShips } from './scrapping/scrapShips.ts';
import type { ScrapStock } from './scrapping/scrapStock.ts';
import type { ScrapYard } from './scrapping/scrapYard.ts';
import type { BuiltCrew } from './ships/crewing.ts';
import { hullWith } from './ships/crewing.ts';
import type { ConvertShip } from './ships/convert.ts';
import type { HandOver } from './ships/handOver.ts';
import type { GiveShips } from './ships/give.ts';
import type { ConvertPrizes } from './ships/prizes.ts';

/** `D6/2`, as `codeOf` writes it. */
const yardIn = (hex: string, number: string): YardId => `h${hex.toLowerCase()}.${number}` as YardId;

const building =
  /^build (\S{1,20})(?: with an? (green|poor|computer)(?: crew)?)? in ([a-z]{1,2}\d{1,3})\/(\d{1,3})(?:, to join ([a-z]\d{2,3}[a-z]))?$/i;

/** `Build D7 in D6/2, to join K03A`, a sentence of ours (A9.10). */
export const spokenBuild = spoken<BuildShip>({
  kinds: ['build-ship'],
  phrases: ({ yards = {} }) => (keysInOrder(yards).length === 0 ? [] : ['Build ']),
  read(text): Unnumbered<BuildShip> | undefined {
    const [named, hull = '', crew, hex = '', number = '', joins] = building.exec(text) ?? [];
    if (named === undefined) return undefined;
    const yard = yardIn(hex, number);
    return {
      kind: 'build-ship',
      yard,
      hull,
      ...(crew !== undefined && { crew: crew.toLowerCase() as BuiltCrew }),
      ...(joins !== undefined && { joins: unitId(joins.toLowerCase()) }),
    };
  },
  write: ({ yard, hull, crew, joins }) =>
    `Build ${hullWith(hull, crew)} in ${codeOf(yard)}${joins === undefined ? '' : `, to join ${joins.toUpperCase()}`}.`,
});

const laying = /^lay (c?)(X2 )?(SC[234]SY|CWSY|DWSY) in ([a-z]{1,2}\d{1,3})( by the merchants)?$/i;
const changing = /^change ([a-z]{1,2}\d{1,3})\/(\d{1,3}): (\w+)(?: (\S{1,20}))?$/i;
const scrapping = /^scrap yard ([a-z]{1,2}\d{1,3})\/(\d{1,3})$/i;

const scrappingStock = /^scrap (\d{1,4})x(\S{1,20}) of the stock in ([a-z]{1,2}\d{1,3})$/i;

type OfYards = LayYard | MakeStationYard | MakeDockYard | ChangeYard | ScrapYard | ScrapStock;
const station = /^lay BSSY in ([a-z]{1,2}\d{1,3})$/i;
const docking = /^lay (FRD|FRX|CDK) in ([a-z]{1,2}\d{1,3})$/i;

/** `Lay cSC3SY in D6 by the merchants`, `Lay X2 SC4SY in D6`, `Lay BSSY in D6`, `Lay FRD in D6`, `Change D6/2: specialised D7`, `Scrap yard D6/2`, `Scrap 12xZV of the stock in D6`: sentences of ours (A9.10). */
export const spokenYards = spoken<OfYards>({
  kinds: ['lay-yard', 'make-station-yard', 'make-dock-yard', 'change-yard', 'scrap-yard', 'scrap-stock'],
  phrases: ({ yards = {} }) =>
    keysInOrder(yards).length === 0 ? [] : ['Lay SC4SY in ', 'Change ', 'Scrap yard ', 'Scrap '],
  read(text): Unnumbered<OfYards> | undefined {
    const [laid, compact, second, named = '', at = '', merchants] = laying.exec(text) ?? [];
    const type = shipyards.find((one) => one === named.toUpperCase());
    if (laid !== undefined && type !== undefined)
      return {
        kind: 'lay-yard',
        type,
        place: placeId(`h${at.toLowerCase()}`),
        compact: compact !== '',
        ...(second !== undefined && { second: true as const }),
        payer: merchants === undefined ? 'treasury' : 'merchants',
      };
    const [made, there = ''] = station.exec(text) ?? [];
    if (made !== undefined) return { kind: 'make-station-yard', place: placeId(`h${there.toLowerCase()}`) };
    const [, what = '', dockAt = ''] = docking.exec(text) ?? [];
    const dock = dockKinds.find((one) => one === what.toUpperCase());
    if (dock !== undefined)
      return { kind: 'make-dock-yard', dock, place: placeId(`h${dockAt.toLowerCase()}`) };
    const [changed, hex = '', number = '', word = '', hull] = changing.exec(text) ?? [];
    const to = changes.find((one) => one === word.toLowerCase());
    if (changed !== undefined && to !== undefined)
      return { kind: 'change-yard', yard: yardIn(hex, number), to, ...(hull !== undefined && { hull }) };
    const [stock, many, flyer = '', near = ''] = scrappingStock.exec(text) ?? [];
    if (stock !== undefined)
      return Number(many) === 0
        ? undefined
        : { kind: 'scrap-stock', place: placeId(`h${near.toLowerCase()}`), type: flyer, count: Number(many) };
    const [scrapped, where = '', which = ''] = scrapping.exec(text) ?? [];
    return scrapped === undefined ? undefined : { kind: 'scrap-yard', yard: yardIn(where, which) };
  },
  write(order) {
    if (order.kind === 'scrap-stock')
      return `Scrap ${countText(order)} of the stock in ${hexName(order.place)}.`;
    if (order.kind === 'scrap-yard') return `Scrap yard ${codeOf(order.yard)}.`;
    if (order.kind === 'make-station-yard') return `Lay BSSY in ${hexName(order.place)}.`;
    if (order.kind === 'make-dock-yard') return `Lay ${order.dock} in ${hexName(order.place)}.`;
    if (order.kind === 'change-yard')
      return `Change ${codeOf(order.yard)}: ${order.to}${order.hull === undefined ? '' : ` ${order.hull}`}.`;
    const { type, place, compact, second, payer } = order;
    return `Lay ${compact ? 'c' : ''}${second === true ? 'X2 ' : ''}${type} in ${hexName(place)}${payer === 'merchants' ? ' by the merchants' : ''}.`;
  },
});

const converting = /^convert (\S.{0,23}?) to (\S{1,20})$/i;
const adopting = /^convert captured (\S.*)$/i;
type OfShips = ConvertShip | ConvertPrizes | ScrapShips | GiveShips | HandOver;
const givingShips = /^give (?!up )(\S.*)$/i;
const scrappingShips = /^scrap(?: (?!yard )(\S.*))?$/i;

const verbs = {
  'convert-prizes': 'Convert captured',
  'scrap-ships': 'Scrap',
  'give-ships': 'Give',
  'hand-over': 'Hand over',
} as const;

/** `Convert F5 2 to F5S`, `Give F-L`, `Hand over FF`, `Convert captured CA, DD`, `Scrap F5, F5 2`: sentences of ours in the line of a squadron (A9.10). */
export const spokenShips = spoken<OfShips>({
  kinds: ['convert-ship', 'convert-prizes', 'scrap-ships', 'give-ships', 'hand-over'],
  phrases: ({ yards = {} }) =>
    keysInOrder(yards).length === 0 ? [] : ['Convert ', 'Scrap ', 'Give ', 'Hand over '],
  read(text): Unnumbered<OfShips> | undefined {
    const [, captives] = adopting.exec(text) ?? [];
    if (captives !== undefined) return { kind: 'convert-prizes', ships: captives.split(/\s*,\s*/) };
    const [named, ship = '', to = ''] = converting.exec(text) ?? [];
    if (named !== undefined) return { kind: 'convert-ship', ship, to };
    const [handed, over] = /^hand over(?: (\S.*))?$/i.exec(text) ?? [];
    if (handed !== undefined)
      return { kind: 'hand-over', ships: over === undefined ? [] : over.split(/\s*,\s*/) };
    const [, away] = givingShips.exec(text) ?? [];
    if (away !== undefined) return { kind: 'give-ships', ships: away.split(/\s*,\s*/) };
    const [scrapped, ships] = scrappingShips.exec(text) ?? [];
    if (scrapped === undefined) return undefined;
    return { kind: 'scrap-ships', ships: ships === undefined ? [] : ships.split(/\s*,\s*/) };
  },
  write: (order) =>
    order.kind === 'convert-ship'
      ? `Convert ${order.ship} to ${order.to}.`
      : `${[verbs[order.kind], order.ships.join(', ')].join(' ').trim()}.`,
});
