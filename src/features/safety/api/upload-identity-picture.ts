import { type IdentityPicture, identityUpload } from '#contract/safety/identity-documents.ts';
import { uploadIdentityPicture as uploadPiece } from '#contract/safety/identity-verification.ts';
import { api } from '#lib/http/client.ts';

interface PictureUpload {
  readonly picture: IdentityPicture;
  readonly file: Blob;
  /** Id of this upload; the same id resumes it. */
  readonly upload: string;
  /** Offset in bytes at which it resumes. */
  readonly from: number;
  readonly signal: AbortSignal;
  /** Called with the bytes sent; `received` counts only complete chunks. */
  readonly onProgress: (sent: number, received: number) => void;
}

/** Loads the modules that an upload needs. */
export const prepareIdentityUpload = () => import('#lib/http/fetch-with-progress.ts');

/** Uploads a picture in chunks. Rejects if a chunk cannot be sent; earlier chunks stay on the server. */
export const uploadIdentityPicture = async ({
  picture,
  file,
  upload,
  from,
  signal,
  onProgress,
}: PictureUpload): Promise<void> => {
  const { fetchWithProgress } = await prepareIdentityUpload();
  const { size } = file;
  let offset = from;
  for (let isComplete = false; !isComplete; ) {
    const start = offset;
    const piece = file.slice(start, start + identityUpload.chunkBytes);
    const reply = await api(uploadPiece, {
      body: { picture, upload, size, offset: start },
      files: { name: 'file', list: [new File([piece], picture)] },
      fetch: fetchWithProgress((share) => onProgress(start + share * piece.size, start)),
      signal,
    });
    ({ complete: isComplete, received: offset } = reply);
    onProgress(offset, offset);
  }
};
