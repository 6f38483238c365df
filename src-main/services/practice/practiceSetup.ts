import { keysInOrder } from '#kernel/inOrder.ts';
import type { SomeRuleset } from '../ruleset.ts';
import type { PackScenario } from '../packs/packs.ts';

/** Size of a practice galaxy. */
const galaxy = { empires: 6, sectors: 90 } as const;

/** What a practice game begins with. */
export interface PracticeGame {
  /** For the ruleset's `create`. */
  readonly setup: unknown;
  /** The player's seat; undefined: a random one. */
  readonly seat: string | undefined;
  readonly seed: string;
  readonly title: string;
  /** Whether the other empires conquer. */
  readonly ambitious: boolean;
}

/** The setup from which a ruleset's `create` generates a small galaxy with this empire in it. */
export const practiceSetup = (empire: string | undefined): unknown => ({
  generate: { ...galaxy, ...(empire === undefined ? {} : { seats: [{ empire }] }) },
});

/**
 * The tutorial game: the same world and seed for everybody, with peaceful neighbours. Undefined if the
 * ruleset has none.
 */
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

/**
 * A game from a pack's scenario. Unless another seat is asked for, the player gets the first one that the
 * scenario names a player for.
 */
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
