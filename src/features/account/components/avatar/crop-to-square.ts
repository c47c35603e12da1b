/** Side of the picture that is sent, pixels. */
const side = 256;

/** Crops an image file to a centred square JPEG. Returns its data URL; null if the file is not an image. */
export const cropToSquare = async (file: Blob): Promise<string | null> => {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const brush = canvas.getContext('2d');
  if (!brush) return null;
  const cut = Math.min(picture.width, picture.height);
  const [left, top] = [(picture.width - cut) / 2, (picture.height - cut) / 2];
  // JPEG has no transparency: transparent pixels would turn black.
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, side, side);
  brush.drawImage(picture, left, top, cut, cut, 0, 0, side, side);
  picture.close();
  return canvas.toDataURL('image/jpeg', 0.85);
};
