import { barsFit } from '#test/support/page/everyBar.ts';

barsFit(() => true);
