import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type IdentityPicture, identityPictures } from '#contract/safety/identity-documents.ts';
import type { Value } from '#contract/types.ts';
import { randomId } from '#lib/browser/random-id.ts';
import { CallAborted, codeOf } from '#lib/http/errors.ts';
import { ignoreFailure } from '#lib/ignore-failure.ts';
import { fileKindOf, type UnusableFile } from '#lib/pictures/image-type.ts';
import { prepareIdentityUpload, uploadIdentityPicture } from '../../api/upload-identity-picture.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** State of a picture and its upload. */
export interface PictureState {
  readonly state: 'empty' | 'uploading' | 'waiting' | 'failed' | 'done';
  /** Object URL of its preview; null if it was uploaded before this page load. */
  readonly preview: string | null;
  /** Share uploaded, 0 to 1. */
  readonly share: number;
  /** Error code. */
  readonly code: string | null;
  /** What the chosen file is, if it cannot be used. */
  readonly unusable: UnusableFile | null;
}

interface Taken {
  readonly file: Blob;
  readonly upload: string;
  received: number;
  readonly stop: AbortController;
}

const empty: PictureState = { state: 'empty', preview: null, share: 0, code: null, unusable: null };

type Pictures = Readonly<Record<IdentityPicture, PictureState>>;

const stateOf = (uploads: Value<'identityStatus'>['uploads'], picture: IdentityPicture): PictureState => {
  const found = uploads.find((it) => it.picture === picture);
  return found && found.received === found.size ? { ...empty, state: 'done', share: 1 } : empty;
};

/**
 * Returns the pictures of an identity verification. Each is uploaded in chunks as soon as it is taken: after a lost
 * connection the upload resumes when the network returns or on request.
 */
export const useIdentityPictures = (uploads: Value<'identityStatus'>['uploads']) => {
  const [pictures, setPictures] = useState<Pictures>(() => ({
    front: stateOf(uploads, 'front'),
    back: stateOf(uploads, 'back'),
    selfie: stateOf(uploads, 'selfie'),
  }));
  const taken = useRef<Partial<Record<IdentityPicture, Taken>>>({});

  const change = (picture: IdentityPicture, part: Partial<PictureState>): void =>
    setPictures((before) => ({ ...before, [picture]: { ...before[picture], ...part } }));

  const send = async (picture: IdentityPicture): Promise<void> => {
    const it = taken.current[picture];
    if (!it) return;
    // Its last chunk may arrive after another picture was taken.
    const update = (part: Partial<PictureState>): void => {
      if (!it.stop.signal.aborted) change(picture, part);
    };
    update({ state: 'uploading', code: null });
    try {
      await uploadIdentityPicture({
        picture,
        file: it.file,
        upload: it.upload,
        from: it.received,
        signal: it.stop.signal,
        onProgress: (sent, received) => {
          it.received = received;
          update({ share: sent / it.file.size });
        },
      });
      update({ state: 'done', share: 1 });
    } catch (error) {
      if (error instanceof CallAborted) return;
      const code = codeOf(error);
      update({ state: code === 'network.offline' ? 'waiting' : 'failed', code });
    }
  };

  const take = async (picture: IdentityPicture, chosen: Blob): Promise<void> => {
    taken.current[picture]?.stop.abort();
    const stop = new AbortController();
    taken.current[picture] = { file: chosen, upload: randomId(), received: 0, stop };
    const { preview } = pictures[picture];
    if (preview) URL.revokeObjectURL(preview);
    change(picture, { ...empty, state: 'uploading' });
    const file = await shrinkPicture(chosen);
    const kind = file ? 'picture' : await fileKindOf(chosen);
    // Another picture was taken in the meantime.
    if (stop.signal.aborted) return;
    if (!file) {
      delete taken.current[picture];
      change(picture, { ...empty, state: 'failed', unusable: kind === 'picture' ? 'notPicture' : kind });
      return;
    }
    taken.current[picture] = { file, upload: randomId(), received: 0, stop };
    change(picture, { preview: URL.createObjectURL(file) });
    await send(picture);
  };

  // A cached status is older than this session's uploads, so pictures not taken on this page take their state from the
  // reloaded status.
  useEffect(() => {
    setPictures((before) => {
      const next = (picture: IdentityPicture): PictureState => {
        const { preview, state } = before[picture];
        return preview === null && (state === 'empty' || state === 'done')
          ? stateOf(uploads, picture)
          : before[picture];
      };
      return { front: next('front'), back: next('back'), selfie: next('selfie') };
    });
  }, [uploads]);

  const onOnline = useEffectEvent(() => {
    for (const it of identityPictures) if (pictures[it].state === 'waiting') void send(it);
  });
  const onUnmount = useEffectEvent(() => {
    for (const it of identityPictures) {
      taken.current[it]?.stop.abort();
      const { preview } = pictures[it];
      if (preview) URL.revokeObjectURL(preview);
    }
  });
  useEffect(() => {
    // Preloads the upload modules, in case the network drops.
    ignoreFailure(prepareIdentityUpload());
    const resume = (): void => onOnline();
    addEventListener('online', resume);
    return () => {
      removeEventListener('online', resume);
      onUnmount();
    };
  }, []);

  return { pictures, take, resume: (picture: IdentityPicture) => void send(picture) };
};

export type IdentityPictures = ReturnType<typeof useIdentityPictures>;
