import type { Choice } from '#contract/beginning.ts';
import { nameToChoose } from '#kernel/early.ts';
import type { SomeRuleset } from './ruleset.ts';

/** A ruleset, as somebody who is to begin a game chooses it. */
export const choiceOf = ({
  id,
  title,
  early,
  beginning,
  computerPlan,
  seating,
  odds,
}: SomeRuleset): Choice => ({
  ruleset: id,
  title: nameToChoose(title, { early }),
  about: beginning.about,
  players: beginning.players,
  hasTutorial: beginning.tutorial !== undefined,
  hasScenarios: beginning.scenarios !== undefined,
  hasComputer: computerPlan !== undefined,
  levels: computerPlan === undefined ? [] : (seating?.levels ?? []),
  hasGentle: computerPlan !== undefined && seating?.ambitions === true,
  hasSimulator: odds?.simulator !== undefined,
});
