import type { Books } from '#kernel/codec/books.ts';
import type { Draw } from '#kernel/dice/draw.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { nthOrder } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { AnyOrder } from '#kernel/game/plan.ts';
import type { Cite } from '#kernel/words/problem.ts';
import type { Look, Repeat, Turn } from '#kernel/sequence/step.ts';
import { shipHalted } from '../movement/events.ts';
import { moonsEaten } from './events.ts';
import type { SfwRoom, Act, Run } from '../acting.ts';
import { hexIn } from '../model/ids.ts';
import type { Ship } from '../model/ship.ts';
import type { Power } from '../model/state.ts';
import { shipsHeldBy } from '../model/stations.ts';
import { neighbour } from '../galaxy/board.ts';
import { firstYear, pulses, yearOf } from '../model/figures.ts';
import { figureOf } from '../model/settings.ts';
import { movingPercent } from './table.ts';
import { speedOf } from '../ships/speed.ts';
import { shipsOf } from '../ships/ships.ts';
import { appetiteOf } from './monsters.ts';
import { findsOres, standsStill } from './habits.ts';
import { waysOf } from './steering.ts';
import { isSly, mightRaid } from '../raids/raiding.ts';
import { worldOf } from '../galaxy/world.ts';
import { meet } from '../battles/battles.ts';
import { enter } from '../movement/entering.ts';
import { cannotDo, carryOut } from '../ordering.ts';
import { devastate, raid } from '../raids/orders.ts';
import { prospect } from '../prospecting/orders.ts';
import { move } from '../movement/orders.ts';

type Kind = Power['kind'];

/** Powers of a kind, in the order of their ids. */
export const powersOf = ({ powers }: Look<SfwRoom>['state'], kind: Kind): readonly SeatId[] =>
  inOrder(powers).flatMap(([seat, power]) => (power.kind === kind ? [seat] : []));

/** A power acts: it has no orders of anybody’s. */
export const powerRun = (books: Books, turn: Turn<SfwRoom>, seat: SeatId): Run => ({
  turn,
  seat,
  pulse: turn.pass,
  world: worldOf(books, turn.state),
  moves: () => false,
});

/** The pulses of all powers of a kind: each moves its ships, oldest first, and then they attack where they have come to (SFW 2.23, 5074). */
export const powersMoving = (books: Books, kind: Kind, name: string, cite: Cite): Repeat<SfwRoom> => ({
  pass: 'Pulse',
  none: ({ state }) =>
    yearOf(state.turn) === firstYear ||
    powersOf(state, kind).every((seat) => shipsHeldBy(state.ships, seat).length === 0),
  until: (_, pass) => pass === pulses,
  repeat: [
    {
      name,
      cite,
      dice: true,
      run(turn) {
        for (const seat of powersOf(turn.state, kind)) {
          if (standsStill(turn.state, seat)) continue;
          const run = powerRun(books, turn, seat);
          for (const [id] of shipsOf(turn.state, seat)) act(run, id);
          for (const place of placesOf(run)) comeUpon(run, place);
        }
      },
    },
  ],
});

const placesOf = ({ turn, seat }: Run): readonly PlaceId[] =>
  [...new Set(shipsOf(turn.state, seat).map(([, { place }]) => place))].sort();

/** Ships that do not dare to attack, or meet another power, fall back and have moved enough (SFW 862). */
function comeUpon(run: Run, place: PlaceId): void {
  const { turn, seat } = run;
  const here = shipsOf(turn.state, seat).filter(([, ship]) => ship.place === place);
  meet(run, place);
  for (const [id] of here) {
    const ship = turn.state.ships[id];
    if (ship !== undefined && ship.place !== place) halt(run, id, ship);
  }
}

function halt({ turn }: Run, id: UnitId, { seat, place }: Ship): void {
  turn.happen(shipHalted.of({ ship: id, seat, place }));
}

/** What a ship does in a pulse: it stays where it is all year, or takes something of a site beside it, or flies on. */
function act(run: Run, id: UnitId): void {
  const { turn, pulse } = run;
  const ship = turn.state.ships[id];
  if (ship?.heading === undefined || ship.halted || ship.stasis === 'frozen') return;
  const dice = turn.draw.fork(id);
  if (findsOres(run.world, ship)) {
    carryOut(prospect, actOf(run, id, ship, prospect.of({})));
    halt(run, id, ship);
    return;
  }
  if (pulse === 1 && !dice.fork('moves').chance(movingPercent, 100)) {
    halt(run, id, ship);
    return;
  }
  if (pulse === 1 && crushes(run, id, ship, dice)) return;
  if (pulse <= speedOf(ship)) fly(run, id, ship, ship.heading, dice);
}

/** Whether a crusher spends the pulse on the site where it begins the year: it devastates it, or eats its moons (SFW 6662). */
function crushes(run: Run, id: UnitId, ship: Ship, dice: Draw): boolean {
  const { turn, world } = run;
  const appetite = appetiteOf(world.state, ship);
  if (appetite === undefined) return false;
  const { seat, place } = ship;
  const act = actOf(run, id, ship, devastate.of({}));
  const can =
    appetite.what === 'devastate'
      ? cannotDo(devastate, act, id, ship, act.order) === undefined
      : world.moons(place) > 0;
  if (!can || !dice.fork('crushes').chance(appetite.percent, 100)) return false;
  if (appetite.what === 'devastate') carryOut(devastate, act);
  else turn.happen(moonsEaten.of({ ship: id, seat, place }));
  return true;
}

function fly(run: Run, id: UnitId, ship: Ship, heading: number, dice: Draw): void {
  const { ahead, prizes, turns } = waysOf(run.world, id, ship, heading);
  const prize = prizes.length === 0 ? undefined : dice.fork('prize').pick(prizes);
  if (prize !== undefined && takes(run, id, ship, prize, dice)) return;
  if (ahead !== undefined) go(run, id, ship, heading);
  else if (turns.length > 0) go(run, id, ship, dice.fork('side').pick(turns));
}

/** Whether a ship takes something of a site beside it: the next income of it by a raid, or all by turning to it (SFW 866, 872). */
function takes(run: Run, id: UnitId, ship: Ship, direction: number, dice: Draw): boolean {
  const { state } = run.world;
  const raiding = actOf(run, id, ship, raid.of({ direction }));
  const site = neighbour(state.parameters.size, ship.place, direction);
  const may =
    site !== undefined &&
    cannotDo(raid, raiding, id, ship, raiding.order) === undefined &&
    mightRaid(run.world, ship, site);
  const percent = figureOf(state, isSly(ship) ? 'powers.raid.sly' : 'powers.raid');
  if (may && dice.fork('raids').chance(percent, 100)) {
    carryOut(raid, raiding);
    return true;
  }
  const turns = dice.fork('turns').chance(figureOf(state, 'powers.turn'), 100);
  if (turns) go(run, id, ship, direction);
  return turns;
}

/** A ship enters the hex in a direction, which it keeps; Jindarians go no further once they are among asteroids to prospect (SFW 501). */
function go(run: Run, id: UnitId, ship: Ship, heading: number): void {
  const to = neighbour(run.world.state.parameters.size, ship.place, heading);
  if (to === undefined) return;
  const acting = actOf(run, id, ship, move.of({ hex: hexIn(to) }));
  enter(acting, to, heading === ship.heading ? undefined : heading);
  const left = run.turn.state.ships[id];
  if (left !== undefined && findsOres(run.world, left)) halt(run, id, left);
}

/** Powers give their ships orders as Corporations do, but in no plan: nobody can read them. */
const actOf = (run: Run, id: UnitId, ship: Ship, of: Omit<AnyOrder, 'ref'>): Act => ({
  ...run,
  id,
  ship,
  order: { ...of, ref: nthOrder(run.seat, run.world.state.turn, 0) },
});
