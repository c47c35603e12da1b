import { element, picture } from '../shell/element.ts';
import { still } from '../shell/motion.ts';

/** How fast the factor grows: doubles in a little over three seconds. */
const growth = 0.00021;
/** Nobody watches a flight for longer, ms. */
const longest = 14_000;

export interface Flight {
  readonly root: HTMLElement;
  /** Flies up to the end; `passed` hears when the target is reached. */
  fly(end: number, target: number, passed: () => void): Promise<void>;
  /** Ends the show at once. */
  land(): void;
}

export const times = (factor: number): string => `×${factor.toFixed(2)}`;

/** The curve of a flight, its rocket and the factor it has reached. */
export const makeFlight = (rocket: string, boom: string): Flight => {
  const canvas = element('canvas', { class: 'sky' });
  const factor = element('p', { class: 'factor', text: times(1) });
  const craft = picture(rocket, 'craft');
  const root = element('div', { class: 'flight', attributes: { 'aria-hidden': 'true' } }, canvas, craft, factor);
  let hurried = false;

  const draw = (elapsed: number, now: number, lost: boolean): void => {
    const { clientWidth: width, clientHeight: height } = root;
    const scale = devicePixelRatio;
    canvas.width = width * scale;
    canvas.height = height * scale;
    const pen = canvas.getContext('2d');
    if (!pen) return;
    pen.scale(scale, scale);
    const [left, floor] = [24, height - 28];
    const [spanX, spanY] = [width - left - 70, floor - 84];
    const ceiling = Math.max(2, now);
    const share = Math.min(1, elapsed / 2600);
    const x = (part: number): number => left + spanX * share * part;
    const y = (part: number): number => floor - (spanY * (Math.exp(Math.log(now) * part) - 1)) / (ceiling - 1);
    pen.strokeStyle = 'rgb(255 255 255 / 0.09)';
    for (let line = 0; line < 5; line += 1) {
      pen.beginPath();
      pen.moveTo(0, floor - (spanY * line) / 4);
      pen.lineTo(width, floor - (spanY * line) / 4);
      pen.stroke();
    }
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
  new ResizeObserver(() => draw(0, 1, false)).observe(root);

  return {
    root,
    land: () => {
      hurried = true;
    },
    fly: (end, target, passed) =>
      new Promise((resolve) => {
        hurried = still();
        const started = performance.now();
        const time = Math.max(600, Math.min(longest, Math.log(end) / growth));
        let told = false;
        craft.src = rocket;
        root.dataset.state = 'up';
        const frame = (): void => {
          const elapsed = performance.now() - started;
          const over = hurried || elapsed >= time;
          const now = over ? end : Math.exp(Math.log(end) * (elapsed / time));
          factor.textContent = times(now);
          if (!told && now >= target) {
            told = true;
            root.dataset.state = 'out';
            passed();
          }
          draw(over ? 2600 : elapsed, now, over && !told);
          if (!over) {
            requestAnimationFrame(frame);
            return;
          }
          craft.src = boom;
          if (!told) root.dataset.state = 'lost';
          resolve();
        };
        frame();
      }),
  };
};
