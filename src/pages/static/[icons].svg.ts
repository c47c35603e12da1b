import type { APIRoute } from 'astro';
import { categoryFileText, iconFileText } from '#ui/styles/icon-drawings.ts';

export const getStaticPaths = () =>
  Object.entries({ icons: iconFileText, categories: categoryFileText }).map(([name, text]) => ({
    params: { icons: `${name}.${import.meta.env.PUBLIC_ICONS}` },
    props: { text },
  }));

export const GET: APIRoute = ({ props }) => new Response(props.text, { headers: { 'Content-Type': 'image/svg+xml' } });
