import { saveCanvas } from '../../../../lib/browser/save-file.ts';

/** Side of the saved picture, pixels: sharp enough for every scanner. */
const side = 720;

/** Saves an image as PNG: galleries and wallet apps cannot read SVG. */
export const saveImage = async (src: string, name: string): Promise<void> => {
  const picture = new Image(side, side);
  picture.src = src;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const area = canvas.getContext('2d');
  if (!area) return;
  area.fillStyle = '#fff';
  area.fillRect(0, 0, side, side);
  area.drawImage(picture, 0, 0, side, side);
  await saveCanvas(name, canvas);
};
