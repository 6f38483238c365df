import { inOrder } from '#kernel/words/inOrder.ts';
import { isObject } from './reading.ts';
import { scenarioCodec } from './scenario.ts';
import type { Scenario } from './scenarioModel.ts';

/** The order of top-level members, as in the description of the format. */
const memberOrder = [
  'format',
  'version',
  'ruleset',
  'title',
  'description',
  'victory',
  'elsewhere',
  'parameters',
  'empires',
  'sectors',
  'units',
  'relations',
];

const rowed = ['sectors', 'empires', 'units', 'relations'];

/** A scenario as the text of its file: one line for each sector, empire and unit, so that it is easy to edit. */
export function scenarioText(scenario: Scenario): string {
  const made = scenarioCodec.make(scenario) as Readonly<Record<string, unknown>>;
  const members = memberOrder
    .filter((name) => made[name] !== undefined)
    .map((name) => `  ${JSON.stringify(name)}: ${memberText(name, made[name])}`);
  return `{\n${members.join(',\n')}\n}\n`;
}

function memberText(name: string, value: unknown): string {
  if (rowed.includes(name) && Array.isArray(value))
    return value.length === 0 ? '[]' : `[\n${value.map((row) => `    ${oneLine(row)}`).join(',\n')}\n  ]`;
  return oneLine(value);
}

/** The order of other members, as in the description of the format. */
const usualOrder = [
  'id',
  'kind',
  'number',
  'name',
  'adjective',
  'at',
  'owner',
  'q',
  'r',
  'links',
  'revenue',
  'annexed',
  'type',
  'count',
  'rank',
  'ships',
  'text',
  'a',
  'b',
];

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const place = (name: string): number => usualOrder.indexOf(name) + 1 || usualOrder.length + 1;
  const rows = [...inOrder(value)]
    .sort(([a], [b]) => place(a) - place(b))
    .map(([name, its]) => `${JSON.stringify(name)}: ${oneLine(its)}`);
  return rows.length === 0 ? '{}' : `{ ${rows.join(', ')} }`;
}
