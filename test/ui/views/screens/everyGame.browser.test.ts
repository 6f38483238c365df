import { looks, walksOfGames } from '#test/support/page/everyGame.ts';

/* Every other screen of each game at one of the looks, in rotation; `everyGame.long` sees all of them at all. */
walksOfGames((game, screen, look) => (game + screen) % (2 * looks.length) === look);
