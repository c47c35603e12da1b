import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { brandPicture } from '#brands/pictures.ts';

/** Device pixels per CSS pixel of the logo's height: sharp on every phone. */
const density = 3;
const height = 36;

/** The brand's logo as a raster picture: as an external `svg` it takes a slow phone 25 ms. */
export const GET: APIRoute = async () => {
  const picture = await sharp(brandPicture('logo.svg'), { density: 288 })
    .resize({ height: height * density })
    .webp({ quality: 84, effort: 5 })
    .toBuffer();
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/webp' } });
};
