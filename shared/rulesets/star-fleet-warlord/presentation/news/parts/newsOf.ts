import type { newsByKind } from '#kernel/picture/newsreel.ts';
import type { AnyEvent } from '#kernel/game/game.ts';
import type { View } from '../../../model/view.ts';

/** How events of a family are played on the map, by their kinds. */
export type NewsOf<E extends AnyEvent> = Parameters<typeof newsByKind<View, E>>[0];
