import { placeId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { hexName } from '../map/board.ts';
import type { YardId } from '../model/yards/yard.ts';
import { spoken } from '../spoken.ts';
import { codeOf } from '../yards/known.ts';
import type { BuildFlyers } from './build.ts';
import type { Deploy } from './deploy.ts';

const sentence = /^take (\d{1,2})x(\S{1,20}) aboard (\S.{0,23}?)(?: in segment (\d{1,2}))?$/i;

/** `Take 6xPF aboard D6P in segment 3`, a sentence of ours beside those of the book (A9.10); undefined for anything else. */
function deployIn(text: string): Unnumbered<Deploy> | undefined {
  const [whole, count = '', type = '', ship = '', segment = '1'] = sentence.exec(text) ?? [];
  const [many, when] = [Number(count), Number(segment)];
  return whole === undefined || many === 0 || when === 0 || when > 12
    ? undefined
    : { kind: 'deploy', type, count: many, ship, segment: when };
}

export const spokenDeploys = spoken<Deploy>({
  kinds: ['deploy'],
  phrases: ({ empires, me }) => (empires[me]?.stock === undefined ? [] : ['Take 6xPF aboard ']),
  read: deployIn,
  write: ({ type, count, ship, segment }) => `Take ${count}x${type} aboard ${ship} in segment ${segment}.`,
});

const building = /^build (\d{1,3})x(\S{1,20}) in ([a-z]{1,2}\d{1,3})(?:\/(\d{1,3}))? for stock$/i;

/** `Build 12xZV in D6 for stock`, `Build 6xPF in D6/2 for stock` of a dock or base station: sentences of ours (A9.10); undefined for anything else. */
function buildIn(text: string): Unnumbered<BuildFlyers> | undefined {
  const [whole, count = '', type = '', hex = '', number] = building.exec(text) ?? [];
  if (whole === undefined || Number(count) === 0) return undefined;
  const place = placeId(`h${hex.toLowerCase()}`);
  return {
    kind: 'build-flyers',
    place,
    type,
    count: Number(count),
    ...(number !== undefined && { yard: `${place}.${number}` as YardId }),
  };
}

export const spokenFlyers = spoken<BuildFlyers>({
  kinds: ['build-flyers'],
  phrases: ({ yards = {} }) => (keysInOrder(yards).length === 0 ? [] : ['Build 12xZV in ']),
  read: buildIn,
  write: ({ place, type, count, yard }) =>
    `Build ${count}x${type} in ${yard === undefined ? hexName(place) : codeOf(yard)} for stock.`,
});
