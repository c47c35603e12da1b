/** Content of the picture. */
interface Picture {
  readonly brand: string;
  readonly title: string;
  readonly amount: string;
  readonly status: string;
  readonly lines: readonly { readonly label: string; readonly text: string }[];
  readonly verify: string;
  readonly demo: string;
}

const width = 1080;
const margin = 80;
const lineHeight = 92;
const headHeight = 560;
const footHeight = 260;
const ink = { paper: '#ffffff', bar: '#0b1220', gold: '#f4c95d', text: '#0b1220', quiet: '#4d5b78', rule: '#d5dbe8' };
const face = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

/** Sets the largest font size, from `size` down, at which a text fits into `room`. */
const fitFont = (brush: CanvasRenderingContext2D, text: string, size: number, weight: number, room: number): void => {
  let px = size;
  do {
    brush.font = `${weight} ${px}px ${face}`;
    px -= 2;
  } while (brush.measureText(text).width > room && px > 18);
};

/** Draws a receipt on white paper, so that it can also be printed. Throws if the browser cannot draw. */
export const drawReceipt = (it: Picture): HTMLCanvasElement => {
  const height = headHeight + it.lines.length * lineHeight + footHeight;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('The browser cannot draw');
  const [middle, room] = [width / 2, width - 2 * margin];
  const centred = (text: string, y: number, size: number, weight: number, colour: string): void => {
    fitFont(brush, text, size, weight, room);
    brush.fillStyle = colour;
    brush.fillText(text, middle, y);
  };
  brush.fillStyle = ink.paper;
  brush.fillRect(0, 0, width, height);
  brush.fillStyle = ink.bar;
  brush.fillRect(0, 0, width, 180);
  brush.textAlign = 'center';
  centred(it.brand.toUpperCase(), 112, 60, 800, ink.gold);
  centred(it.title, 280, 44, 600, ink.quiet);
  centred(it.amount, 400, 104, 800, ink.text);
  centred(it.status, 476, 44, 700, ink.text);
  it.lines.forEach(({ label, text }, index) => {
    const y = headHeight + index * lineHeight;
    brush.fillStyle = ink.rule;
    brush.fillRect(margin, y, room, 2);
    brush.textAlign = 'left';
    fitFont(brush, label, 34, 500, room * 0.34);
    brush.fillStyle = ink.quiet;
    brush.fillText(label, margin, y + 58);
    brush.textAlign = 'right';
    fitFont(brush, text, 36, 600, room * 0.64);
    brush.fillStyle = ink.text;
    brush.fillText(text, width - margin, y + 58);
  });
  brush.textAlign = 'center';
  const end = headHeight + it.lines.length * lineHeight;
  brush.fillStyle = ink.rule;
  brush.fillRect(margin, end, room, 2);
  centred(it.verify, end + 96, 34, 600, ink.text);
  centred(it.demo, end + 160, 30, 500, ink.quiet);
  return canvas;
};
