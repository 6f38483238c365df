import { walksDesk } from '#test/support/page/walk/walkDesk.ts';

/* Every third thing of the desk in the smallest of its windows with the largest text; `walkDesk.long` sees all of it at every look. */
walksDesk((look) => {
  let at = 0;
  return look === 7 ? () => at++ % 3 === 0 : undefined;
});
