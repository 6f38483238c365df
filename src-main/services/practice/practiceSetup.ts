import { keysInOrder } from '#kernel/inOrder.ts';
import type { SomeRuleset } from '../ruleset.ts';
import type { PackScenario } from '../packs/packs.ts';

/** Size of a practice galaxy. */
const galaxy = { empires: 6, sectors: 90 } as const;

/** What a practice game is begun from. */
export interface PracticeGame {
  /** For the ruleset's `create`. */
  readonly setup: unknown;
  /** Who is the player's; undefined: one by lot. */
  readonly seat: string | undefined;
  readonly seed: string;
  readonly title: string;
  /** Whether the other empires conquer. */
  readonly ambitious: boolean;
}

/** What a ruleset's `create` makes a small galaxy from, with the wished empire in it. */
export const practiceSetup = (empire: string | undefined): unknown => ({
  generate: { ...galaxy, ...(empire === undefined ? {} : { seats: [{ empire }] }) },
});

/** The game for learning: one world and one seed for all learners, and neighbours that leave them in peace. Undefined where the rules have none. */
export const tutorialGame = ({ scenarios }: SomeRuleset): PracticeGame | undefined =>
  scenarios === undefined
    ? undefined
    : {
        setup: scenarios.tutorial,
        seat: scenarios.learner,
        seed: 'First Command',
        title: 'Tutorial',
        ambitious: false,
      };

/** A game from a scenario that a pack brought: who is named in it as a player plays, where nobody wished otherwise. */
export const scenarioGame = (
  { scenarios }: SomeRuleset,
  { scenario, title }: PackScenario,
  wished: Pick<PracticeGame, 'seat' | 'seed'>,
): PracticeGame => ({
  ...wished,
  setup: scenario,
  seat: wished.seat ?? keysInOrder(scenarios?.players(scenario) ?? {})[0],
  title,
  ambitious: true,
});
