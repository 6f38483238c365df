import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { integer } from '#kernel/codec/shapes.ts';
import { choice, number } from '#kernel/declare/entries.ts';
import type { AnyOrder } from '#kernel/game/plan.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { dronesLaunched, bombardmentSuffered } from '../raids/events.ts';
import type { HexNumber } from '../model/ids.ts';
import { sectorIn, placeIn, hexIn } from '../model/ids.ts';
import { hitsOf, launchPercent, stopsDrones } from '../raids/bombardment.ts';
import { cannotAfford, cannotUse, dronesFrom, firstOf, useUp } from './starbases.ts';
import { droneLuck } from '../model/figures.ts';
import { labelOf } from '../galaxy/board.ts';
import type { OfficeAct, Used } from '../acting.ts';
import { struck } from '../raids/orders.ts';
import type { State } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import type { World } from '../galaxy/world.ts';
import { hexNumber, place } from '../fields/parts.ts';
import type { View } from '../model/view.ts';
import { officeOrder } from '../ordering.ts';
import type { Reading } from '../typing.ts';
import { hexLike, placeNext, placeText, wrongNext } from '../typing.ts';

interface Launch {
  readonly place: PlaceId;
  readonly drones: number;
  readonly hex: HexNumber;
}

/** The site at which a base fires. */
const targetOf = ({ place, hex }: Pick<Launch, 'place' | 'hex'>): PlaceId => placeIn(sectorIn(place), hex);

function cannotLaunch(state: State, seat: SeatId, order: Launch, used?: Used): Problem | undefined {
  const { place, drones } = order;
  const problem = cannotUse(state, seat, place, 'SL') ?? cannotAfford(state, seat, 'SL', used);
  if (problem !== undefined) return problem;
  const [site, store] = [state.sites[place], state.corporations[seat]?.store.drones ?? 0];
  if (used?.launched.has(place) === true) return impossible('SFW 4205', 'launched-already');
  if (drones > store) return impossible('SFW 4195', 'too-few-drones', { drones, store });
  const most = dronesFrom({ points: site?.points ?? 0 });
  if (drones > most) return impossible('SFW 4193', 'too-many-drones', { drones, most });
  const target = targetOf(order);
  return state.sites[target] === undefined ? impossible('SFW 4190', 'no-site-there') : undefined;
}

/** Why drones do not reach the site that they are launched at; undefined if they do. */
const cannotReach = ({ hex }: World, order: Launch): Problem | undefined =>
  stopsDrones(hex(targetOf(order))) ? impossible('SFW 1558', 'drones-stopped') : undefined;

/** Foreign sites in the sector of a base, as far as they are known. */
const targets = (view: View, at: PlaceId): readonly PlaceId[] =>
  keysInOrder(view.sites).filter(
    (one) => sectorIn(one) === sectorIn(at) && view.sites[one]?.owner !== view.me,
  );

/** A number of drones and a hex, in either order: the book has both, and a hex has four digits (SFW 4189, 7120). */
function dronesNext(reading: Reading): Omit<Launch, 'place'> | undefined {
  const first = reading.next(/^\d{1,5}$/);
  const second = reading.next(/^\d{1,5}$/);
  if (first === undefined || second === undefined) return undefined;
  const [drones, hex] = hexLike.test(second.word) ? [first, second] : [second, first];
  return hexLike.test(hex.word) && Number(drones.word) > 0
    ? { drones: Number(drones.word), hex: hex.word as HexNumber }
    : undefined;
}

function launches({ turn, world, seat, order, used }: OfficeAct<AnyOrder & Launch>): void {
  const { place, drones, ref: cause } = order;
  const target = targetOf(order);
  const site = turn.state.sites[target];
  if (site === undefined) return;
  used.launched.add(place);
  const luck = turn.draw.fork('launch', place).int(2 * droneLuck + 1) - 1 - droneLuck;
  const hits = hitsOf(drones, launchPercent(world, place, [target, site]), luck);
  const { base, beyond, ...left } = struck(site, hits, turn.state.hit[target] ?? 0);
  turn.happen(dronesLaunched.of({ seat, place, site: target, drones, base, beyond, ...left, cause }));
  if (site.owner !== undefined && site.owner !== seat)
    turn.happen(bombardmentSuffered.of({ seat: site.owner, place: target, ...left, cause }));
}

/** A Starbase fires drones out of store at another site of its sector. */
export const launchDrones = officeOrder('launch-drones', {
  fields: { place, drones: integer(1, 99_999), hex: hexNumber },
  title: 'Launch Drones from a Base',
  offers(view, { place: at }) {
    const [target] = at === undefined ? [] : targets(view, at);
    const site = at === undefined ? undefined : view.sites[at];
    if (at === undefined || target === undefined || site === undefined) return [];
    const drones = Math.min(dronesFrom(site), view.own.store.drones);
    return drones === 0 ? [] : firstOf(view, [{ place: at, drones, hex: hexIn(target) }], cannotLaunch);
  },
  form: (view, order) => [
    number(order, 'drones', 'Drones', {
      least: 1,
      most: Math.max(1, dronesFrom(view.sites[order.place] ?? { points: 0 })),
    }),
    choice(
      order,
      'hex',
      'Site',
      targets(view, order.place).map((one) => ({
        value: hexIn(one),
        label: phrase('{place}', { place: labelOf(one) }),
        place: one,
      })),
    ),
  ],
  cannot: (state, { seat, order, used }) => cannotLaunch(state, seat, order, used),
  say: ({ place: at, drones, hex }) =>
    phrase('Launch {drones|drone|drones} from {place} at {hex} (SL)', { place: labelOf(at), drones, hex }),
  ways: [
    {
      // `SL 15 0102 100 0504` (SFW 4184).
      like: /^SL$/,
      read(reading) {
        const at = placeNext(reading);
        if (typeof at !== 'string') return at;
        const aimed = dronesNext(reading);
        return aimed === undefined
          ? wrongNext(
              reading,
              phrase(
                'SL takes the hex of a base, drones and the hex of a site, such as SL 15 0102 100 0504.',
              ),
            )
          : { place: at, ...aimed };
      },
      write: ({ place: at, drones, hex }) => `SL ${placeText(at)} ${drones} ${hex}`,
    },
  ],
  act(act) {
    const problem = cannotReach(act.world, act.order);
    if (problem !== undefined) return problem;
    useUp(act, 'SL');
    launches(act);
    return undefined;
  },
});
