import type { Request, Response } from 'express';
import multer from 'multer';
import { invalid } from '#sim/core/invalid.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { ReadBody } from '#sim/features/handler.ts';
import { uploadLimits } from './upload-limits.ts';

const accept = multer({ storage: multer.memoryStorage(), limits: uploadLimits }).any();

const refusalOf = (error: unknown): Refusal => {
  const { code, field } = error as { code?: string; field?: string };
  return code === 'LIMIT_FILE_SIZE' ? new Refusal('request.too-large') : invalid(field ?? '', code ?? 'unreadable');
};

/** Reads a multipart body: fields become the body, files are separate. */
export const readUpload = (request: Request, response: Response): Promise<ReadBody> =>
  new Promise((resolve, reject) => {
    accept(request, response, (error?: unknown) => {
      if (error) return reject(refusalOf(error));
      const uploads = (request.files ?? []) as Express.Multer.File[];
      const files = uploads.map((upload) => ({
        field: upload.fieldname,
        name: upload.originalname,
        type: upload.mimetype,
        bytes: upload.buffer,
      }));
      resolve({ body: { ...(request.body as object | undefined) }, files });
    });
  });
