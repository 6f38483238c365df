import type { Session } from '../session/session.svelte.ts';
import { speakerOf } from './speaker.ts';

/** Sounds follow what happens to the plan, the turn and the notices. */
export function followSounds(session: Session): void {
  let heard: { readonly turn: unknown; readonly orders: number; readonly bad: number } = {
    turn: undefined,
    orders: 0,
    bad: 0,
  };
  $effect(() => void (speakerOf(session).volume = session.settings.volume));
  $effect(() => {
    const next = {
      turn: session.turn,
      orders: session.turn?.orderCount ?? 0,
      bad: session.toasts.list.filter((toast) => toast.tone === 'bad').length,
    };
    const sound =
      next.bad > heard.bad
        ? 'trouble'
        : next.turn !== heard.turn
          ? next.turn === undefined
            ? undefined
            : 'results'
          : next.orders > heard.orders
            ? 'order'
            : next.orders < heard.orders
              ? 'undo'
              : undefined;
    heard = next;
    if (sound !== undefined && session.settings.sounds) void speakerOf(session).play(sound);
  });
}
