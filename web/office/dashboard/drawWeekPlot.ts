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
import { formatDecimal } from '../../../domain/numbers.ts'

/** Figures by week. `running` is the place of the week that is not over, -1 where there is none. */
export interface WeekFigures {
  kind: 'bar' | 'line'
  weeks: readonly string[]
  values: readonly number[]
  running: number
}

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

/** Draws a plot in the colours of its canvas, anew when these change, until the signal ends it. */
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

function createChart(canvas: HTMLCanvasElement, { kind, weeks, values, running }: WeekFigures) {
  const {
    color: ink,
    borderTopColor: line,
    outlineColor: text,
    accentColor: strong,
    fontFamily,
  } = getComputedStyle(canvas)
  const font = { family: fontFamily, size: 13 }
  const isRunning = (index: number) => index === running
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
                backgroundColor: values.map((_value, index) => (isRunning(index) ? hatched(strong) : ink)),
                borderColor: strong,
                borderWidth: values.map((_value, index) => (isRunning(index) ? 1 : 0)),
                borderRadius: 2,
              }
            : {
                borderWidth: 2,
                pointRadius: 3.5,
                pointBackgroundColor: values.map((_value, index) => (isRunning(index) ? strong : ink)),
                segment: { borderDash: ({ p1DataIndex }) => (isRunning(p1DataIndex) ? [4, 4] : undefined) },
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

/** The fill of what is not over yet. */
function hatched(colour: string): CanvasPattern | string {
  const size = 6
  const tile = document.createElement('canvas')
  tile.width = tile.height = size
  const pen = tile.getContext('2d')
  if (!pen) return colour
  pen.strokeStyle = colour
  pen.lineWidth = 1.5
  for (const offset of [-size, 0, size]) {
    pen.moveTo(offset, size)
    pen.lineTo(offset + size, 0)
  }
  pen.stroke()
  return pen.createPattern(tile, 'repeat') ?? colour
}
