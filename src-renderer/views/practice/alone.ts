import type { In } from '#contract/calls.ts';

/** What somebody who plays alone chooses besides the rules and their form; empty: as it comes. */
export interface Alone {
  /** The seat they play. */
  readonly seat: string;
  /** `gentle`: the computer conquers nothing. */
  readonly computer: '' | 'gentle';
  /** How well the computer leads, by a word of the rules. */
  readonly level: string;
  /** The text that all chance follows from. */
  readonly seed: string;
  /** A scenario of an upgrade, as `pack/name`. */
  readonly scenario: string;
}

export const anyhow: Alone = { seat: '', computer: '', level: '', seed: '', scenario: '' };

/** How a scenario is named among the choices. */
export const scenarioKey = ({ pack, name }: { readonly pack: string; readonly name: string }): string =>
  `${pack}/${name}`;

/** The same as a practice game is begun with. */
export function wishOf({ seat, computer, level, seed, scenario }: Alone): In<'practice.start'> {
  const [pack = '', name = ''] = scenario.split('/');
  return {
    ...(seat === '' ? {} : { seat }),
    ...(computer === '' ? {} : { gentle: true }),
    ...(level === '' ? {} : { level }),
    ...(seed.trim() === '' ? {} : { seed: seed.trim() }),
    ...(scenario === '' ? {} : { scenario: { pack, name } }),
  };
}
