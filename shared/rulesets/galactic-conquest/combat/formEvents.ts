import { flag, integer, list, object, oneOf } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { change, replace } from '#kernel/steps/change.ts';
import { event, hull, most, ownerHears, place, points, seat, seats, unit } from '../declare.ts';
import { nameOf } from '../map/seats.ts';
import { withEngaged } from '../model/battle/engaged.ts';
import { hurries } from '../model/battle/hurrying.ts';
import { liesLow, unveiled } from '../model/seeing/veil.ts';
import type { Squadron } from '../model/squadron.ts';
import { changeShips, prizesFrom } from '../model/force.ts';
import type { BattleEvent } from './events.ts';
import { code } from './events.ts';
import { hullsText } from './words.ts';
import { laidBare } from './laidBare.ts';
import { boardingsDecided } from './support/boarding.ts';
import { battleBroughtIn } from './support/brought.ts';
import { computersFailed, computersHeld } from './support/computers.ts';
import { freightersSpent } from './support/suicide.ts';
import { dronesAdded, wingsLaunched, wingsRecovered } from './wingEvents.ts';

const inBattle = { battle: code, place, seats };
const at = integer(0, most.ships);
const [positions, hulls] = [list(at, most.ships), list(hull, most.ships)];
/** Both sides hear all of a battle (A2.10). */
const bothHear = ({ seats: all }: { seats: readonly SeatId[] }, one: SeatId) => all.includes(one);

/** Ships go into reserve when a battle begins (A10.40a). */
export const reserved = event('reserved', {
  fields: { ...inBattle, seat, unit, at: positions, hulls },
  by: 'rules',
  hears: bothHear,
  say: (happened) =>
    phrase('{unit} keeps {ships} in reserve.', {
      unit: happened.unit.toUpperCase(),
      ships: hullsText(happened.hulls),
    }),
  apply: (draft, happened) =>
    changeShips(draft, happened.unit, happened.at, (ship) => withEngaged(ship, { reserve: true })),
});

/** Ships leave the reserve (A10.40a). */
export const wentForward = event('went-forward', {
  fields: { ...inBattle, seat, unit, at: positions, hulls },
  by: 'rules',
  hears: bothHear,
  say: (happened) =>
    phrase('{ships} of {unit} {count:leaves|leave} the reserve.', {
      unit: happened.unit.toUpperCase(),
      ships: hullsText(happened.hulls),
      count: happened.hulls.length,
    }),
  apply: (draft, happened) =>
    changeShips(draft, happened.unit, happened.at, (ship) => withEngaged(ship, { reserve: undefined })),
});

const forms = {
  mauler: '{hull} of {unit} fires its mauler: {points|point|points} at one ship.',
  troops: '{hull} of {unit} lands boarding parties: {points|point|points} to capture one ship.',
  bomb: '{hull} of {unit} launches a fusion bomb: {points|point|points} at every unit in the battle.',
  suicide: '{hull} of {unit} blows itself up at the enemy: {points|point|points}.',
  aegis: '{hull} of {unit} fires only at fighters and gunboats: {points|point|points}.',
} as const;

/** A ship uses a special form of attack (A10.40c, A10.40g). */
export const specialUsed = event('special-used', {
  fields: {
    ...inBattle,
    seat,
    unit,
    at,
    hull,
    form: oneOf(['mauler', 'troops', 'aegis', 'bomb', 'suicide']),
    points,
    round: integer(1, 99),
    /** Its own defense factors are halved in it (A10.40c). */
    exposes: flag,
  },
  by: 'rules',
  hears: bothHear,
  say: ({ form, points: damage, ...happened }) =>
    phrase(forms[form], { hull: happened.hull, unit: happened.unit.toUpperCase(), points: damage }),
  apply: (draft, { form, round, exposes, ...happened }) =>
    changeShips(draft, happened.unit, [happened.at], (ship) =>
      withEngaged(ship, {
        ...(exposes && { exposed: round }),
        ...(form === 'troops' && { landed: true }),
        ...(form === 'suicide' && { spent: true }),
        ...((form === 'mauler' || form === 'bomb') && { fired: round }),
      }),
    ),
});

/** Ships suffer from shock from now on (C16.20). */
export const shocked = event('shocked', {
  fields: { ...inBattle, seat, unit, at: positions, hulls },
  by: 'rules',
  hears: bothHear,
  say: (happened) =>
    phrase('{ships} of {unit} {count:suffers|suffer} from shock.', {
      unit: happened.unit.toUpperCase(),
      ships: hullsText(happened.hulls),
      count: happened.hulls.length,
    }),
  apply: (draft, happened) =>
    changeShips(draft, happened.unit, happened.at, (ship) => ({ ...ship, shock: true })),
});

/** Civilian ships that nobody is left to defend surrender (A10.51). */
export const surrendered = event('surrendered', {
  fields: { ...inBattle, seat, unit, to: unit, at: positions, hulls },
  by: 'rules',
  hears: bothHear,
  say: (happened) =>
    phrase('{ships} of {unit} {count:surrenders|surrender} to {to}.', {
      unit: happened.unit.toUpperCase(),
      ships: hullsText(happened.hulls),
      count: happened.hulls.length,
      to: happened.to.toUpperCase(),
    }),
  apply(draft, happened) {
    change(draft.squadrons, happened.to, (was) => ({
      prizes: [...(was.prizes ?? []), ...prizesFrom(draft, happened.unit, happened.at, was.seat)],
    }));
    changeShips(draft, happened.unit, happened.at, () => undefined);
  },
});

/** Inactive ships become active, with an effectively poor crew (A10.60). */
export const activated = event('activated', {
  fields: { ...inBattle, seat, unit, at: positions, hulls },
  by: 'rules',
  hears: bothHear,
  say: (happened) =>
    phrase('{ships} of {unit} {count:becomes|become} active.', {
      unit: happened.unit.toUpperCase(),
      ships: hullsText(happened.hulls),
      count: happened.hulls.length,
    }),
  apply: (draft, happened) =>
    changeShips(draft, happened.unit, happened.at, (ship) =>
      withEngaged(ship, { inactive: undefined, poor: true }),
    ),
});

/** A squadron of the hex will come to the battle (D6.70). */
export const reinforcing = event('reinforcing', {
  fields: { ...inBattle, seat, unit, round: integer(1, 99) },
  by: 'rules',
  hears: ownerHears,
  say: ({ round, ...happened }) =>
    phrase('{unit} of the {seat} will join the battle in {round} rounds.', {
      unit: happened.unit.toUpperCase(),
      seat: nameOf(happened.seat),
      round,
    }),
  apply(draft, { round, ...happened }) {
    if (draft.battle !== undefined)
      draft.battle = { ...draft.battle, coming: { ...draft.battle.coming, [happened.unit]: round } };
  },
});

/** Squadrons come to the battle, or stand together in it without having assembled (D2.35, D6.70). */
export const reinforced = event('reinforced', {
  fields: {
    ...inBattle,
    seat,
    /** Each with its defense factors. */
    units: list(object({ unit, strength: integer(0, 1_000_000) }), most.ships),
    /** They are more than can be commanded. */
    crowded: flag,
    /** The side has five ships by it (A10.25). */
    benefit: flag,
  },
  by: 'rules',
  hears: bothHear,
  say: ({ units, crowded, ...happened }) =>
    phrase(
      crowded
        ? '{units} of the {seat} {count:stands|stand} with the defenders, and all fight as a crowd.'
        : '{units} of the {seat} {count:joins|join} the battle.',
      {
        units: units.map((one) => one.unit.toUpperCase()).join(', '),
        seat: nameOf(happened.seat),
        count: units.length,
      },
    ),
  apply(draft, { units, crowded, benefit, ...happened }) {
    const { battle } = draft;
    if (battle === undefined) return;
    const joins = units.map((one) => one.unit);
    const leader = [battle.attacker, battle.defender].find(
      (one) => draft.squadrons[one]?.seat === happened.seat,
    );
    const first = leader && draft.squadrons[leader];
    const slow = first !== undefined && hurries(draft, first);
    draft.battle = {
      ...battle,
      joined: [...(battle.joined ?? []), ...joins],
      five: benefit ? [...battle.five, happened.seat] : battle.five,
      ...(crowded && { crowded: happened.seat }),
    };
    for (const { unit: one, strength } of units)
      replace(draft.squadrons, one, (was): Squadron => ({
        ...(liesLow(was) ? unveiled(was) : was),
        ...(!slow &&
          hurries(draft, was) && { ships: was.ships.map((ship) => withEngaged(ship, { hasty: true })) }),
        strength: was.strength ?? strength,
      }));
  },
});

/** The events of the forms of attack, in the order in which they first happen. */
export const formEvents = [
  ...[laidBare, reserved, reinforcing, reinforced, specialUsed, boardingsDecided, shocked],
  ...[battleBroughtIn, computersHeld, computersFailed],
  ...[surrendered, freightersSpent, wentForward, activated, wingsLaunched, wingsRecovered, dronesAdded],
] as const;
export type FormEvent = EventIn<(typeof formEvents)[number]>;
/** All that happens in a battle. */
export type AnyBattleEvent = BattleEvent | FormEvent;
