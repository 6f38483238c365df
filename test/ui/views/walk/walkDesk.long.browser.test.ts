import { walksDesk } from '#test/support/page/walk/walkDesk.ts';

walksDesk(() => () => true);
