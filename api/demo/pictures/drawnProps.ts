import type { Paper } from './papers.ts'
import type { Topping } from './scene.ts'

/** A position in pixels; x is the centre. */
interface Place {
  x: number
  y: number
  width: number
}

/** A pedestal as SVG; y is its top. */
export function drawPlinth({ x, y, width, height }: Place & { height: number }, paper: Paper): string {
  const rx = width / 2
  const ry = width * 0.14
  const side = `M${x - rx} ${y} v${height} a${rx} ${ry} 0 0 0 ${width} 0 v${-height}z`
  return `<defs><linearGradient id="plinth" x1="0" x2="1">
      <stop offset="0" stop-color="#fff" stop-opacity=".55"/>
      <stop offset=".45" stop-color="#fff" stop-opacity=".12"/>
      <stop offset="1" stop-color="${paper.shade}" stop-opacity=".38"/>
    </linearGradient></defs>
    <path d="${side}" fill="${paper.floor}"/><path d="${side}" fill="url(#plinth)"/>
    <ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${paper.floor}"/>
    <ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#fff" opacity=".34"/>`
}

/** A plate with a glazed rim, as SVG. */
export function drawPlate({ x, y, width }: Place, paper: Paper): string {
  const rx = width / 2
  const ry = width * 0.17
  const rim = Math.max(1.4, width * 0.007)
  return `<ellipse cx="${x}" cy="${y + width * 0.028}" rx="${rx}" ry="${ry}" fill="#d9d8d8"/>
    <ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#fdfdfc"/>
    <ellipse cx="${x}" cy="${y}" rx="${rx * 0.965}" ry="${ry * 0.955}" fill="none" stroke="${paper.glaze}"
      stroke-width="${rim}" opacity=".85"/>
    <ellipse cx="${x}" cy="${y + width * 0.006}" rx="${rx * 0.7}" ry="${ry * 0.68}" fill="#e9e9ea"/>
    <ellipse cx="${x}" cy="${y + width * 0.014}" rx="${rx * 0.69}" ry="${ry * 0.66}" fill="#f7f7f6"/>`
}

/** The colours of a slice on a sandwich. */
const SLICES: Record<Topping, { edge: string; face: string; core: string; coreEdge: string }> = {
  egg: { face: '#fffaf0', edge: '#ddd2bd', core: '#f5b324', coreEdge: '#e08e0c' },
  beef: { face: '#d5747a', edge: '#93414a', core: '#e39a9c', coreEdge: '#c25f68' },
  potato: { face: '#f6e3a6', edge: '#c8a65a', core: '#faedc4', coreEdge: '#f3dd9a' },
  tomato: { face: '#e2463c', edge: '#a3211f', core: '#f08070', coreEdge: '#d83a30' },
}

/** An open sandwich as SVG, since the picture set has only closed ones; y is its lower edge. */
export function drawSandwich({ x, y, width }: Place, topping: Topping): string {
  const front = y - 0.1 * width
  const back = front - 0.3 * width
  const half = 0.5 * width
  return `<defs><linearGradient id="crust" x1="0" x2="1">
      <stop offset="0" stop-color="#7a4f2e"/><stop offset=".5" stop-color="#5c3820"/><stop offset="1" stop-color="#3c2211"/>
    </linearGradient></defs>
    <path d="M${x - half} ${front}L${x + half} ${front}L${x + half * 0.98} ${y}L${x - half * 0.98} ${y}z"
      fill="url(#crust)" stroke="url(#crust)" stroke-width="${width * 0.035}" stroke-linejoin="round"/>
    ${crumbs(x, front, width)}
    ${surface({ x, front, back, half }, 1, '#6b4429', width * 0.04)}
    ${surface({ x, front, back, half }, 0.95, '#f6e7b4', width * 0.03)}
    ${topping === 'egg' || topping === 'beef' ? lettuce(x, front, width) : ''}
    ${[0, 1, 2, 3, 4].map((index) => slice(x - width * (0.31 - index * 0.155), (front + back) / 2 - width * 0.035, width, topping)).join('')}`
}

function surface(
  { x, front, back, half }: { x: number; front: number; back: number; half: number },
  scale: number,
  colour: string,
  stroke: number,
): string {
  const middle = (front + back) / 2
  const near = middle + (front - middle) * scale
  const far = middle + (back - middle) * scale
  const [wide, narrow] = [half * scale, half * 0.86 * scale]
  return `<path d="M${x - wide} ${near}L${x + wide} ${near}L${x + narrow} ${far}L${x - narrow} ${far}z" fill="${colour}"
    stroke="${colour}" stroke-width="${stroke}" stroke-linejoin="round"/>`
}

function crumbs(x: number, front: number, width: number): string {
  const scatter = (index: number) => (((Math.sin(index * 91.7 + x) * 43758.5) % 1) + 1) % 1
  return Array.from({ length: 26 }, (_, index) => {
    const cx = x + width * (scatter(index) - 0.5) * 0.95
    const cy = front + width * (0.012 + scatter(index + 50) * 0.085)
    const colour = index % 2 ? '#8d6238' : '#2e1a0d'
    return `<ellipse cx="${cx}" cy="${cy}" rx="${width * 0.009}" ry="${width * 0.006}" fill="${colour}" opacity=".8"/>`
  }).join('')
}

function lettuce(x: number, front: number, width: number): string {
  return Array.from({ length: 9 }, (_, index) => {
    const cx = x + width * (index * 0.115 - 0.46)
    const cy = front - width * (0.035 - (index % 2) * 0.02)
    const colour = index % 2 ? '#6fb04a' : '#8cc75c'
    return `<ellipse cx="${cx}" cy="${cy}" rx="${width * 0.085}" ry="${width * 0.05}" fill="${colour}"/>`
  }).join('')
}

function slice(x: number, y: number, width: number, topping: Topping): string {
  const colours = SLICES[topping]
  const [rx, ry] = [width * 0.135, width * 0.165]
  const disc = (offset: number, scale: number, fill: string, opacity = 1) =>
    `<ellipse cx="${x + width * offset}" cy="${y + width * offset}" rx="${rx * scale}" ry="${ry * scale}" fill="${fill}" opacity="${opacity}"/>`
  return `<g transform="rotate(-16 ${x} ${y})">
    ${disc(0.018, 1, '#2a1508', 0.28)}${disc(0.012, 1, colours.edge)}${disc(0, 1, colours.face)}
    ${disc(0.006, 0.56, colours.coreEdge)}${disc(0, 0.54, colours.core)}
    <ellipse cx="${x - rx * 0.2}" cy="${y - ry * 0.24}" rx="${rx * 0.2}" ry="${ry * 0.16}" fill="#fff" opacity=".35"/></g>`
}
