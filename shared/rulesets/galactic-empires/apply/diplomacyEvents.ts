import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { withSeat } from '../model/units/change.ts';
import type { Changes } from './changes.ts';
import { nothing } from './changes.ts';
import type { Draft } from '../model/drafts.ts';
import { pay, setRelation, withEmpire, withSector } from '../model/drafts.ts';
import { gone } from '../model/units/followers.ts';

type DiplomacyEvent =
  | 'status-changed'
  | 'leadership-changed'
  | 'acceptance-changed'
  | 'passage-changed'
  | 'permission-changed'
  | 'permission-bought'
  | 'permission-dropped'
  | 'ruler-renamed'
  | 'peace-established'
  | 'alliance-cancelled'
  | 'alliance-formed'
  | 'info-sharing-changed'
  | 'espionage-made'
  | 'ambassador-sent'
  | 'empire-defeated'
  | 'victory-reached'
  | 'reports-shared';

export const diplomacyEvents: Changes<DiplomacyEvent> = {
  'status-changed': (draft, { seat, status }) =>
    withEmpire(draft, seat, (empire) => void (empire.status = status)),
  'leadership-changed': (draft, { seat, computer }) =>
    withEmpire(draft, seat, (empire) => void (empire.computer = computer)),
  'acceptance-changed': (draft, { seat, from, accepts }) =>
    withEmpire(draft, seat, (empire) => void (empire.refuses = withSeat(empire.refuses, from, !accepts))),
  'passage-changed': (draft, { seat, to, granted }) =>
    withEmpire(draft, seat, (empire) => void (empire.passage = withSeat(empire.passage, to, granted))),
  'permission-changed': (draft, { place, to, granted }) => permitted(draft, place, to, granted),
  'permission-bought': (draft, { place, seat, cost }) => {
    pay(draft, seat, -cost);
    permitted(draft, place, seat, true);
  },
  'permission-dropped': (draft, { place, seat }) => permitted(draft, place, seat, false),
  'ruler-renamed': (draft, { seat, name }) => withEmpire(draft, seat, (empire) => void (empire.ruler = name)),
  'peace-established': (draft, { seats }) => setRelation(draft, ...seats, 'neutral'),
  'alliance-cancelled': (draft, event) => setRelation(draft, event.by, event.with, 'neutral'),
  'alliance-formed': (draft, { seats }) => setRelation(draft, ...seats, 'alliance'),
  'info-sharing-changed': (draft, event) =>
    withEmpire(
      draft,
      event.seat,
      (empire) => void (empire.sharesInfo = withSeat(empire.sharesInfo, event.with, event.shares)),
    ),
  'espionage-made': (draft, { seat, cost }) => pay(draft, seat, -cost),
  'ambassador-sent': nothing,
  'empire-defeated': (draft, { seat }) => defeated(draft, seat),
  'victory-reached': (draft, { seats }) => {
    if (draft.victory !== undefined) draft.victory.announced = [...seats];
  },
  'reports-shared': nothing,
};

const permitted = (draft: Draft, place: PlaceId, seat: SeatId, holds: boolean): void =>
  withSector(draft, place, (sector) => void (sector.permitted = withSeat(sector.permitted, seat, holds)));

/** The empire is out of the game. The admirals and empty units that it has left are dissolved (GE 1016, E-47). */
function defeated(draft: Draft, seat: SeatId): void {
  withEmpire(draft, seat, (empire) => void (empire.defeated = true));
  for (const [id, unit] of inOrder(draft.units)) {
    if (unit.owner === seat) gone(draft, id);
  }
}
