import type { APIRoute, GetStaticPaths } from 'astro';
import { brand } from '#brands/current.ts';
import { consolidatedSettings } from '#contract/site/system.ts';
import { api } from '#lib/http/client.ts';

/**
 * The brand's app icons and the picture of shared links: generated like the image host's, served by the site itself.
 */
const files = ['icon-180', 'icon-192', 'icon-512', 'maskable-512', 'share'] as const;

export const getStaticPaths = (() => files.map((file) => ({ params: { file } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params }) => {
  const { imageCDNs } = await api(consolidatedSettings);
  const address = new URL(`${imageCDNs[0]}/brands/${brand.id}/${params.file}.png`, process.env.BUILD_API_BASE);
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`icons: ${address.pathname} answered ${reply.status}`);
  return new Response(await reply.arrayBuffer(), { headers: { 'Content-Type': 'image/png' } });
};
