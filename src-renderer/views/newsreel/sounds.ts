import type { NewsMoment } from '#kernel/presentation.ts';
import type { Sound } from '../../state/packs/speaker.ts';

const sounds: Partial<Readonly<Record<NewsMoment['kind'], Sound>>> = {
  travel: 'order',
  fight: 'fight',
  owner: 'banner',
  go: 'trouble',
  end: 'results',
};

/** The sound with which a moment begins; undefined for a silent one. */
export const soundOf = (kind: NewsMoment['kind']): Sound | undefined => sounds[kind];
