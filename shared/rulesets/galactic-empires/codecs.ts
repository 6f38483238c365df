import type { Codec } from '#kernel/codec/codec.ts';
import { eventShape } from './codecs/event.ts';
import { stateShape } from './codecs/state.ts';
import { viewShape } from './codecs/view.ts';
import type { Event } from './model/events.ts';
import type { State } from './model/state.ts';
import type { View } from './model/view.ts';

/**
 * How states, views and events are read from files. All three are total (whatever is read, they never throw) and strict:
 * sizes are bounded, members that nobody knows are refused, and what refers to a sector, an empire, a unit or a starship
 * type finds it, so that a file made by a stranger cannot crash who opens it. Events are read one by one: what they refer
 * to may be gone by now.
 */
export const stateCodec: Codec<State> = stateShape;
export const viewCodec: Codec<View> = viewShape;
export const eventCodec: Codec<Event> = eventShape;

export const codecs = { state: stateCodec, view: viewCodec, event: eventCodec } as const;
