import type { Playback } from './playback.svelte.ts';

type Player = Playback<unknown>;

const acts: Readonly<Record<string, (player: Player) => void>> = {
  ArrowRight: (player) => player.go(player.at + 1),
  ArrowLeft: (player) => player.go(player.at - 1),
  Home: (player) => player.go(0),
  End: (player) => player.go(player.last),
  ' ': (player) => player.toggle(),
  '+': (player) => player.hurry(1),
  '-': (player) => player.hurry(-1),
};

/** Space presses buttons, and arrow keys move in lists and on the scrubber, as everywhere. */
const keeps = ({ tagName }: HTMLElement, key: string): boolean =>
  tagName === 'SELECT' || (tagName === 'BUTTON' && key === ' ') || (tagName === 'INPUT' && key !== ' ');

/** Does what a key does in a player; `more` are keys that only this player has. */
export function playerKey(
  event: KeyboardEvent,
  player: Player,
  more: Readonly<Record<string, () => void>>,
): void {
  const act = more[event.key] ?? acts[event.key];
  if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  if (keeps(event.target as HTMLElement, event.key)) return;
  event.preventDefault();
  act(player);
}
