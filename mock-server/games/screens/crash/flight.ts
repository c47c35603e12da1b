import { element, picture } from '../shell/element.ts';

export type FlightState = 'up' | 'out' | 'lost';

export interface Flight {
  readonly root: HTMLElement;
  /** Shows the flight at a factor; the curve widens in the first seconds. */
  show(factor: number, state: FlightState, elapsed?: number): void;
}

/** Time until the curve has its full width, ms. */
const unfoldMs = 2600;

export const formatFactor = (factor: number): string => `×${factor.toFixed(2)}`;

/** Creates the curve of a flight with its rocket and the factor reached. */
export const makeFlight = (rocket: string, boom: string): Flight => {
  const canvas = element('canvas', { class: 'sky' });
  const factor = element('p', { class: 'factor', text: formatFactor(1) });
  const craft = picture(rocket, 'craft');
  const root = element('div', { class: 'flight', attributes: { 'aria-hidden': 'true' } }, canvas, craft, factor);

  const label = (pen: CanvasRenderingContext2D, text: string, x: number, y: number): void => {
    pen.fillStyle = 'rgb(255 255 255 / 0.62)';
    pen.font = '600 12px system-ui, sans-serif';
    pen.fillText(text, x, y);
  };

  const draw = (elapsed: number, now: number, lost: boolean): void => {
    const { clientWidth: width, clientHeight: height } = root;
    const scale = devicePixelRatio;
    canvas.width = width * scale;
    canvas.height = height * scale;
    const pen = canvas.getContext('2d');
    if (!pen) return;
    pen.scale(scale, scale);
    const [left, floor] = [64, height - 28];
    const [spanX, spanY] = [width - left - 70, floor - 84];
    const ceiling = Math.max(2, now);
    const share = Math.min(1, elapsed / unfoldMs);
    const x = (part: number): number => left + spanX * share * part;
    const y = (part: number): number => floor - (spanY * (Math.exp(Math.log(now) * part) - 1)) / (ceiling - 1);
    pen.strokeStyle = 'rgb(255 255 255 / 0.12)';
    for (let line = 0; line < 5; line += 1) {
      const lineY = floor - (spanY * line) / 4;
      pen.beginPath();
      pen.moveTo(left, lineY);
      pen.lineTo(width, lineY);
      pen.stroke();
      label(pen, (1 + ((ceiling - 1) * line) / 4).toFixed(ceiling < 4 ? 2 : ceiling < 10 ? 1 : 0), 12, lineY + 4);
    }
    const seconds = elapsed / 1000;
    if (seconds > 0.5)
      for (const part of [0.5, 1]) label(pen, `${(seconds * part).toFixed(0)} s`, x(part) - 8, height - 10);
    pen.beginPath();
    pen.moveTo(left, floor);
    for (let part = 0; part <= 1; part += 0.02) pen.lineTo(x(part), y(part));
    pen.lineWidth = 5;
    pen.lineCap = 'round';
    pen.strokeStyle = lost ? '#ff8a8a' : '#f4c95d';
    pen.stroke();
    pen.lineTo(x(1), floor);
    pen.closePath();
    const fill = pen.createLinearGradient(0, 0, 0, height);
    fill.addColorStop(0, lost ? 'rgb(255 138 138 / 0.4)' : 'rgb(244 201 93 / 0.4)');
    fill.addColorStop(1, 'transparent');
    pen.fillStyle = fill;
    pen.fill();
    craft.style.translate = `${x(1) - 28}px ${y(1) - 34}px`;
  };
  let redraw = (): void => draw(0, 1, false);
  new ResizeObserver(() => redraw()).observe(root);

  return {
    root,
    show: (now, state, elapsed = now > 1 ? unfoldMs : 0) => {
      factor.textContent = formatFactor(now);
      const source = state === 'lost' ? boom : rocket;
      if (craft.getAttribute('src') !== source) craft.src = source;
      root.dataset.state = state;
      redraw = () => draw(elapsed, now, state === 'lost');
      redraw();
    },
  };
};
