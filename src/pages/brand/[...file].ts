import { readFile } from 'node:fs/promises';
import type { APIRoute, GetStaticPaths } from 'astro';
import { brand } from '#brands/current.ts';
import { brandPicture, brandPictures } from '#brands/pictures.ts';

export const getStaticPaths = (() =>
  brandPictures().map((name) => ({
    params: { file: `${brand.id}/${name}` },
    props: { name },
  }))) satisfies GetStaticPaths;

/** Pictures in the folder of the brand. */
export const GET: APIRoute<{ name: string }> = async ({ props }) => {
  const body = new Uint8Array(await readFile(brandPicture(props.name)));
  return new Response(body, {
    headers: { 'Content-Type': props.name.endsWith('.svg') ? 'image/svg+xml' : 'image/webp' },
  });
};
