import type { OrderGroup } from '#kernel/presentation.ts';
import type { Order } from '../game.ts';

interface Group extends OrderGroup {
  readonly kinds: readonly Order['kind'][];
}

/** The menus of the rulebook: headquarters (GE 249-309), location report (GE 401-409), unit orders (GE 435-457), unit plan (GE 461-517). */
export const groups = [
  { title: 'Relations', kinds: ['declare-war', 'offer-peace', 'offer-alliance', 'cancel-alliance'] },
  {
    title: 'Passage rights',
    kinds: [
      'grant-passage',
      'revoke-passage',
      'grant-permission',
      'revoke-permission',
      'request-permission',
      'drop-permission',
    ],
  },
  { title: 'Gifts', kinds: ['give-sector', 'send-resources', 'accept-gifts', 'accept-nothing'] },
  { title: 'Knowledge', kinds: ['send-ambassador', 'share-info', 'stop-sharing-info', 'espionage'] },
  { title: 'Annexation', kinds: ['annex-sector', 'cede-sector'] },
  { title: 'Proclamation', kinds: ['issue-proclamation'], spoken: true },
  { title: 'Ruler', kinds: ['rename-ruler'] },
  { title: 'Movement', kinds: ['travel', 'wait', 'cloak', 'decloak'] },
  {
    title: 'Actions',
    kinds: [
      'pillage',
      'search',
      'build-defences',
      'raze-defences',
      'build-starships',
      'hire-admiral',
      'form-starfleet',
    ],
  },
  {
    title: 'Starships',
    kinds: ['transfer-starships', 'reassign-starships', 'disband-starships', 'salvage-starships'],
  },
  { title: 'Admirals', kinds: ['transfer-admiral', 'assign-leader', 'disband-admiral', 'rename-admiral'] },
  { title: 'Administration', kinds: ['set-follow', 'set-retreat-level', 'set-defend-option', 'rename-unit'] },
] as const satisfies readonly Group[];

export type GroupTitle = (typeof groups)[number]['title'];
