import { resources } from '#rulesets/star-fleet-warlord/model/funds.ts';
import type { Event } from '#rulesets/star-fleet-warlord/allEvents.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { sectorIn } from '#rulesets/star-fleet-warlord/model/ids.ts';
import type { Ship } from '#rulesets/star-fleet-warlord/model/ship.ts';
import type { State } from '#rulesets/star-fleet-warlord/model/state.ts';
import {
  shipsHeldBy,
  sitesHeldBy,
  stationedAt,
  stationedIn,
} from '#rulesets/star-fleet-warlord/model/stations.ts';
import { factorsOf } from '#rulesets/star-fleet-warlord/ships/ships.ts';
import { neighbours } from '#rulesets/star-fleet-warlord/galaxy/board.ts';

/** What is wrong with a galaxy between two turns. */
export const faultsIn = ({ ships, sites, swept, parameters }: State): readonly string[] => [
  ...inOrder(ships).flatMap(([id, { place, seat, halted, damage }]) => [
    ...(halted ? [`${id} is still halted`] : []),
    ...(damage > 2 * factorsOf(ships[id] as Ship).hits
      ? [`${id} flies on with ${damage} points of damage`]
      : []),
    ...inOrder(ships).flatMap(([other, ship]) =>
      ship.place === place && ship.seat !== seat ? [`${id} and ${other} are both in ${place}`] : [],
    ),
    ...(neighbours(parameters.size, place).length === 6 ? [] : [`${id} is nowhere`]),
  ]),
  ...misplaced(ships, sites),
  ...inOrder(sites).flatMap(([place, { owner, points }]) =>
    points < 0 || (points > 0 && owner === undefined) ? [`${place} has ${points} points`] : [],
  ),
  ...(swept.length > 0 ? ['swept paths are left open'] : []),
];

/** Ships of powers that have left their sector. */
export const strays = (before: State, after: State): readonly string[] =>
  inOrder(after.ships).flatMap(([id, { seat, place }]) => {
    const was = before.ships[id]?.place;
    return after.powers[seat] === undefined || was === undefined || sectorIn(was) === sectorIn(place)
      ? []
      : [`${id} has left its sector for ${place}`];
  });

/** What the indexes of a turn no longer find where it is. */
const misplaced = (ships: State['ships'], sites: State['sites']): readonly string[] => [
  ...inOrder(ships).flatMap(([id, { place, seat }]) =>
    [stationedAt(ships, place), shipsHeldBy(ships, seat), stationedIn(ships, sectorIn(place))].every(
      (found) => found.some(([one]) => one === id),
    )
      ? []
      : [`${id} is not found in ${place}`],
  ),
  ...inOrder(sites).flatMap(([place, { owner }]) =>
    owner === undefined || sitesHeldBy(sites, owner).some(([one]) => one === place)
      ? []
      : [`${place} is not found among those of ${owner}`],
  ),
];

/** S-0.06: whoever owes more of something than before has bought order lines, or paid a toll; nothing else makes a debt (SFW 4266, 4967, 6137). */
export const debtsIn = (
  before: State,
  after: State,
  { entries }: { readonly entries: readonly { readonly event: Event }[] },
): readonly string[] =>
  inOrder(after.corporations).flatMap(([seat, { funds }]) => {
    const was = before.corporations[seat]?.funds;
    const owes = resources.filter((key) => funds[key] < 0 && funds[key] < (was?.[key] ?? 0));
    const may = entries.some(
      ({ event }) => (event.kind === 'lines-bought' || event.kind === 'toll-paid') && event.seat === seat,
    );
    return owes.length > 0 && !may
      ? [`${seat} owes ${owes.join(' and ')} for nothing that makes a debt`]
      : [];
  });
