import { CategoryScale, Chart, LinearScale, LineController, LineElement, PointElement } from 'chart.js';
import { capital } from '#kernel/words/phrase.ts';
import { type Series, valueText } from './series.ts';

Chart.register(LineController, LineElement, PointElement, CategoryScale, LinearScale);

interface Drawing {
  readonly numbers: readonly number[];
  readonly series: readonly Series[];
  /** The turn pointed at, as an index into `numbers`. */
  readonly at: number | undefined;
  onpoint(index: number): void;
}

const points = ['circle', 'rect', 'triangle', 'rectRot'] as const;

/** What an axis measures: the unit of its lines; plain counts have one axis, and counts many times as large another. */
type Axis = string;
const [counts, large] = ['counts', 'large'];
const greatest = ({ values }: Series): number => Math.max(0, ...values.map((value) => value ?? 0));

/** A count many times as large as the others would flatten them, so it has an axis of its own. */
function axisOf(one: Series, all: readonly Series[]): Axis {
  if (one.scale.unit !== '') return `unit ${one.scale.unit}`;
  const most = Math.max(...all.filter(({ scale }) => scale.unit === '').map(greatest));
  return most >= 300 && greatest(one) * 10 > most ? large : counts;
}

/** The axes of a chart, the left one first: that of the first line that is measured in something, or else that of the counts. */
export function axesOf(all: readonly Series[]): readonly Axis[] {
  const named = [...new Set(all.map((one) => axisOf(one, all)))];
  const rank = (axis: Axis): number => [counts, large].indexOf(axis);
  return named.sort((a, b) => rank(a) - rank(b));
}

/** Draws lines over turns: the first of what is measured in something by the axis on the left, all else by those on the right. */
export function drawChart(
  canvas: HTMLCanvasElement,
  { numbers, series, at, onpoint }: Drawing,
): { destroy(): void } {
  const style = getComputedStyle(canvas);
  const ink = (token: string): string => style.getPropertyValue(token).trim();
  const size = Number.parseFloat(style.fontSize);
  const font = { family: style.fontFamily, size };
  const seriesOn = (axis: Axis): readonly Series[] => series.filter((one) => axisOf(one, series) === axis);
  const scaleOn = (name: Axis): Series['scale'] => seriesOn(name)[0]?.scale ?? { unit: '', per: 1 };
  const axis = (name: Axis, position: 'left' | 'right') => ({
    position,
    beginAtZero: true,
    display: seriesOn(name).length > 0,
    grid: {
      color: ink('--line'),
      drawOnChartArea: position === 'left' || seriesOn(name).length === series.length,
    },
    ticks: {
      color: ink('--ink-2'),
      font,
      precision: 0,
      callback: (value: string | number) => valueText(scaleOn(name), Math.round(Number(value))),
    },
    title: {
      display: true,
      text:
        capital(scaleOn(name).unit) ||
        seriesOn(name)
          .map(({ label }) => label)
          .join(', '),
      color: ink('--ink-3'),
      font,
    },
  });
  return new Chart(canvas, {
    type: 'line',
    data: {
      labels: numbers.map(String),
      datasets: series.map(({ label, values, color, dash }, index) => ({
        label,
        yAxisID: axisOf(series[index]!, series),
        data: values.map((value) => value ?? Number.NaN),
        borderColor: ink(color),
        backgroundColor: ink(color),
        borderDash: [...dash],
        borderWidth: 2,
        tension: 0,
        pointStyle: points[index % points.length]!,
        pointRadius: values.map((_, turn) => (turn === at ? 7 : numbers.length > 40 ? 0 : 3)),
      })),
    },
    options: {
      animation: false,
      responsive: true,
      maintainAspectRatio: false,
      interaction: { mode: 'index', intersect: false },
      onHover: (_, found) => {
        const [first] = found;
        if (first !== undefined && first.index !== at) onpoint(first.index);
      },
      scales: {
        x: {
          grid: { color: ink('--line') },
          ticks: { color: ink('--ink-2'), font },
          title: { display: true, text: 'Turn', color: ink('--ink-3'), font },
        },
        ...Object.fromEntries(
          axesOf(series).map((name, index) => [name, axis(name, index === 0 ? 'left' : 'right')]),
        ),
      },
    },
  });
}
