/** A doctrine of battle: races that are good at it, and bad at it. */
interface Tactic {
  readonly name: string;
  readonly best: string;
  readonly worst: string;
}

const tactic = (name: string, best = '', worst = ''): Tactic => ({ name, best, worst });

/** By their numbers, from 0 (Appendix M, SFW 6984). */
export const tactics = {
  attack: [
    tactic('Basic'),
    tactic('Overrun', 'DLO', 'KITS'),
    tactic('Knife-Fighting', 'K', 'W'),
    tactic('Sniping', 'F', 'R'),
    tactic('Echelon', 'I', 'ZX'),
    tactic('Oblique', 'RX', 'LD'),
    tactic('Ballet', 'G', 'F'),
    tactic('Minelaying', 'A', 'G'),
    tactic('Cautious', 'ZT', 'HO'),
    tactic('Mizia', 'WHS', 'A'),
  ],
  defense: [
    tactic('Basic'),
    tactic('Retrograde', 'F', 'LD'),
    tactic('Sit & Spin', 'W', 'FAX'),
    tactic('Minelaying', 'R', 'Z'),
    tactic('Overrun', 'DHO', 'KTS'),
    tactic('In & Out', 'LAS', 'I'),
    tactic('Station Keeping', 'KX', 'O'),
    tactic('Wagon Train', 'IT', 'H'),
    tactic('Ballet', 'G', 'W'),
    tactic('Directed Damage', 'Z', 'RG'),
  ],
} as const satisfies Readonly<Record<string, readonly Tactic[]>>;

export type Posture = keyof typeof tactics;

/** Basic in attack and in defense. */
export const noTactics = { attack: 0, defense: 0 } as const;

/** A tactic of an attack or of a defense by its number; `best`: each ship has that of its race. */
export type TacticChosen = number | 'best';

/** Percent of a tactic for who is good or bad at it, and of ships of the Inter-Stellar Concordium that attack in Echelon (SFW 3853). */
const [usual, echelon] = [15, 30] as const;

/** What a tactic does to a ship of a race, in percent. */
export function tacticPercent(posture: Posture, chosen: TacticChosen, race: string): number {
  const all: readonly Tactic[] = tactics[posture];
  const [used, number] =
    chosen === 'best'
      ? [all.find(({ best }) => best.includes(race)), all.findIndex(({ best }) => best.includes(race))]
      : [all[chosen], chosen];
  if (used?.worst.includes(race) === true) return -usual;
  if (used?.best.includes(race) !== true) return 0;
  return posture === 'attack' && race === 'I' && number === 4 ? echelon : usual;
}
