/** How well the computer leads an empire, the worst first (OURS). */
export const levels = ['cautious', 'steady', 'bold'] as const;
export type Level = (typeof levels)[number];

/** Those of whom nothing else is said. */
export const usualLevel: Level = 'steady';

/** What is known of who leads an empire. */
interface Lead {
  readonly computer: boolean;
  /** Absent: the usual one. */
  readonly level?: Level;
}

/** The level on which the computer leads an empire; undefined: it does not. */
export const levelLed = ({ computer, level }: Lead): Level | undefined =>
  computer ? (level ?? usualLevel) : undefined;

/** The empire led by the computer on this level. */
export function ledOn<E extends Lead>(empire: E, level: Level): E {
  const { level: _, ...rest } = empire;
  return { ...rest, computer: true, ...(level !== usualLevel && { level }) } as E;
}
