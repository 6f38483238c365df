import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { inTurn, oneByOne } from '#kernel/steps/carryOut.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { homeworldOf } from '../model/homeworld.ts';
import type { Ashore } from '../model/condition/officer.ts';
import type { State, View } from '../model/state.ts';
import { numberOf, letterOf } from '../espionage/spies.ts';
import { coreSpace } from '../space/own.ts';
import { cannotBoard, nameOfOfficer, officerOf } from '../officers/corps.ts';
import { landingOf } from '../officers/escapes.ts';
import { shipNamed } from './named.ts';
import type { OfficerEvent } from '../officers/events.ts';
import { officerActs, officerArrived, officerLeft, officerMoved, officerWaits } from '../officers/events.ts';
import { teamStationed } from './events.ts';
import type { OfficerOrder } from './orders.ts';
import { officerRole, reassignOfficer, stationTeam, transferOfficer } from './orders.ts';

type Ordering = Room<State, View, OfficerOrder, OfficerEvent | EventIn<typeof teamStationed>>;

/** Officers get their roles, teams are stationed, and whoever is reassigned leaves (A12.212, A12.403, C14.50). */
export function tellOfficers(turn: Turn<Ordering>): void {
  inTurn(turn, officerRole, ({ seat, order: { officer, role, ref } }) => {
    const found = officerOf(turn.state, seat, officer);
    return found && officerActs.of({ seat, officer, name: nameOfOfficer(found.officer), role, cause: ref });
  });
  inTurn(turn, stationTeam, ({ seat, order: { team, ref } }) => {
    const place = homeworldOf(turn.state, seat);
    const name = numberOf(letterOf(turn.state, seat), team);
    return place && teamStationed.of({ seat, team, name, place, cause: ref });
  });
  inTurn(turn, reassignOfficer, ({ seat, order: { officer, to, ship, ref } }) => {
    const found = officerOf(turn.state, seat, officer);
    return (
      found &&
      officerLeft.of({
        seat,
        officer,
        name: nameOfOfficer(found.officer),
        place: found.place,
        to,
        ship,
        cause: ref,
      })
    );
  });
}

/** Officers change ships in the segments in which they are told to (A12.402). */
export function transferAll(turn: Turn<Ordering>): void {
  const segment = turn.path[0]?.at ?? 0;
  const now = turn.orders('transfer-officer').filter(({ order }) => order.at === segment);
  oneByOne(
    turn,
    now,
    (one) => transferOfficer.cannot(turn.state, one),
    ({ seat, order: { officer, to, ship, ref } }) => {
      const found = officerOf(turn.state, seat, officer);
      const target = shipNamed(turn.state, seat, to, ship);
      return (
        found?.aboard &&
        target &&
        officerMoved.of({
          seat,
          officer,
          name: nameOfOfficer(found.officer),
          from: found.aboard.unit,
          to,
          at: target.at,
          hull: target.ship.hull,
          cause: ref,
        })
      );
    },
  );
}

/** Those whose journey ends with this turn come aboard; where their ship cannot be reached, or there is none, they wait (A12.401, A12.403). */
export function landOfficers(turn: Turn<Ordering>): void {
  for (const seat of keysInOrder(turn.state.empires))
    for (const [, one] of inOrder(turn.state.empires[seat]?.officers?.ashore ?? {}))
      if (one.due !== undefined && one.due <= turn.state.turn) land(turn, seat, one);
}

function land(turn: Turn<Ordering>, seat: Parameters<typeof shipNamed>[1], one: Ashore): void {
  const { state } = turn;
  const told = { seat, officer: one.id, name: nameOfOfficer(one) };
  const target = one.to && shipNamed(state, seat, one.to.unit, one.to.ship);
  const reaches =
    target !== undefined &&
    coreSpace(state, seat).has(target.squadron.place) &&
    cannotBoard(state, one, target) === undefined;
  turn.happen(
    reaches && one.to !== undefined
      ? officerArrived.of({ ...told, to: one.to.unit, at: target.at, hull: target.ship.hull })
      : officerWaits.of({
          ...told,
          place: one.to === undefined ? landingOf(state, seat, one.place) : one.place,
        }),
  );
}
