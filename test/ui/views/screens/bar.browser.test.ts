import { barsFit, scales } from '#test/support/page/everyBar.ts';

/* Every third game, with each size of text in rotation; `bar.long` looks at all of both. */
barsFit((game, scale) => game % 3 === 0 && game % scales.length === scale);
