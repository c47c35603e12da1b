import type { Request, Response } from 'express';
import express from 'express';
import type { Endpoint } from '#contract/endpoints.ts';
import { invalid } from '#sim/core/invalid.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { ReadBody } from '#sim/features/handler.ts';
import type { Services } from '#sim/features/services.ts';
import { openBody, parseJson } from '#sim/features/shared/open-body.ts';
import { maxBodyBytes } from './body-limit.ts';
import { checkDecoded, decodeBody } from './decode-body.ts';

const raw = express.raw({ type: () => true, limit: maxBodyBytes });

/** Reads and decodes a body as its endpoint declares. Throws a refusal if it cannot be read. */
export const readBody = async (...call: Parameters<typeof readDeclared>): Promise<ReadBody> => {
  const read = await readDeclared(...call);
  checkDecoded(read.body);
  return read;
};

const readDeclared = async (
  request: Request,
  response: Response,
  endpoint: Endpoint,
  services: Services,
): Promise<ReadBody> => {
  if (endpoint.send === 'files') {
    const { readUpload } = await import('./read-upload.ts');
    return readUpload(request, response);
  }
  const contentType = request.headers['content-type'] ?? '';
  const text = decodeBody(await readBytes(request, response), contentType);
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (endpoint.send === 'form') return { body: formOf(type, text), files: [] };
  if (endpoint.send === 'encrypted' && (request.headers.encryption ?? 'none') !== 'none') {
    const sealed = await openBody(jweOf(text), await services.bodyKey());
    return { body: sealed.body, sealed, files: [] };
  }
  if (text === '') return { body: undefined, files: [] };
  if (type !== 'application/json') throw invalid('', 'content-type');
  const body = parseJson(text);
  if (body === undefined) throw invalid('', 'json');
  return { body, files: [] };
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

const readBytes = (request: Request, response: Response): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    raw(request, response, (error?: unknown) => {
      if (!error) resolve(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));
      else if ((error as { status?: number }).status === 413) reject(new Refusal('request.too-large'));
      else reject(invalid('', 'unreadable'));
    });
  });
