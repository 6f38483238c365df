import { CategoryScale, Chart, LinearScale, LineController, LineElement, PointElement } from 'chart.js';
import { type Series, valueText } from './series.ts';

Chart.register(LineController, LineElement, PointElement, CategoryScale, LinearScale);

interface Drawing {
  readonly numbers: readonly number[];
  readonly series: readonly Series[];
  /** The turn pointed at, as its place in `numbers`. */
  readonly at: number | undefined;
  onpoint(index: number): void;
}

const points = ['circle', 'rect', 'triangle', 'rectRot'] as const;

/** Draws lines over turns: money by the axis on the left, counts by the one on the right. */
export function drawChart(canvas: HTMLCanvasElement, { numbers, series, at, onpoint }: Drawing): { destroy(): void } {
  const style = getComputedStyle(canvas);
  const ink = (token: string): string => style.getPropertyValue(token).trim();
  const size = Number.parseFloat(style.fontSize);
  const font = { family: style.fontFamily, size };
  const axis = (scale: Series['scale'], position: 'left' | 'right', title: string) => ({
    position, beginAtZero: true, display: series.some((one) => one.scale === scale),
    grid: { color: ink('--line'), drawOnChartArea: position === 'left' || series.every((one) => one.scale === scale) },
    ticks: { color: ink('--ink-2'), font, callback: (value: string | number) => valueText(scale, Math.round(Number(value))) },
    title: { display: true, text: title, color: ink('--ink-3'), font },
  });
  return new Chart(canvas, {
    type: 'line',
    data: {
      labels: numbers.map(String),
      datasets: series.map(({ label, scale, values, color, dash }, index) => ({
        label, yAxisID: scale, data: values.map((value) => value ?? Number.NaN),
        borderColor: ink(color), backgroundColor: ink(color), borderDash: [...dash], borderWidth: 2, tension: 0,
        pointStyle: points[index % points.length]!,
        pointRadius: values.map((_, turn) => (turn === at ? 7 : numbers.length > 40 ? 0 : 3)),
      })),
    },
    options: {
      animation: false, responsive: true, maintainAspectRatio: false,
      interaction: { mode: 'index', intersect: false },
      onHover: (_, found) => {
        const [first] = found;
        if (first !== undefined && first.index !== at) onpoint(first.index);
      },
      scales: {
        x: { grid: { color: ink('--line') }, ticks: { color: ink('--ink-2'), font }, title: { display: true, text: 'Turn', color: ink('--ink-3'), font } },
        money: axis('money', 'left', 'Resources'),
        count: axis('count', 'right', 'Number'),
      },
    },
  });
}
