/** How eyes see a colour, and how far apart two colours are for them. For tests only. */
export type Eyes = 'usual' | 'deutan' | 'protan' | 'tritan';
type Triple = readonly [number, number, number];

/** On linear RGB, for eyes that lack a kind of cone altogether: Machado, Oliveira and Fernandes 2009, severity 1. */
const lacking: Readonly<Record<Exclude<Eyes, 'usual'>, readonly Triple[]>> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const linear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** A `#rrggbb` colour as these eyes see it, in CIELAB under D65. */
export function seenBy(eyes: Eyes, color: string): Triple {
  const rgb = [1, 3, 5].map((at) => linear(parseInt(color.slice(at, at + 2), 16) / 255)) as unknown as Triple;
  const seen =
    eyes === 'usual'
      ? rgb
      : (lacking[eyes].map((row) => Math.min(1, Math.max(0, dot(row, rgb)))) as unknown as Triple);
  const part = (row: Triple, white: number): number => {
    const t = dot(row, seen) / white;
    return t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116;
  };
  const [x, y, z] = [
    part([0.4124564, 0.3575761, 0.1804375], 0.95047),
    part([0.2126729, 0.7151522, 0.072175], 1),
    part([0.0193339, 0.119192, 0.9503041], 1.08883),
  ];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const degree = Math.PI / 180;
const hue = (a: number, b: number): number =>
  a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / degree + 360) % 360;

/** How far apart two CIELAB colours look: CIEDE2000, with all weights 1. About 1 is the least that can be seen side by side. */
export function apart([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const grey = 1 + 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)));
  const [c1, c2] = [Math.hypot(a1 * grey, b1), Math.hypot(a2 * grey, b2)];
  const [h1, h2] = [hue(a1 * grey, b1), hue(a2 * grey, b2)];
  const flat = c1 * c2 === 0;
  const turn = flat ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const h = flat ? h1 + h2 : Math.abs(h1 - h2) <= 180 ? (h1 + h2) / 2 : ((h1 + h2 + 360) / 2) % 360;
  const wave = (times: number, shift: number): number => Math.cos((times * h + shift) * degree);
  const t = 1 - 0.17 * wave(1, -30) + 0.24 * wave(2, 0) + 0.32 * wave(3, 6) - 0.2 * wave(4, -63);
  const light = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const colour = (c2 - c1) / (1 + 0.045 * c);
  const tone = (2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * degree)) / (1 + 0.015 * c * t);
  const twist =
    -Math.sin(60 * Math.exp(-(((h - 275) / 25) ** 2)) * degree) * 2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  return Math.sqrt(light ** 2 + colour ** 2 + tone ** 2 + twist * colour * tone);
}
