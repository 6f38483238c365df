import { Session } from 'node:inspector/promises';
import type { Profiler } from 'node:inspector';

/** Functions: all of a file, or one of them. Files are named by the ends of their addresses. */
export interface Within {
  readonly file: string;
  readonly name?: string;
}
export type Parts = Readonly<Record<string, readonly Within[]>>;

/** What some work cost, in milliseconds. */
export interface Profiled {
  readonly time: number;
  readonly cpu: number;
  /** How much of the processor time was spent in each part and all that it called; what a part calls of one that stands before it in the list belongs to that. */
  readonly parts: ReadonlyMap<string, number>;
}

const everyMicroseconds = 250;

/** Does some work and looks many times a second at what it is doing. */
export async function profiled(parts: Parts, work: () => Promise<void>): Promise<Profiled> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: everyMicroseconds });
    await session.post('Profiler.start');
    const processor = process.cpuUsage();
    const began = performance.now();
    await work();
    const time = performance.now() - began;
    const { user, system } = process.cpuUsage(processor);
    const { profile } = await session.post('Profiler.stop');
    const cpu = (user + system) / 1_000;
    const shares = sharesOf(profile, parts);
    return { time, cpu, parts: new Map([...shares].map(([part, share]) => [part, share * cpu])) };
  } finally {
    session.disconnect();
  }
}

const [looking, idle] = ['node:inspector', '(idle)'];

/** By how often each was seen, not for how long: while other programs have the processor, nothing is seen. */
function sharesOf({ nodes, samples = [] }: Profiler.Profile, parts: Parts): ReadonlyMap<string, number> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const seen = new Map<number, number>();
  for (const id of samples) seen.set(id, (seen.get(id) ?? 0) + 1);
  const lists = Object.values(parts);
  const counts = lists.map(() => 0);
  let all = 0;
  const walk = (id: number, around: number): void => {
    const node = byId.get(id);
    if (node === undefined || node.callFrame.url === looking || node.callFrame.functionName === idle) return;
    const here = lists.findIndex((list) => isIn(node, list));
    const part = here < 0 ? around : Math.min(here, around);
    const times = seen.get(id) ?? 0;
    all += times;
    if (part < counts.length) counts[part] = (counts[part] ?? 0) + times;
    for (const child of node.children ?? []) walk(child, part);
  };
  const [root] = nodes;
  if (root !== undefined) walk(root.id, lists.length);
  return new Map(Object.keys(parts).map((part, at) => [part, (counts[at] ?? 0) / Math.max(1, all)]));
}

const isIn = ({ callFrame: { url, functionName } }: Profiler.ProfileNode, list: readonly Within[]): boolean =>
  list.some(({ file, name = functionName }) => url.endsWith(file) && functionName === name);
