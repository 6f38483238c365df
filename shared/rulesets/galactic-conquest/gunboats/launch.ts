import { integer, list } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { change, put } from '#kernel/steps/change.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { cause, course, event, hexesSaid, own, ownerHears, place, seat, unit } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { bandShip } from '../model/bands.ts';
import { mostAway } from '../model/battle/away.ts';
import { bandShape, countText } from '../model/battle/wings.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State, View } from '../model/state.ts';
import { brokenWay } from '../movement/moving.ts';
import { hasTech } from '../research/research.ts';
import { withoutFlyers } from '../squadrons/flyersNamed.ts';
import type { wingsDisintegrated } from '../wings/disintegrate.ts';
import { disintegrate } from '../wings/disintegrate.ts';
import { flotillaOf } from './flotilla.ts';
import { passedBefore } from './pace.ts';
import { cannotSend } from './send.ts';

/** Gunboats leave their tender, and are a squadron of their own for the rest of the turn (C20.25). OURS: it fights as whoever sent it was told to. */
export const gunboatsSent = event('gunboats-sent', {
  fields: {
    seat,
    unit,
    to: unit,
    place,
    bands: list(bandShape, mostAway),
    way: course,
    passed: integer(0, mostAway),
    cause,
  },
  by: 'order',
  hears: ownerHears,
  say: ({ unit: from, to, place: at, bands, way }) =>
    phrase('{units} of {unit} leave {place} for {places}, as {code}.', {
      units: bands.map(countText).join(', '),
      unit: own(from),
      place: hexName(at),
      places: hexesSaid(way),
      code: to.toUpperCase(),
    }),
  ahead: ({ unit: from, to, place: at, bands, way }) =>
    phrase('{units} of {unit} will leave {place} for {places}, as {code}.', {
      units: bands.map(countText).join(', '),
      unit: own(from),
      place: hexName(at),
      places: hexesSaid(way),
      code: to.toUpperCase(),
    }),
  apply(draft, { seat: owner, unit: from, to, place: at, bands, way, passed, cause: by }) {
    const combat = draft.squadrons[from]?.combat;
    change(draft.squadrons, from, ({ ships, sends = [] }) => ({
      ships: withoutFlyers(ships, bands),
      sends: sends.filter((one) => one.cause !== by),
    }));
    put(draft.squadrons, to, {
      seat: owner,
      flagship: '',
      place: at,
      speed: mostAway,
      ships: bands.map(bandShip),
      plot: { way, done: 0, cause: by },
      moves: way.length,
      ...(passed > 0 && { waited: passed }),
      ...(combat && { combat }),
      away: { from, spare: mostAway - way.length },
    });
  },
});

/** Gunboats leave as their segment begins, if their tender still has them; moves whose segments have passed are lost (C20.25). */
export function launchGunboats(
  turn: Turn<Room<State, View, never, EventIn<typeof gunboatsSent | typeof wingsDisintegrated>>>,
): void {
  for (const [from, { sends = [] }] of inOrder<UnitId, Squadron>(turn.state.squadrons))
    for (const one of sends) {
      const squadron = turn.state.squadrons[from];
      if (one.segment !== turn.pass || squadron === undefined) continue;
      const why = cannotSend(turn.state, squadron, one) ?? brokenWay(turn.state.map, squadron.place, one.way);
      const stealth = hasTech(turn.state, squadron.seat, 'ast');
      const bands = flotillaOf(squadron.ships, one);
      if (why !== undefined || 'code' in bands) {
        if (why !== undefined) turn.refuse(one.cause, why);
        continue;
      }
      turn.happen(
        gunboatsSent.of({
          seat: squadron.seat,
          unit: from,
          to: one.to,
          place: squadron.place,
          bands: stealth ? bands.map((band) => ({ ...band, stealth: true as const })) : bands,
          way: one.way,
          passed: passedBefore(turn.pass),
          cause: one.cause,
        }),
      );
    }
  disintegrate(turn);
}
