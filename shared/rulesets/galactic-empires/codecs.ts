import type { Codec } from '#kernel/codec/codec.ts';
import { stateShape } from './codecs/state.ts';
import { viewShape } from './codecs/view.ts';
import { eventCodec } from './game.ts';
import type { State } from './model/state.ts';
import type { View } from './model/view.ts';

/**
 * How states, views and events are read from files. All three never throw, whatever the file holds, and are strict: sizes are
 * limited, unknown members are refused, and every reference to a sector, empire, unit or starship type must exist, so that no
 * file can crash the program that opens it. Events are read one by one, because what they refer to may be gone.
 */
export const stateCodec: Codec<State> = stateShape;
export const viewCodec: Codec<View> = viewShape;

export const codecs = { state: stateCodec, view: viewCodec, event: eventCodec } as const;
