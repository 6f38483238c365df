import type { Degree, Stress } from '../model/unrest/morale.ts';

/** What rebels want, as the game master is proposed it: by what stresses their system. OURS. */
const asked: Readonly<Record<Stress, string>> = {
  raided: 'Ships that keep raiders away from us.',
  failed: 'An answer at last to our demands.',
  conquered: 'Our own rulers back.',
  betrayed: 'What we were promised, now.',
  unstable: 'Bases and garrisons that can defend us.',
  blockaded: 'A fleet that breaks the blockade.',
  crippled: 'Bread, freighters and work, before any more warships.',
  spread: 'The same as our friends on other worlds.',
  'home-attacked': 'Peace, or rulers who can defend our homeworld.',
  'base-destroyed': 'An end to the war on civilians.',
  'hospital-destroyed': 'Those who fired on hospitals brought to court.',
  surrendered: 'Our empire back.',
  incited: 'What our neighbours tell us they have.',
  uprooted: 'Our ministries and our wealth back.',
};

/** How they say it. */
const tones: Readonly<Record<Degree, string>> = {
  passive: 'We ask for this: ',
  violent: 'Nothing leaves our docks until we have this: ',
  fanatical: 'Whoever gives us this is our ruler: ',
};

/** What the rebels of a system want. */
export const wantsOf = (degree: Degree, why: readonly Stress[]): string =>
  `${tones[degree]}${asked[why.at(-1) ?? 'failed']}`;
