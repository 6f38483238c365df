import { integer, list, literal, object, optional, record } from '#kernel/codec/shapes.ts';
import type { OrderRef } from '#kernel/words/ids.ts';
import { most, points } from '../declare.ts';
import type { Research } from '../model/empire.ts';
import { project } from './fields.ts';
import { projects } from './projects.ts';

type Invested = NonNullable<Research['mass']>[OrderRef];
const turn = integer(0, 9999);

/** What an empire finds out, as it is written (C17). */
export const researchShape = object({
  teams: optional(record(object({ project, pot: points, funded: optional(literal(true)) }), 99)),
  mass: optional(record<OrderRef, Invested>(object({ project, points }), most.squadrons)),
  known: optional(record(integer(1, 99), projects.size)),
  since: optional(record(turn, projects.size)),
  unique: optional(list(project, projects.size)),
  seen: optional(record(integer(1, 1000), projects.size)),
  unseen: optional(list(project, projects.size)),
  shown: optional(record(turn, projects.size)),
});
