import { id, optional } from '#kernel/codec/shapes.ts';
import { eventsOver } from '#kernel/declare/event.ts';
import { orderCause, place, seats, there } from './model/parts.ts';
import type { State } from './model/state.ts';
import type { Mutable } from './model/units/change.ts';
import type { View } from './model/view.ts';

/** How the events of this game are declared. */
export const event = eventsOver<State, View, Mutable<State>>();

/** Members of all events; `happenedAt` of those that happen at one place. */
export const happened = { cause: optional(orderCause), place: there } as const;
export const happenedAt = { ...happened, place } as const;

/** Members of events of a battle. `battle` names it: `b<phase>-s00012`, or `b<phase>-s00012-s00013` for a border; `parties`: empires with units in it, in id order: they hear all of it. */
export const fought = { ...happenedAt, battle: id<string>(), parties: seats } as const;
