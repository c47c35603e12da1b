import type { Endpoint } from '#contract/endpoints.ts';
import { invalid } from '#sim/core/invalid.ts';
import type { ReadBody } from '#sim/features/handler.ts';
import type { Services } from '#sim/features/services.ts';
import { openBody, parseJson } from '#sim/features/shared/open-body.ts';
import { maxBodyBytes } from './body-limit.ts';
import { checkDecoded, decodeBody } from './decode-body.ts';
import type { PlainCall } from './plain-call.ts';

/** Reads and decodes a body as its endpoint declares. Throws a refusal if it cannot be read. */
export const readBody = async (...call: Parameters<typeof readDeclared>): Promise<ReadBody> => {
  const read = await readDeclared(...call);
  checkDecoded(read.body);
  return read;
};

const readDeclared = async (call: PlainCall, endpoint: Endpoint, services: Services): Promise<ReadBody> => {
  if (endpoint.send === 'files') return call.readUpload();
  const contentType = call.headers['content-type'] ?? '';
  const bytes = await call.read(maxBodyBytes);
  const text = decodeBody(bytes, contentType);
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (endpoint.send === 'form') return { body: formOf(type, text), bytes, files: [] };
  if (endpoint.send === 'encrypted' && (call.headers.encryption ?? 'none') !== 'none') {
    const sealed = await openBody(jweOf(text), await services.bodyKey());
    return { body: sealed.body, sealed, bytes, files: [] };
  }
  if (text === '') return { body: undefined, bytes, files: [] };
  if (type !== 'application/json') throw invalid('', 'content-type');
  const body = parseJson(text);
  if (body === undefined) throw invalid('', 'json');
  return { body, bytes, files: [] };
};

/** Returns the encrypted text of a body `{"jwe": …}`. */
const jweOf = (text: string): string => {
  const body = parseJson(text);
  const jwe = typeof body === 'object' && body !== null && 'jwe' in body ? body.jwe : undefined;
  if (typeof jwe !== 'string') throw invalid('', 'encryption');
  return jwe;
};

const formOf = (type: string, text: string): unknown => {
  if (text !== '' && type !== 'application/x-www-form-urlencoded') throw invalid('', 'content-type');
  return Object.fromEntries(new URLSearchParams(text));
};
