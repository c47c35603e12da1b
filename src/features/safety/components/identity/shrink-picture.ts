/** Longest side of a picture that is sent, pixels: enough to read an ID, small enough for a slow network. */
const maxSide = 1600;

/** Returns a picture of the camera as a JPEG of a size to send; null if the file is no picture. */
export const shrinkPicture = async (file: Blob): Promise<Blob | null> => {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  });
  const brush = canvas.getContext('2d');
  if (!brush) return null;
  // JPEG has no transparency: transparent pixels would turn black.
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
};
