import { newsByKind } from '#kernel/picture/newsreel.ts';
import type { NewsPictures } from '#kernel/presentation.ts';
import type { Event } from '../game.ts';
import type { View } from '../model/view.ts';
import { groundBattle } from './films/troops.ts';
import { lonePiece, singlePieces } from './pieces.ts';

/** Units that move, are built and are lost, and encounters that are fought, as they are played on the map. */
export const news: NewsPictures<View> = {
  pieces: singlePieces,
  of: newsByKind<View, Event>({
    moved: ({ unit, from, place }) => [{ kind: 'travel', piece: unit, from, to: { kind: 'place', place } }],
    withdrew: ({ unit, from, place }) => [
      { kind: 'travel', piece: unit, from, to: { kind: 'place', place } },
    ],
    explored: ({ place }) => [{ kind: 'sign', place, tone: 'good' }],
    'battle-joined': ({ place, battle }) => [{ kind: 'fight', place, battle }],
    'unit-destroyed': ({ unit, seat, place, design }, view) =>
      lonePiece(view, unit, { seat, place, design }).map((as) => ({ kind: 'go', piece: unit, as })),
    'unit-captured': ({ place }) => [{ kind: 'sign', place, sign: 'blades', tone: 'gold' }],
    'unit-built': ({ unit }) => [{ kind: 'come', piece: unit }],
    'unit-activated': ({ place }) => [{ kind: 'sign', place, sign: 'shield', tone: 'good' }],
    'unit-repaired': ({ place }) => [{ kind: 'sign', place, sign: 'shield', tone: 'good' }],
    bombarded: ({ place }) => [{ kind: 'sign', place, sign: 'blades', tone: 'bad' }],
    'troops-landed': ({ place }) => [{ kind: 'sign', place, sign: 'blades', tone: 'bad' }],
    'ground-fought': (event) =>
      event.round === 1 ? [{ kind: 'fight', place: event.place, battle: groundBattle(event) }] : [],
    'system-conquered': ({ place }) => [{ kind: 'sign', place, sign: 'planet', tone: 'gold' }],
    'colony-founded': ({ place }) => [{ kind: 'sign', place, sign: 'planet', tone: 'good' }],
    'productivity-raised': ({ place }) => [{ kind: 'sign', place, sign: 'coin', tone: 'gold' }],
    'census-checked': ({ place, grown }) =>
      grown ? [{ kind: 'sign', place, sign: 'planet', tone: 'good' }] : [],
  }),
};
