import { walksOfGames } from '#test/support/page/everyGame.ts';

walksOfGames(() => true);
