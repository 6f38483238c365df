import type { GameStore } from '../../../ports/game/store.ts';
import type { Poster } from '../../../ports/poster.ts';
import { factsOf, sent, troubleSaid } from './webhookText.ts';
import { mostTries, urlsOf } from './webhooks.ts';

/** Tells the webhooks of a game that cannot be opened. */
export interface Alarm {
  /** Posts to those that were not told yet of trouble since this moment, a few times at most. */
  tell(poster: Poster, since: string, now: string): Promise<void>;
}

/** The alarm of a game as it stands, for when it cannot be opened any more. */
export function alarmOf(store: GameStore): Alarm {
  const urls = urlsOf(store);
  const facts = { ...factsOf(store), turn: store.turn() };
  let told = { since: '', left: urls, tries: 0 };
  return {
    async tell(poster, since, now) {
      if (told.since !== since) told = { since, left: urls, tries: 0 };
      if (told.left.length === 0 || told.tries >= mostTries) return;
      told = { ...told, tries: told.tries + 1 };
      const json = sent(facts, { event: 'trouble', at: since, text: troubleSaid(facts.title, since, now) });
      const became = await Promise.all(
        told.left.map(async (url) => ({ url, posted: await poster.post(url, json) })),
      );
      const left = became.filter(({ posted }) => posted.kind !== 'taken').map(({ url }) => url);
      if (told.since === since) told = { ...told, left };
    },
  };
}
