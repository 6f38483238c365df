import type { Turn } from '../../state/turn/turn.svelte.ts';

const storedAs = 'sealed-orders-turns-played';
/** Games of which it is remembered on this machine. */
const most = 60;

type Answered = readonly (readonly [seat: string, turn: number])[];

function read(): Answered {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storedAs) ?? '[]');
    return Array.isArray(stored)
      ? (stored as readonly unknown[]).filter(
          (one): one is Answered[number] =>
            Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'number',
        )
      : [];
  } catch {
    return [];
  }
}

const nameOf = ({ game, seat }: Turn['key']): string => `${game}/${seat}`;

/** Whether the offer to play this turn was answered on this machine, or that of a later one. */
export const isAnswered = ({ key }: Turn): boolean =>
  read().some(([name, turn]) => name === nameOf(key) && turn >= key.turn);

/** Remembers that the offer was answered. */
export function keepAnswer({ key }: Turn): void {
  const others = read().filter(([name]) => name !== nameOf(key));
  try {
    localStorage.setItem(storedAs, JSON.stringify([[nameOf(key), key.turn], ...others].slice(0, most)));
  } catch {
    // Then it is offered again.
  }
}
