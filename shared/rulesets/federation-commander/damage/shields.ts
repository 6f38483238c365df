import type { EventIn } from '#kernel/declare/event.ts';
import { number } from '#kernel/declare/entries.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { ask, causeOf, fact, isPossible, one, oneAtMost } from '../asking.ts';
import { answer, event, everybody, placed, standing } from '../declare.ts';
import { changeVolley, onShield } from '../model/drafts.ts';
import { amount, shield, ship } from '../model/parts.ts';
import type { Named } from '../model/ships.ts';
import type { Ship, State, View, Volley } from '../model/state.ts';
import { shipName, tokenText } from '../model/words.ts';
import { impossible } from '../refusals.ts';
import { mostReinforcement, shieldLeft, strongerShield, struck, usualReinforcement } from './damage.ts';
import { aboutIt, currentOnShield, volleyOn } from './volley.ts';

/** Which of two shields takes a volley that meets a corner (FC 3C6c). */
export const takeOnShield = answer('take-on-shield', {
  fields: { shield },
  title: 'Choose the shield',
  offers: ([id], view) => (volleyOn(view, id)?.sides ?? []).map((side) => ({ shield: side })),
  cannot: ([id], given, state) =>
    volleyOn(state, id)?.sides.includes(given.shield) === false
      ? impossible('FC 3C6c', 'not-those-shields', { shield: given.shield })
      : undefined,
  say: (given) => phrase('Shield #{shield} takes the volley', { shield: given.shield }),
});

/** The most points of reinforcement against the volley that strikes a ship now. */
const mostNow = ([id, target]: Named, state: State): number => {
  const volley = volleyOn(state, id);
  return volley === undefined || volley.shield === 0 ? 0 : mostReinforcement(target, volley, volley.shield);
};

export const reinforce = answer('reinforce', {
  fields: { points: amount },
  title: 'Reinforce the shield',
  offers(own, view) {
    const most = mostNow(own, view);
    return most > 0 ? [{ points: most }] : [];
  },
  form: (own, given, view) => [number(given, 'points', 'Points', { least: 0, most: mostNow(own, view) })],
  facts([id, target], { points }, view) {
    const volley = volleyOn(view, id);
    if (volley === undefined || volley.shield === 0) return [];
    const left = shieldLeft(target, volley.shield);
    const { shieldLost, internal } = struck(volley.points, left, points);
    return [
      fact('Boxes left afterwards', left - shieldLost),
      fact('Points that come inside', internal),
      fact('Tokens left', tokenText(target.energy - 2 * Math.max(0, points - target.pool))),
    ];
  },
  cannot(own, { points }, state) {
    const most = mostNow(own, state);
    return points > most ? impossible('FC 3C5', 'no-reinforcement', { ship: own[1].name, most }) : undefined;
  },
  say: ({ points }) => phrase('Reinforce the shield with {points|point|points}', { points }),
});

export const reinforceWhen = standing('reinforce-when', {
  title: 'Reinforce shields when…',
  offers: () => [{ volley: 6, points: 2 }],
  form: (_, given) => [
    number(given, 'volley', 'Volleys of at least (points)', { least: 0, most: 99 }),
    number(given, 'points', 'Points of reinforcement', { least: 0, most: 9 }),
  ],
  stands: ({ volley, points }) =>
    phrase('Reinforce with {points|point|points} against volleys of {volley} or more', { points, volley }),
});

export const shieldStruck = event('shield-struck', {
  fields: { ...placed, by: ship, shield },
  by: 'either',
  hears: everybody,
  say: (happened, view) =>
    phrase('The volley of {firer} strikes shield #{shield} of {ship}.', {
      firer: shipName(view, happened.by),
      ship: shipName(view, happened.ship),
      shield: happened.shield,
    }),
  apply: (draft, happened) => changeVolley(draft, { shield: happened.shield }),
});

export const shieldReinforced = event('shield-reinforced', {
  fields: {
    ...placed,
    shield,
    points: amount,
    /** How many of them come from emergency deceleration. */
    pool: amount,
  },
  by: 'order',
  hears: everybody,
  say: (happened, view) =>
    phrase('{ship} reinforces shield #{shield} with {points|point|points}.', {
      ship: shipName(view, happened.ship),
      shield: happened.shield,
      points: happened.points,
    }),
  apply(draft, { ship: target, points, pool }) {
    change(draft.ships, target, (was) => ({
      pool: was.pool - pool,
      energy: was.energy - 2 * (points - pool),
    }));
    changeVolley(draft, { reinforced: points });
  },
});

export const volleyStruck = event('volley-struck', {
  fields: { ...placed, by: ship, shield, points: amount, shieldLost: amount, internal: amount },
  by: 'rules',
  hears: everybody,
  say: (happened, view) =>
    phrase('Of {points|point|points}, {lost} strike shield #{shield} of {ship} and {internal} get through.', {
      ship: shipName(view, happened.ship),
      shield: happened.shield,
      points: happened.points,
      lost: happened.shieldLost,
      internal: happened.internal,
    }),
  // A volley that came inside waits for its boxes; any other is over.
  apply(draft, { ship: target, shieldLost, internal, ...happened }) {
    change(draft.ships, target, (was) => ({
      shields: onShield(was, happened.shield, -shieldLost),
      internal: was.internal || internal > 0,
    }));
    if (internal > 0) changeVolley(draft, { internal });
    else draft.volleys = draft.volleys.slice(1);
  },
});

type Shielding = Room<
  State,
  View,
  OrderIn<typeof takeOnShield | typeof reinforce>,
  EventIn<typeof shieldStruck | typeof shieldReinforced | typeof volleyStruck>
>;

/** One shield takes a volley; where the line of fire meets a corner, its owner chooses (FC 3C6c). */
export function chooseShield(turn: Turn<Shielding>): void {
  const now = currentOnShield(turn.state);
  if (now === undefined) return;
  const { volley, target } = now;
  const usual = strongerShield(target[1], volley.sides);
  const answers = ask(turn, volley.sides.length > 1 ? [target] : [], ([, { name }]) => ({
    said: phrase('Which shield of {ship} takes the volley, #{a} or #{b}?', {
      ship: name,
      a: volley.sides[0] as number,
      b: volley.sides[1] as number,
    }),
    cite: 'FC 3C6c',
    kinds: ['take-on-shield'],
    ...one,
    silence: [takeOnShield.of({ shield: usual })],
    facts: aboutIt(now),
  }));
  if (answers === undefined) return;
  const given = answers[0]?.[0];
  const fits = given !== undefined && isPossible(turn, takeOnShield, target, given);
  turn.happen(
    shieldStruck.of({
      ship: target[0],
      place: target[1].place,
      by: volley.ship,
      shield: fits ? given.shield : usual,
      ...(given === undefined ? {} : { cause: causeOf(given) }),
    }),
  );
}

/** Whether so much reinforcement keeps any point outside that would come in. */
function keepsOut(ship: Ship, { points, shield: side }: Volley, most: number): boolean {
  const inside = (reinforced: number): number => struck(points, shieldLeft(ship, side), reinforced).internal;
  return inside(most) < inside(0);
}

export function reinforceShield(turn: Turn<Shielding>): void {
  const now = currentOnShield(turn.state);
  if (now === undefined) return;
  const { volley, target } = now;
  const struckShield = volley.shield;
  const [id, { name, place, pool }] = target;
  const most = mostReinforcement(target[1], volley, struckShield);
  const usual = usualReinforcement(target[1], volley, struckShield);
  const answers = ask(turn, most > 0 ? [target] : [], () => ({
    said: phrase('How many tokens does {ship} use to reinforce shield #{shield}?', {
      ship: name,
      shield: struckShield,
    }),
    cite: 'FC 3C5',
    kinds: ['reinforce'],
    ...oneAtMost,
    silence: usual > 0 ? [reinforce.of({ points: usual })] : [],
    minor: !keepsOut(target[1], volley, most),
    facts: [...aboutIt(now), fact('At most', most)],
  }));
  const given = answers?.[0]?.[0];
  if (given === undefined || given.points === 0 || !isPossible(turn, reinforce, target, given)) return;
  turn.happen(
    shieldReinforced.of({
      ship: id,
      place,
      shield: struckShield,
      points: given.points,
      pool: Math.min(pool, given.points),
      cause: causeOf(given),
    }),
  );
}

export function strikeShield(turn: Turn<Shielding>): void {
  const now = currentOnShield(turn.state);
  if (now === undefined) return;
  const { volley, target } = now;
  const [id, own] = target;
  turn.happen(
    volleyStruck.of({
      ship: id,
      place: own.place,
      by: volley.ship,
      shield: volley.shield,
      points: volley.points,
      ...struck(volley.points, shieldLeft(own, volley.shield), volley.reinforced),
    }),
  );
}
