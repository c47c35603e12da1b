import type { APIRoute } from 'astro';
import { deferredWords, deferredWordsName } from '#i18n/built-words.ts';

export const getStaticPaths = () =>
  (['en', 'fil'] as const).map((locale) => ({ params: { file: deferredWordsName(locale) }, props: { locale } }));

export const GET: APIRoute = ({ props }) => Response.json(deferredWords(props.locale));
