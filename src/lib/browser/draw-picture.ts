interface Size {
  readonly width: number;
  readonly height: number;
}

interface Drawing extends Size {
  /** Part of the picture that fills the drawing. */
  readonly from: Size & { readonly left: number; readonly top: number };
}

/**
 * Draws an image file on a canvas of the size and from the part of the picture that `drawingOf` returns for its size, all in
 * pixels. Returns null if the file is not an image.
 */
export const drawPicture = async (
  file: Blob,
  drawingOf: (picture: Size) => Drawing,
): Promise<HTMLCanvasElement | null> => {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const { from, width, height } = drawingOf(picture);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG has no transparency: transparent pixels would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, from.left, from.top, from.width, from.height, 0, 0, width, height);
  picture.close();
  return canvas;
};
