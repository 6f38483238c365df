// Why not dependency-cruiser: it was tried (18.7), and its messages are as clear. But it drops the imports of types in
// Svelte files, so that circles through them stay unseen, and takes ten seconds of a core where this takes one.
import type { ImportLine } from '../imports.ts';

type Graph = ReadonlyMap<string, readonly string[]>;

/** Who imports whom. What lies outside these files, packages for example, can lead nowhere back and is left out. */
function graphOf(lines: readonly ImportLine[]): Graph {
  const targets = new Map<string, Set<string>>();
  for (const { from } of lines) targets.set(from, new Set());
  for (const { from, target } of lines) if (targets.has(target)) targets.get(from)?.add(target);
  return new Map([...targets].map(([from, to]) => [from, [...to].sort()]));
}

/** Tarjan's strongly connected components: the largest sets of files of which each reaches every other. */
function componentsOf(graph: Graph): readonly (readonly string[])[] {
  const found: string[][] = [];
  const index = new Map<string, number>();
  const stack: string[] = [];
  const open = new Set<string>();

  const visit = (file: string): number => {
    const at = index.size;
    index.set(file, at);
    stack.push(file);
    open.add(file);
    let lowest = at;
    for (const next of graph.get(file) ?? []) {
      if (!index.has(next)) lowest = Math.min(lowest, visit(next));
      else if (open.has(next)) lowest = Math.min(lowest, index.get(next) ?? lowest);
    }
    if (lowest === at) {
      const component = stack.splice(stack.indexOf(file));
      for (const member of component) open.delete(member);
      found.push(component);
    }
    return lowest;
  };
  for (const file of graph.keys()) if (!index.has(file)) visit(file);
  return found;
}

/** The shortest way from a file back to itself that stays among some files, or nothing when there is none. */
function wayBack(graph: Graph, start: string, among: ReadonlySet<string>): readonly string[] | undefined {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const file of queue) {
    for (const next of graph.get(file) ?? []) {
      if (next === start) {
        const way = [start, file];
        while (way.at(-1) !== start) way.push(cameFrom.get(way.at(-1) ?? '') ?? start);
        return file === start ? [start, start] : way.reverse();
      }
      if (!among.has(next) || cameFrom.has(next)) continue;
      cameFrom.set(next, file);
      queue.push(next);
    }
  }
  return undefined;
}

/**
 * The shortest circle of every set of files that reach each other by imports, as a path that ends where it began.
 * Imports of types count like those of values: they, too, mean that neither file can be understood without the other.
 */
export function circlesIn(lines: readonly ImportLine[]): readonly (readonly string[])[] {
  const graph = graphOf(lines);
  return componentsOf(graph).flatMap((component) => {
    const among = new Set(component);
    const ways = [...component].sort().flatMap((file) => {
      const way = wayBack(graph, file, among);
      return way === undefined ? [] : [way];
    });
    const [shortest] = ways.sort((a, b) => a.length - b.length);
    return shortest === undefined ? [] : [shortest];
  });
}
