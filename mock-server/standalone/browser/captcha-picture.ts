/** Size of a captcha, as its renderer's options state it. */
interface PictureSize {
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
}

const within = (range: number): number => Math.round((Math.random() - 0.5) * range);

/** Returns a text as a picture (SVG), in place of `svg-captcha`, which reads its font from a file. */
const drawCaptcha = (text: string, { width, height, fontSize }: PictureSize): string => {
  const step = width / (text.length + 1);
  const letters = [...text].map((letter, at) => {
    const [x, y] = [step * (at + 1), height * 0.7 + within(height / 5)];
    return `<text x="${x}" y="${y}" transform="rotate(${within(30)} ${x} ${y})">${letter}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><g font-family="serif" font-size="${fontSize * 0.7}" text-anchor="middle" fill="#333">${letters.join('')}</g></svg>`;
};

export default drawCaptcha;
