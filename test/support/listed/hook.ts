import { registerHooks } from 'node:module';

/* Loaded before a program of this project (`node --import`), it lets that program find Pearl Divers and Salt Roads in the list of rulesets. */
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '#rulesets/all.ts'
      ? next(new URL('withPearls.ts', import.meta.url).href, context)
      : next(specifier, context),
});
