import { looks, walks } from '#test/support/page/walk/walk.ts';

/* Of every game some of what there is, at one look in rotation, every other game beside its lessons; `walk.long` sees all of it at all. */
const stride = 60;

walks((game, tutorial, look) => {
  if (tutorial !== (game % 2 === 1) || look !== (5 * game) % looks.length) return undefined;
  let at = game;
  return () => at++ % stride === 0;
});
