import { barsFit, scales } from '#test/support/page/everyBar.ts';

/* Each game with one size of text, in rotation; `bar.long` looks at all of both. */
barsFit((game, scale) => game % scales.length === scale);
