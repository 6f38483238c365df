import type { Shape } from '#kernel/codec/shape.ts';
import { shape } from '#kernel/codec/shape.ts';
import { list } from '#kernel/codec/shapes.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import type { ShipTypeId } from '../../tables/starships.ts';
import { unreadable } from '../../refusals.ts';
import { builders, byBuilder, maybeStarship, starships } from '../../tables/starships.ts';
import { nearestWord } from './nearestWord.ts';

export const shipType: Shape<ShipTypeId> = shape((raw, path, problems) => {
  const found = typeof raw === 'string' ? maybeStarship(raw) : undefined;
  if (found !== undefined) return found.id;
  if (typeof raw !== 'string') {
    problems.push(unreadable('unknown-starship/form', { path }));
    return undefined;
  }
  const ids = starships.map(({ id }) => id);
  const [builder = ''] = raw.split('/');
  const near =
    nearestWord(raw, ids) ?? ids.find((id) => id.startsWith(`${builder}/`)) ?? 'romulan/hawk-heavy-cruiser';
  problems.push(unreadable('unknown-starship/near', { path, written: raw.slice(0, 60), near }));
  return undefined;
});

/** What a center builds: types, or a builder for all of its types. */
export const builds: Shape<readonly ShipTypeId[]> = shape(
  (raw, path, problems) => {
    if (typeof raw !== 'string') return list(shipType, starships.length).read(raw, path, problems);
    const builder = builders.find((name) => name === raw);
    if (builder !== undefined) return byBuilder(builder).map(({ id }) => id);
    const near = nearestWord(raw, builders) ?? 'Romulan';
    problems.push(unreadable('unknown-builder', { path, written: raw.slice(0, 60), near }));
    return undefined;
  },
  (types) =>
    builders.find((name) => stableText(byBuilder(name).map(({ id }) => id)) === stableText(types)) ?? types,
);
