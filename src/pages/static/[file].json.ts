import type { APIRoute } from 'astro';
import { deferredWords, lateWordsName } from '../../i18n/built-words.ts';

export const getStaticPaths = () =>
  (['en', 'fil'] as const).map((locale) => ({ params: { file: lateWordsName(locale) }, props: { locale } }));

export const GET: APIRoute = ({ props }) => Response.json(deferredWords(props.locale));
