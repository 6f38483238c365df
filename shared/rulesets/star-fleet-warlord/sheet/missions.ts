import type { Unnumbered } from '#kernel/game/plan.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { hexIn, sectorIn } from '../model/ids.ts';
import type { ChangeMission, Displace, Link } from '../model/orders/missions.ts';
import { designNamed } from '../ships/list/index.ts';
import { missions } from '../ships/list/missions.ts';
import type { Grammar, WrittenAs } from '../typing.ts';
import { placeNext, plain, wrong } from '../typing.ts';

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

/** `LINK A INT 1`: race, class and number of the mothership (SFW 1774). */
const link: WrittenAs = {
  kind: 'link',
  like: /^LINK$/,
  meant: [],
  read(reading) {
    const [race, ship, number] = [reading.next(/^[A-Z]$/), reading.next(), reading.next(/^[1-9]\d{0,4}$/)];
    const design = `${race?.word ?? ''}-${ship?.word ?? ''}`.toUpperCase();
    return race === undefined ||
      ship === undefined ||
      number === undefined ||
      designNamed(design) === undefined
      ? wrong(
          reading.code,
          phrase('LINK takes the race, the class and the number of a mothership, such as LINK A INT 1.'),
        )
      : { kind: 'link', design, number: Number(number.word) };
  },
  write: ({ design, number }: Unnumbered<Link>) => `LINK ${design.slice(0, 1)} ${design.slice(2)} ${number}`,
};

/** `DISP 29 0214`: the sector and the hex of the other Starbase (SFW 1642). */
const displace: WrittenAs = {
  kind: 'displace',
  like: /^DISP$/,
  meant: [],
  read(reading) {
    const place = placeNext(reading);
    return typeof place === 'string' ? { kind: 'displace', place } : place;
  },
  write: ({ place }: Unnumbered<Displace>) => `DISP ${sectorIn(place).slice(1)} ${hexIn(place)}`,
};

/** How orders of what ships are made for: missions, refits, upgrades, cloaks and links are typed. */
export const missionsGrammar: Grammar = {
  ships: [
    plain('buy-cloak', 'GETC'),
    plain('cloak', 'CLOA'),
    changeMission,
    displace,
    link,
    plain('refit', 'REFT'),
    plain('scrap', 'SCRA', 'SCRAP'),
    plain('upgrade', 'UPGR'),
  ],
  office: [],
};
