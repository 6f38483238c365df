import type { Unnumbered } from '#kernel/game/plan.ts';
import { spoken } from '../spoken.ts';
import type { SetAlert } from './alert.ts';

/** `Alert levels off`, `Alert levels on`: in the empire’s line (C40.20). */
export const spokenAlerts = spoken<SetAlert>({
  kinds: ['set-alert'],
  phrases: () => ['Alert levels off', 'Alert levels on'],
  read(text): Unnumbered<SetAlert> | undefined {
    const [, to] = /^alert levels (on|off)$/i.exec(text) ?? [];
    return to === undefined ? undefined : { kind: 'set-alert', to: to.toLowerCase() === 'on' ? 'on' : 'off' };
  },
  write: ({ to }) => `Alert levels ${to}.`,
});
