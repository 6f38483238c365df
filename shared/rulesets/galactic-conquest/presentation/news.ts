import type { PlaceId } from '#kernel/words/ids.ts';
import { defined } from '#kernel/words/defined.ts';
import { newsByKind } from '#kernel/picture/newsreel.ts';
import type { News, NewsPictures, PiecePicture } from '#kernel/presentation.ts';
import type { Fighter } from '../combat/events.ts';
import type { Event } from '../game.ts';
import type { View } from '../model/state.ts';
import { singlePieces } from './map.ts';
import { drawingOf } from './squadrons/units.ts';

/** A squadron as a battle finds it. */
const fighterPiece = (view: View, place: PlaceId, { seat, unit, ships }: Fighter): PiecePicture => ({
  position: { kind: 'place', place },
  side: seat === view.me ? 'own' : 'foe',
  owners: [seat],
  sign: drawingOf(ships[0]?.hull),
  label: unit.toUpperCase(),
  count: ships.length,
  units: [],
  badges: [],
});

/** Moves, battles and systems that fall, as they are played on the map. */
export const news: NewsPictures<View> = {
  pieces: singlePieces,
  of: newsByKind<View, Event>({
    moved: ({ unit, from, place }) => [{ kind: 'travel', piece: unit, from, to: { kind: 'place', place } }],
    'battle-joined': ({ battle, place, attacker, defender }, view): readonly News[] => [
      ...[attacker, defender]
        .filter(({ seat }) => seat !== view.me)
        .map((one): News => ({ kind: 'come', piece: one.unit, as: fighterPiece(view, place, one) })),
      { kind: 'fight', place, battle },
    ],
    'turned-back': ({ place }) => [{ kind: 'sign', place }],
    reacted: ({ place }) => [{ kind: 'sign', place }],
    stopped: ({ place }) => [{ kind: 'sign', place }],
    assembled: ({ place }) => [{ kind: 'sign', place }],
    bypassed: ({ place }) => [{ kind: 'sign', place }],
    declined: ({ place }) => [{ kind: 'sign', place }],
    // Of a foreign squadron that functions as one with others the reader has seen only the first.
    retreated: ({ unit, place, to, seat, past, with: others = [] }, view) =>
      (past !== undefined ? [] : [unit, ...(seat === view.me ? others : [])]).map((piece): News => ({
        kind: 'travel',
        piece,
        from: place,
        to: { kind: 'place', place: to },
      })),
    'squadron-lost': ({ unit, place, battle }, view, heard) =>
      heard.flatMap(({ event }) => {
        const one = event as Event;
        if (one.kind !== 'battle-joined' || one.battle !== battle) return [];
        return [one.attacker, one.defender]
          .filter((each) => each.unit === unit)
          .map((each): News => ({ kind: 'go', piece: unit, as: fighterPiece(view, place, each) }));
      }),
    annexed: ({ place, seat, was }) => [{ kind: 'owner', place, owner: seat, ...defined({ was }) }],
    surveyed: ({ place, seat }) => [{ kind: 'owner', place, owner: seat }],
    'civilians-struck': ({ place }) => [{ kind: 'sign', place }],
    'commerce-lost': ({ place }) => [{ kind: 'sign', place }],
    'ship-finished': ({ place }) => [{ kind: 'sign', place }],
    'sensors-enhanced': ({ place }) => [{ kind: 'sign', place }],
    'prizes-converted': ({ place }) => [{ kind: 'sign', place }],
    mothballed: ({ place }) => [{ kind: 'sign', place }],
    reactivated: ({ place }) => [{ kind: 'sign', place }],
    restored: ({ place }) => [{ kind: 'sign', place }],
    'mothballs-unpaid': ({ place }) => [{ kind: 'sign', place }],
    'yard-taken': ({ place }) => [{ kind: 'sign', place }],
    'yard-halted': ({ place }) => [{ kind: 'sign', place }],
    'yard-inspired': ({ place }) => [{ kind: 'sign', place }],
    'merchants-mustered': ({ place }) => [{ kind: 'sign', place }],
    'merchants-dismissed': ({ place }) => [{ kind: 'sign', place }],
    'reserve-placed': ({ place }) => [{ kind: 'sign', place }],
    'reserve-called': ({ place }) => [{ kind: 'sign', place }],
    'reserve-returned': ({ place }) => [{ kind: 'sign', place }],
    'points-delivered': ({ place }) => [{ kind: 'sign', place }],
    starved: ({ place }) => [{ kind: 'sign', place }],
    'system-judged': ({ place, owner, seat, verdict }) =>
      verdict === 'falls' ? [{ kind: 'owner', place, owner: seat, was: owner }] : [{ kind: 'sign', place }],
  }),
};
