import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js'
import { formatDecimal } from '../../../domain/texts/numbers.ts'

Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
)

/** Figures by week. `currentIndex` is the index of the week that is not over yet, -1 where there is none. */
export interface WeekFigures {
  kind: 'bar' | 'line'
  weeks: readonly string[]
  values: readonly number[]
  currentIndex: number
}

/** Draws a plot in the colours of its canvas, and redraws it when these change, until the signal aborts. */
export function drawWeekPlot(canvas: HTMLCanvasElement, figures: WeekFigures, signal: AbortSignal): void {
  let chart = createChart(canvas, figures)
  const isDark = window.matchMedia('(prefers-color-scheme: dark)')
  const redraw = () => {
    chart.destroy()
    chart = createChart(canvas, figures)
  }
  isDark.addEventListener('change', redraw, { signal })
  signal.addEventListener('abort', () => chart.destroy())
}

function createChart(canvas: HTMLCanvasElement, { kind, weeks, values, currentIndex }: WeekFigures) {
  const {
    color: ink,
    borderTopColor: line,
    outlineColor: text,
    accentColor: strong,
    fontFamily,
  } = getComputedStyle(canvas)
  const font = { family: fontFamily, size: 13 }
  const isCurrent = (index: number) => index === currentIndex
  const number = (value: number) => formatDecimal(value, 0)
  return new Chart(canvas, {
    type: kind,
    data: {
      labels: weeks.map((week, index) => (index === 0 ? `uge ${week}` : week)),
      datasets: [
        {
          data: [...values],
          borderColor: ink,
          ...(kind === 'bar'
            ? {
                backgroundColor: values.map((_value, index) => (isCurrent(index) ? hatched(strong) : ink)),
                borderColor: strong,
                borderWidth: values.map((_value, index) => (isCurrent(index) ? 1 : 0)),
                borderRadius: 2,
              }
            : {
                borderWidth: 2,
                pointRadius: 3.5,
                pointBackgroundColor: values.map((_value, index) => (isCurrent(index) ? strong : ink)),
                segment: { borderDash: ({ p1DataIndex }) => (isCurrent(p1DataIndex) ? [4, 4] : undefined) },
              }),
        },
      ],
    },
    options: {
      animation: false,
      maintainAspectRatio: false,
      plugins: {
        tooltip: {
          callbacks: {
            title: ([item]) => `Uge ${weeks[item?.dataIndex ?? 0]}`,
            label: ({ parsed }) => number(parsed.y ?? 0),
          },
        },
      },
      scales: {
        x: { grid: { display: false }, border: { color: line }, ticks: { color: text, font } },
        y: {
          beginAtZero: true,
          grid: { color: line },
          border: { display: false },
          ticks: { color: text, font, maxTicksLimit: 5, precision: 0, callback: (value) => number(Number(value)) },
        },
      },
    },
  } as ConstructorParameters<typeof Chart>[1])
}

/** The hatched fill of the current week. */
function hatched(colour: string): CanvasPattern | string {
  const size = 6
  const tile = document.createElement('canvas')
  tile.width = tile.height = size
  const context = tile.getContext('2d')
  if (!context) return colour
  context.strokeStyle = colour
  context.lineWidth = 1.5
  for (const offset of [-size, 0, size]) {
    context.moveTo(offset, size)
    context.lineTo(offset + size, 0)
  }
  context.stroke()
  return context.createPattern(tile, 'repeat') ?? colour
}
