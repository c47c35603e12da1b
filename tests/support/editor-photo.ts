import sharp from 'sharp';

/** Returns a photo of a phone: 1600 × 1200, a JPEG that names the place where it was taken. */
export const phonePhoto = async (): Promise<{ name: string; mimeType: string; buffer: Buffer }> => ({
  name: 'IMG 2041.JPG',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#2f7d4f' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '14/1 35/1 0/1' } })
    .jpeg()
    .toBuffer(),
});
