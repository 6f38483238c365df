import { walks } from '#test/support/page/walk/walk.ts';

/* Everything, of every game, at every look. */
walks(() => () => true);
