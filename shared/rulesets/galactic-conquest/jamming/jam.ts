import { integer, oneOf, optional } from '#kernel/codec/shapes.ts';
import { choicesOf, chosen } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { defined } from '#kernel/words/defined.ts';
import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Choice } from '#kernel/orders/form.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change, replace } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { cause, event, order, own, ownerHears, place, seat, unit } from '../declare.ts';
import { beside, boardOf, hexName } from '../map/board.ts';
import { nameOf } from '../map/seats.ts';
import { jamWays } from '../model/seeing/jamming.ts';
import { liesLow } from '../model/seeing/veil.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State, View } from '../model/state.ts';
import { squadronsAt } from '../model/stations/squadrons.ts';
import { activeGiven, hasOrder } from '../movement/given.ts';
import { impossible } from '../refusals.ts';
import { segments } from '../segments.ts';
import { cutIn, jammingSensors } from '../sensors/jamming.ts';

/** What a squadron is told: to jam in one of three ways, or to stop. */
const told = [...jamWays, 'none'] as const;
type Told = (typeof told)[number];

/** Those that name no hex. */
const plainly = ['here', 'own', 'none'] as const;
const labels: Readonly<Record<(typeof plainly)[number], string>> = {
  here: 'Enemies in its hex',
  own: 'Its own position',
  none: 'Nothing any more',
};

const said = ({ how, place: at }: { readonly how: Told; readonly place?: PlaceId | undefined }): Phrase => {
  if (how === 'none') return phrase('Stop jamming');
  if (how === 'own') return phrase('Jam its own position');
  return how === 'beside' && at !== undefined
    ? phrase('Jam enemies in {place}', { place: hexName(at) })
    : phrase('Jam enemies in its hex');
};

/** A squadron jams sensors with its special ones, until it is told otherwise (C15). */
export const jam = order('jam', {
  fields: { how: oneOf(told), place: optional(place) },
  title: 'Jam sensors',
  offers(view, { unit: at }, plan) {
    const squadron = activeGiven(view.squadrons, { seat: view.me, unit: at });
    if (squadron === undefined || hasOrder(plan, at, 'jam')) return [];
    if (squadron.jam !== undefined) return [{ how: 'none' as const }];
    return jammingSensors(view, [squadron]) > 0 && !liesLow(squadron) ? [{ how: 'here' as const }] : [];
  },
  form(view, given, { unit: at }) {
    const from = at && view.squadrons[at]?.place;
    const near = from === undefined ? [] : beside(boardOf(view.map), from);
    const hexes = [...new Set([...near, ...(given.place === undefined ? [] : [given.place])])];
    const choices: readonly Choice[] = [
      ...choicesOf(plainly, (one) => phrase('{label}', { label: labels[one] })),
      ...hexes.map((value) => ({
        value,
        label: phrase('Enemies in {place}', { place: hexName(value) }),
        place: value,
      })),
    ];
    return [
      chosen('target', 'Jams', choices, given.place ?? given.how, (target) => {
        const { place: _, ...rest } = given;
        const how = plainly.find((one) => one === target);
        const hex = hexes.find((one) => one === target);
        if (how !== undefined) return { ...rest, how };
        return hex === undefined ? given : { ...rest, how: 'beside' as const, place: hex };
      }),
    ];
  },
  cannot(state, given) {
    const squadron = activeGiven(state.squadrons, given);
    if (squadron === undefined) return impossible('GC A6.20', 'not-your-squadron');
    const { how, place: at } = given.order;
    if (how === 'none')
      return squadron.jam === undefined ? impossible('GC C15.10', 'jams-nothing') : undefined;
    if (liesLow(squadron)) return impossible('GC C8.10', 'hides-and-jams');
    if (how === 'beside' && at === undefined) return impossible('GC C15.30', 'jams-nowhere');
    return jammingSensors(state, [squadron]) === 0 ? impossible('GC C15.20', 'jams-blindly') : undefined;
  },
  say: said,
});
export type Jam = OrderIn<typeof jam>;

export const jamOrdered = event('jam-ordered', {
  fields: { seat, unit, how: oneOf(told), place: optional(place), cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) => phrase('{unit}: {orders}.', { unit: own(happened.unit), orders: said(happened) }),
  ahead: (happened) =>
    phrase('{unit} will have these orders: {orders}.', {
      unit: own(happened.unit),
      orders: said(happened),
    }),
  apply: (draft, happened) =>
    replace(draft.squadrons, happened.unit, ({ jam: _, ...was }): Squadron => {
      const { how, place: at } = happened;
      return how === 'none'
        ? was
        : { ...was, jam: { how, ...(how === 'beside' && at !== undefined && { place: at }) } };
    }),
});

const segment = integer(1, segments);

/** A squadron jams those of an empire in a hex: `unit` the one that jams; all of the others there are jammed, or those that it followed (C15.20, C15.30). */
export const jammed = event('jammed', {
  fields: { seat, unit, to: seat, place, segment },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('{unit} jams the ships of the {seat} in {place} from segment {segment}.', {
      unit: own(happened.unit),
      seat: nameOf(happened.to),
      place: hexName(happened.place),
      segment: happened.segment,
    }),
  ahead: (happened) =>
    phrase('{unit} will jam the ships of the {seat} in {place}.', {
      unit: own(happened.unit),
      seat: nameOf(happened.to),
      place: hexName(happened.place),
    }),
  apply: (draft, happened) =>
    change(draft.squadrons, happened.unit, ({ jam: was }) => {
      if (was === undefined) return {};
      const there = squadronsAt(draft.squadrons, happened.place).flatMap(([id, one]) =>
        one.seat === happened.to ? [id] : [],
      );
      return {
        jam: {
          ...was,
          ...(was.how === 'beside' && { place: happened.place }),
          on: [...new Set([...(was.on ?? []), ...there])],
        },
      };
    }),
});

/** Ships notice that they are jammed (C15.20). */
export const jamNoticed = event('jam-noticed', {
  fields: { seat, place, segment },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('Your ships in {place} are jammed and out of contact from segment {segment}.', {
      place: hexName(happened.place),
      segment: happened.segment,
    }),
  ahead: (happened) => phrase('Your ships in {place} will be jammed.', { place: hexName(happened.place) }),
});

type Jamming = Room<State, View, Jam, EventIn<typeof jamOrdered | typeof jammed | typeof jamNoticed>>;

/** Squadrons are told to jam. */
export function orderJams(turn: Turn<Jamming>): void {
  inTurn(
    turn,
    jam,
    ({ seat: owner, unit: id, order: { how, place: at, ref } }) =>
      id && jamOrdered.of({ seat: owner, unit: id, how, ...defined({ place: at }), cause: ref }),
  );
}

/** The hexes in which a squadron may jam in this segment: its own; or the one beside it that it was told, and then those where whom it jammed there went (C15.40). */
function aimsOf({ squadrons, map }: State, { place: from, jam: now }: Squadron): readonly PlaceId[] {
  if (now?.how !== 'beside' || now.place === undefined) return [from];
  const near = beside(boardOf(map), from);
  const after = [...(now.on ?? []), ...(now.after ?? [])].flatMap((id) => squadrons[id]?.place ?? []);
  return [now.place, ...after.filter((at) => near.includes(at))];
}

/** The world with a squadron that jams elsewhere. */
const aimedAt = (state: State, id: UnitId, one: Squadron, at: PlaceId): State =>
  one.jam?.how === 'beside'
    ? { ...state, squadrons: { ...state.squadrons, [id]: { ...one, jam: { ...one.jam, place: at } } } }
    : state;

/** Whoever jams tells so, and whoever is jammed notices it, once in a turn for each ship, and where it is followed (C15.20, C15.40). */
export function jamAll(turn: Turn<Jamming>): void {
  const noticed = new Set<string>();
  for (const [id] of inOrder(turn.state.squadrons)) {
    const one = turn.state.squadrons[id];
    const how = one?.jam?.how;
    if (one?.jam === undefined || how === undefined || how === 'own') continue;
    for (const at of aimsOf(turn.state, one)) {
      const cut = cutIn(aimedAt(turn.state, id, one, at), one.seat, how, at);
      const moved = how === 'beside' && at !== one.jam.place;
      const fresh = cut.filter(([victim]) => moved || one.jam?.on?.includes(victim) !== true);
      for (const to of new Set(fresh.map(([, victim]) => victim.seat))) {
        turn.happen(jammed.of({ seat: one.seat, unit: id, to, place: at, segment: turn.pass }));
        if (noticed.has(`${to}/${at}`)) continue;
        noticed.add(`${to}/${at}`);
        turn.happen(jamNoticed.of({ seat: to, place: at, segment: turn.pass }));
      }
      if (cut.length > 0) break;
    }
  }
}
