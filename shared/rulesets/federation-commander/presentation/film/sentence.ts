import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Event } from '../../game.ts';
import type { View } from '../../model/state.ts';
import { tell } from '../../game.ts';

/** As reports tell it. */
export const sentence = (view: View, event: Event): Phrase =>
  (tell[event.kind] as { say(event: Event, view: View): Phrase | undefined }).say(event, view) ?? phrase('');
