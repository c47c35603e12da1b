import { collection, type Doc } from '#sim/core/collection.ts';
import { invalid } from '#sim/core/invalid.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';
import { pictureTypeOf } from '#sim/features/shared/picture-type.ts';

/** A member's uploaded picture as a data URL; the id is the member's. */
interface ProfilePicture extends Doc {
  readonly picture: string;
}

const profilePictures = collection<ProfilePicture>()('portrait');

const maxBytes = 96 * 1024;

export const profilePictureOf = (state: State, memberId: string): string | null =>
  state.get(profilePictures, memberId)?.picture ?? null;

/** Stores an uploaded picture. Throws `request.invalid` for other files, `request.too-large` above 96 KiB. */
export const setProfilePicture = (world: World, memberId: string, picture: string): void => {
  const [, type, data = ''] = /^data:(image\/(?:png|jpeg));base64,([A-Za-z0-9+/]+={0,2})$/.exec(picture) ?? [];
  const bytes = Buffer.from(data, 'base64');
  if (bytes.length > maxBytes) throw new Refusal('request.too-large', { why: `${bytes.length} bytes` });
  // The content decides the file type, not the declared one.
  if (!type || pictureTypeOf('picture', bytes) !== type) throw invalid('picture', 'type');
  world.state.put(profilePictures, { id: memberId, picture });
};

export const removeProfilePicture = ({ state }: World, memberId: string): void => {
  if (state.get(profilePictures, memberId)) state.remove(profilePictures, memberId);
};
