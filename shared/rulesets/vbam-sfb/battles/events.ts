import type { EventIn } from '#kernel/declare/event.ts';
import { integer, list, object, oneOf, optional } from '#kernel/codec/shapes.ts';
import { defined } from '#kernel/words/defined.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { event, ofBattle, toBoth } from '../declare.ts';
import type { Fate } from '../model/combat.ts';
import { fates } from '../model/combat.ts';
import { changeBattle, changeEncounter, leavePosts, removeUnit } from '../model/drafts.ts';
import { design, owed, seat, unit } from '../model/parts.ts';
import { changeUnit } from '../model/stations.ts';
import { seatArg, systemArg } from '../model/words.ts';

const factor = integer(0, 100_000);
const side = object({
  seat,
  intensity: integer(1, 4),
  die: integer(1, 6),
  shift: integer(-9, 9),
  potential: factor,
  percent: integer(0, 100),
  damage: factor,
});

/** How a unit came to it, behind its sentence; nothing for what its owner gives up. */
const bySaid: Readonly<Record<Fate, string>> = {
  directed: ' by Directed Damage',
  given: '',
  shock: ' by the shock of its own weapon',
  homeless: ': no ship can carry it',
  table: '',
};

export const roundFought = event('round-fought', {
  fields: {
    ...ofBattle,
    round: integer(1, 100),
    /** The attacker first. */
    sides: list(side, 2),
    owed,
  },
  by: 'rules',
  ...toBoth,
  say: ({ round, sides: [a, b] }) =>
    a === undefined || b === undefined
      ? undefined
      : phrase(
          'Round {round}: the {first} scores {hits} of {potential} attack factors at {percent} %, the {second} {otherHits} of {otherPotential} at {otherPercent} %.',
          {
            round,
            first: seatArg(a.seat),
            hits: a.damage,
            potential: a.potential,
            percent: a.percent,
            second: seatArg(b.seat),
            otherHits: b.damage,
            otherPotential: b.potential,
            otherPercent: b.percent,
          },
        ),
  apply: (draft, { round, owed }) => changeBattle(draft, () => ({ rounds: round, owed })),
});

/** The result of a battle elsewhere stands. */
export const battleBroughtIn = event('battle-brought-in', {
  fields: { ...ofBattle },
  by: 'order',
  ...toBoth,
  say: ({ place }) => phrase('The battle at {sector} was fought at a table.', { sector: systemArg(place) }),
});

/** `to` is the other side. */
export const unitCrippled = event('unit-crippled', {
  fields: { ...ofBattle, unit, design, by: oneOf(fates) },
  by: 'rules',
  ...toBoth,
  say: ({ seat, design, by }, { me }) => {
    const args = { design, how: bySaid[by] };
    return seat === me
      ? phrase('Your {design} is crippled{how}.', args)
      : phrase('A {design} of the {power} is crippled{how}.', { ...args, power: seatArg(seat) });
  },
  apply: (draft, { unit }) => changeUnit(draft.units, unit, (one) => ({ ...one, crippled: true })),
});

export const unitDestroyed = event('unit-destroyed', {
  fields: { ...ofBattle, unit, design, by: oneOf(fates) },
  by: 'rules',
  ...toBoth,
  say: ({ seat, design, by }, { me }) => {
    const args = { design, how: bySaid[by] };
    return seat === me
      ? phrase('Your {design} is destroyed{how}.', args)
      : phrase('A {design} of the {power} is destroyed{how}.', { ...args, power: seatArg(seat) });
  },
  apply: (draft, { unit }) => removeUnit(draft, unit),
});

/** The other side, `to`, has captured it; `now` is what its class is called there (VB 309). */
export const unitCaptured = event('unit-captured', {
  fields: { ...ofBattle, unit, design, now: design },
  by: 'rules',
  ...toBoth,
  say: ({ seat, to, design }, { me }) =>
    seat === me
      ? phrase('Your {design} is captured by the {power}.', { design, power: seatArg(to) })
      : phrase('A {design} of the {power} is captured.', { design, power: seatArg(seat) }),
  apply: (draft, { unit, to, now }) => {
    leavePosts(draft, unit);
    changeUnit(draft.units, unit, ({ guards: _, route: __, standing: ___, interned: ____, ...rest }) => ({
      ...rest,
      seat: to,
      design: now,
    }));
  },
});

/** A flight that has lost its ship goes over to another (VB 367). */
export const flightTransferred = event('flight-transferred', {
  fields: { ...ofBattle, unit, design, base: unit },
  by: 'rules',
  ...toBoth,
  say: ({ seat, design }, { me }) =>
    seat === me
      ? phrase('Your {design} moves to another ship.', { design })
      : phrase('A {design} of the {power} moves to another ship.', { design, power: seatArg(seat) }),
  apply: (draft, { unit, base }) => changeUnit(draft.units, unit, (one) => ({ ...one, based: base })),
});

/** Nothing more is fought; `winner` holds the field. */
export const battleOver = event('battle-over', {
  fields: { ...ofBattle, winner: optional(seat) },
  by: 'rules',
  ...toBoth,
  say: ({ place, winner }) =>
    winner === undefined
      ? phrase('Nobody holds the field at {sector}.', { sector: systemArg(place) })
      : phrase('The {power} holds the field at {sector}.', {
          power: seatArg(winner),
          sector: systemArg(place),
        }),
  apply: (draft, { winner }) => {
    changeBattle(draft, () => ({ over: true }));
    changeEncounter(draft, (one) => ({ ...one, ...defined({ winner }) }));
  },
});

export type RoundFought = EventIn<typeof roundFought>;
