import type { Unnumbered } from '#kernel/game/plan.ts';
import { hasTech } from '../research/research.ts';
import { spoken } from '../spoken.ts';
import type { TrainTopGuns } from './train.ts';

const sentence = /^train (\d{1,3})x(\S{1,20}) of (\S.{0,23}?) as top guns$/i;

/** `Train 2xHS1 of CV as top guns`, a sentence of ours (A9.10); undefined for anything else. */
function trainIn(text: string): Unnumbered<TrainTopGuns> | undefined {
  const [whole, count = '', type = '', ship = ''] = sentence.exec(text) ?? [];
  return whole === undefined || Number(count) === 0
    ? undefined
    : { kind: 'train-top-guns', type, count: Number(count), ship };
}

export const spokenTopGuns = spoken<TrainTopGuns>({
  kinds: ['train-top-guns'],
  phrases: (view) => (hasTech(view, view.me, 'top-gun') ? ['Train 2xHS1 of '] : []),
  read: trainIn,
  write: ({ type, count, ship }) => `Train ${count}x${type} of ${ship} as top guns.`,
});
