import type { Camera, Size } from '#ui/map/camera/camera.ts';
import type { Glyph, Shape, Stroke } from '#ui/map/shapes.ts';

const named = 'http://www.w3.org/2000/svg';

function element(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
): SVGElement {
  const made = document.createElementNS(named, name);
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) made.setAttribute(key, String(value));
  return made;
}

const ink = (
  fill: string | undefined,
  stroke: Stroke | undefined,
): Readonly<Record<string, string | number | undefined>> => ({
  fill: fill ?? 'none',
  stroke: stroke?.color,
  'stroke-width': stroke?.width,
  'stroke-dasharray': stroke?.dash?.join(' '),
});

const pathOf = (points: readonly number[], open: boolean): string =>
  `${points.map((value, at) => (at === 0 ? `M${value}` : at % 2 === 0 ? `L${value}` : ` ${value}`)).join('')}${open ? '' : 'Z'}`;

/** The scene as one SVG, an element for each shape: moved by the transform of its group. */
export function plainSvg(
  target: HTMLElement,
  shapes: readonly Shape[],
): (camera: Camera, size: Size) => void {
  const svg = element('svg', { width: '100%', height: '100%' });
  const [defs, group] = [element('defs', {}), element('g', {})];
  const known = new Set<string>();
  for (const shape of shapes) {
    if (shape.kind === 'glyph' && !known.has(shape.glyph.name)) defs.append(symbol(shape.glyph));
    if (shape.kind === 'glyph') known.add(shape.glyph.name);
    group.append(drawn(shape));
  }
  svg.append(defs, group);
  target.append(svg);
  return (camera, size) =>
    group.setAttribute(
      'transform',
      `translate(${size.width / 2} ${size.height / 2}) scale(${camera.scale}) translate(${-camera.x} ${-camera.y})`,
    );
}

function symbol(glyph: Glyph): SVGElement {
  const made = element('symbol', {
    id: glyph.name.replaceAll(' ', '-'),
    viewBox: `0 0 ${glyph.width} ${glyph.height}`,
  });
  made.append(
    ...glyph.paths.map((path) =>
      element('path', {
        d: path.d,
        fill: path.fill ?? 'none',
        stroke: path.stroke,
        'stroke-width': path.width,
        opacity: path.opacity,
      }),
    ),
  );
  return made;
}

function drawn(shape: Shape): SVGElement {
  switch (shape.kind) {
    case 'polygon':
      return element('path', {
        d: pathOf(shape.points, shape.open === true),
        ...ink(shape.fill, shape.stroke),
      });
    case 'cells':
      return element('path', {
        d: shape.cells.map((cell) => pathOf(cell, shape.open === true)).join(''),
        ...ink(shape.fill, shape.stroke),
      });
    case 'oval':
      return element('ellipse', {
        cx: shape.x,
        cy: shape.y,
        rx: shape.rx,
        ry: shape.ry,
        ...ink(shape.fill, shape.stroke),
      });
    case 'glyph': {
      const height = (shape.size * shape.glyph.height) / shape.glyph.width;
      return element('use', {
        href: `#${shape.glyph.name.replaceAll(' ', '-')}`,
        x: shape.x - shape.size / 2,
        y: shape.y - height / 2,
        width: shape.size,
        height,
        opacity: shape.opacity,
      });
    }
    case 'text': {
      const made = element('text', {
        x: shape.x,
        y: shape.y,
        fill: shape.color,
        'font-size': shape.size,
        'text-anchor': 'middle',
        'font-weight': shape.weight,
      });
      made.textContent = shape.text;
      return made;
    }
  }
}
