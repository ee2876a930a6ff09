import type { Box } from './box';
import { printTenths, toTenths } from './number';

/** Moves points of a part from its own place to the picture. */
export interface Placement {
  place(x: number, y: number): readonly [number, number];
  /** How much larger lengths become. */
  readonly scale: number;
}

/** Places a part at (x, y), turned clockwise by `degrees` and enlarged by `scale`. */
export function placeAt(x: number, y: number, degrees = 0, scale = 1): Placement {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle) * scale;
  const sin = Math.sin(angle) * scale;
  return { place: (px, py) => [x + px * cos - py * sin, y + px * sin + py * cos], scale };
}

/**
 * Writes SVG path data and keeps the box around it. Steps are printed relative to the last point,
 * from rounded positions, so the data stays short and nothing drifts.
 */
export class Pen {
  data = '';
  private x = 0;
  private y = 0;
  private startX = 0;
  private startY = 0;
  // The last point of the outline's own polygon, control points included: its area tells the winding.
  private cornerX = 0;
  private cornerY = 0;
  private doubleArea = 0;
  private left = Infinity;
  private top = Infinity;
  private right = -Infinity;
  private bottom = -Infinity;

  /**
   * @param placement where a part drawn in its own units stands; none for picture units.
   * @param grain the finest step kept, in tenths of a unit: 10 suits leaves and rain, whose data is
   * mostly numbers and where nobody sees half a unit.
   */
  constructor(
    private readonly placement: Placement | null = null,
    private readonly grain: 1 | 10 = 1,
  ) {}

  /** Starts a new outline. */
  move(x: number, y: number): this {
    const [px, py] = this.place(x, y);
    const nearby = this.data !== '';
    this.data += nearby ? `m${this.step(px, py)}` : `M${join(printTenths(px), printTenths(py))}`;
    this.include(px, py);
    this.x = this.startX = this.cornerX = px;
    this.y = this.startY = this.cornerY = py;
    return this;
  }

  line(x: number, y: number): this {
    const [px, py] = this.place(x, y);
    if (py === this.y) this.data += `h${printTenths(px - this.x)}`;
    else if (px === this.x) this.data += `v${printTenths(py - this.y)}`;
    else this.data += `l${this.step(px, py)}`;
    return this.arrive(px, py);
  }

  lines(points: readonly (readonly [number, number])[]): this {
    for (const [x, y] of points) this.line(x, y);
    return this;
  }

  /** A curve pulled by one control point. */
  bend(cx: number, cy: number, x: number, y: number): this {
    const [pcx, pcy] = this.place(cx, cy);
    const [px, py] = this.place(x, y);
    this.data += `q${join(this.step(pcx, pcy), this.step(px, py))}`;
    this.pass(pcx, pcy);
    return this.arrive(px, py);
  }

  /** An elliptical arc of less than half a turn; clockwise on the screen unless told otherwise. */
  arc(radiusX: number, radiusY: number, x: number, y: number, clockwise = true): this {
    const scale = this.placement?.scale ?? 1;
    const rx = this.round(radiusX * scale);
    const ry = this.round(radiusY * scale);
    const [px, py] = this.place(x, y);
    const radii = join(printTenths(rx), printTenths(ry));
    this.data += `a${radii} 0 0 ${join(clockwise ? '1' : '0', this.step(px, py))}`;
    const reach = Math.max(rx, ry);
    const middleX = (this.x + px) / 2;
    const middleY = (this.y + py) / 2;
    this.include(middleX - reach, middleY - reach);
    this.include(middleX + reach, middleY + reach);
    return this.arrive(px, py);
  }

  /** A whole ellipse, clockwise, around its centre. */
  ellipse(cx: number, cy: number, radiusX: number, radiusY: number): this {
    const scale = this.placement?.scale ?? 1;
    const [px, py] = this.place(cx, cy);
    const rx = this.round(radiusX * scale);
    const ry = this.round(radiusY * scale);
    const from = [px - rx, py] as const;
    this.data +=
      this.data === '' ? `M${join(printTenths(from[0]), printTenths(py))}` : `m${this.step(from[0], py)}`;
    const radii = join(printTenths(rx), printTenths(ry));
    this.data += `a${radii} 0 1 1 ${printTenths(2 * rx)} 0a${radii} 0 1 1 ${printTenths(-2 * rx)} 0z`;
    [this.x, this.y] = from;
    this.doubleArea += 2 * rx * ry;
    this.include(px - rx, py - ry);
    this.include(px + rx, py + ry);
    return this;
  }

  circle(cx: number, cy: number, radius: number): this {
    return this.ellipse(cx, cy, radius, radius);
  }

  /** A whole upright rectangle, clockwise. */
  rect(x: number, y: number, width: number, height: number): this {
    return this.move(x, y)
      .line(x + width, y)
      .line(x + width, y + height)
      .line(x, y + height)
      .close();
  }

  /** A rectangle with round corners, clockwise. */
  roundRect(x: number, y: number, width: number, height: number, radius: number): this {
    const r = Math.min(radius, width / 2, height / 2);
    const [right, bottom] = [x + width, y + height];
    this.move(x + r, y).line(right - r, y);
    this.arc(r, r, right, y + r);
    if (height > 2 * r) this.line(right, bottom - r);
    this.arc(r, r, right - r, bottom).line(x + r, bottom);
    this.arc(r, r, x, bottom - r);
    if (height > 2 * r) this.line(x, y + r);
    this.arc(r, r, x + r, y).close();
    return this;
  }

  close(): this {
    this.data += 'z';
    this.pass(this.startX, this.startY);
    this.x = this.startX;
    this.y = this.startY;
    return this;
  }

  /** The box around everything drawn, `margin` wider on each side, in picture units. */
  box(margin = 0): Box {
    return {
      left: this.left / 10 - margin,
      top: this.top / 10 - margin,
      right: this.right / 10 + margin,
      bottom: this.bottom / 10 + margin,
    };
  }

  get winding(): 1 | -1 | 0 {
    return this.doubleArea > 0 ? 1 : this.doubleArea < 0 ? -1 : 0;
  }

  private place(x: number, y: number): readonly [number, number] {
    if (this.placement === null) return [this.round(x), this.round(y)];
    const [px, py] = this.placement.place(x, y);
    return [this.round(px), this.round(py)];
  }

  private round(value: number): number {
    return toTenths(value / this.grain) * this.grain;
  }

  private step(x: number, y: number): string {
    return join(printTenths(x - this.x), printTenths(y - this.y));
  }

  private arrive(x: number, y: number): this {
    this.pass(x, y);
    this.x = x;
    this.y = y;
    return this;
  }

  private pass(x: number, y: number): void {
    this.doubleArea += this.cornerX * y - x * this.cornerY;
    this.cornerX = x;
    this.cornerY = y;
    this.include(x, y);
  }

  private include(x: number, y: number): void {
    if (x < this.left) this.left = x;
    if (x > this.right) this.right = x;
    if (y < this.top) this.top = y;
    if (y > this.bottom) this.bottom = y;
  }
}

/** Two printed numbers side by side; a minus sign separates by itself. */
function join(first: string, second: string): string {
  return second.startsWith('-') ? first + second : `${first} ${second}`;
}
