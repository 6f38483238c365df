import type { Out } from '#contract/calls.ts';
import { plural } from '#kernel/words/phrase.ts';

/** Which of the player's own files were compared with a turn: `1 results file, 2 orders files`. */
export function heldOf(row: Out<'gm.verify'>['turns'][number] | undefined): string {
  if (row?.own === undefined) return '';
  const { results, orders, unread } = row.own;
  const parts = [
    ...(results === 0 ? [] : [plural(results, 'results file')]),
    ...(orders === 0 ? [] : [plural(orders, 'orders file')]),
    ...(unread === 0 ? [] : [`${plural(unread, 'file')} not opened`]),
  ];
  return parts.length === 0 ? 'none' : parts.join(', ');
}
