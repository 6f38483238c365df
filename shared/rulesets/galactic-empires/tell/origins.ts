import type { Origin } from '#kernel/ruleset.ts';
import type { Event } from '../model/events.ts';

/** What brings each kind of event about. A sector is taken by who travels there, or stood there when its defenders fell. */
export const origins: { readonly [K in Event['kind']]: Origin } = {
  'status-changed': 'order', 'leadership-changed': 'order', 'war-declared': 'order', 'acceptance-changed': 'order', 'passage-changed': 'order',
  'permission-changed': 'order', 'permission-bought': 'order', 'permission-dropped': 'order', 'ruler-renamed': 'order', 'starfleet-formed': 'order',
  'retreat-level-set': 'order', 'defend-option-set': 'order', 'leader-assigned': 'order', 'follow-set': 'order', 'unit-renamed': 'order',
  'admiral-renamed': 'order', 'work-begun': 'order', 'starfleet-cloaked': 'order', 'starfleet-decloaked': 'order', 'starships-disbanded': 'order',
  'admiral-disbanded': 'order', 'starships-transferred': 'order', 'admiral-transferred': 'order', 'starships-reassigned': 'order',
  'starfleet-travelled': 'order', 'starfleet-waited': 'order', 'starfleet-sighted': 'order', 'sector-searched': 'order',
  'starfleet-uncovered': 'order', 'sector-pillaged': 'order', 'pillage-seen': 'order', 'resources-sent': 'order', 'starships-built': 'order',
  'admiral-hired': 'order', 'sector-ceded': 'order', 'sector-annexed': 'order', 'defences-built': 'order', 'defences-razed': 'order',
  'garrison-withdrawn': 'order', 'sector-given': 'order', 'peace-established': 'order', 'alliance-cancelled': 'order', 'alliance-formed': 'order',
  'info-sharing-changed': 'order', 'espionage-made': 'order', 'ambassador-sent': 'order', 'proclamation-issued': 'order',
  'proclamation-heard': 'order',

  'battle-joined': 'rules', 'defences-damaged': 'rules', 'battle-round-fought': 'rules', 'casualties-removed': 'rules',
  'starfleet-retreated': 'rules', 'wound-resolved': 'rules', 'battle-ended': 'rules', 'battle-reported': 'rules', 'move-points-lost': 'rules',
  'tactics-grown': 'rules', 'siegecraft-grown': 'rules', 'sector-damaged': 'rules', 'sector-repaired': 'rules', 'upkeep-paid': 'rules',
  'starships-deserted': 'rules', 'annexation-declined': 'rules', 'annexation-lapsed': 'rules', 'defences-repaired': 'rules',
  'admiral-resigned': 'rules', 'sector-released': 'rules', 'empire-defeated': 'rules', 'victory-reached': 'rules', 'resources-decayed': 'rules',
  'revenue-gained': 'rules', 'starfleet-dissolved': 'rules', 'sectors-scouted': 'rules', 'reports-shared': 'rules',

  'sector-captured': 'either',
};
