import type { Box } from './box';
import { formatTenths, toTenths } from './number';

/** A transformation from the coordinates of a part to those of the illustration. */
export interface Placement {
  place(x: number, y: number): readonly [number, number];
  readonly scale: number;
}

/** Scales by `scale`, rotates clockwise by `degrees`, and moves to (x, y). */
export function placeAt(x: number, y: number, degrees = 0, scale = 1): Placement {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle) * scale;
  const sin = Math.sin(angle) * scale;
  return { place: (px, py) => [x + px * cos - py * sin, y + px * sin + py * cos], scale };
}

/**
 * Builds SVG path data and tracks its bounding box. Steps are written relative to the last rounded position, which keeps the
 * data short and avoids rounding drift.
 */
export class Pen {
  data = '';
  private x = 0;
  private y = 0;
  private startX = 0;
  private startY = 0;
  // The last corner of the polygon of points and control points; the sign of its area is the winding.
  private cornerX = 0;
  private cornerY = 0;
  private doubleArea = 0;
  private left = Infinity;
  private top = Infinity;
  private right = -Infinity;
  private bottom = -Infinity;

  /**
   * @param placement transformation of all points, or null
   * @param grain rounding in tenths of a unit: 10 (whole units) makes shapes with many points, such as leaves and rain, smaller
   */
  constructor(
    private readonly placement: Placement | null = null,
    private readonly grain: 1 | 10 = 1,
  ) {}

  move(x: number, y: number): this {
    const [px, py] = this.place(x, y);
    const hasData = this.data !== '';
    this.data += hasData
      ? `m${this.relative(px, py)}`
      : `M${joinNumbers(formatTenths(px), formatTenths(py))}`;
    this.include(px, py);
    this.x = this.startX = this.cornerX = px;
    this.y = this.startY = this.cornerY = py;
    return this;
  }

  line(x: number, y: number): this {
    const [px, py] = this.place(x, y);
    if (py === this.y) this.data += `h${formatTenths(px - this.x)}`;
    else if (px === this.x) this.data += `v${formatTenths(py - this.y)}`;
    else this.data += `l${this.relative(px, py)}`;
    return this.moveTo(px, py);
  }

  lines(points: readonly (readonly [number, number])[]): this {
    for (const [x, y] of points) this.line(x, y);
    return this;
  }

  /** A quadratic Bézier curve with the control point (cx, cy). */
  curve(cx: number, cy: number, x: number, y: number): this {
    const [pcx, pcy] = this.place(cx, cy);
    const [px, py] = this.place(x, y);
    this.data += `q${joinNumbers(this.relative(pcx, pcy), this.relative(px, py))}`;
    this.addCorner(pcx, pcy);
    return this.moveTo(px, py);
  }

  /** An elliptical arc of less than 180 degrees. */
  arc(radiusX: number, radiusY: number, x: number, y: number, isClockwise = true): this {
    const scale = this.placement?.scale ?? 1;
    const rx = this.round(radiusX * scale);
    const ry = this.round(radiusY * scale);
    const [px, py] = this.place(x, y);
    const radii = joinNumbers(formatTenths(rx), formatTenths(ry));
    this.data += `a${radii} 0 0 ${joinNumbers(isClockwise ? '1' : '0', this.relative(px, py))}`;
    const maxRadius = Math.max(rx, ry);
    const middleX = (this.x + px) / 2;
    const middleY = (this.y + py) / 2;
    this.include(middleX - maxRadius, middleY - maxRadius);
    this.include(middleX + maxRadius, middleY + maxRadius);
    return this.moveTo(px, py);
  }

  /** A clockwise ellipse with the center (cx, cy). */
  ellipse(cx: number, cy: number, radiusX: number, radiusY: number): this {
    const scale = this.placement?.scale ?? 1;
    const [px, py] = this.place(cx, cy);
    const rx = this.round(radiusX * scale);
    const ry = this.round(radiusY * scale);
    const from = [px - rx, py] as const;
    this.data +=
      this.data === ''
        ? `M${joinNumbers(formatTenths(from[0]), formatTenths(py))}`
        : `m${this.relative(from[0], py)}`;
    const radii = joinNumbers(formatTenths(rx), formatTenths(ry));
    this.data += `a${radii} 0 1 1 ${formatTenths(2 * rx)} 0a${radii} 0 1 1 ${formatTenths(-2 * rx)} 0z`;
    [this.x, this.y] = from;
    this.doubleArea += 2 * rx * ry;
    this.include(px - rx, py - ry);
    this.include(px + rx, py + ry);
    return this;
  }

  circle(cx: number, cy: number, radius: number): this {
    return this.ellipse(cx, cy, radius, radius);
  }

  rect(x: number, y: number, width: number, height: number): this {
    return this.move(x, y)
      .line(x + width, y)
      .line(x + width, y + height)
      .line(x, y + height)
      .close();
  }

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
    this.addCorner(this.startX, this.startY);
    this.x = this.startX;
    this.y = this.startY;
    return this;
  }

  /** The bounding box with a margin on each side, in user units. */
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

  private relative(x: number, y: number): string {
    return joinNumbers(formatTenths(x - this.x), formatTenths(y - this.y));
  }

  private moveTo(x: number, y: number): this {
    this.addCorner(x, y);
    this.x = x;
    this.y = y;
    return this;
  }

  private addCorner(x: number, y: number): void {
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

/** Joins two numbers with a space, which is not needed before a minus sign. */
function joinNumbers(first: string, second: string): string {
  return second.startsWith('-') ? first + second : `${first} ${second}`;
}
