import type { GlobePicture } from '#kernel/presentation.ts';
import { channels, mixed } from '../looks/color.ts';
import type { Glyph } from '../shapes.ts';
import { type GlobeKind, globeKinds } from '../globeKinds.ts';
import type { GlobeLook } from '../globeLook.ts';
import { relief } from './relief.ts';
import { rollsFrom } from './rolls.ts';

/** Reliefs that globes choose from. */
const reliefs = 4;

/** Makes what globes are painted from, before the first map needs it. */
export function warmReliefs(): void {
  for (let number = 0; number < reliefs; number += 1) relief(number);
}

const looks = new Map<string, GlobeLook>();
const glyphs = new Map<string, Glyph>();

/** The looks of a globe: by its name its kind and features, by its wealth its size, towns and moons. The same for the same globe. */
export function lookOf({ name, wealth: given }: GlobePicture, old = false): GlobeLook {
  const wealth = Math.min(1, Math.max(0, given));
  const key = `${name}/${wealth.toFixed(2)}${old ? '/old' : ''}`;
  const known = looks.get(key);
  if (known !== undefined) return known;
  const roll = rollsFrom(name);
  const kind = kindOf(roll(), wealth);
  const made: GlobeLook = {
    kind,
    inks: inksOf(kind, roll),
    radius: 0.2 + 0.13 * wealth + 0.02 * roll(),
    turned: roll(),
    tilt: (roll() - 0.5) * 0.9,
    land: Math.floor(roll() * reliefs),
    sky: Math.floor(roll() * reliefs),
    towns: kind.surface === 'land' ? wealth : 0,
    craters: Array.from({ length: 9 + Math.floor(roll() * 8) }, () => ({
      x: roll() * 2 - 1,
      y: roll() * 2 - 1,
      size: 0.06 + 0.2 * roll() ** 2,
    })),
    ...ringOf(kind, roll),
    moons: moonsOf(wealth, roll),
    old,
  };
  looks.set(key, made);
  return made;
}

/** A kind that suits the wealth: of the poorest places few are gardens, of the richest few are bare rock. */
function kindOf(at: number, wealth: number): GlobeKind {
  const shares = globeKinds.map(({ likely: [poor, rich] }) => poor + (rich - poor) * wealth);
  let left = at * shares.reduce((sum, share) => sum + share, 0);
  return globeKinds.find((_, index) => (left -= shares[index]!) < 0) ?? globeKinds[0]!;
}

const steps = 64;

/** The ramp of its kind, every colour of it a little different from globe to globe. */
function inksOf({ ramp }: GlobeKind, roll: () => number): Uint8ClampedArray {
  const tint = `#${Array.from({ length: 3 }, () =>
    Math.floor(40 + roll() * 190)
      .toString(16)
      .padStart(2, '0'),
  ).join('')}`;
  const stops = ramp.map(([at, color]) => [at, mixed(color, tint, 0.16 * roll())] as const);
  const inks = new Uint8ClampedArray(steps * 3);
  for (let step = 0; step < steps; step += 1) {
    const height = step / (steps - 1);
    const above = Math.max(
      1,
      stops.findIndex(([at]) => at >= height),
    );
    const [[low, dark], [high, light]] = [stops[above - 1]!, stops[above]!];
    inks.set(channels(mixed(dark, light, (height - low) / (high - low))), step * 3);
  }
  return inks;
}

function ringOf(kind: GlobeKind, roll: () => number): Pick<GlobeLook, 'ring'> | object {
  const [has, inner, wide, flat] = [roll(), 1.25 + roll() * 0.15, 0.25 + roll() * 0.25, 0.2 + roll() * 0.2];
  if (has > (kind.surface === 'bands' ? 0.6 : 0.06)) return {};
  const ink = mixed(kind.ramp.at(-1)![1], '#c9b48a', 0.4);
  return { ring: { ink, inner, outer: inner + wide, flat } };
}

const moonInks = ['#cfc9bd', '#b9a48c', '#a9b6c6'];

function moonsOf(wealth: number, roll: () => number): GlobeLook['moons'] {
  const count = Math.floor(roll() * (1.4 + 1.8 * wealth));
  return Array.from({ length: count }, () => {
    const [angle, far, size] = [roll() * 2 * Math.PI, 0.4 + roll() * 0.07, 0.018 + roll() * 0.022];
    return {
      x: 0.5 + Math.cos(angle) * far,
      y: 0.5 + Math.sin(angle) * far * 0.8,
      size,
      ink: moonInks[Math.floor(roll() * moonInks.length)]!,
    };
  });
}

/** A globe as a drawing, painted once for each size. */
export function globeGlyph(globe: GlobePicture, old = false): Glyph {
  const look = lookOf(globe, old);
  const name = `globe-${globe.name}-${look.radius}${old ? '-old' : ''}`;
  const known = glyphs.get(name);
  if (known !== undefined) return known;
  const r = look.radius * 100;
  const disc = `M${50 - r} 50a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  const paths = [{ d: disc, fill: look.kind.ramp[2]?.[1] ?? '#808080' }];
  const made: Glyph = { name, width: 100, height: 100, paths, globe: look };
  glyphs.set(name, made);
  return made;
}
