import type { Unnumbered } from '#kernel/orders/plan.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { ChangeMission } from '../../model/orders/missions.ts';
import { missions } from '../../tables/ships/missions.ts';
import { plain, wrong } from './parts/reading.ts';
import type { Grammar, WrittenAs } from './parts/reading.ts';

/** `MSNP`: the letter of the mission follows at once (SFW 1820). */
const changeMission: WrittenAs = {
  kind: 'change-mission',
  like: /^MSN.?$/,
  meant: [],
  read: ({ code }) => {
    const mission = code.word.slice(3).toUpperCase();
    return missions[mission] === undefined
      ? wrong(code, phrase('MSN takes the letter of a mission, such as MSNP.'))
      : { kind: 'change-mission', mission };
  },
  write: ({ mission }: Unnumbered<ChangeMission>) => `MSN${mission}`,
};

/** How orders of what ships are made for: missions, refits, upgrades, cloaks and links are typed. */
export const missionsGrammar: Grammar = {
  ships: [
    plain('buy-cloak', 'GETC'),
    plain('cloak', 'CLOA'),
    changeMission,
    plain('refit', 'REFT'),
    plain('scrap', 'SCRA', 'SCRAP'),
    plain('upgrade', 'UPGR'),
  ],
  office: [],
  later: { ships: ['DISP', 'LINK'], office: [] },
};
