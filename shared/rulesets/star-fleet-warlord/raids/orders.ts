import { integer } from '#kernel/codec/shapes.ts';
import { choice } from '#kernel/declare/entries.ts';
import type { AnyOrder } from '#kernel/game/plan.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Act } from '../acting.ts';
import { told } from '../acting.ts';
import { hexNumber } from '../fields/parts.ts';
import { labelOf, neighbour } from '../galaxy/board.ts';
import type { World } from '../galaxy/world.ts';
import { shipUncloaked } from '../missions/events.ts';
import { devastatingHits, droneLuck } from '../model/figures.ts';
import type { HexNumber } from '../model/ids.ts';
import { hexIn, placeIn, sectorIn } from '../model/ids.ts';
import { imagine } from '../model/imagine.ts';
import type { Ship } from '../model/ship.ts';
import type { Site } from '../model/site.ts';
import { sitesWithin } from '../model/stations.ts';
import type { View } from '../model/view.ts';
import { produced } from '../money/money.ts';
import { directionEntry } from '../movement/directions.ts';
import { shipAt, shipOrder } from '../ordering.ts';
import { impossible } from '../refusals.ts';
import { shownDesign } from '../ships/list/index.ts';
import { cloudsHide } from '../ships/places.ts';
import { speedOf } from '../ships/speed.ts';
import { garrisonLeft } from '../sites/fortifying.ts';
import { hexLike, wrong, wrongNext } from '../typing.ts';
import { bombardPercent, hitsOf, stopsDrones } from './bombardment.ts';
import { bombardmentSuffered, raidSuffered, siteBombarded, siteDevastated, siteRaided } from './events.ts';
import { dronesOf, raidDefense, raidFactor, raidLuck, succeeds } from './raiding.ts';

/** The hex that a ship raids; undefined beyond the edge. */
export const raidedFrom = (
  { state }: World,
  ship: Ship,
  { direction }: { readonly direction: number },
): PlaceId | undefined => neighbour(state.parameters.size, ship.place, direction);

/** The hex that a ship bombards, in its own sector. */
const bombardedFrom = (ship: Ship, { hex }: { readonly hex: HexNumber }): PlaceId =>
  placeIn(sectorIn(ship.place), hex);

/** Ships of this speed and slower cannot raid (SFW 1880). */
export const tooSlow = 3;

const luck = ({ turn, id, order }: Act, most: number): number =>
  turn.draw.fork(id, order.kind).int(2 * most + 1) - 1 - most;

/** A site that was raided already has nothing to take (SFW 3159); who raids comes out of a cloak (SFW 1883). */
function raids(act: Act<AnyOrder & { readonly direction: number }>): void {
  const { turn, world, ship, order } = act;
  const place = raidedFrom(world, ship, order);
  const site = place === undefined ? undefined : turn.state.sites[place];
  if (place === undefined || site === undefined) return;
  if (ship.cloaked && !cloudsHide(world, ship.place)) turn.happen(shipUncloaked.of(told(act)));
  const defense = raidDefense(world, ship, place);
  const wins = !site.raided && succeeds(raidFactor(world, ship, place), luck(act, raidLuck), defense);
  turn.happen(
    siteRaided.of({
      ...told(act),
      site: place,
      ...(wins ? { taken: produced(world, [place, site], turn.draw.fork('raided')) } : {}),
    }),
  );
  if (site.owner !== undefined && site.owner !== ship.seat)
    turn.happen(
      raidSuffered.of({
        seat: site.owner,
        place,
        design: shownDesign(ship.design),
        lost: wins,
        // Powers raid by the rules: no order of anybody's plan does.
        ...(turn.state.powers[ship.seat] === undefined ? { cause: order.ref } : {}),
      }),
    );
}

/** Takes the next income of a site beside the ship; `direction` is 1 to 6: the neighbours, clockwise from the one above. */
export const raid = shipOrder('raid', {
  fields: { direction: integer(1, 6) },
  title: 'Raid a Site',
  code: 'RAD',
  cite: 'SFW 1864',
  sound: true,
  crew: () => 2,
  able: (ship) => speedOf(ship) > tooSlow,
  what: 'a speed of 4',
  offers: () => [{ direction: 1 }],
  form: (view, order, at, plan) => [directionEntry(view, order, at, plan, 1)],
  hindered({ world }, _, ship, order) {
    const place = raidedFrom(world, ship, order);
    return place === undefined || world.state.sites[place] === undefined
      ? impossible('SFW 1871', 'no-site-there')
      : undefined;
  },
  ways: [
    {
      like: /^RAD.?$/,
      read: ({ code }) =>
        /^...[1-6]$/.test(code.word)
          ? { direction: Number(code.word.slice(3)) }
          : wrong(code, phrase('RAD takes a direction: 1 to 6 for the neighbours.')),
      write: ({ direction }) => `RAD${direction}`,
    },
  ],
  act: raids,
});

/** Sites of others in a sector, those of nobody among them. */
const targets = (view: View, place: PlaceId): readonly PlaceId[] =>
  sitesWithin(imagine(view).sites, sectorIn(place))
    .filter(([, { owner }]) => owner !== view.me)
    .map(([site]) => site);

const cannotBombard = (world: World, place: PlaceId): Problem | undefined => {
  if (world.state.sites[place] === undefined) return impossible('SFW 1523', 'no-site-there');
  return stopsDrones(world.hex(place)) ? impossible('SFW 1558', 'drones-stopped') : undefined;
};

/** What so many hits leave of a site; those beyond the last point add up in a run (SFW 1564). */
export function struck(site: Site, hits: number, before: number) {
  const points = Math.max(0, site.points - hits);
  const beyond = before + Math.max(0, hits - site.points);
  return {
    hits,
    points,
    beyond,
    devastated: !site.devastated && beyond >= devastatingHits,
    base: site.base && points > 0,
    ...garrisonLeft(site, points),
  };
}

function bombards(act: Act<AnyOrder & { readonly hex: HexNumber }>): void {
  const { turn, world, ship, order } = act;
  const place = bombardedFrom(ship, order);
  const site = turn.state.sites[place];
  if (site === undefined) return;
  const drones = dronesOf(ship);
  const { drones: _, ...items } = ship.items;
  const hits = hitsOf(drones, bombardPercent(world, ship, [place, site]), luck(act, droneLuck));
  const { base, beyond, ...left } = struck(site, hits, turn.state.hit[place] ?? 0);
  turn.happen(siteBombarded.of({ ...told(act), site: place, drones, items, base, beyond, ...left }));
  if (site.owner !== undefined && site.owner !== ship.seat)
    turn.happen(bombardmentSuffered.of({ seat: site.owner, place, ...left, cause: order.ref }));
}

/** Fires all drones at a site of the same sector. */
export const bombard = shipOrder('bombard', {
  fields: { hex: hexNumber },
  title: 'Bombard a Site',
  code: 'BOMB',
  cite: 'SFW 1520',
  sound: true,
  crew: () => 2,
  able: (ship) => dronesOf(ship) > 0,
  what: 'heavy drones on board',
  offers(view, ship) {
    const [first] = targets(view, ship.place);
    return first === undefined ? [] : [{ hex: hexIn(first) }];
  },
  form(view, order, at) {
    const ship = shipAt(view, at);
    const sites = ship === undefined ? [] : targets(view, ship.place);
    const chosen = ship && bombardedFrom(ship, order);
    const all = chosen === undefined || sites.includes(chosen) ? sites : [chosen, ...sites];
    const hexes = all.map((place) => ({
      value: hexIn(place),
      place,
      label: phrase('{place}', { place: labelOf(place) }),
    }));
    return [choice(order, 'hex', 'Site', hexes)];
  },
  hindered: ({ world }, _, ship, order) => cannotBombard(world, bombardedFrom(ship, order)),
  say: ({ hex }) => phrase('Bombard {hex}', { hex }),
  ways: [
    {
      // `BOMB 1402`: a hex of the own sector (SFW 1520).
      like: /^BOMB$/,
      read(reading) {
        const hex = reading.next(hexLike);
        return hex === undefined
          ? wrongNext(reading, phrase('BOMB takes a hex of the same sector, such as BOMB 1402.'))
          : { hex: hex.word as HexNumber };
      },
      write: ({ hex }) => `BOMB ${hex}`,
    },
  ],
  act: bombards,
});

/** Devastates the site where the ship is. */
export const devastate = shipOrder('devastate', {
  fields: {},
  title: 'Devastate a Site',
  code: 'NUKE',
  cite: 'SFW 1828',
  sound: true,
  crew: () => 2,
  hindered({ world: { state } }, _, { place }) {
    const site = state.sites[place];
    if (site === undefined) return impossible('SFW 1830', 'no-site-here');
    return site.devastated ? impossible('SFW 1831', 'devastated-already') : undefined;
  },
  act: (act) => act.turn.happen(siteDevastated.of(told(act))),
});
