import type { SeatId, UnitId } from '#kernel/ids.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import type { FederationCommander } from '../model/game.ts';
import type { State } from '../model/state.ts';
import { seatNames, seats } from '../tables/seats.ts';
import { allocationText, boxNames, shipName, standingText } from '../words.ts';
import { tokenText } from '../tables/tokens.ts';

type Tell = Ruleset<FederationCommander>['tell'];
type Kind =
  | 'captain-set'
  | 'order-filed'
  | 'order-withdrawn'
  | 'allocated'
  | 'energy-kept'
  | 'repaired'
  | 'shield-moved'
  | 'disengaged'
  | 'battle-over';

const owns = ({ ships }: State, ship: UnitId, seat: SeatId): boolean => ships[ship]?.seat === seat;

export const energyTell: Pick<Tell, Kind> = {
  'captain-set': {
    told: (event) => event,
    say: ({ seat, computer }) =>
      phrase(computer ? 'The computer fights for the {side}.' : 'A player fights for the {side}.', {
        side: seatNames[seat] ?? seat,
      }),
  },
  'order-filed': {
    told: (event, seat, before) => (owns(before, event.ship, seat) ? event : undefined),
    say: ({ ship, order }, view) =>
      phrase('Standing order of {ship}: {order}.', {
        ship: shipName(view, ship),
        order: standingText(view, ship, order),
      }),
  },
  'order-withdrawn': {
    told: (event, seat, before) => (owns(before, event.ship, seat) ? event : undefined),
    say: ({ ship }, view) =>
      phrase('{ship} no longer keeps a standing order.', { ship: shipName(view, ship) }),
  },
  allocated: {
    told: (event, seat, before) => (owns(before, event.ship, seat) ? event : { ...event, cut: false }),
    say: ({ ship, paid, left, cut, ...allocation }, view) =>
      phrase(
        cut
          ? '{ship} cannot pay for all that was wanted. {allocation}. Paid: {paid} tokens; left: {left}.'
          : '{ship}: {allocation}. Paid: {paid} tokens; left: {left}.',
        {
          ship: shipName(view, ship),
          paid: tokenText(paid),
          left: tokenText(left),
          allocation: allocationText(view, ship, allocation),
        },
      ),
  },
  'energy-kept': {
    told: (event) => event,
    say: ({ ship, kept, lost }, view) =>
      phrase('{ship} keeps {kept} tokens in its batteries and loses {lost}.', {
        ship: shipName(view, ship),
        kept: tokenText(kept),
        lost: tokenText(lost),
      }),
  },
  repaired: {
    told: (event) => event,
    say: ({ ship, box, points, done }, view) =>
      phrase(
        done
          ? '{ship} has repaired {box}.'
          : '{ship} works on {box} with {points|repair point|repair points}.',
        { ship: shipName(view, ship), box: boxNames(view, ship, [box]), points },
      ),
  },
  'shield-moved': {
    told: (event) => event,
    say: ({ ship, from, to, boxes }, view) =>
      phrase('{ship} moves {boxes|box|boxes} from shield #{from} to shield #{to}.', {
        ship: shipName(view, ship),
        from,
        to,
        boxes,
      }),
  },
  disengaged: {
    told: (event) => event,
    say: ({ ship }, view) => phrase('{ship} disengages.', { ship: shipName(view, ship) }),
  },
  'battle-over': {
    told: (event) => event,
    say: ({ points, winner }) => {
      const [first, second] = seats;
      const score = {
        one: seatNames[first] ?? first,
        other: seatNames[second] ?? second,
        ones: points[first] ?? 0,
        others: points[second] ?? 0,
      };
      return winner === undefined
        ? phrase('The battle ends in a draw. {one}: {ones}; {other}: {others}.', score)
        : phrase('The battle is over, and the {winner} wins. {one}: {ones}; {other}: {others}.', {
            ...score,
            winner: seatNames[winner] ?? winner,
          });
    },
  },
};
