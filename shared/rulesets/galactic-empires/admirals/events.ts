import { optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { event, happened, happenedAt } from '../declare.ts';
import { toOwner, toSeat } from '../model/hearing.ts';
import { admiral, admiralRef, money, seat, shortName, unitRef } from '../model/parts.ts';
import { pay, withAdmiral, withUnit } from '../model/units/drafts.ts';
import { removeAdmiral } from '../model/units/losses.ts';
import { admiralArg, resources, unitArg } from '../model/words.ts';

function setOrClear<K extends string, V>(target: Partial<Record<K, V>>, key: K, value: V | undefined): void {
  if (value === undefined) delete target[key];
  else target[key] = value;
}

export const leaderAssigned = event('leader-assigned', {
  fields: { ...happened, unit: unitRef, admiral: optional(admiralRef) },
  by: 'order',
  hears: toOwner,
  say: ({ unit, admiral }, view) =>
    admiral === undefined
      ? phrase('{unit} no longer has a leader.', { unit: unitArg(view, unit) })
      : phrase('{admiral} now leads {unit}.', {
          unit: unitArg(view, unit),
          admiral: admiralArg(view, admiral),
        }),
  ahead: ({ unit, admiral }, view) =>
    admiral === undefined
      ? phrase('{unit} will have no leader.', { unit: unitArg(view, unit) })
      : phrase('{admiral} will lead {unit}.', {
          unit: unitArg(view, unit),
          admiral: admiralArg(view, admiral),
        }),
  apply: (draft, { unit: id, admiral }) => withUnit(draft, id, (unit) => setOrClear(unit, 'leader', admiral)),
});

export const admiralRenamed = event('admiral-renamed', {
  fields: { ...happened, unit: unitRef, admiral: admiralRef, name: shortName },
  by: 'order',
  hears: toOwner,
  say: ({ unit, name }, view) =>
    phrase('An admiral of {unit} is now called {name}.', { unit: unitArg(view, unit), name }),
  ahead: ({ unit, name }, view) =>
    phrase('An admiral of {unit} will be called {name}.', { unit: unitArg(view, unit), name }),
  apply: (draft, { unit, admiral: id, name }) =>
    withAdmiral(draft, unit, id, (admiral) => void (admiral.name = name)),
});

export const admiralDisbanded = event('admiral-disbanded', {
  fields: { ...happened, unit: unitRef, admiral: admiralRef, name: shortName },
  by: 'order',
  hears: toOwner,
  say: ({ unit, name }, view) =>
    phrase('Admiral {name} of {unit} left your service.', { unit: unitArg(view, unit), name }),
  ahead: ({ unit, name }, view) =>
    phrase('Admiral {name} of {unit} will leave your service.', { unit: unitArg(view, unit), name }),
  apply: (draft, { unit: id, admiral }) => withUnit(draft, id, (unit) => removeAdmiral(unit, admiral)),
});

export const admiralHired = event('admiral-hired', {
  fields: { ...happenedAt, seat, unit: unitRef, admiral, cost: money },
  by: 'order',
  hears: toSeat,
  say: ({ unit, admiral: { name, tactics, siegecraft }, cost }, view) =>
    phrase('{unit} hired Admiral {name} (tactics {tactics}, siegecraft {siegecraft}) for {cost} resources.', {
      unit: unitArg(view, unit),
      name,
      tactics,
      siegecraft,
      cost: resources(cost),
    }),
  ahead: ({ unit, cost }, view) =>
    phrase('{unit} will hire an admiral for {cost} resources. You will see who it is next turn.', {
      unit: unitArg(view, unit),
      cost: resources(cost),
    }),
  apply: (draft, { seat, unit: id, admiral, cost }) => {
    pay(draft, seat, -cost);
    withUnit(draft, id, (unit) => {
      unit.admirals = [...unit.admirals, { ...admiral }].sort((a, b) => (a.id < b.id ? -1 : 1));
    });
  },
});

export const admiralResigned = event('admiral-resigned', {
  fields: { ...happened, seat, unit: unitRef, admiral: admiralRef, name: shortName },
  by: 'rules',
  hears: toSeat,
  say: ({ unit, name }, view) =>
    phrase('You have more admirals than your standing allows: Admiral {name} of {unit} resigned.', {
      unit: unitArg(view, unit),
      name,
    }),
  ahead: ({ unit, name }, view) =>
    phrase('You will have more admirals than your standing allows: Admiral {name} of {unit} will resign.', {
      unit: unitArg(view, unit),
      name,
    }),
  apply: (draft, { unit: id, admiral }) => withUnit(draft, id, (unit) => removeAdmiral(unit, admiral)),
});

/** What happens in this room’s steps. */
export type Happening = EventIn<
  | typeof leaderAssigned
  | typeof admiralRenamed
  | typeof admiralDisbanded
  | typeof admiralHired
  | typeof admiralResigned
>;
