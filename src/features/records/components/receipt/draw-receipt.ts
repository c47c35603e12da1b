import { tokenValue } from '#ui/token-value.ts';

/** Content of the picture. */
interface Picture {
  readonly brand: string;
  /** URL of the brand's logo. */
  readonly logo: string;
  readonly title: string;
  readonly amount: string;
  readonly status: string;
  readonly tone: 'ok' | 'wait' | 'bad' | 'quiet';
  readonly lines: readonly { readonly label: string; readonly text: string }[];
  readonly verify: string;
  readonly demo: string;
}

const width = 1080;
const margin = 80;
const lineHeight = 92;
const logoHeight = 96;
const barHeight = 180;
const headHeight = 580;
const footHeight = 260;
const ink = { paper: '#ffffff', text: '#0b1220', quiet: '#4d5b78', rule: '#d5dbe8' };
const tones = { ok: '#0b7a48', wait: '#8a5200', bad: '#b3261e', quiet: ink.quiet };
const face = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

/** Sets the largest font size, from `size` down, at which a text fits into `room`. */
const fitFont = (brush: CanvasRenderingContext2D, text: string, size: number, weight: number, room: number): void => {
  let px = size;
  do {
    brush.font = `${weight} ${px}px ${face}`;
    px -= 2;
  } while (brush.measureText(text).width > room && px > 18);
};

/** Returns the brand's logo; null if it cannot be loaded. */
const loadLogo = async (address: string): Promise<HTMLImageElement | null> => {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch {
    return null;
  }
  return image.naturalHeight > 0 ? image : null;
};

/** Draws a receipt on white paper, so that it can also be printed. Throws if the browser cannot draw. */
export const drawReceipt = async (picture: Picture): Promise<HTMLCanvasElement> => {
  const height = headHeight + picture.lines.length * lineHeight + footHeight;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('The browser cannot draw');
  const [middle, room] = [width / 2, width - 2 * margin];
  const centred = (text: string, y: number, size: number, weight: number, colour: string): void => {
    fitFont(brush, text, size, weight, room);
    brush.fillStyle = colour;
    brush.fillText(text, middle, y);
  };
  const rule = (y: number): void => {
    brush.fillStyle = ink.rule;
    brush.fillRect(margin, y, room, 2);
  };
  brush.fillStyle = ink.paper;
  brush.fillRect(0, 0, width, height);
  // The logo is drawn for the page of its brand.
  brush.fillStyle = tokenValue('ink-1');
  brush.fillRect(0, 0, width, barHeight);
  brush.textAlign = 'center';
  const logo = await loadLogo(picture.logo);
  if (logo) {
    const wide = (logo.naturalWidth / logo.naturalHeight) * logoHeight;
    brush.drawImage(logo, middle - wide / 2, (barHeight - logoHeight) / 2, wide, logoHeight);
  } else centred(picture.brand.toUpperCase(), 112, 60, 800, tokenValue('gold'));
  centred(picture.title, 276, 44, 600, ink.quiet);
  centred(picture.amount, 396, 104, 800, ink.text);
  fitFont(brush, picture.status, 40, 700, room - 80);
  const pill = brush.measureText(picture.status).width + 80;
  brush.fillStyle = tones[picture.tone];
  brush.beginPath();
  brush.arc(middle - pill / 2 + 36, 476, 36, Math.PI / 2, -Math.PI / 2);
  brush.arc(middle + pill / 2 - 36, 476, 36, -Math.PI / 2, Math.PI / 2);
  brush.fill();
  centred(picture.status, 490, 40, 700, ink.paper);
  picture.lines.forEach(({ label, text }, index) => {
    const y = headHeight + index * lineHeight;
    rule(y);
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
  const end = headHeight + picture.lines.length * lineHeight;
  rule(end);
  centred(picture.verify, end + 96, 34, 600, ink.text);
  centred(picture.demo, end + 160, 30, 500, ink.quiet);
  return canvas;
};
