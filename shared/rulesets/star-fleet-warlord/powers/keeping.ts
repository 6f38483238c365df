import type { Books } from '#kernel/codec/books.ts';
import type { Draw } from '#kernel/dice/draw.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { Step, Turn } from '#kernel/sequence/step.ts';
import { powerReceived, shipBuilt } from './events.ts';
import { siteFortified } from '../sites/events.ts';
import { launchedIn } from '../model/corporation.ts';
import type { SfwRoom } from '../acting.ts';
import { nthShip } from '../model/ids.ts';
import { sitesHeldBy } from '../model/stations.ts';
import { bringsIn, evenly, fundsIn, produced } from '../money/money.ts';
import { buildable, buildsIn, yardsOf } from './building.ts';
import { bornShip } from './ships.ts';
import { cannotFortify, isBaseWith } from '../sites/fortifying.ts';
import { worldOf } from '../galaxy/world.ts';
import { firstYear, fortifying, yearOf } from '../model/figures.ts';
import { figureOf } from '../model/settings.ts';
import { fortifyingMost } from './table.ts';

type Here = Turn<SfwRoom>;

/** What the sites of powers produce, but for raided ones, which are so no more (SFW 2533; OURS: when it comes in, and that no support is paid). */
export const powersReceive = (books: Books): Step<SfwRoom> => ({
  name: 'Powers Receive',
  cite: 'SFW 2533',
  dice: true,
  run(turn) {
    const world = worldOf(books, turn.state);
    for (const seat of keysInOrder(turn.state.powers)) {
      const sites = sitesHeldBy(turn.state.sites, seat);
      if (sites.length === 0) continue;
      const income = fundsIn(
        evenly(0),
        ...sites.flatMap((site) => (bringsIn(site[1]) ? [produced(world, site, turn.draw)] : [])),
      );
      const cleared = sites.flatMap(([place, { raided }]) => (raided ? [place] : []));
      turn.happen(powerReceived.of({ seat, income, cleared }));
    }
  },
});

/** Powers fortify and build, by chance alone (SFW 804, 821, 876). OURS: not in the year of the Initial Build. */
export const powersKeep = (books: Books): Step<SfwRoom> => ({
  name: 'Powers Build',
  cite: 'SFW 876',
  dice: true,
  run(turn) {
    if (yearOf(turn.state.turn) === firstYear) return;
    const world = worldOf(books, turn.state);
    for (const [seat, power] of inOrder(turn.state.powers)) {
      for (const [place] of sitesHeldBy(turn.state.sites, seat)) fortify(turn, seat, place);
      for (const yard of yardsOf(world, seat, power)) build(turn, seat, yard, turn.draw.fork(yard, 'builds'));
    }
  },
});

/** OURS: from the least of an order to the most that is printed, for nothing. */
function fortify(turn: Here, seat: SeatId, place: PlaceId): void {
  const [site, dice] = [turn.state.sites[place], turn.draw.fork(place, 'fortifies')];
  if (site === undefined || cannotFortify(turn.state, seat, { place, ep: fortifying.least }) !== undefined)
    return;
  if (!dice.chance(figureOf(turn.state, 'powers.fortify'), 100)) return;
  const more = fortifying.least - 1 + dice.int(fortifyingMost - fortifying.least + 1);
  const points = site.points + more;
  turn.happen(siteFortified.of({ seat, place, ep: 0, points, base: isBaseWith(points, site.base) }));
}

function build(turn: Here, seat: SeatId, place: PlaceId, dice: Draw): void {
  const power = turn.state.powers[seat];
  if (power === undefined || !buildsIn(turn.state, power, dice)) return;
  const designs = buildable(turn.state, power);
  if (designs.length === 0) return;
  const design = dice.fork('which').pick(designs);
  const ship = nthShip(seat, launchedIn(power) + 1);
  const { launched } = power;
  const made = bornShip(seat, { design, place, launched, year: yearOf(turn.state.turn) }, dice);
  turn.happen(shipBuilt.of({ ship, seat, place, made, ep: design.cost }));
}
