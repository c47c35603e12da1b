import { tokenValue } from '#ui/token-value.ts';

/** Content of the poster. */
interface Poster {
  readonly brand: string;
  readonly title: string;
  readonly gift: string;
  readonly scan: string;
  readonly age: string;
  readonly code: string;
  /** QR code as a data URL. */
  readonly qr: string;
}

const width = 1080;
const height = 1440;
const middle = width / 2;

/** Returns the colours and the typeface of the brand. */
const lookOf = () => ({
  glow: tokenValue('glow'),
  ground: tokenValue('ink-1'),
  gold: tokenValue('gold'),
  text: tokenValue('text'),
  quiet: tokenValue('text-2'),
  face: tokenValue('font'),
});

type Look = ReturnType<typeof lookOf>;

/** A QR code needs dark on white. */
const paper = '#ffffff';

const pictureOf = async (src: string): Promise<HTMLImageElement> => {
  const picture = Object.assign(new Image(), { src });
  await picture.decode();
  return picture;
};

/** Writes a line in the largest font size, from `size` down, that fits the poster. */
const write = (
  brush: CanvasRenderingContext2D,
  face: string,
  [text, y, size, weight]: readonly [text: string, y: number, size: number, weight: number],
): void => {
  const room = width - 160;
  let fitting = size;
  do {
    brush.font = `${weight} ${fitting}px ${face}`;
    fitting -= 2;
  } while (brush.measureText(text).width > room && fitting > 20);
  brush.fillText(text, middle, y);
};

/** Paints the background: light from above and a ring of rays behind the code. */
const paintGround = (brush: CanvasRenderingContext2D, { glow, ground, gold }: Look): void => {
  brush.fillStyle = ground;
  brush.fillRect(0, 0, width, height);
  const light = brush.createRadialGradient(middle, -80, 60, middle, -80, 1100);
  light.addColorStop(0, glow);
  light.addColorStop(1, ground);
  brush.fillStyle = light;
  brush.fillRect(0, 0, width, height);
  brush.fillStyle = gold;
  brush.globalAlpha = 0.08;
  for (let ray = 0; ray < 24; ray += 1) {
    const [from, to] = [(ray * Math.PI) / 12, (ray * Math.PI) / 12 + Math.PI / 24];
    brush.beginPath();
    brush.moveTo(middle, 830);
    brush.arc(middle, 830, 900, from, to);
    brush.fill();
  }
  brush.globalAlpha = 1;
};

const box = (brush: CanvasRenderingContext2D, x: number, y: number, side: number, round: number): void => {
  brush.beginPath();
  brush.moveTo(x + round, y);
  brush.arcTo(x + side, y, x + side, y + side, round);
  brush.arcTo(x + side, y + side, x, y + side, round);
  brush.arcTo(x, y + side, x, y, round);
  brush.arcTo(x, y, x + side, y, round);
  brush.fill();
};

/** Draws an invitation poster to save and share: brand, reward, QR code and typed code. */
export const drawPoster = async ({ brand, title, gift, scan, age, code, qr }: Poster): Promise<HTMLCanvasElement> => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('this browser draws no pictures');
  const picture = await pictureOf(qr);
  const look = lookOf();
  const line = (...text: Parameters<typeof write>[2]): void => write(brush, look.face, text);
  paintGround(brush, look);
  brush.textAlign = 'center';
  brush.fillStyle = look.gold;
  line(brand.toUpperCase(), 150, 64, 800);
  brush.fillStyle = look.text;
  line(title, 300, 108, 800);
  brush.fillStyle = look.gold;
  line(gift, 390, 56, 700);
  brush.fillStyle = paper;
  box(brush, middle - 330, 500, 660, 40);
  brush.drawImage(picture, middle - 300, 530, 600, 600);
  brush.fillStyle = look.text;
  line(scan, 1240, 52, 700);
  line(code, 1310, 48, 600);
  brush.fillStyle = look.quiet;
  line(age, 1390, 32, 500);
  return canvas;
};
