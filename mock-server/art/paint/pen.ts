/** A colour, or a colour with opacity and offset from 0 to 1. */
export type Stop = string | readonly [colour: string, opacity: number, at?: number];
/** x1, y1, x2, y2 as shares of the shape's bounding box. */
type Axis = readonly [number, number, number, number];

const downAxis: Axis = [0, 0, 0, 1];
export const horizontal: Axis = [0, 0, 1, 0];
export const diagonal: Axis = [0, 0, 1, 1];

/** Rounds to one decimal, which is finer than a pixel. */
export const roundToTenth = (n: number): number => Math.round(n * 10) / 10;

/** Collects the shared definitions of one picture (gradients, filters, patterns) while its shapes are drawn. */
export class Pen {
  readonly #defs: string[] = [];
  #count = 0;

  id(): string {
    return `a${(this.#count++).toString(36)}`;
  }

  linear(stops: readonly Stop[], axis: Axis = downAxis): string {
    const [x1, y1, x2, y2] = axis;
    return this.#define(
      (id) =>
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopMarkup(stops)}</linearGradient>`,
    );
  }

  radial(stops: readonly Stop[], focus: readonly [number, number] = [0.5, 0.5]): string {
    const [x, y] = focus;
    return this.#define((id) => `<radialGradient id="${id}" fx="${x}" fy="${y}">${stopMarkup(stops)}</radialGradient>`);
  }

  /** Returns a filter attribute that blurs a shape. */
  blur(deviation: number): string {
    const url = this.#define(
      (id) =>
        `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${roundToTenth(deviation)}"/></filter>`,
    );
    return `filter="${url}"`;
  }

  pattern(width: number, height: number, body: string, transform = ''): string {
    const turned = transform && ` patternTransform="${transform}"`;
    return this.#define(
      (id) =>
        `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turned}>${body}</pattern>`,
    );
  }

  /** Returns a clip-path attribute. */
  clip(shape: string): string {
    return `clip-path="${this.#define((id) => `<clipPath id="${id}">${shape}</clipPath>`)}"`;
  }

  /**
   * Returns a filter attribute that gives a group a light rim and a dark soft shadow. Only nearly opaque pixels count,
   * so glass and shadows inside the group get no rim of their own.
   */
  lift(size = 1): string {
    const url = this.#define(
      (id) =>
        `<filter id="${id}" x="-12%" y="-12%" width="124%" height="130%" color-interpolation-filters="sRGB">` +
        '<feColorMatrix in="SourceAlpha" values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 .96 0 0 0 9 -5" result="solid"/>' +
        `<feGaussianBlur in="solid" stdDeviation="${roundToTenth(1.4 * size)}"/>` +
        '<feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 .94 0 0 0 6 0" result="rim"/>' +
        `<feGaussianBlur in="solid" stdDeviation="${roundToTenth(8 * size)}"/><feOffset dy="${roundToTenth(8 * size)}"/>` +
        '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 .04 0 0 0 .72 0" result="drop"/>' +
        '<feMerge><feMergeNode in="drop"/><feMergeNode in="rim"/><feMergeNode in="SourceGraphic"/></feMerge></filter>',
    );
    return `filter="${url}"`;
  }

  /** Returns the complete SVG document. */
  svg(width: number, height: number, body: string): string {
    const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
    const defs = this.#defs.length > 0 ? `<defs>${this.#defs.join('')}</defs>` : '';
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${defs}${body}</svg>`;
  }

  #define(markup: (id: string) => string): string {
    const id = this.id();
    this.#defs.push(markup(id));
    return `url(#${id})`;
  }
}

function stopMarkup(stops: readonly Stop[]): string {
  return stops
    .map((stop, i) => {
      const [colour, opacity, at] = typeof stop === 'string' ? [stop] : stop;
      const offset = at ?? i / Math.max(1, stops.length - 1);
      const veil = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${colour}"${veil}/>`;
    })
    .join('');
}
