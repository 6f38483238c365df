import { gameFiles } from '#main/adapters/gameFile.ts';
import type { GameStores } from '#main/ports/game/store.ts';
import { GameTrouble } from '#main/ports/game/store.ts';
import { bad } from '#kernel/words/result.ts';
import { unreadable } from '#contract/refusals/storage.ts';

/** Games on a disk that takes nothing more once it is full. */
export function fullDisk(isFull: () => boolean): GameStores {
  const full = (path: string) => () => {
    throw new GameTrouble(unreadable('disk-full', { path }), undefined);
  };
  const writes =
    /^(receive|receiveAll|settle|rule|decree|put\w+|set\w+|add\w*|change\w+|note|finish\w*|undo|takeBack|redo|move|see|take|free)$/;
  const over = <T extends object>(of: T, path: string): T =>
    new Proxy(of, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name);
        if (name === 'post' || name === 'lock') return over(member as object, path);
        return isFull() && typeof member === 'function' && writes.test(String(name)) ? full(path) : member;
      },
    });
  return {
    create: async (path, game) =>
      isFull() ? bad([unreadable('disk-full', { path })]) : gameFiles.create(path, game),
    async open(path) {
      const store = await gameFiles.open(path);
      return store.ok ? { ok: true, value: over(store.value, path) } : store;
    },
  };
}
