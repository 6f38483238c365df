import type { Game } from '#kernel/game/game.ts';
import { saidMissing } from '../../support/kits/lacking.ts';
import type { Part } from '../../support/kits/parts.ts';
import type { TestKit } from '../../support/kits/testKit.ts';

/** Each target's part of all inputs. Its name and share stand here too, so that who hands the work out need not make a world. */
const all: Readonly<Record<string, number>> = {
  envelope: 340,
  orders: 60,
  'orders body': 160,
  'orders packed': 15,
  'orders sealed twice': 15,
  'results packed': 15,
  'results body': 40,
  questions: 20,
  'questions body': 40,
  answers: 20,
  'answers body': 60,
  scenario: 60,
  archive: 15,
  'archive packed': 20,
  keyholder: 100,
  mail: 220,
  letters: 30,
  game: 12,
  'opened file': 20,
  upgrade: 60,
  'library file': 12,
  settings: 20,
  cache: 6,
  calls: 60,
};

/** What a ruleset must have for a target to be there. */
const needs: Readonly<Record<string, readonly Part[]>> = { scenario: ['scenarios'] };

const missing = (kit: TestKit<Game>, target: string): readonly string[] =>
  saidMissing(kit, needs[target] ?? []);

/** The targets of a game of this ruleset, with their parts. */
export const sharesOf = (kit: TestKit<Game>): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(all).filter(([target]) => missing(kit, target).length === 0));

/** In words, the targets that a game of this ruleset does not have. */
export const leftOut = (kit: TestKit<Game>): readonly string[] =>
  Object.keys(all).flatMap((target) => missing(kit, target).map((said) => `no target ${target}: ${said}`));
