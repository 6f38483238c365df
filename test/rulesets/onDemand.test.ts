import { rulesets } from '#rulesets/all.ts';
import { rulesetOnDemand, rulesetsOnDemand } from '#rulesets/onDemand.ts';
import { expect, test } from 'vitest';

test('a page can load every ruleset of the list by its id, and no others', async () => {
  expect(Object.keys(rulesetsOnDemand)).toEqual(rulesets.map(({ id }) => id));
  for (const ruleset of rulesets) expect(await rulesetOnDemand(ruleset.id)).toBe(ruleset);
  for (const id of ['pearl-divers', '', 'constructor']) expect(rulesetOnDemand(id)).toBeUndefined();
});
