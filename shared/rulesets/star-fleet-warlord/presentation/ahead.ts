import type { Event } from '../model/events.ts';
import type { Of } from '../tell/parts.ts';

/** What the scroll has its own sentence for, because dice or others decide it, or leaves out. */
type NotAhead =
  | 'ship-teleported'
  | 'ship-damaged'
  | 'hex-assayed'
  | 'hex-prospected'
  | 'ships-scanned'
  | 'cloaks-scanned'
  | 'battle-joined'
  | 'attack-declined'
  | 'site-captured'
  | 'round-fought'
  | 'battle-ended'
  | 'crew-gained'
  | 'bounty-earned';

type Told = Exclude<Event['kind'], NotAhead>;
type Template<K extends Event['kind']> = string | ((event: Of<K>) => string);

/** The sentences of the report in the future, with the same names to fill in. */
const ahead: { readonly [K in Told]: Template<K> } = {
  'ship-moved': '{ship} will enter {place}: {terrain}.',
  'ship-held': '{ship} will look ahead and not enter {refused}: {terrain}.',
  'ship-halted':
    '{ship} will stay in {place}: {hex} is not next to it, and its later moves will be cancelled.',
  'shields-dropped': '{terrain} will take the shields of {ship}.',
  'crew-lost': '{terrain} will weaken the crew of {ship} to level {crew}.',
  'ship-drained': '{terrain} will drain the engines of {ship} by {drained|point of speed|points of speed}.',
  'spares-spent': '{ship} will spend a repair point against {terrain}.',
  'ship-frozen': 'A stasis zone will freeze {ship} for the rest of the turn.',
  'toll-paid': '{ship} will pay a toll of {ep} EP in {place}.',
  'path-passed': '{ship} will follow a swept path into {place}.',
  'spares-refilled': '{ship} will take up spare parts in {place}: {spares|repair point|repair points}.',
  'ship-cloaked': '{ship} will cloak in {place}.',
  'ship-uncloaked': '{ship} will drop its cloak to scan.',
  'crew-cured': 'The crew of {ship} will be cured: level {crew}.',
  'ship-repaired': '{ship} will be repaired for {ores} OR.',
  'sector-scanned': ({ office }) =>
    office === undefined
      ? '{ship} will scan the terrain of sector {sector}.'
      : '{ship} will scan the terrain of sector {sector}, where {office} has its Home Office.',
  'ship-scrapped': 'A ship will be scrapped in {place} for {ep} EP.',
  'minefield-swept': '{ship} will sweep {field} for {ships|ship|ships}.',
  'crew-trained': 'The crew of {ship} will be trained for {people} PE: level {crew}.',
  'ship-bought': '{ship} will be bought for {price} EP.',
  'ship-destroyed': '{ship} will be lost in {place}: {terrain}.',
  'income-received':
    '{sites|site|sites} will bring in {pe} PE, {or} OR, {dc} DC and {fp} FP; support of ships will take {support} FP.',
  'ships-prepared': '{count|ship|ships} will be a year older, with shields restored.',
  'corporation-fell': '{seat} will lose its Home Office and be out of the game.',
  'game-won': '{seat} will win with {sectors|sector|sectors} and {sites|major site|major sites}.',
};

/** The sentence about such an event in the future; undefined for what has none. */
export function templateAhead(event: Event): string | undefined {
  const template = (ahead as Partial<Record<Event['kind'], string | ((event: Event) => string)>>)[event.kind];
  return typeof template === 'function' ? template(event) : template;
}
