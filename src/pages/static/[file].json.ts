import type { APIRoute } from 'astro';
import { deferredWords, deferredWordsName } from '#i18n/built-words.ts';
import type { Locale } from '#i18n/locale.ts';
import { languages } from '#markets/current.ts';

export const getStaticPaths = () =>
  languages.map(({ id }) => ({ params: { file: deferredWordsName(id as Locale) }, props: { locale: id as Locale } }));

export const GET: APIRoute = ({ props }) => Response.json(deferredWords(props.locale));
