import { looks, walksOfGames } from '#test/support/page/everyGame.ts';

/* Each screen of each game at one of the looks, in rotation; `everyGame.long` sees all of them at all. */
walksOfGames((game, screen, look) => (game + screen) % looks.length === look);
